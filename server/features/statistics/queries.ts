import { sql } from 'kysely'
import type { Status } from '../../../contract/applications.ts'
import type { Db } from '../../db/pool.ts'

/** Applications by how long ago they were submitted, in whole days from now. */
export async function countSubmitted(db: Db, userId: string) {
  const within = (from: number, to: number) =>
    sql<number>`count(*) filter (where applied_at <= now() - make_interval(days => ${from}) and applied_at > now() - make_interval(days => ${to}))`
  return db
    .selectFrom('applications')
    .where('userId', '=', userId)
    .where('appliedAt', 'is not', null)
    .select([
      within(0, 7).as('week'),
      within(7, 14).as('weekBefore'),
      within(0, 30).as('month'),
      within(30, 60).as('monthBefore'),
      sql<number>`count(*)`.as('all'),
    ])
    .executeTakeFirstOrThrow()
}

export async function countByStatus(db: Db, userId: string) {
  const rows = await db
    .selectFrom('applications')
    .where('userId', '=', userId)
    .groupBy(['status', 'isActive'])
    .select(['status', 'isActive', sql<number>`count(*)`.as('count')])
    .execute()
  return rows as { status: Status; isActive: boolean; count: number }[]
}
