import { sql } from 'kysely'
import { fromKysely } from 'pg-boss'
import type { Jobs } from '../db/jobs.ts'
import type { Db } from '../db/pool.ts'

/** The work that a stored mail still needs: to be read, attributed and applied. */
export interface MailJob {
  userId: string
  mailId: string
}

export interface MailQueue {
  /** Part of the caller's transaction: a mail is never stored without its job. */
  enqueue(trx: Db, mails: readonly MailJob[]): Promise<void>
  /**
   * Gives a new job to every mail that waits without one that will run: the process that had it was killed, or its tries are used up.
   * A mail with two jobs is processed once. Answers how many there were.
   */
  adopt(db: Db, olderThanSeconds: number): Promise<number>
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
  const enqueue = async (db: Db, mails: readonly MailJob[]) => {
    await jobs.insert(
      mailQueueName,
      mails.map((data) => ({ data })),
      { db: fromKysely(db) },
    )
  }
  return {
    enqueue,
    async adopt(db, olderThanSeconds) {
      const { rows } = await sql<MailJob>`
        select user_id as "userId", id as "mailId" from mails m
        where state = 'waiting' and received_at < now() - make_interval(secs => ${olderThanSeconds}) and not exists (
          select from jobs.job j
          where j.name = ${mailQueueName} and j.state in ('created', 'retry') and j.data ->> 'mailId' = m.id::text
        )
        order by received_at`.execute(db)
      if (rows.length > 0) await enqueue(db, rows)
      return rows.length
    },
  }
}
