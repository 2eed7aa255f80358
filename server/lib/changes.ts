import { sql } from 'kysely'
import type { ChangeEvent } from '../../contract/events.ts'
import type { Db } from '../db/pool.ts'

export const changesChannel = 'applybox_changes'

/** What travels on the channel. */
export interface Change {
  userId: string
  events: ChangeEvent[]
}

// a payload is limited to 8000 bytes, an event takes about 120
const mostPerPayload = 50

/** Tells every process which of a user's lists are no longer as shown; heard when the transaction is committed, never when it is not. */
export async function announce(db: Db, userId: string, events: readonly ChangeEvent[]): Promise<void> {
  for (let at = 0; at < events.length; at += mostPerPayload) {
    const change: Change = { userId, events: events.slice(at, at + mostPerPayload) }
    await sql`select pg_notify(${changesChannel}, ${JSON.stringify(change)})`.execute(db)
  }
}
