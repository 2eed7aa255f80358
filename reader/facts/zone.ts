import { zoneNames, zonesByCountry, zonesByLanguage } from './words/calendar-words.ts'

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

let named: readonly { zone: string; pattern: RegExp }[] | null = null

/** Made when the first mail that may name a zone is read. */
const namedZones = () =>
  zoneNames.map(([name, zone]) => ({
    zone,
    pattern: new RegExp(`(?<![\\p{L}\\d])${name.replace(/[/.]/g, '\\$&')}(?![\\p{L}\\d])`, name.length <= 4 ? 'u' : 'iu'),
  }))
const cities =
  /(?:Pacific|Central|Eastern|Mountain) (?:Standard |Daylight |European )?Time ?[-–] ?([A-Z][a-z]+(?: [A-Z][a-z]+)?)|\b((?:America|Europe|Asia|Australia|Africa|Pacific|Atlantic)\/[A-Za-z_]+(?:\/[A-Za-z_]+)?)\b/

/** The zone that a stretch of text names: an abbreviation, "UK time", an IANA name. */
export function zoneIn(text: string): string | null {
  const capped = text.slice(0, 600)
  const city = cities.exec(capped)
  if (city?.[2] && isZone(city[2])) return city[2]
  if (/\ball times (?:are )?(?:in )?Central\b|\d ?(?:am|pm)? Central\b|\(Central\)/i.test(capped)) return 'America/Chicago'
  named ??= namedZones()
  return named.find(({ pattern }) => pattern.test(capped))?.zone ?? null
}

let cityZones: Map<string, string> | null = null

/** The zone right behind a time of day: "3 pm ET", "(12pm PT)", "10am London". */
export function zoneBehind(text: string): string | null {
  const city = /^[\s,(]*(\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?)(?!\p{L})/u.exec(text)?.[1]
  cityZones ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '), zone]),
  )
  return zoneIn(text) ?? cityZones.get(city ?? '') ?? cityZones.get(city?.split(' ')[0] ?? '') ?? null
}

/** "GMT+2", "UTC-5:30" in minutes. */
export function offsetIn(text: string): number | null {
  const found = /\b(?:GMT|UTC) ?([-+−–])(0?\d|1[0-4])(?::?(\d{2}))?\b/.exec(text.slice(0, 600))
  return found ? (found[1] === '+' ? 1 : -1) * (Number(found[2]) * 60 + Number(found[3] ?? 0)) : null
}

/**
 * Where the writer's clock probably hangs: the country of the domain or the language, if its offset then was that of
 * the mail. A server that keeps no offset but Greenwich's tells nothing against them.
 */
export function zoneOfWriter(sentAt: string | null, language: string | null, host: string): string | null {
  const offset = offsetOf(sentAt)
  const instant = Date.parse(sentAt ?? '')
  if (offset === null || !Number.isFinite(instant)) return null
  const country = zonesByCountry.get(host.split('.').at(-1) ?? '')
  const own = [...(country ? [country] : []), ...(zonesByLanguage[language ?? 'en'] ?? [])]
  const keeping = (zone: string) => offsetAt(zone, instant) === offset
  if (offset === 0)
    return own.find(keeping) ?? country ?? (language === null || language === 'en' ? 'Europe/London' : (own[0] ?? null))
  return own.find(keeping) ?? zonesByLanguage.en?.find(keeping) ?? null
}
