import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

interface Waiter {
  id: string
  resolve(): void
  reject(cause: unknown): void
}

/**
 * Writes down that the mail server is about to have the end of a message: from there on, nobody knows what it said but who reads its
 * answer. Messages that come meanwhile share the next statement.
 */
export function openAwaited(db: Db): (id: string) => Promise<void> {
  const waiting: Waiter[] = []
  let isWriting = false

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0)
      try {
        const ids = batch.map(({ id }) => id)
        // not waiting for the disk: every connection to the mail server would, and what may be killed is this process
        await sql`
          with unflushed as (select set_config('synchronous_commit', 'off', true))
          update outgoing_mails set is_answer_awaited = true from unflushed where id = any(${ids}::uuid[])`.execute(db)
        for (const { resolve } of batch) resolve()
      } catch (cause) {
        for (const { reject } of batch) reject(cause)
      }
    }
    isWriting = false
  }

  return (id) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ id, resolve, reject })
      if (!isWriting) writeAll()
    })
}
