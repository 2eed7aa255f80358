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
  /** What this process had stored for the user when it asked. */
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

  async function requireRoom(userIds: readonly string[]) {
    if (room.disk && !(await room.disk(inFlight))) throw new NoRoom('disk')
    const unsure = room.mailboxes ? userIds.filter((id) => !fits(id, trustedPart)) : []
    if (!room.mailboxes || unsure.length === 0) return
    if (stored.size > mostKnown) {
      stored.clear()
      known.clear()
    }
    // noted before it asks, so that what is stored while it asks is not missed
    const until = now() + trustedFor
    const before = unsure.map((id) => [id, stored.get(id) ?? 0] as const)
    const left = await room.mailboxes(unsure)
    for (const [id, storedBefore] of before) known.set(id, { left: left.get(id) ?? 0, storedBefore, until })
    if (unsure.some((id) => !fits(id, 1))) throw new NoRoom('mailbox')
  }

  return async (delivery) => {
    const userIds = [...new Set(delivery.recipients.flatMap(({ userId }) => userId ?? []))]
    const bytes = delivery.bytes.length
    // counted before it asks, so that of two that come together one sees the other
    count(userIds, bytes)
    try {
      await requireRoom(userIds)
      await accept(delivery)
      for (const id of userIds) stored.set(id, (stored.get(id) ?? 0) + bytes)
    } finally {
      count(userIds, -bytes)
    }
  }
}
