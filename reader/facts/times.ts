import type { Token } from './tokens.ts'
import { months, relativeDays, weekdays } from './words/calendar-words.ts'

export interface Day {
  year: number
  month: number
  day: number
}

/** A date or a time of day as a text says it. */
export interface Mention<T> {
  value: T
  /** Tokens from and to. */
  from: number
  to: number
}

export interface ClockSpan {
  hour: number
  minute: number
  end: { hour: number; minute: number } | null
}

const dayNumber = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª|°|\.|e|de)?$/
const dateNumeric = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{4}|\d{2}))?\.?$/
const dateIso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/

/** Every date a text names, resolved against the day the mail was sent. */
export function daysIn(tokens: Token[], sent: Day, monthFirst: boolean): Mention<Day>[] {
  const found: Mention<Day>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mention = monthDay(tokens, at, sent) ?? numeric(tokens, at, sent, monthFirst)
    if (mention) {
      found.push(mention)
      at = mention.to - 1
    }
  }
  if (found.length > 0) return found
  for (let at = 0; at < tokens.length; at++) {
    const word = (tokens[at] as Token).word
    const weekday = weekdays.get(word)
    const near = relativeDays.get(word)
    // "the 17th", "Thursday 12th": the day alone counts from the mail's month.
    const next = tokens[at + 1]
    const ordinal = /^(\d{1,2})(?:st|nd|rd|th|\.)$/.exec(next?.text ?? '')
    if (weekday !== undefined && word.length > 2) {
      if (ordinal || (weekday && /^\d{1,2}$/.test(next?.text ?? '') && next?.after !== ':' && !isClockAhead(tokens, at + 1))) {
        const day = Number.parseInt(next?.text ?? '', 10)
        const value = dayOfMonth(sent, day)
        if (value) {
          found.push({ value, from: at, to: at + 2 })
          at += 1
          continue
        }
      }
      const isNext =
        /^(?:next|nachsten|nachste|volgende|prochain|proximo|proxima|nasta|naeste|neste|prossimo|przyszly|ensi)$/.test(
          tokens[at - 1]?.word ?? '',
        )
      const week = nextWeekBehind(tokens, at + 1)
      const value = week === null ? weekdayAfter(sent, weekday, isNext) : inNextWeek(sent, weekday)
      found.push({ value, from: at, to: week ?? at + 1 })
    } else if (near !== undefined && !(word === 'manana' && /^(?:la|por)$/.test(tokens[at - 1]?.word ?? ''))) {
      found.push({ value: addDays(sent, near), from: at, to: at + 1 })
    }
  }
  return found
}

/** 'Tuesday next week', 'tirsdag i næste uge': where the words for it end; null when there are none. */
function nextWeekBehind(tokens: Token[], from: number): number | null {
  if ((tokens[from - 1] as Token).after !== '') return null
  const at = /^(?:i|in|de|of|der|la)$/.test(tokens[from]?.word ?? '') ? from + 1 : from
  const [first, second] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  return nextWeek.test(`${first} ${second}`) ? at + 2 : null
}

const nextWeek =
  /^(?:next week|nachster woche|nachste woche|kommender woche|volgende week|naeste uge|neste uke|nasta vecka|ensi viikolla|semaine prochaine|proxima semana|semana que|prossima settimana|settimana prossima|przyszlym tygodniu)$/

function inNextWeek(sent: Day, weekday: number): Day {
  const today = new Date(Date.UTC(sent.year, sent.month - 1, sent.day)).getUTCDay() || 7
  return addDays(sent, 7 - today + weekday)
}

