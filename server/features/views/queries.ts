import type { SavedView } from '../../../contract/application-lists.ts'
import type { Db } from '../../db/pool.ts'

export async function listViews(db: Db, userId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('savedViews')
    .select(['id', 'name', 'place', 'search'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows as SavedView[]
}

export async function insertView(db: Db, userId: string, view: SavedView): Promise<void> {
  await db
    .insertInto('savedViews')
    .values({ userId, ...view })
    .execute()
}

export async function updateView(db: Db, userId: string, { id, name, search }: SavedView): Promise<void> {
  await db.updateTable('savedViews').set({ name, search }).where('userId', '=', userId).where('id', '=', id).execute()
}

export async function deleteView(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('savedViews').where('userId', '=', userId).where('id', '=', id).execute()
}
