import { sql } from 'kysely'
import { fromKysely, type Db as JobsDb } from 'pg-boss'
import type { Jobs } from '../db/jobs.ts'
import type { Db } from '../db/pool.ts'

/** The work that a stored mail still needs: to be read, attributed and applied. */
export interface MailJob {
  userId: string
  mailId: string
}

export interface MailQueue {
  /** Part of the caller's transaction, which `db` runs statements in: a mail is never stored without its job. */
  enqueue(db: JobsDb, mails: readonly MailJob[]): Promise<void>
  /**
   * Gives a new job to every mail that waits and has none that will run, nor one that was begun within so many seconds: whoever had it was
   * killed, or lost the database. It comes before the others, for newer mail has to wait for it. A mail with two jobs is processed once.
   * Answers how many there were.
   */
  adopt(db: Db, begunWithin: number): Promise<number>
}

export const mailQueueName = 'mail'

export async function openMailQueue(jobs: Jobs): Promise<MailQueue> {
  await jobs.createQueue(mailQueueName, {
    notify: true,
    retryLimit: 5,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 300,
    deleteAfterSeconds: 600,
    retentionSeconds: 30 * 86_400,
  })
  const enqueue = async (db: JobsDb, mails: readonly MailJob[], priority: number) => {
    await jobs.insert(
      mailQueueName,
      mails.map((data) => ({ data, priority })),
      { db },
    )
  }
  return {
    enqueue: (db, mails) => enqueue(db, mails, 0),
    async adopt(db, begunWithin) {
      const { rows } = await sql<MailJob>`
        select user_id as "userId", id as "mailId" from mails m
        where state = 'waiting' and not exists (
          select from jobs.job j
          where j.name = ${mailQueueName} and j.data ->> 'mailId' = m.id::text
            and (j.state in ('created', 'retry') or j.state = 'active' and j.started_on > now() - make_interval(secs => ${begunWithin}))
        )
        order by received_at`.execute(db)
      if (rows.length > 0) await enqueue(fromKysely(db), rows, 1)
      return rows.length
    },
  }
}
