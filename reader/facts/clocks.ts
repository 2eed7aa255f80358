import type { Day, Mention } from './times.ts'
import type { Token } from './tokens.ts'
import { halfIn, hourIn, partsBeforeHour, partsBehindHour, relativeDays, weekdays } from './words/calendar-words.ts'

export interface ClockSpan {
  hour: number
  minute: number
  end: { hour: number; minute: number } | null
}

/** `isInWords` as in "at ten" and "half past two". */
export interface ClockMention extends Mention<ClockSpan> {
  isInWords: boolean
}

// What stands before a time of day; folded, as every word here.
const before =
  /^(?:at|um|om|kl|kl\.|klo|kello|klockan|klokka|a|alle|as|las|o|ab|saat|from|von|van|vanaf|de|das|dalle|od|@|ore|klokken|fra|fran|between|desde|vers|pelas|verso|gegen|rond|na|godz|godz\.|godzinie|godzine|for|by|til|till|around|about|zwischen|entre|tussen|tra|mellan|mellem|mellom|miedzy|beginn|start|starts)$/
// Behind these a number alone is an hour, if nothing that is counted follows.
const ahead = /^(?:at|um|kello|alle|dalle|las|saat|@|vers|ore)$/
const aheadIn: Record<string, RegExp> = { nl: /^om$/, pt: /^(?:as|das|pelas)$/, pl: /^(?:o|godz|godz\.|godzinie|godzine)$/ }
// Behind these any number is.
const told = /^(?:kl|kl\.|klo|klokken|klokka|klockan|godz|godz\.|godzinie)$/
const label = /^(?:time|tid|zeit|uhrzeit|heure|hora|ora|tijd|aika|tidspunkt|klokkeslett|godzina|beginn|start|interview|when)$/
// Words that count hours and tell them: "14 h", "duurt 2 uur".
const hourSign = /^(?:h|u|uur|hrs|heures?|horas?|ore)$/
const clockSign = /^(?:uhr|o'clock)$/
const minutes = /^min/
const counted =
  /^(?:people|of|our|the|least|most|street|st|avenue|euros?|eur|personen|persone|personas|pessoas|days?|weeks?|years?|hours?|questions|pw|%|€|£|\$)$/
// "20 uur per week"
const share = /^(?:per|pro|par|pr|por|a|i|w|na|om)$/
const unit =
  /^(?:week|weken|woche|semaine|semana|settimana|uke|uge|uken|ugen|veckan|tydzien|tygodniu|day|dag|tag|jour|dia|giorno|dagen)$/
/** 'Would 10.30 the same day do?' */
const same = /^(?:same|selben|gleichen|desselben|dezelfde|zelfde|samma|samme|samana|tego)$/
const day = /^(?:day|tag|tages|tage|dag|paivana|samego)$/
const money = /^(?:€|£|\$|euros?|eur|usd|gbp|zl|kr)$/
const linking = /^(?:-|–|—|to|bis|tot|till|until|til|a|alle|do|das|as|)$/
const joining = /^(?:and|und|et|y|e|en|i|og|och)$/
const between = /^(?:between|zwischen|entre|tussen|tra|fra|mellan|mellem|mellom|miedzy)$/
const about =
  /^(?:about|around|approx|approximately|roughly|ca|ca\.|etwa|circa|cirka|ungefahr|ongeveer|environ|noin|okolo|las|le|la|kl|kl\.|klo|godz|godz\.|o|ore|12)$/
const noon = /^(?:noon|midday|mittag|mittags|midi|mediodia|mezzogiorno)$/

/**
 * Every time of day a text names, with its end when it is a span. What belongs to a date is none of it. Where nothing says which half of the
 * day is meant, one to six are the afternoon to whoever counts to twelve, and an hour in words between these and eight is none.
 */
export function clocksIn(tokens: Token[], days: Mention<Day>[], language: string | null): ClockMention[] {
  const isDate = (index: number) => days.some(({ from, to }) => from <= index && index < to)
  const parts = tokens.flatMap((token, index) => splitRange(token).map((part) => ({ ...part, index, isDate: isDate(index) })))
  const found: ClockMention[] = []
  for (let at = 0; at < parts.length; at++) {
    const mention = parted(parts, at, language) ?? span(parts, at, language)
    if (!mention) continue
    found.push({ ...mention, from: parts[at]?.index ?? 0, to: (parts[mention.to - 1]?.index ?? 0) + 1 })
    at = mention.to - 1
  }
  if (found.some(({ isInWords }) => !isInWords))
    return found.filter((clock) => !clock.isInWords || isOfOwnDay(clock, found, days))
  if (found.length > 0) return found
  return parts.flatMap((part, at) => {
    const value = inWords(parts, at, language)
    return value === null ? [] : [{ value, from: part.index, to: part.index + 1, isInWords: true }]
  })
}

/** In words beside digits it must be of a day that they leave without an hour: 'Thursday at 8 or Friday at half past two'. */
function isOfOwnDay(clock: ClockMention, all: readonly ClockMention[], days: readonly Mention<Day>[]): boolean {
  const day = days.findLast(({ from }) => from < clock.from)
  if (day === undefined || clock.from - day.to > 2) return false
  const next = days.find(({ from }) => from > day.from)?.from ?? Number.POSITIVE_INFINITY
  return !all.some(({ from, isInWords }) => !isInWords && from > day.from && from < next)
}

interface Part {
  text: string
  word: string
  after: string
  index: number
  isDate: boolean
}

const time = '\\d{1,2}(?:[:.hu,]\\d{2}|[hu])?(?:[ap]m)?'
const range = new RegExp(`^(${time})(?:([-–—])|(?<=[:.h]\\d\\d)(/)(?=\\d\\d?[:.h]))(${time}[hu]?)$`)

/** "10:00-11:00", "1pm–2pm", "kl.14.30" and "@2pm" are several words in one; "10:00/11:00" are two times. */
function splitRange({ text, word, after }: Token): Pick<Part, 'text' | 'word' | 'after'>[] {
  const glued = /^(kl|klo|godz|ore|h|@)\.?(\d.*)$/.exec(word)
  if (glued?.[2] !== undefined) {
    const lead = glued[1] === 'h' ? 'ore' : (glued[1] as string)
    return [{ text: lead, word: lead, after: '' }, ...splitRange({ text: glued[2], word: glued[2], after } as Token)]
  }
  const ends = range.exec(word)
  if (!ends) return [{ text, word, after }]
  const [, first = '', dash, slash = '', second = ''] = ends
  const sign = dash ?? slash
  return [
    { text: first, word: first, after: '' },
    { text: sign, word: sign, after: '' },
    { text: second, word: second, after },
  ]
}

interface Clock {
  hour: number
  minute: number
  /** Which half of the day is said. */
  half: 'a' | 'p' | null
  /** Whether it can be nothing else; a number by itself is an hour beside one that is. */
  isSure: boolean
  isDotted: boolean
  /** Written as who counts to 24 writes: "02:30". */
  isWhole: boolean
  to: number
}

const figures = /^(\d{1,2})(?:([:.,hu])([0-5]\d)(?::[0-5]\d)?)?(h|u|uhr|uur|hrs|am|pm|a|p|a\.m\.?|p\.m\.?)?$/

function clockAt(parts: Part[], at: number, language: string | null): Clock | null {
  const part = parts[at]
  if (!part || part.isDate) return null
  if (noon.test(part.word)) return { hour: 12, minute: 0, half: 'p', isSure: true, isDotted: false, isWhole: false, to: at + 1 }
  if (part.word === 'midnight')
    return { hour: 23, minute: 59, half: 'p', isSure: true, isDotted: false, isWhole: true, to: at + 1 }
  const previous = parts[at - 1]?.word ?? ''
  const isTold = told.test(previous)
  const isBehind = before.test(previous) || isLabel(parts[at - 1]) || isTold
  // "kl. 1430", "by 0830", "1430 hrs"
  const whole = /^(?:[01]\d|2[0-3])[0-5]\d$/.test(part.word)
  const isWritten =
    whole && (isTold || (isBehind && part.word.startsWith('0')) || /^(?:hrs|h|hours|uhr)$/.test(parts[at + 1]?.word ?? ''))
  const found = figures.exec(isWritten ? `${part.word.slice(0, 2)}:${part.word.slice(2)}` : part.word)
  if (!found) return null
  const [, hours = '', sign, shown, suffix = ''] = found
  const hour = Number(hours)
  let minute = Number(shown ?? 0)
  let to = at + 1
  let half: Clock['half'] = /^[ap]/.test(suffix) ? (suffix[0] as 'a' | 'p') : null
  const next = part.after === '' ? (parts[to]?.word ?? '') : ''
  if (half === null && /^[ap]\.?m?\.?$/.test(next) && (next.length > 1 || /^m/.test(parts[to + 1]?.word ?? ''))) {
    half = next[0] as 'a' | 'p'
    to += 1
  }
  const isSigned = clockSign.test(next) || suffix.startsWith('uh')
  const isHours = hourSign.test(next) || /^[hu]/.test(suffix) || (sign !== undefined && 'hu'.includes(sign))
  if (half === null && (clockSign.test(next) || hourSign.test(next))) to += 1
  // "14 h 30", "7 Uhr 15"
  const open = parts[to - 1]?.after === '' ? parts[to] : undefined
  if (
    shown === undefined &&
    (isSigned || isHours) &&
    /^[0-5]\d$/.test(open?.word ?? '') &&
    !minutes.test(parts[to + 1]?.word ?? '')
  ) {
    minute = Number(open?.word)
    to += 1
  }
  const isNoon = hour === 12 && part.after === '' && noon.test(parts[to]?.word ?? '')
  if (isNoon) to += 1
  if (hour > 24 || (hour === 24 && (minute > 0 || isHours))) return null
  const isDotted = sign === '.' || sign === ','
  const isBare = shown === undefined && minute === 0 && half === null && !isSigned && !isHours
  const following = /^:?$/.test(part.after) ? (parts[to]?.word ?? '') : ''
  const isCounted =
    counted.test(following) ||
    (isBare && isHouse(parts, to)) ||
    (minutes.test(following) && half === null) ||
    (share.test(following) && unit.test(parts[to + 1]?.word ?? ''))
  const isSameDay = same.test(following) && day.test(parts[to + 1]?.word ?? '')
  const isDayBehind = isSameDay || isDay(parts[to]) || (/^(?:on|am|op|pa)$/.test(following) && isDay(parts[to + 1]))
  const isDayBefore = parts[at - 1]?.isDate === true || weekdays.has(previous) || relativeDays.has(previous)
  const isSure =
    half !== null ||
    isNoon ||
    isWritten ||
    sign === ':' ||
    isSigned ||
    (isTold && /^[.,;!?)]*$/.test(part.after)) ||
    (isDotted &&
      !money.test(following) &&
      (isBehind ||
        (sign === '.' && (isDayBefore || isDayBehind || (at === 0 && hour >= 7 && minute % 5 === 0 && following !== ''))))) ||
    (!isCounted && ((isHours && (hour >= 7 || isBehind)) || (isBare && isHourAlone(parts, at, language))))
  return {
    hour,
    minute,
    half: half ?? daytimeBeside(parts, at, to, language),
    isSure,
    isDotted,
    isWhole: hours.startsWith('0') || isWritten || isHours || (isSigned && language !== 'en') || (!isBare && language !== 'en'),
    to,
  }
}

