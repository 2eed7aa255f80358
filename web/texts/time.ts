import { language, t } from './index.ts'

const day = 24 * 60 * 60 * 1000

/** Days under a week, weeks under four weeks, months under a year, then years. Under a day is '0 Days'. */
export function relativeLabel(at: string, now = Date.now()): string {
  const days = Math.floor(Math.max(0, now - Date.parse(at)) / day)
  const months = fullMonths(new Date(at), new Date(now))
  if (days < 7) return t('time.days', { n: days })
  if (days < 28) return t('time.weeks', { n: Math.floor(days / 7) })
  // February has 28 days: four weeks, and a month not yet full.
  if (months < 12) return t('time.months', { n: Math.max(1, months) })
  return t('time.years', { n: Math.floor(months / 12) })
}

/** Whether as much as a day has passed, so that one can say how long ago it was. */
export const isDaysAgo = (at: string, now = Date.now()) => now - Date.parse(at) >= day

/** The same of a length of time. */
export const lengthLabel = (days: number, now = Date.now()) => relativeLabel(new Date(now - days * day).toISOString(), now)

function fullMonths(from: Date, to: Date): number {
  const months = (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth()
  const anniversary = new Date(from)
  anniversary.setMonth(from.getMonth() + months)
  return anniversary > to ? months - 1 : months
}

export const exactDate = (at: string) => format(at, t('time.date'))
export const exactTime = (at: string) => format(at, t('time.dateTime'))
export const clock = (at: string) => format(at, t('time.clock'))

/** 'Today', 'Tomorrow', 'Yesterday', else weekday and date: the heading over a day's entries. */
export function dayLabel(at: string, now = Date.now()): string {
  return near(at, now) ?? format(at, t('time.weekday'))
}

/** What a mail sets a date for is due until that day ends here. */
export const endOfDue = (due: string): string => (due.length === 10 ? `${due}T23:59:59` : due)

/** The same with the date alone, where there is little room. */
export function nearDay(at: string, now = Date.now()): string {
  return near(at, now) ?? exactDate(at)
}

/** Both as they stand within a sentence: German writes 'Morgen' for the morning and 'morgen' for the day to come. */
export const dayLabelWithin = (at: string, now = Date.now()) => near(at, now)?.toLowerCase() ?? dayLabel(at, now)
export const nearDayWithin = (at: string, now = Date.now()) => near(at, now)?.toLowerCase() ?? exactDate(at)

function near(at: string, now: number): string | null {
  const days = Math.round((startOfDay(Date.parse(at)) - startOfDay(now)) / day)
  if (days === 0) return t('time.today')
  if (days === 1) return t('time.tomorrow')
  return days === -1 ? t('time.yesterday') : null
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}

/** Fills a pattern such as 'MMMM DD, YYYY, hh:mm A' in the browser's time zone, with the names of the chosen language. */
function format(at: string, pattern: string): string {
  const date = new Date(at)
  return pattern.replace(/YYYY|MMMM|DD|dddd|HH|hh|mm|A/g, (part) => {
    switch (part) {
      case 'YYYY':
        return String(date.getFullYear())
      case 'MMMM':
        return names('month').format(date)
      case 'dddd':
        return names('weekday').format(date)
      case 'DD':
        return two(date.getDate())
      case 'HH':
        return two(date.getHours())
      case 'hh':
        return two(date.getHours() % 12 || 12)
      case 'mm':
        return two(date.getMinutes())
      default:
        return date.getHours() < 12 ? 'AM' : 'PM'
    }
  })
}

const two = (value: number) => String(value).padStart(2, '0')

const made = new Map<string, Intl.DateTimeFormat>()

/** Kept, because making one takes longer than all the rest of a row. */
function names(part: 'month' | 'weekday'): Intl.DateTimeFormat {
  const key = `${language} ${part}`
  const known = made.get(key) ?? new Intl.DateTimeFormat(language, { [part]: 'long' })
  made.set(key, known)
  return known
}
