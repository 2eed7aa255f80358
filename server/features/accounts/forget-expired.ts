import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/**
 * Removes what has run out and tells of people all the same: what a provider said of somebody who did not go on, links that were mailed,
 * sessions that ended a month ago, also those of people who never come back.
 */
export async function forgetExpired(db: Db): Promise<void> {
  await sql`delete from provider_sign_ins where expires_at < now()`.execute(db)
  await sql`delete from mailed_links where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from sessions where least(ended_at, expires_at) < now() - interval '30 days'`.execute(db)
  await sql`delete from proofs where expires_at < now() - interval '1 hour'`.execute(db)
  await sql`delete from rate_limits where replenished_at < now()`.execute(db)
}
