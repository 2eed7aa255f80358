import { isZone, offsetAt, offsetOf } from '../../domain/time/zone.ts'
import { zoneNames, zonesByCountry, zonesByLanguage } from './words/calendar-words.ts'

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
