import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { addEntry } from '../timeline/index.ts'
import { withSettled } from './settle-names.ts'

/** Archives applications, or makes them active again. What the user archives is not made active by mail. */
export async function setActive(db: Db, userId: string, ids: string[], isActive: boolean) {
  await db
    .updateTable('applications')
    .set({
      isActive,
      settled: isActive ? sql<string[]>`array_remove(settled, 'isActive')` : withSettled(['isActive']),
      updatedAt: sql<Date>`now()`,
    })
    .where('userId', '=', userId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  for (const applicationId of ids)
    await addEntry(db, userId, { applicationId, kind: isActive ? 'reactivated' : 'archived', actor: 'user' })
}
