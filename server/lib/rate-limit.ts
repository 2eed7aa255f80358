import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { Refusal } from './refusal.ts'

/** `burst` calls at once, and one more each `seconds`. */
export interface Limit {
  name: string
  burst: number
  seconds: number
}

/**
 * Counts a call against a limit that all processes share (generic cell rate algorithm); refuses it with the time to wait.
 * A subject of null is not limited. Call it outside of transactions: a rollback would forget the call.
 */
export async function take(db: Db, limit: Limit, subject: string | null): Promise<void> {
  if (await tryTake(db, limit, subject)) return
  throw new Refusal('too_many_requests', 'too_many_tries', {
    retryAfterSeconds: Math.max(1, await secondsUntilNext(db, limit, subject)),
  })
}

/** How long until one more call would be let in; 0 for at once. */
export async function secondsUntilNext(db: Db, limit: Limit, subject: string | null): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from replenished_at - now())::float8 - ${(limit.burst - 1) * limit.seconds}::float8 as wait
    from rate_limits where key = ${keyOf(limit, subject)}`.execute(db)
  return Math.max(0, rows[0]?.wait ?? 0)
}

/** Counts a call; false when it is one too many. */
export async function tryTake(db: Db, limit: Limit, subject: string | null): Promise<boolean> {
  if (subject === null) return true
  const { rows } = await sql`
    insert into rate_limits as l (key, replenished_at) values (${keyOf(limit, subject)}, now() + ${limit.seconds} * interval '1 second')
    on conflict (key) do update set replenished_at = greatest(l.replenished_at, now()) + ${limit.seconds} * interval '1 second'
    where greatest(l.replenished_at, now()) <= now() + ${(limit.burst - 1) * limit.seconds} * interval '1 second'
    returning 1`.execute(db)
  if (Math.random() < 0.002) await sql`delete from rate_limits where replenished_at < now()`.execute(db)
  return rows.length > 0
}

/** Forgets the calls counted so far. */
export async function restore(db: Db, limit: Limit, subject: string): Promise<void> {
  await sql`delete from rate_limits where key = ${keyOf(limit, subject)}`.execute(db)
}

function keyOf({ name }: Limit, subject: string | null) {
  return createHash('sha256').update(`${name}\0${subject}`).digest()
}
