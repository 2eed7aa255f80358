import type { Act, SaidTime } from '../reading.ts'
import { instantOf, offsetAt, offsetOf } from '../time/zone.ts'

/** What a part of a time is made whole by: the meeting it is about. */
export interface Reference {
  /** ISO 8601. */
  startsAt: string
  endsAt: string | null
  /** IANA; null where none is known: then the clock of whoever named it counts. */
  timeZone: string | null
  /** ISO 8601 with the offset of whoever named it. */
  toldAt: string
  /** The user asked to move it. */
  isToMove?: boolean
}

const day = 86_400_000

/**
 * The instants, in ISO 8601, that a time names; null where day or hour are missing. A weekday is that of the week of the meeting it is
 * about: 'Friday' about a meeting of the week after next is none of this week.
 */
export function wholeTime(
  time: SaidTime,
  about: Reference | null,
  sentAt: string,
  zoneOfMail: string | null,
): { startsAt: string; endsAt: string | null; timeZone: string | null } | null {
  const zone = time.zone ?? about?.timeZone ?? zoneOfMail ?? time.writerZone ?? null
  const clock = clockOf(zone, about?.toldAt ?? sentAt)
  const before = about === null ? null : clock.wall(Date.parse(about.startsAt))
  const date = dateOf(time, before, Date.parse(`${sentAt.slice(0, 10)}T00:00:00Z`))
  const minute = time.clock === null ? minutesOf(time, before) : minutesIn(time.clock)
  if (date === null || minute === null) return null
  const start = clock.instant(date, minute)
  if (!Number.isFinite(start) || start < 0 || start > mostDistant) return null
  const length = about?.endsAt ? Date.parse(about.endsAt) - Date.parse(about.startsAt) : null
  const end = time.until === undefined ? (length === null ? null : start + length) : clock.instant(date, minutesIn(time.until))
  return { startsAt: iso(start), endsAt: end !== null && end > start ? iso(end) : null, timeZone: zone }
}

/** Whether a time can be that of a meeting: what it names of day and hour is so in the meeting's own zone. */
export function fits(time: SaidTime, about: Reference): boolean {
  const clock = clockOf(time.zone ?? about.timeZone, about.toldAt)
  const wall = clock.wall(Date.parse(about.startsAt))
  if (time.day === null && time.weekday === null && time.clock === null) return false
  if (time.isNext && about.isToMove) return false
  if (time.weekday !== null ? (wall.getUTCDay() || 7) !== time.weekday : time.day !== null && dayOf(wall) !== time.day)
    return false
  if (time.clock === null) return true
  const minute = wall.getUTCHours() * 60 + wall.getUTCMinutes()
  const told = minutesIn(time.clock)
  return told === minute || (time.isEitherHalf === true && Math.abs(told - minute) === 720)
}

/** Whether a meeting is on that day of a month, in its own zone. */
export function isOnDay(ofMonth: number, about: Reference): boolean {
  return clockOf(about.timeZone, about.toldAt).wall(Date.parse(about.startsAt)).getUTCDate() === ofMonth
}

/** Whether a meeting is in that part of the day, in its own zone. */
export function isIn(part: NonNullable<Act['partOfDay']>, about: Reference): boolean {
  const hour = clockOf(about.timeZone, about.toldAt).wall(Date.parse(about.startsAt)).getUTCHours()
  return part === 'morning' ? hour < 12 : part === 'afternoon' ? hour >= 12 && hour < 18 : hour >= 17
}

const mostDistant = Date.UTC(9999, 0)
const iso = (instant: number): string => new Date(instant).toISOString()
const dayOf = (wall: Date): string => wall.toISOString().slice(0, 10)
const minutesIn = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/** Walls are UTC dates that show what a clock there shows. */
function clockOf(zone: string | null, sentAt: string) {
  const offset = offsetOf(sentAt) ?? 0
  return {
    wall: (instant: number) => new Date(instant + (zone === null ? offset : offsetAt(zone, instant)) * 60_000),
    instant(date: number, minute: number): number {
      const wall = new Date(date + minute * 60_000)
      if (zone === null) return wall.getTime() - offset * 60_000
      const [year, month, ofMonth] = [wall.getUTCFullYear(), wall.getUTCMonth() + 1, wall.getUTCDate()]
      return instantOf({ year, month, day: ofMonth, hour: wall.getUTCHours(), minute: wall.getUTCMinutes() }, zone)
    },
  }
}

/** Midnight in UTC of the day that is meant. */
function dateOf(time: SaidTime, before: Date | null, sent: number): number | null {
  const told = time.day === null ? null : Date.parse(`${time.day}T00:00:00Z`)
  if (before === null) return told
  const base = Date.parse(`${dayOf(before)}T00:00:00Z`)
  if (time.daysLater) return base + time.daysLater * day
  if (time.weekday !== null) {
    const inWeek = base + (time.weekday - (before.getUTCDay() || 7)) * day
    if (time.isNext && inWeek <= base) return inWeek + 7 * day
    return inWeek > sent ? inWeek : told
  }
  return told ?? base
}

function minutesOf(time: SaidTime, before: Date | null): number | null {
  return before === null ? null : before.getUTCHours() * 60 + before.getUTCMinutes() + (time.minutesLater ?? 0)
}
