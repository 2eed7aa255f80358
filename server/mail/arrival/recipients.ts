import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { bounceName, type FindRecipient, mailShare } from '../../lib/delivery.ts'

/** An address taken apart; null when it is none of ours in form: a foreign domain, or a relay form of any kind. */
export function parseRecipient(address: string, domain: string): { name: string; address: string; tag: string | null } | null {
  const at = address.lastIndexOf('@')
  // the door hands over the domain of an internationalised address in Unicode, the configuration has its A-labels (RFC 5890)
  if (domainToASCII(address.slice(at + 1)) !== domain) return null
  const local = address.slice(0, at)
  const plus = local.indexOf('+')
  const name = (plus === -1 ? local : local.slice(0, plus)).toLowerCase()
  if (!/^[a-z0-9._-]{1,64}$/.test(name)) return null
  const tag = plus === -1 ? null : local.slice(plus + 1).normalize('NFC')
  if (tag !== null && !/^[^\s"%!@:,;<>()[\]\\]{0,64}$/u.test(tag)) return null
  return { name, address: `${name}@${domain}`, tag: tag || null }
}

/** Whoever runs the installation must be reachable by the first, and is looked for by the second (RFC 5321, 4.5.1; RFC 2142, 4). */
const operatorNames = new Set(['postmaster', 'abuse'])

/** The one recipient that needs no domain. */
const isPostmaster = (address: string) => address.toLowerCase() === 'postmaster'

// An address is never given to another person, so a remembered one cannot become wrong, only void.
const rememberedFor = 10_000
const mostRemembered = 10_000

/** Of the limit, from where on each message is counted. */
const nearlyFull = 0.9

/** Looks up who has an address, and whether there is room for more of their mail. Who has none is asked for again each time: it may be taken the next second. */
export function recipientFinder(db: Db, domain: string, mostMiB: number, now: () => number = Date.now): FindRecipient {
  const most = mostMiB === 0 ? Number.POSITIVE_INFINITY : mostMiB * 1024 * 1024
  const remembered = new Map<string, { userId: string; until: number }>()
  return async (address) => {
    const parsed = parseRecipient(isPostmaster(address) ? `${address}@${domain}` : address, domain)
    if (!parsed) return null
    if (operatorNames.has(parsed.name)) return { userId: null, address: parsed.address, tag: parsed.tag }
    if (parsed.name === bounceName) {
      const { rows } = await sql<{ userId: string }>`
        select user_id as "userId" from outgoing_mails where token = ${parsed.tag ?? ''}`.execute(db)
      return rows[0] ? { userId: rows[0].userId, address: parsed.address, tag: parsed.tag } : null
    }
    const known = remembered.get(parsed.name)
    if (known && known.until > now()) return { userId: known.userId, address: parsed.address, tag: parsed.tag }
    const { rows } = await sql<{ userId: string; mail: number; own: number }>`
      select a.user_id as "userId", coalesce(u.mail_bytes, 0)::float8 as mail, own_bytes(a.user_id)::float8 as own
      from assigned_addresses a left join storage_used u on u.user_id = a.user_id
      where a.name = ${parsed.name} and a.user_id is not null`.execute(db)
    if (!rows[0]) return null
    const { userId, mail, own } = rows[0]
    const used = Math.max(mail / mailShare, mail + own)
    if (used >= most) return 'full'
    // who is near the limit could be beyond it within a moment
    if (used >= most * nearlyFull) return { userId, address: parsed.address, tag: parsed.tag }
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(parsed.name, { userId, until: now() + rememberedFor })
    return { userId, address: parsed.address, tag: parsed.tag }
  }
}
