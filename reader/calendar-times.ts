import { createRequire } from 'node:module'
import { instantOf, isZone, type WallClock } from '../domain/time/zone.ts'
import { zoneIn } from './facts/zone.ts'

/** The calendar library is a third of all the code that reading needs, and most mails carry no calendar: it is loaded with the first that does. */
const load = createRequire(import.meta.url)
export const calendarLibrary = () => load('node-ical') as typeof import('node-ical')

/** What a clock is read by: an IANA zone, or minutes east of Greenwich. */
export type Clock = string | number

/** An instant that a calendar writes. */
export interface Told {
  instant: number
  /** The IANA zone that it is written in; null where that is UTC or has no such name. */
  zone: string | null
}

const time =
  /^(DTSTART|DTEND)(.*):\s*(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d)(?::?\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?\s*$/i

/**
 * The instant that a line of a calendar sets, midnight for a mere day; null where it sets none. `lines` are the whole calendar, for the zones
 * that it brings along; by `usual` is read what stands in no zone, and in one that nobody knows.
 */
export function timeTold(line: string, lines: readonly string[], usual: Clock): Told | null {
  const [, , parameters = '', year, month, day, hour = 0, minute = 0, offset] = time.exec(line) ?? []
  if (year === undefined) return null
  const at = { year: Number(year), month: Number(month), day: Number(day), hour: Number(hour), minute: Number(minute) }
  const name = /;TZID="?([^";]+)/i.exec(parameters)?.[1]?.trim() ?? soleZone(lines)
  const named = name === null ? null : clockOf(name, at, lines)
  const clock = (offset === undefined ? named : minutesIn(offset)) ?? usual
  const instant = typeof clock === 'number' ? wallOf(at) - clock * minuteLong : instantOf(at, clock)
  const zone = [named, clock].find((one) => typeof one === 'string' && !isUtc(one))
  return Number.isFinite(instant) ? { instant, zone: typeof zone === 'string' ? zone : null } : null
}

/** The zone that a calendar's own mark or its only rules name, for times that name none. */
function soleZone(lines: readonly string[]): string | null {
  const marked = lines.filter((line) => /^X-WR-TIMEZONE[:;]/i.test(line))
  const [line, ...others] = marked.length > 0 ? marked : lines.filter(namesZone)
  return line === undefined || others.length > 0 ? null : textOf(line)
}

/**
 * Programs name zones after a place, with or without a path before it; as Windows does; as they like, with rules of their own; by an
 * abbreviation; by an offset.
 */
function clockOf(name: string, at: WallClock, lines: readonly string[]): Clock | null {
  const place = places.exec(name)?.[0]
  if (place !== undefined && isZone(place)) return place
  if (isUtc(name)) return 0
  return windowsZone(name) ?? ruledOffset(name, at, lines) ?? minutesIn(name) ?? zoneIn(name) ?? (isZone(name) ? name : null)
}

const places =
  /(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc|US|Canada|Brazil|Chile|Mexico)\/[A-Za-z][A-Za-z\d_+-]{0,30}(?:\/[A-Za-z][A-Za-z_-]{0,30})?/

const isUtc = (zone: string) => /(?:^|\/)(?:UTC|GMT|UCT|Zulu)$/i.test(zone)

/** 'W. Europe Standard Time', '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna': the library knows them. */
function windowsZone(name: string): string | null {
  const bare = name.replace(/^\((?:UTC|GMT)[^)]{0,20}\)\s*| \d$/gi, '')
  // For these it answers with the zone of the machine that it runs on.
  if (/^(?:Customized|tzone:|\(no TZ)/i.test(bare)) return null
  const event = ['BEGIN:VEVENT', `DTSTART;TZID=${bare}:20260101T120000`, 'END:VEVENT'].join('\r\n')
  const known = parsed(event)
  const zone = known?.type === 'VEVENT' ? known.start?.tz : undefined
  return zone?.includes('/') && isZone(zone) ? zone : null
}

/** The library throws at 'CST' and 'IST', which mean several zones. */
function parsed(event: string) {
  try {
    return Object.values(calendarLibrary().parseICS(event))[0]
  } catch {
    return undefined
  }
}

interface Rule {
  /** From when on, and until when, by its own clock. */
  from: number
  until: number
  isYearly: boolean
  month: number
  /** 0 is Sunday; null where the day of the month decides. */
  weekday: number | null
  /** The how manieth such weekday of the month, from its end below 0. */
  nth: number
  /** The days of the month among which it is; empty for all. */
  days: number[]
  also: number[]
  offset: number
}