function isClockAhead(tokens: Token[], at: number): boolean {
  return /^(?:uhr|h|am|pm|uur|o'clock|heures|horas)$/.test(tokens[at + 1]?.word ?? '')
}

function monthDay(tokens: Token[], at: number, sent: Day): Mention<Day> | null {
  const month = months.get((tokens[at] as Token).word.replace(/\.$/, ''))
  if (month === undefined) return null
  const previous = at > 0 ? (tokens[at - 1] as Token) : undefined
  const small = /^(?:de|of|den)$/.test(previous?.word ?? '') ? 2 : 1
  const before = dayNumber.exec(tokens[at - small]?.text ?? '')
  const next = tokens[at + 1]
  const after = dayNumber.exec(next?.text ?? '')
  const isCapital = (tokens[at] as Token).capital
  if (before && Number(before[1]) >= 1 && Number(before[1]) <= 31) {
    const skip = /^(?:de|del|of)$/.test(next?.word ?? '') ? 2 : 1
    const year = /^(?:19|20)\d{2}$/.exec(tokens[at + skip]?.text ?? '')
    return whole(sent, month, Number(before[1]), year ? Number(year[0]) : null, at - small, year ? at + skip + 1 : at + 1)
  }
  if (
    after &&
    isCapital &&
    Number(after[1]) >= 1 &&
    Number(after[1]) <= 31 &&
    (tokens[at] as Token).after.replace('.', '') === ''
  ) {
    // "May 5:30 pm" is no date; "March 3, 2026" is.
    if (/^:\d/.test(next?.after ?? '')) return null
    const year = /^(?:19|20)\d{2}$/.exec(tokens[at + 2]?.text ?? '')
    return whole(sent, month, Number(after[1]), year ? Number(year[0]) : null, at, year ? at + 3 : at + 2)
  }
  return null
}

function numeric(tokens: Token[], at: number, sent: Day, monthFirst: boolean): Mention<Day> | null {
  const text = (tokens[at] as Token).text
  const iso = dateIso.exec(text)
  if (iso) return whole(sent, Number(iso[2]), Number(iso[3]), Number(iso[1]), at, at + 1)
  const date = dateNumeric.exec(text)
  if (!date) return null
  const [first, second] = [Number(date[1]), Number(date[2])]
  // "14.30" is a time and "4/5" a share, unless a weekday or a year says that it is a date.
  const isTold =
    date[3] !== undefined ||
    weekdays.has((tokens[at - 1]?.word ?? '').replace(/\.$/, '')) ||
    (/^\d{1,2}\.\d{1,2}$/.test(text) && (tokens[at] as Token).after.startsWith('.'))
  if (!isTold) return null
  const american = text.includes('/') && ((monthFirst && first <= 12) || second > 12)
  const year = date[3] === undefined ? null : Number(date[3]) < 100 ? 2000 + Number(date[3]) : Number(date[3])
  return whole(sent, american ? first : second, american ? second : first, year, at, at + 1)
}

function whole(sent: Day, month: number, day: number, year: number | null, from: number, to: number): Mention<Day> | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  let told = year ?? sent.year
  // Without a year it is the next such day; one just gone by stays in the past.
  if (year === null && (month - sent.month) * 31 + (day - sent.day) < -60) told += 1
  const value = { year: told, month, day }
  return isReal(value) ? { value, from, to } : null
}

function isReal(day: Day): boolean {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day))
  return date.getUTCDate() === day.day && date.getUTCMonth() === day.month - 1
}

function dayOfMonth(sent: Day, day: number): Day | null {
  if (day < 1 || day > 31) return null
  const value =
    day >= sent.day
      ? { ...sent, day }
      : { year: sent.month === 12 ? sent.year + 1 : sent.year, month: (sent.month % 12) + 1, day }
  return isReal(value) ? value : null
}

export function addDays(day: Day, count: number): Day {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + count))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

function weekdayAfter(sent: Day, weekday: number, isNext: boolean): Day {
  const today = new Date(Date.UTC(sent.year, sent.month - 1, sent.day)).getUTCDay() || 7
  const ahead = (weekday - today + 7) % 7 || 7
  // "Next Friday" said on a Monday may mean either; the nearer one is the safer only when it is days away.
  return addDays(sent, isNext && ahead <= 2 ? ahead + 7 : ahead)
}

const clock = /^(\d{1,2})(?:[:.h]([0-5]\d)|h)?(am|pm|a|p|h|uhr)?$/
const words = new Map<string, [number, number]>([
  ...['noon', 'midday', 'mittag', 'midi', 'mediodia', 'mezzogiorno'].map((word): [string, [number, number]] => [word, [12, 0]]),
  ['midnight', [23, 59]],
])
const before =
  /^(?:at|um|om|kl|kl\.|klo|kello|klockan|klokka|a|à|alle|às|as|las|o|ab|saat|from|von|van|de|dalle|od|@|ore|klokken|fra|fran|between|desde|vers)$/
