import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { keyset } from '../../lib/keyset.ts'

export interface NoteRow {
  id: string
  applicationId: string
  text: string
  createdAt: Date
  updatedAt: Date
}

const columns = ['id', 'applicationId', 'text', 'createdAt', 'updatedAt'] as const

export async function listNotes(db: Db, userId: string, applicationId: string, page: { cursor?: string; limit: number }) {
  const place = keyset({ name: 'notes', by: sql`n.created_at`, kind: 'time', id: sql`n.id`, direction: 'desc' }, page)
  const rows = await db
    .selectFrom('notes as n')
    .select(columns)
    .select(place.key.as('key'))
    .where('n.userId', '=', userId)
    .where('n.applicationId', '=', applicationId)
    .where(place.isBehind)
    .orderBy(place.order)
    .limit(place.limit)
    .execute()
  return place.pageOf(rows)
}

export async function findNote(db: Db, userId: string, id: string): Promise<NoteRow | undefined> {
  return db.selectFrom('notes').select(columns).where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
}

export async function insertNote(
  db: Db,
  userId: string,
  note: { id: string; applicationId: string; text: string },
): Promise<NoteRow> {
  return db
    .insertInto('notes')
    .values({ userId, ...note })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function updateNote(db: Db, userId: string, id: string, text: string): Promise<NoteRow> {
  return db
    .updateTable('notes')
    .set({ text, updatedAt: sql<Date>`clock_timestamp()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function removeNote(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('notes').where('userId', '=', userId).where('id', '=', id).execute()
}