const isDay = (part: Part | undefined): boolean =>
  part !== undefined && (part.isDate || (weekdays.has(part.word) && part.word.length > 2))

const isLabel = (part: Part | undefined): boolean => part?.after.includes(':') === true && label.test(part.word)

/** "at 3", "alle 15 in sede": only behind a word of time, and from one o'clock in the afternoon on only where no noun follows. */
function isHourAlone(parts: Part[], at: number, language: string | null): boolean {
  const { word, after } = parts[at] as Part
  const previous = parts[at - 1]?.word ?? ''
  if (!(ahead.test(previous) || aheadIn[language ?? '']?.test(previous)) || !/^\d{1,2}$/.test(word) || !/^[.,;!?)]*$/.test(after))
    return false
  const hour = Number(word)
  return hour >= 1 && (hour <= 12 || (hour <= 23 && isOpen(parts, at)))
}

/** '3 Harbour Road' is where, not when. */
function isHouse(parts: Part[], at: number): boolean {
  for (let n = at; n < at + 4; n++) {
    const part = parts[n]
    if (part === undefined || !/^\p{Lu}/u.test(part.text)) return false
    if (street.test(part.word)) return n > at
    if (part.after !== '') return false
  }
  return false
}
const street =
  /^(?:road|rd|street|st|lane|avenue|ave|drive|square|way|court|place|quay|row|terrace|hill|wharf|park|gardens|crescent|boulevard|strasse|platz|weg|allee|gasse|ring|ufer)$/

