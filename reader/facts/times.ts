import { months } from '../../domain/names/months.ts'
import type { Token } from './tokens.ts'
import { relativeDays, weekdays } from './words/calendar-words.ts'

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
  /** Whether it may be another: "03/04/2026", a weekday that the date is not, one of several days. */
  isDoubtful?: boolean
  /** Whether it is counted from the mail's day: "tomorrow", "on Thursday". */
  isRelative?: boolean
}

const dayNumber = /^(\d{1,2})(?:st|nd|rd|th|er|º|ª|°|\.|e|de|:e|:a)?$/
const dateNumeric = /^(\d{1,2})([./-])(\d{1,2})(?:[./-](\d{4}|\d{2}))?\.?$/
const dateIso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/
// Before "3/4" and "3.4" these say that it is a date.
const onDay = /^(?:on|am|den|d|le|el|il|op|em|dia|dnia|dniu|pa|bis|by|before|do|senast|senest|innen|viimeistaan)$/
const shortWeekdays = /^(?:mo|mi|fr|sa|wo|vr|za|ke|pe|tir|ons|tor|tors|fre|lor|man|lun|gio|dom|qui|sab|pn|wt|czw|pt)$/
const room = /^(?:raum|zimmer|room|rum|rom|sal|saal|sala|salle|lokale|kapitel|version)$/
const choosing = /^(?:or|oder|of|ou|o|u|y|e|eller|lub|albo|tai|and|und|et|og|och|i|en|ja|-|–|—|to|bis|au|al|til|till|tot|t\/m)$/
const past = /^(?:last|letzten|letzter|letzte|vergangenen|vorigen|vorige|afgelopen|forrige|sidste|forra|viime|zeszly|ubiegly)$/
const pastBehind = /^(?:dernier|derniere|pasado|passado|passada|scorso|scorsa)$/

/** Every date a text names, resolved against the day the mail was sent. `monthFirst` is null where the writer may mean either by 3/4. */
export function daysIn(tokens: Token[], sent: Day, monthFirst: boolean | null, language: string | null): Mention<Day>[] {
  const found: Mention<Day>[] = []
  for (let at = 0; at < tokens.length; at++) {
    const mention = monthDay(tokens, at, sent) ?? numeric(tokens, at, sent, monthFirst)
    if (mention) {
      found.push(checked(tokens, mention))
      at = mention.to - 1
    }
  }
  const dates = [...found]
  const bare: Mention<Day>[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (dates.some(({ from, to }) => from - 2 <= at && at <= to)) continue
    const day = numbered(tokens, at, sent)
    const mention = day ?? weekday(tokens, at, sent, language) ?? near(tokens, at, sent)
    if (!mention) continue
    ;(day ? found : bare).push(mention)
    at = mention.to - 1
  }
  // "Next Tuesday, the 19th": the date tells which Tuesday.
  const telling = new Set(found.map(({ value }) => weekdayOf(value)))
  // "The Monday after instead, the 7th of December"
  const isToldBehind = ({ value, to }: Mention<Day>) =>
    found.some(
      (date) =>
        date.from >= to &&
        date.from - to <= 5 &&
        weekdayOf(date.value) === weekdayOf(value) &&
        !tokens.slice(to, date.from).some(({ word }) => choosing.test(word) && word !== 'i'),
    )
  return [...found, ...bare.filter((one) => !(one.isDoubtful && telling.has(weekdayOf(one.value))) && !isToldBehind(one))].sort(
    (a, b) => a.from - b.from,
  )
}

/** "Thursday 12th", "lördag den 5", "on the 3rd", "am 3. um": the day alone counts from the mail's month. */
function numbered(tokens: Token[], at: number, sent: Day): Mention<Day> | null {
  const { word, after } = tokens[at] as Token
  const isWeekday = weekdays.has(word) && word.length > 2
  const skip = /^(?:the|den|dem|d|le|el|il|dia|de)$/
  let target = at + 1
  if (isWeekday) while (target < at + 3 && skip.test(tokens[target]?.word ?? '')) target += 1
  else if (!/^(?:the|am|den|le|el|il|dia)$/.test(word) || after !== '') return null
  const text = tokens[target]?.text ?? ''
  const day = /^(\d{1,2})(st|nd|rd|th|\.|e|:e|er)?$/.exec(text)
  if (!day) return null
  const next = tokens[target + 1]?.word ?? ''
  const stop = tokens[target]?.after ?? ''
  const isOrdinal = /^(?:st|nd|rd|th|:e)$/.test(day[2] ?? '')
  const isDay = isWeekday
    ? isOrdinal ||
      target > at + 1 ||
      stop.startsWith('.') ||
      (!/^:/.test(stop) && !/^:|^,\s*$/.test(after) && !isClockAhead(tokens, target))
    : word === 'the'
      ? isOrdinal &&
        /^(?:on|for|by|until|is|be|before)$/.test(tokens[at - 1]?.word ?? '') &&
        (stop !== '' || next === '' || /^(?:at|from|in|of|instead|then|if|and|works?|would|suits?)$/.test(next))
      : stop.replace(/[.,]/g, '') === '' && /^(?:um|a|kl|kl\.|alle|as|klockan|klokken)$/.test(next)
  const value = isDay ? dayOfMonth(sent, Number(day[1])) : null
  // 'Monday 11 it is', and the eleventh is no Monday: that is the hour.
  if (
    value &&
    isWeekday &&
    target === at + 1 &&
    day[2] === undefined &&
    Number(day[1]) < 20 &&
    weekdayOf(value) !== weekdays.get(word)
  )
    return null
  return value && checked(tokens, { value, from: isWeekday ? at : target, to: target + 1, isDoubtful: isOneOf(tokens, target) })
}