const behind = /^(?:uhr|uur|h|hrs|hours|heures|horas|ore|o'clock|godz|am|pm|a\.m|p\.m|a\.m\.|p\.m\.)$/
const until = /^(?:-|–|—|to|bis|tot|till|until|til|à|a|alle|do|das|às|as|and)$/

/** Every time of day a text names, with its end when it is a span. */
export function clocksIn(tokens: Token[]): Mention<ClockSpan>[] {
  const split = tokens.flatMap((token, index) => splitRange(token).map((part) => ({ ...part, index })))
  const found: Mention<ClockSpan>[] = []
  for (let at = 0; at < split.length; at++) {
    const start = clockAt(split, at)
    if (!start) continue
    let end: ClockSpan['end'] = null
    let to = start.to
    let link = to
    if (behind.test(split[link]?.word ?? '') && !/[ap]/.test(split[link]?.word[0] ?? '')) link += 1
    if (until.test(split[link]?.word ?? '') || split[link]?.word === '') {
      let target = link + 1
      if (/^(?:las|le|alle|kl|kl\.|klo)$/.test(split[target]?.word ?? '')) target += 1
      const finish = clockAt(split, target, true)
      if (finish && finish.certain + start.certain >= 1) {
        end = { hour: finish.hour, minute: finish.minute }
        to = finish.to
        // "10 - 10:45 am": the half of the day stands once.
        if (start.half === null && finish.half !== null && start.hour <= 12)
          start.hour = halved(start.hour, start.hour % 12 <= finish.hour % 12 || finish.half === 'a' ? finish.half : 'a')
        start.certain = 1
      }
    }
    if (start.certain < 1) continue
    found.push({
      value: { hour: start.hour, minute: start.minute, end },
      from: split[at]?.index ?? 0,
      to: (split[to - 1]?.index ?? 0) + 1,
    })
    at = to - 1
  }
  return found
}

/**
 * Every time of day in words: "at ten", "half past two", "um halb neun". Where neither the hour nor the passage says which half of the day,
 * one to six are the afternoon, eight to twelve the morning, and seven is none.
 */
export function spelledClocksIn(tokens: Token[]): Mention<ClockSpan>[] {
  const has = (words: RegExp) => tokens.some(({ word }) => words.test(word))
  const half = has(evening) ? 'p' : has(morning) ? 'a' : null
  return tokens.flatMap((_, at) => {
    const found = spelledAt(tokens, at)
    if (found === null || (half === null && found.hour === 7)) return []
    const isLate = half === null ? found.hour <= 6 : half === 'p' && found.hour < 12
    const minutes = (found.hour + (isLate ? 12 : 0)) * 60 + found.shift
    return [{ value: { hour: Math.floor(minutes / 60), minute: minutes % 60, end: null }, from: at, to: found.to }]
  })
}

/** The hour from 1 to 12 that begins at a word, and by how many minutes it is shifted. */
function spelledAt(tokens: Token[], at: number): { hour: number; shift: number; to: number } | null {
  const word = (n: number) => tokens[at + n]?.word ?? ''
  const ofEnglish = /^(?:past|to)$/.test(word(1)) ? partsOfHour.get(word(0)) : undefined
  const isHalved = /^(?:half|halb|halv)$/.test(word(0)) && halvedHours.has(word(1))
  const length = ofEnglish !== undefined ? 3 : isHalved ? 2 : 1
  const hour = hours.get(word(length - 1))
  if (hour === undefined || (length === 1 && !hourAhead.test(word(-1)) && !(word(-1) === 'a' && behind.test(word(1)))))
    return null
  // "at ten branches"
  const next = tokens[at + length]
  const isOpen = tokens[at + length - 1]?.after === '' && next !== undefined
  if (isOpen && !behind.test(next.word) && !goesOn.test(next.word) && !weekdays.has(next.word)) return null
  return { hour, shift: isHalved ? -30 : word(1) === 'to' ? -(ofEnglish ?? 0) : (ofEnglish ?? 0), to: at + length }
}

const partsOfHour = new Map([
  ['half', 30],
  ['quarter', 15],
])
const evening = /^(?:evening|tonight|abends?|soir|kvallen|aftenen|kvelden|avond|noche)$/
const morning = /^(?:morning|morgens|vormittags?|fruh|matin|formiddag|formiddagen)$/
const hourAhead = /^(?:at|um|om|kl|kl\.|klo|kello|klockan|klokka|klokken|las|vers)$/
const goesOn =
  /^(?:sharp|in|on|tomorrow|today|then|or|if|for|with|would|am|im|oder|wenn|about|precies|pile|en|pour|para|zum|zur|bei|beim)$/
const inOrder = (names: string): [string, number][] => names.split(' ').map((name, n) => [name, n + 1])
const halvedHours = new Map([
  ...inOrder('eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf'),
  ...inOrder('een twee drie vier vijf zes zeven acht negen tien elf twaalf'),
  ...inOrder('et to tre fire fem seks syv otte ni ti elleve tolv'),
  ...inOrder('ett tva tre fyra fem sex sju atta nio tio elva tolv'),
])
const hours = new Map([
  ...inOrder('one two three four five six seven eight nine ten eleven twelve'),
  ...inOrder('une deux trois quatre cinq six sept huit neuf dix onze douze'),
  ...inOrder('una dos tres cuatro cinco seis siete ocho nueve diez once doce'),
  ...halvedHours,
])

interface Part {
  text: string
  word: string
  after: string
}

// "10:00-11:00", "1pm–2pm", "kl.14.30" in one word.
function splitRange(token: Token): Part[] {
  const glued = /^(kl|klo)\.?(\d.*)$/.exec(token.word)
  if (glued) {
    const [, word = '', text = ''] = glued
    return [{ text: word, word, after: '' }, ...splitRange({ ...token, text, word: text })]
  }
  const range = /^(\d{1,2}(?:[:.h]\d{2}|h)?(?:am|pm)?)(?:[-–—])(\d{1,2}(?:[:.h]\d{2}|h)?(?:am|pm|h)?)$/.exec(token.word)
  if (!range || dateIso.test(token.text)) return [{ text: token.text, word: token.word, after: token.after }]
  const parts = [range[1] as string, '-', range[2] as string]
  return parts.map((text, index) => ({ text, word: text, after: index === 2 ? token.after : '' }))
}

interface Clock {
  hour: number
  minute: number
  half: 'a' | 'p' | null
  certain: number
  to: number
}

function clockAt(parts: Part[], at: number, isEnd = false): Clock | null {
  const part = parts[at]
  if (!part) return null
  const named = words.get(part.word)
  if (named) return { hour: named[0], minute: named[1], half: null, certain: 1, to: at + 1 }
  // Dutch and German halves: "half 9" is 8:30.
  if (/^(?:half|halb|halv)$/.test(part.word) && /^\d{1,2}$/.test(parts[at + 1]?.word ?? '')) {
    const hour = (Number(parts[at + 1]?.word) + 11) % 12
    return { hour: hour < 7 ? hour + 12 : hour, minute: 30, half: null, certain: 1, to: at + 2 }
  }
  // Behind such a word any number is an hour.
  const isTold = /^(?:kl|kl\.|klo|klokken|klokka|klockan)$/.test(parts[at - 1]?.word ?? '')
  // "kl. 1430"
  const found = clock.exec(isTold ? part.word.replace(/^([01]\d|2[0-3])([0-5]\d)$/, '$1:$2') : part.word)
  if (!found) return null
  let hour = Number(found[1])
  const minute = Number(found[2] ?? 0)
  let to = at + 1
  const glued = found[3] ?? ''
  let half: Clock['half'] = glued === 'am' || glued === 'a' ? 'a' : glued === 'pm' || glued === 'p' ? 'p' : null
  const next = parts[to]?.word ?? ''
  if (
    half === null &&
    part.after === '' &&
    /^[ap]\.?m?\.?$/.test(next) &&
    (next.length > 1 || /^m/.test(parts[to + 1]?.word ?? ''))
  ) {
    half = next[0] as 'a' | 'p'
    to += 1
  }
  const previous = parts[at - 1]?.word ?? ''
  const hasBehind = part.after === '' && behind.test(parts[to]?.word ?? '')
  const isColon = found[2] !== undefined && /[:h]/.test(part.word)
  const isDotted = found[2] !== undefined && part.word.includes('.')
  const isBare = found[2] === undefined && half === null && glued === ''
  let certain =
    half !== null || isColon || hasBehind || glued === 'h' || glued === 'uhr' || (/h$/.test(part.word) && hour >= 7)
      ? 1
      : isDotted && before.test(previous)
        ? 1
        : 0
  if (
    /^(?:min|mins|minutes|minuten|minutos|minuti|days|years|hours|people|weeks|questions|%)$/.test(parts[to]?.word ?? '') &&
    half === null
  )
    certain = 0
  // "at 3", "thursday at 10": only behind a word of time.
  if (
    certain === 0 &&
    isBare &&
    /^(?:at|um|om|kl|kl\.|klo|kello|klockan|klokka|alle|às|las|saat|klokken|@|vers)$/.test(previous) &&
    hour >= 1 &&
    hour <= 23 &&
    /^[.,;!?)]*$/.test(part.after)
  )
    certain = hour <= 12 && !/^(?:people|of|our|the|least|most|street|st|avenue)$/.test(parts[to]?.word ?? '') ? 1 : 0
  if (isTold && hour <= 23 && /^[.,;!?)]*$/.test(part.after)) certain = 1
  if (isDotted && certain === 0) certain = 0.4
  if (isEnd && certain === 0 && isBare) certain = 0.5
  if (hour > 24 || (hour === 24 && minute > 0)) return null
  if (half !== null) hour = halved(hour, half)
  // A bare "at 3" is the afternoon.
  else if (isBare && certain >= 1 && hour >= 1 && hour <= 6 && !hasBehind) hour += 12
  return certain > 0 ? { hour, minute, half, certain, to } : null
}

const halved = (hour: number, half: 'a' | 'p' | null): number =>
  hour > 12 || half === null ? hour : (hour % 12) + (half === 'p' ? 12 : 0)

/** The calendar day of an ISO time as its writer's calendar showed it. */
export function dayOfIso(iso: string | null): Day | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '')
  return found ? { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) } : null
}

export const isoDay = (day: Day): string =>
  `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`

/** Whether a day lies behind another. */
export const isAfter = (a: Day, b: Day): boolean => Date.UTC(a.year, a.month - 1, a.day) > Date.UTC(b.year, b.month - 1, b.day)
