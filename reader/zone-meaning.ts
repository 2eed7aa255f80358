import { offsetAt, offsetOf } from '../domain/time/zone.ts'
import { zonesByCountry } from './facts/words/calendar-words.ts'
import { zoneIn, zoneOfWriter } from './facts/zone.ts'
import type { NormalisedMail } from './mail.ts'

/** What an abbreviation means elsewhere: CST is Chicago's and China's, IST India's, Ireland's and Israel's. */
const elsewhere: Record<string, string[]> = {
  'America/Chicago': ['Asia/Shanghai'],
  'America/New_York': ['Australia/Brisbane', 'Australia/Sydney'],
  'America/Halifax': ['Asia/Riyadh'],
  'America/Los_Angeles': ['Asia/Manila'],
  'Asia/Kolkata': ['Europe/Dublin', 'Asia/Jerusalem'],
  'Europe/London': ['Asia/Dhaka'],
}

/** "CET" and "GMT" are kept by many countries, "CST" and "IST" mean several zones: the writer's own is meant where it has the same clock. */
export function refined(zone: string, mail: NormalisedMail): string {
  const now = Date.parse(mail.sentAt ?? '')
  const offset = offsetOf(mail.sentAt)
  const other = elsewhere[zone]?.find((one) => isMeant(one, offset, now) || isOfCountry(one, mail))
  if (other !== undefined && !isMeant(zone, offset, now)) return other
  if (zone !== 'Europe/Berlin' && zone !== 'Europe/London') return zone
  const writer = zoneOfWriter(mail.sentAt, mail.language, hostOf(mail))
  return writer?.startsWith('Europe/') && Number.isFinite(now) && offsetAt(writer, now) === offsetAt(zone, now) ? writer : zone
}

const abbreviations: Record<string, RegExp> = {
  'America/Chicago': /(?<![\p{L}\d])CST(?![\p{L}\d])/u,
  'America/New_York': /(?<![\p{L}\d])EST(?![\p{L}\d])/u,
  'America/Halifax': /(?<![\p{L}\d])AST(?![\p{L}\d])/u,
  'America/Los_Angeles': /(?<![\p{L}\d])PST(?![\p{L}\d])/u,
  'Asia/Kolkata': /(?<![\p{L}\d])IST(?![\p{L}\d])/u,
  'Europe/London': /(?<![\p{L}\d])BST(?![\p{L}\d])/u,
}
/** Without a word of where the writer is: nobody can say which of these is the usual one. */
const unclear = 'Asia/Kolkata'
/** Minutes: who is this near to a zone and writes from the same side of the world means that one. */
const near = 180

/**
 * What else an abbreviation beside a time may mean, where neither the writer's clock and country nor other words of the text say which zone is
 * meant. Empty where they do.
 */
export function otherMeanings(zone: string, text: string, mail: NormalisedMail): string[] {
  const abbreviation = abbreviations[zone]
  const others = elsewhere[zone] ?? []
  if (!abbreviation?.test(text) || zoneIn(text.replace(new RegExp(abbreviation, 'gu'), ' ')) !== null) return []
  const now = Date.parse(mail.sentAt ?? '')
  const offset = offsetOf(mail.sentAt)
  if (!Number.isFinite(now) || [zone, ...others].some((one) => isMeant(one, offset, now) || isOfCountry(one, mail))) return []
  if (offset === null || offset === 0) return zone === unclear ? others : []
  return Math.abs(offsetAt(zone, now) - offset) <= near ? [] : others
}

/** Greenwich's clock is that of servers too. */
const isMeant = (zone: string, offset: number | null, now: number): boolean =>
  offset !== null && offset !== 0 && Number.isFinite(now) && offsetAt(zone, now) === offset

const isOfCountry = (zone: string, mail: NormalisedMail): boolean =>
  zonesByCountry.get(hostOf(mail).split('.').at(-1) ?? '') === zone

const hostOf = (mail: NormalisedMail): string => mail.from?.address.split('@')[1] ?? ''