const nextWords = /^(?:next|nachsten|nachste|nachster|volgende|nasta|naeste|neste|przyszly|ensi)$/

const english = /^(?:mon|tues?|weds?|thur?s?|fri|sat|sun)$/
const portuguese = /^(?:segunda|terca|quarta|quinta|sexta)$/
const usual = /^(?:los|todos|cada|chaque|tous|jeden|elke|every|each|hver|varje|kazdy|joka|ogni|todas?)$/

/** By itself: a short name only in its own language, for "mon bureau" and "segunda planta" are none. */
function weekday(tokens: Token[], at: number, sent: Day, language: string | null): Mention<Day> | null {
  const { word, capital } = tokens[at] as Token
  const number = weekdays.get(word)
  const previous = tokens[at - 1]?.word ?? ''
  if (number === undefined) return null
  if (
    english.test(word)
      ? language !== 'en' || !(capital || /^(?:on|this|next)$/.test(previous))
      : word.length < 5 && language !== 'tr'
  )
    return null
  if (portuguese.test(word) && language !== 'pt') return null
  if (past.test(previous) || usual.test(previous) || pastBehind.test(tokens[at + 1]?.word ?? '')) return null
  const week = nextWeekBehind(tokens, at + 1)
  const day = week !== null || isNextWeekBefore(tokens, at) ? inNextWeek(sent, number) : weekdayAfter(sent, number)
  // "Next Friday" said on a Monday is this week's or the next one's, "Friday week" is the one behind.
  const isDoubtful = week === null && ((nextWords.test(previous) && isThisWeek(sent, number)) || tokens[at + 1]?.word === 'week')
  return { value: day, from: at, to: week ?? at + 1, isDoubtful, isRelative: true }
}

function near(tokens: Token[], at: number, sent: Day): Mention<Day> | null {
  const { word } = tokens[at] as Token
  const days = relativeDays.get(word)
  if (days === undefined) return null
  const previous = tokens[at - 1]?.word ?? ''
  // "Guten Morgen", "por la mañana", "esta mañana"; Swedish 'morgon' is a day behind 'i' alone.
  if (
    /^(?:morgen|manana|morgon)$/.test(word) &&
    /^(?:guten|schonen|goede|god|de|den|der|am|jeden|la|por|esta|om)$/.test(previous)
  )
    return null
  if (word === 'morgon' && previous !== 'i') return null
  return { value: addDays(sent, days), from: at, to: at + 1, isRelative: true }
}

const weekWords =
  'next week|nachster woche|nachste woche|kommender woche|kommende woche|volgende week|naeste uge|neste uke|nasta vecka|ensi viikolla|semaine prochaine|proxima semana|semana que|prossima settimana|settimana prossima|przyszlym tygodniu'
const nextWeek = new RegExp(`^(?:${weekWords})$`)

/** 'Tuesday next week', 'tirsdag i næste uge': where the words for it end; null when there are none. */
function nextWeekBehind(tokens: Token[], from: number): number | null {
  if ((tokens[from - 1] as Token).after !== '') return null
  const at = /^(?:i|in|de|of|der|la)$/.test(tokens[from]?.word ?? '') ? from + 1 : from
  const [first, second] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? '']
  return nextWeek.test(`${first} ${second}`) ? at + 2 : null
}

/** 'next week on Thursday', 'nächste Woche Donnerstag' */
function isNextWeekBefore(tokens: Token[], at: number): boolean {
  const skip = /^(?:on|am|op|pa|we|w|le|el|viene|den)$/
  let last = at - 1
  while (last > at - 3 && skip.test(tokens[last]?.word ?? '')) last -= 1
  return nextWeek.test(`${tokens[last - 1]?.word ?? ''} ${tokens[last]?.word ?? ''}`)
}

export const weekdayOf = (day: Day): number => new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay() || 7

function inNextWeek(sent: Day, weekday: number): Day {
  return addDays(sent, 7 - weekdayOf(sent) + weekday)
}

const isThisWeek = (sent: Day, weekday: number): boolean => weekday > weekdayOf(sent)