/** Minutes east of Greenwich by the rules that the calendar brings along for a zone (RFC 5545 section 3.6.5); null where it brings none. */
function ruledOffset(name: string, at: WallClock, lines: readonly string[]): number | null {
  const begin = lines.findIndex((line) => namesZone(line) && textOf(line) === name)
  if (begin < 0) return null
  const end = lines.findIndex((line, n) => n > begin && /^END:VTIMEZONE/i.test(line))
  const rules = rulesIn(lines.slice(begin, end < 0 ? undefined : end).slice(0, mostZoneLines))
  const wall = wallOf(at)
  let latest: { at: number; offset: number } | null = null
  for (const rule of rules) {
    for (const year of [at.year - 1, at.year]) {
      for (const onset of onsetsIn(year, rule)) {
        if (onset <= wall && (latest === null || onset > latest.at)) latest = { at: onset, offset: rule.offset }
      }
    }
  }
  return latest?.offset ?? rules[0]?.offset ?? null
}

function rulesIn(lines: readonly string[]): Rule[] {
  return lines.flatMap((line, at) => {
    if (!/^BEGIN:(?:STANDARD|DAYLIGHT)/i.test(line)) return []
    const end = lines.findIndex((other, n) => n > at && /^END:/i.test(other))
    const own = lines.slice(at + 1, end < 0 ? undefined : end)
    const value = (name: string) =>
      textOf(
        own.find((one) =>
          one
            .slice(0, name.length + 1)
            .toUpperCase()
            .startsWith(name),
        ) ?? '',
      )
    const from = wallIn(value('DTSTART'))
    const offset = minutesIn(value('TZOFFSETTO'))
    if (from === null || offset === null) return []
    const recurring = value('RRULE').toUpperCase()
    const part = (name: string) => new RegExp(`${name}=([^;]*)`).exec(recurring)?.[1] ?? ''
    const [, nth = '1', weekday = ''] = /^([+-]?\d)?(\w\w)/.exec(part('BYDAY')) ?? []
    return {
      from,
      until: wallIn(part('UNTIL')) ?? Number.POSITIVE_INFINITY,
      isYearly: recurring.includes('FREQ=YEARLY'),
      month: Number(part('BYMONTH')) || new Date(from).getUTCMonth() + 1,
      weekday: weekdays.includes(weekday) ? weekdays.indexOf(weekday) : null,
      nth: Number(nth),
      days: part('BYMONTHDAY').split(',').map(Number).filter(Boolean),
      also: value('RDATE')
        .split(',')
        .flatMap((day) => wallIn(day) ?? []),
      offset,
    }
  })
}

/** When a rule sets in during a year, by the clock that it ends. */
function onsetsIn(year: number, { from, until, isYearly, month, weekday, nth, days, also }: Rule): number[] {
  if (!isYearly) return [from, ...also]
  const first = new Date(from)
  const dates = Array.from({ length: 31 }, (_, day) =>
    Date.UTC(year, month - 1, day + 1, first.getUTCHours(), first.getUTCMinutes()),
  )
  const fitting = dates.filter((date) => {
    const on = new Date(date)
    if (on.getUTCMonth() !== month - 1 || (days.length > 0 && !days.includes(on.getUTCDate()))) return false
    return weekday === null ? days.length > 0 || on.getUTCDate() === first.getUTCDate() : on.getUTCDay() === weekday
  })
  return [fitting.at(nth < 0 ? nth : nth - 1) ?? Number.NaN].filter((onset) => onset >= from && onset <= until)
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const mostZoneLines = 500
const minuteLong = 60_000

const namesZone = (line: string) => /^TZID[:;]/i.test(line)
const textOf = (line: string) =>
  line
    .slice(line.indexOf(':') + 1)
    .replace(/\\(?=[,;])|"/g, '')
    .trim()

const wallOf = ({ year, month, day, hour, minute }: WallClock) => Date.UTC(year, month - 1, day, hour, minute)

/** What a clock shows, as if it hung in Greenwich. */
function wallIn(value: string): number | null {
  const [, year, month, day, hour = 0, minute = 0] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/.exec(value) ?? []
  return year === undefined
    ? null
    : new Date(0).setUTCFullYear(Number(year), Number(month) - 1, Number(day)) + (Number(hour) * 60 + Number(minute)) * minuteLong
}

/** 'Z', '+0530', '-08:00', 'GMT+2', '(GMT+01.00) Sarajevo' in minutes. */
function minutesIn(value: string): number | null {
  if (value === 'Z' || value === 'z') return 0
  const [, sign, hours, minutes = 0] = /^\(?(?:UTC|GMT)? ?([+-])(\d\d?)(?:[:.]?(\d\d))?/i.exec(value) ?? []
  return sign === undefined ? null : (sign === '+' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
}
