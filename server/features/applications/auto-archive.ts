import { sql } from 'kysely'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { lockUser } from '../../placement/lock.ts'
import { addEntry } from '../timeline/index.ts'

const mostUsers = 100
const mostApplications = 200

export interface AutoArchiving {
  now: Date
  /** For users who did not choose; 0 is never. */
  defaultDays: number
}

/**
 * Archives what ended so many days ago, user by user in small transactions. Once for each end: what the user archived or made active after
 * it stays as they left it. Answers how many there were.
 */
export async function archiveEnded(db: Db, when: AutoArchiving): Promise<number> {
  let archived = 0
  for (;;) {
    const users = await usersWithEnded(db, when)
    for (const userId of users) archived += await archiveOf(db, userId, when)
    if (users.length < mostUsers) return archived
  }
}

async function usersWithEnded(db: Db, when: AutoArchiving): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where id in (select a.user_id ${isDue(when)}) limit ${mostUsers}`.execute(db)
  return rows.map(({ id }) => id)
}

async function archiveOf(db: Db, userId: string, when: AutoArchiving): Promise<number> {
  const ids = await transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const { rows } = await sql<{ id: string }>`
      update applications set is_active = false, updated_at = now()
      where user_id = ${userId} and id in (select a.id ${isDue(when)} and a.user_id = ${userId} limit ${mostApplications})
      returning id`.execute(trx)
    for (const { id } of rows) await addEntry(trx, userId, { applicationId: id, kind: 'archived', actor: 'system', at: when.now })
    await announce(
      trx,
      userId,
      rows.map(({ id }) => ({ type: 'application', applicationId: id, mailId: null })),
    )
    return rows.map(({ id }) => id)
  })
  return ids.length + (ids.length === mostApplications ? await archiveOf(db, userId, when) : 0)
}

const isDue = ({ now, defaultDays }: AutoArchiving) => sql`
  from applications a join users u on u.id = a.user_id
  where a.is_active and a.ended_at is not null and coalesce(u.auto_archive_days, ${defaultDays}::integer) > 0
    and a.ended_at <= ${now}::timestamptz - make_interval(days => coalesce(u.auto_archive_days, ${defaultDays}::integer))
    and not exists (
      select from timeline t where t.user_id = a.user_id and t.application_id = a.id
        and t.kind in ('archived', 'reactivated') and t.at >= a.ended_at)`