function isClockAhead(tokens: Token[], at: number): boolean {
  return /^(?:uhr|h|am|pm|[ap]\.m\.?|uur|o'clock|heures|horas)$/.test(tokens[at + 1]?.word ?? '')
}

/** The weekday told beside a date: 'Thursday 3 December', '16th February 2026 (Monday)'. */
function weekdayBeside(tokens: Token[], { from, to }: Mention<Day>): number | null {
  let at = from - 1
  while (at > from - 3 && /^(?:the|den|dem|d|le|el|il|dia|,)$/.test(tokens[at]?.word ?? '')) at -= 1
  const before = /[;:.]$/.test(tokens[at]?.after ?? '') && (tokens[at]?.word.length ?? 0) > 3 ? '' : (tokens[at]?.word ?? '')
  const behind = tokens[to]?.before.includes('(') ? (tokens[to]?.word ?? '') : ''
  for (const word of [before, behind]) {
    const number = word.length > 2 ? weekdays.get(word) : undefined
    if (number !== undefined) return number
  }
  return null
}

function checked(tokens: Token[], mention: Mention<Day>): Mention<Day> {
  const told = weekdayBeside(tokens, mention) ?? weekdays.get(tokens[mention.from]?.word ?? '') ?? null
  return told === null || told === weekdayOf(mention.value) ? mention : { ...mention, isDoubtful: true }
}

/** "the 9th, 10th or 11 June", "3 – 5 December" */
function isOneOf(tokens: Token[], at: number): boolean {
  let other = at - 1
  if (/^(?:den|the|am|dem|der|le|el|il|d)$/.test(tokens[other]?.word ?? '')) other -= 1
  return (
    choosing.test(tokens[other]?.word ?? '') &&
    dayNumber.test(tokens[other - 1]?.text ?? '') &&
    !/^[;:!?]/.test(tokens[other - 1]?.after ?? '')
  )
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
    const told = whole(sent, month, Number(before[1]), year ? Number(year[0]) : null, at - small, year ? at + skip + 1 : at + 1)
    return told && { ...told, isDoubtful: isOneOf(tokens, at - small) }
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

function numeric(tokens: Token[], at: number, sent: Day, monthFirst: boolean | null): Mention<Day> | null {
  const text = (tokens[at] as Token).text
  const iso = dateIso.exec(text)
  if (iso) return whole(sent, Number(iso[2]), Number(iso[3]), Number(iso[1]), at, at + 1)
  const date = dateNumeric.exec(text)
  if (!date) return null
  const [first, second] = [Number(date[1]), Number(date[3])]
  const previous = (tokens[at - 1]?.word ?? '').replace(/\.$/, '')
  // "14.30" is a time and "4/5" a share, unless a weekday, a year or a word before it says that it is a date.
  const isTold =
    date[4] !== undefined ||
    weekdays.has(previous) ||
    shortWeekdays.test(previous) ||
    onDay.test(previous) ||
    (/^\d{1,2}\.\d{1,2}$/.test(text) && (tokens[at] as Token).after.startsWith('.') && at < tokens.length - 1)
  if (!isTold || room.test(previous)) return null
  const year = date[4] === undefined ? null : Number(date[4]) < 100 ? 2000 + Number(date[4]) : Number(date[4])
  const european = whole(sent, second, first, year, at, at + 1)
  const american = date[2] === '/' ? whole(sent, first, second, year, at, at + 1) : null
  const all = [monthFirst ? american : european, monthFirst ? european : american].filter((mention) => mention !== null)
  const [likelier, other] = all
  if (!likelier || !other || first === second) return likelier ?? null
  const fitting = all.filter((mention) => weekdayBeside(tokens, mention) === weekdayOf(mention.value))
  return fitting.length === 1 ? (fitting[0] as Mention<Day>) : { ...likelier, isDoubtful: monthFirst === null }
}

function whole(sent: Day, month: number, day: number, year: number | null, from: number, to: number): Mention<Day> | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null
  // Without a year it is the nearest such day; one gone by for two months is the next year's, one ten months ahead the last year's.
  const ahead = (month - sent.month) * 31 + (day - sent.day)
  const told = year ?? (ahead < -60 ? sent.year + 1 : ahead > 300 ? sent.year - 1 : sent.year)
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

function weekdayAfter(sent: Day, weekday: number): Day {
  return addDays(sent, (weekday - weekdayOf(sent) + 7) % 7 || 7)
}

/** The calendar day of an ISO time as its writer's calendar showed it. */
export function dayOfIso(iso: string | null): Day | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '')
  return found ? { year: Number(found[1]), month: Number(found[2]), day: Number(found[3]) } : null
}

export const isoDay = (day: Day): string =>
  `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`

/** Whether a day lies behind another. */
export const isAfter = (a: Day, b: Day): boolean => Date.UTC(a.year, a.month - 1, a.day) > Date.UTC(b.year, b.month - 1, b.day)
