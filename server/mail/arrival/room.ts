import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { type Accept, mailShare, NoRoom } from '../../lib/delivery.ts'

/** Asks for the bytes that more mail of each of these users may take. */
export type AskRoom = (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>

export function roomInMailboxes(db: Db, mostMiB: number): AskRoom | null {
  if (mostMiB === 0) return null
  const most = mostMiB * 1024 * 1024
  return async (userIds) => {
    const { rows } = await sql<{ userId: string; left: number }>`
      select id as "userId",
        least(${most * mailShare} - coalesce(mail_bytes, 0), ${most} - coalesce(mail_bytes, 0) - own_bytes(id))::float8 as left
      from unnest(${userIds}::uuid[]) as id left join storage_used u on u.user_id = id`.execute(db)
    return new Map(rows.map(({ userId, left }) => [userId, left]))
  }
}

export interface Room {
  /** Null where accounts have no limit. */
  mailboxes: AskRoom | null
  /** Whether so many more bytes of mail find room on the disk; null where it is not seen. */
  disk: ((bytes: number) => Promise<boolean>) | null
}

// what another process takes meanwhile is not seen: it may take the other half
const trustedPart = 1 / 2
const trustedFor = 10_000
const mostKnown = 10_000

interface Known {
  left: number
  /** What this process had stored for the user when the answer came. */
  storedBefore: number
  until: number
}

/**
 * Accepts what finds room, together with all that is being stored at the same time, and rejects the rest with `NoRoom`. The database is asked
 * again when a mailbox comes near what was left of it.
 */
export function withRoom(accept: Accept, room: Room, now: () => number = Date.now): Accept {
  const flight = new Map<string, number>()
  let inFlight = 0
  const known = new Map<string, Known>()
  const stored = new Map<string, number>()
  const storing = new Map<Promise<void>, readonly string[]>()
  const asking = new Map<string, Promise<void>>()

  const count = (userIds: readonly string[], bytes: number) => {
    inFlight += bytes
    for (const id of userIds) {
      const sum = (flight.get(id) ?? 0) + bytes
      if (sum > 0) flight.set(id, sum)
      else flight.delete(id)
    }
  }
  const fits = (id: string, part: number) => {
    const one = known.get(id)
    if (one === undefined || one.until <= now()) return false
    const since = (stored.get(id) ?? 0) - one.storedBefore
    return since >= 0 && since + (flight.get(id) ?? 0) <= one.left * part
  }

  /** Nothing is stored for these users meanwhile: what the answer counts is no longer in flight, and it counts nothing that is. */
  async function ask(mailboxes: AskRoom, userIds: readonly string[]) {
    const ofThem = [...storing].filter(([, those]) => those.some((id) => userIds.includes(id)))
    await Promise.allSettled(ofThem.map(([written]) => written))
    if (stored.size > mostKnown) {
      stored.clear()
      known.clear()
    }
    const until = now() + trustedFor
    const left = await mailboxes(userIds)
    for (const id of userIds) known.set(id, { left: left.get(id) ?? 0, storedBefore: stored.get(id) ?? 0, until })
  }

  /** Who is asked about already is not asked about again. */
  async function askWhereUnsure(mailboxes: AskRoom, userIds: readonly string[]) {
    const unasked = userIds.filter((id) => !asking.has(id))
    if (unasked.length > 0) {
      const asked = ask(mailboxes, unasked).finally(() => {
        for (const id of unasked) asking.delete(id)
      })
      for (const id of unasked) asking.set(id, asked)
    }
    await Promise.all(userIds.map((id) => asking.get(id)))
  }

  return async (delivery) => {
    const userIds = [...new Set(delivery.recipients.flatMap(({ userId }) => userId ?? []))]
    const bytes = delivery.bytes.length
    // counted before it asks, so that of two that come together one sees the other
    count(userIds, bytes)
    try {
      if (room.disk && !(await room.disk(inFlight))) throw new NoRoom('disk')
      if (room.mailboxes) {
        const unsure = userIds.filter((id) => asking.has(id) || !fits(id, trustedPart))
        if (unsure.length > 0) await askWhereUnsure(room.mailboxes, unsure)
        if (unsure.some((id) => !fits(id, 1))) throw new NoRoom('mailbox')
      }
      const written = accept(delivery).then(() => {
        for (const id of userIds) stored.set(id, (stored.get(id) ?? 0) + bytes)
      })
      storing.set(written, userIds)
      await written.finally(() => storing.delete(written))
    } finally {
      count(userIds, -bytes)
    }
  }
}
