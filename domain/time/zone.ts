/** A wall-clock time without a zone. */
export interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const formats = new Map<string, Intl.DateTimeFormat | null>()

function formatOf(zone: string): Intl.DateTimeFormat | null {
  let format = formats.get(zone)
  if (format === undefined) {
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
      })
    } catch {
      format = null
    }
    if (formats.size < 200) formats.set(zone, format)
  }
  return format
}

/** Whether a name is a zone of the IANA database. */
export const isZone = (name: string): boolean =>
  /^[A-Za-z][A-Za-z\d_]*(?:\/[A-Za-z\d_+-]+){0,2}$/.test(name) && formatOf(name) !== null

/** Minutes east of Greenwich that a zone keeps at an instant. */
export function offsetAt(zone: string, instant: number): number {
  const format = formatOf(zone)
  if (!format || !Number.isFinite(instant)) return 0
  const part: Record<string, number> = {}
  for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value)
  const wall = Date.UTC(part.year ?? 1970, (part.month ?? 1) - 1, part.day ?? 1, part.hour ?? 0, part.minute ?? 0)
  // The wall shows no seconds.
  return Math.ceil((wall - instant) / 60_000)
}

/** The instant at which a zone's clocks show a time. */
export function instantOf(clock: WallClock, zone: string): number {
  const wall = Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute)
  const guess = wall - offsetAt(zone, wall) * 60_000
  return wall - offsetAt(zone, guess) * 60_000
}

/** ISO 8601 with the offset in minutes. */
export function isoAt(instant: number, offset: number): string {
  if (!Number.isFinite(instant)) return ''
  const wall = new Date(instant + offset * 60_000).toISOString().slice(0, 19)
  if (offset === 0) return `${wall}+00:00`
  const size = Math.abs(offset)
  return `${wall}${offset < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`
}

/** Minutes of the offset that an ISO 8601 time carries; null when it carries none. */
export function offsetOf(iso: string | null): number | null {
  const found = /(?:([+-])(\d{2}):?(\d{2})|(Z))$/.exec(iso ?? '')
  if (!found) return null
  return found[4] ? 0 : (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]))
}