/** Whether no noun follows that would be counted: "at ten branches". */
function isOpen(parts: Part[], at: number): boolean {
  const next = parts[at + 1]
  return (
    (parts[at] as Part).after !== '' ||
    next === undefined ||
    (goesOn.test(next.word) && !(next.word === 'or' && parts[at + 2]?.word === 'more')) ||
    weekdays.has(next.word) ||
    next.isDate
  )
}

const goesOn =
  /^(?:sharp|in|on|tomorrow|today|then|or|if|for|voor|with|would|am|im|oder|wenn|about|precies|pile|en|pour|para|zum|zur|bei|beim|auf|and|und|a|chez|con|com|da|dans|presso|na|no|w|u|i|pa|hos|til|op|bij|o'clock|uhr|uur|h|heures|horas|ore|de|del|della|du|nel|nella|av|ved|till|at|dopo|prima|nach|vor|after|efter|etter|na|-|–)$/

/** "at 3 in the afternoon", "domani pomeriggio alle 3": nothing but small words between. */
function daytimeBeside(parts: Part[], at: number, to: number, language: string | null): 'a' | 'p' | null {
  for (let n = to; n < to + 3 && parts[n - 1]?.after === ''; n++) {
    const half = halfIn(parts[n]?.word ?? '', language)
    if (half !== undefined) return half
    if (!small.test(parts[n]?.word ?? '')) break
  }
  for (let n = at - 1; n > at - 4; n--) {
    const half = halfIn(parts[n]?.word ?? '', language)
    // "Thursday morning, 9.30", but "Good afternoon, 9.30"
    const day = parts[n - 1]?.word ?? ''
    if (half !== undefined && (parts[n]?.after === '' || weekdays.has(day) || relativeDays.has(day))) return half
    if (parts[n]?.after !== '' || !small.test(parts[n]?.word ?? '')) break
  }
  return null
}

const small =
  /^(?:in|the|this|at|around|de|la|las|l|da|del|di|della|du|le|alle|am|um|gegen|so|om|kl|kl\.|klo|i|pa|o|w|po|s|as|uhr|uur|heures|horas|ore|h|o'clock)$/

function span(parts: Part[], at: number, language: string | null): Omit<ClockMention, 'from'> | null {
  const start = clockAt(parts, at, language)
  if (!start) return null
  const finish = endOf(parts, at, start, language)
  if (!start.isSure && finish === null) return null
  // "10 - 10:45 am": the half of the day stands once.
  const half = start.half ?? (finish?.half === 'p' && start.hour % 12 > finish.hour % 12 ? 'a' : (finish?.half ?? null))
  const is24 = parts.some(({ word }) => /^(?:1[3-9]|2[0-3])[:.h]/.test(word))
  const hour = hourOf(start, half, is24, language)
  const value: ClockSpan = { hour, minute: start.minute, end: null }
  if (finish) {
    const ends = hourOf(finish, finish.half, is24, language)
    // "from 10 to 4"
    const isLate = ends < 12 && finish.half === null && ends * 60 + finish.minute <= hour * 60 + start.minute && ends + 12 > hour
    value.end = { hour: isLate ? ends + 12 : ends, minute: finish.minute }
  }
  return {
    value,
    to: finish?.to ?? start.to,
    isInWords: finish === null && noon.test(parts[at]?.word ?? '') && !isLabel(parts[at - 1]),
  }
}

/** The time that a span ends with: "bis ca. 15 Uhr". */
function endOf(parts: Part[], at: number, start: Clock, language: string | null): Clock | null {
  let link = start.to
  if (/^(?:sharp|precies|pile|punktlich)$/.test(parts[link]?.word ?? '')) link += 1
  // "9 am EST to 10 am EST"
  if (/^[A-Z]{2,4}$/.test(parts[link]?.text ?? '')) link += 1
  const word = parts[link]?.word
  const previous = parts[at - 1]?.word ?? ''
  if (word === undefined || !(linking.test(word) || (joining.test(word) && between.test(previous)))) return null
  let target = link + 1
  if (about.test(parts[target]?.word ?? '') && !noon.test(parts[target]?.word ?? '')) {
    const isNoon = parts[target]?.word !== '12' || noon.test(parts[target + 1]?.word ?? '')
    if (isNoon) target += 1
  }
  const finish = clockAt(parts, target, language)
  if (!finish) return null
  if (start.isSure) return finish
  const isRoom = !(
    at === 0 ||
    before.test(previous) ||
    isLabel(parts[at - 1]) ||
    parts[at - 1]?.isDate ||
    weekdays.has(previous) ||
    /[,:;(]/.test(parts[at - 1]?.after ?? '') ||
    parts[at]?.index === parts[link]?.index
  )
  if (isRoom) return null
  if (finish.isSure) return finish
  const next = parts[finish.to]
  const goesUp = finish.hour * 60 + finish.minute > start.hour * 60 + start.minute
  if (start.isDotted && finish.isDotted)
    return goesUp && !counted.test(next?.word ?? '') && start.minute % 5 === 0 && finish.minute % 5 === 0 ? finish : null
  // "Thursday 3 December, 10 to 4", "between 10 and 12"
  const isDay = parts[at - 1]?.isDate === true && (parts[at - 1] as Part).after !== ''
  const ends = (parts[finish.to - 1] as Part).after !== '' || next === undefined
  return (isDay || between.test(previous)) && start.hour >= 7 && start.hour <= 20 && ends && parts[at]?.after === ''
    ? finish
    : null
}

function hourOf(clock: Clock, half: Clock['half'], is24: boolean, language: string | null): number {
  const { hour } = clock
  if (hour > 12) return hour
  if (half !== null) return hour === 12 && half === 'a' && clock.half === null ? 12 : (hour % 12) + (half === 'p' ? 12 : 0)
  const isOfTwelve = !clock.isWhole && (language === 'en' ? !is24 : true)
  return isOfTwelve && hour >= 1 && hour <= 6 ? hour + 12 : hour
}

/** "half past two", "viertel nach 9", "las 2 y media"; to the English half seven is half past it, to the others before. */
function parted(parts: Part[], at: number, language: string | null): Omit<ClockMention, 'from'> | null {
  const words = (from: number, count: number) =>
    parts
      .slice(from, from + count)
      .map(({ word }) => word)
      .join(' ')
  for (const count of [2, 1]) {
    const shift = partsBeforeHour.get(words(at, count))
    const target = at + count
    const hour = shift === undefined ? null : hourSaid(parts[target], language)
    if (shift === undefined || hour === null || parts[target]?.isDate) continue
    const isPast = language === 'en' && words(at, count) === 'half'
    return shifted(parts, at, target + 1, hour, isPast ? -shift : shift, language)
  }
  const hour = hourSaid(parts[at], language)
  if (hour === null || parts[at]?.isDate || parts[at]?.after !== '') return null
  const target = hourSign.test(parts[at + 1]?.word ?? '') ? at + 2 : at + 1
  for (const count of [3, 2]) {
    const shift = partsBehindHour.get(words(target, count))
    if (shift !== undefined && !hourSign.test(parts[target + count]?.word ?? ''))
      return shifted(parts, at, target + count, hour, shift, language)
  }
  return null
}

function hourSaid(part: Part | undefined, language: string | null): number | null {
  const word = part?.word ?? ''
  return hourIn(word, language) ?? (/^(?:[1-9]|1[0-2])$/.test(word) ? Number(word) : null)
}

function shifted(
  parts: Part[],
  at: number,
  to: number,
  hour: number,
  shift: number,
  language: string | null,
): Omit<ClockMention, 'from'> | null {
  const value = ofHalf(parts, hour, shift, daytimeBeside(parts, at, to, language), language)
  return value && { value, to: hourSign.test(parts[to]?.word ?? '') ? to + 1 : to, isInWords: true }
}

function ofHalf(parts: Part[], hour: number, shift: number, beside: 'a' | 'p' | null, language: string | null): ClockSpan | null {
  const half = beside ?? parts.map(({ word }) => halfIn(word, language)).find((daytime) => daytime !== undefined) ?? null
  if (half === null && hour === 7) return null
  const isLate = half === null ? hour <= 6 : half === 'p' && hour < 12
  const sum = (hour + (isLate ? 12 : 0)) * 60 + shift
  return { hour: Math.floor(sum / 60), minute: sum % 60, end: null }
}

/** "at ten", "à dix heures", "alle tre del pomeriggio" */
function inWords(parts: Part[], at: number, language: string | null): ClockSpan | null {
  const part = parts[at] as Part
  const hour = hourIn(part.word, language)
  const previous = parts[at - 1]?.word ?? ''
  if (hour === undefined || part.isDate) return null
  const isHours = hourSign.test(parts[at + 1]?.word ?? '') || clockSign.test(parts[at + 1]?.word ?? '')
  const isTold = ahead.test(previous) || told.test(previous) || aheadIn[language ?? '']?.test(previous) === true
  // Dutch 'een' without its accents is the article: "om een en ander te bespreken".
  if (/^een$/i.test(part.text) && !isHours) return null
  if (
    !(isTold && (isHours || isOpen(parts, at))) &&
    !(isHours && /^(?:a|as|,)$/.test(previous)) &&
    !(parts[at + 1]?.word === "o'clock")
  )
    return null
  return ofHalf(parts, hour, 0, daytimeBeside(parts, at, isHours ? at + 2 : at + 1, language), language)
}
