import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** Until the end of the transaction nobody else changes this user's applications by mail: two mails at once would found one twice. */
export async function lockUser(db: Db, userId: string): Promise<void> {
  await sql`select ${userLock(userId)}`.execute(db)
}

export const userLock = (userId: string): RawBuilder<unknown> => sql`pg_advisory_xact_lock(hashtextextended(${userId}, 7221))`
