import type { ListedInterview } from '../../../contract/interviews.ts'
import { instantIn, isZone, partsIn } from '../../texts/zoned-time.ts'

type Busy = Pick<ListedInterview, 'startsAt' | 'endsAt' | 'allDay' | 'timeZone'>

const hour = 3_600_000
const day = 24 * hour
const many = 3
/** Days that are looked at: four weeks. */
const within = 28
/** Full hours at which a talk of an hour begins in the hours that people work; the days begin with different ones. */
const hours = [10, 14, 11, 15, 9, 13, 16]

/** Beginnings of three free hours on three working days from tomorrow, in the user's hours and, where it can be, in those of the other side. */
export function freeTimes(now: Date, own: string, theirs: string | null, interviews: readonly Busy[]): string[] {
  const busy = interviews.map(spanOf)
  const isFree = (at: number) => busy.every(({ from, to }) => at + hour <= from || at >= to)
  const today = partsIn(own, now.toISOString()).date
  const days = Array.from({ length: within }, (_, n) => new Date(Date.parse(`${today}T12:00Z`) + (n + 1) * day)).filter(
    (date) => date.getUTCDay() % 6 !== 0,
  )
  const choose = (isGood: (at: string) => boolean) => {
    const chosen: string[] = []
    for (const date of days) {
      if (chosen.length === many) break
      const begin = chosen.length % hours.length
      const at = [...hours.slice(begin), ...hours.slice(0, begin)]
        .map((n) => instantIn(own, date.toISOString().slice(0, 10), `${String(n).padStart(2, '0')}:00`))
        .find((at) => isGood(at) && isFree(Date.parse(at)))
      if (at !== undefined) chosen.push(at)
    }
    return chosen
  }
  const there = theirs !== null && isZone(theirs) ? choose((at) => isWorkingHour(theirs, at)) : []
  return there.length === many ? there : choose(() => true)
}

function spanOf({ startsAt, endsAt, allDay, timeZone }: Busy): { from: number; to: number } {
  const from = Date.parse(startsAt)
  if (!allDay) return { from, to: endsAt === null ? from + hour : Date.parse(endsAt) }
  const zone = timeZone !== null && isZone(timeZone) ? timeZone : 'UTC'
  const midnight = Date.parse(instantIn(zone, partsIn(zone, startsAt).date, '00:00'))
  return { from: midnight, to: Math.max(midnight + day, endsAt === null ? 0 : Date.parse(endsAt)) }
}

function isWorkingHour(zone: string, at: string): boolean {
  const { date, time } = partsIn(zone, at)
  return new Date(`${date}T12:00Z`).getUTCDay() % 6 !== 0 && time >= '09:00' && time <= '16:00'
}

/** One line each, in the language of the conversation: in the user's zone, and in that of the other side where its clocks show another time. */
export function asLines(times: readonly string[], own: string, theirs: string | null, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language
  return times
    .map((at) => {
      const here = timeIn(locale, own, at, true)
      if (theirs === null || !isZone(theirs)) return `- ${here}`
      const [mine, other] = [partsIn(own, at), partsIn(theirs, at)]
      const isSameDay = mine.date === other.date
      return isSameDay && mine.time === other.time ? `- ${here}` : `- ${here} (${timeIn(locale, theirs, at, !isSameDay)})`
    })
    .join('\n')
}

function timeIn(locale: string, zone: string, at: string, withDay: boolean): string {
  const from = new Date(at)
  return new Intl.DateTimeFormat(locale, {
    ...(withDay && { weekday: 'long', day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    timeZoneName: 'short',
  }).formatRange(from, new Date(from.getTime() + hour))
}

/** The text with the lines where the caret is, as a paragraph of their own, and where the caret is after them. */
export function inserted(text: string, at: number, lines: string): { text: string; caret: number } {
  const [before, after] = [text.slice(0, at).trimEnd(), text.slice(at).trimStart()]
  const begun = before === '' ? lines : `${before}\n\n${lines}`
  return { text: `${begun}\n\n${after}`, caret: begun.length + 2 }
}
