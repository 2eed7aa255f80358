import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export interface DocumentRow {
  id: string
  applicationId: string
  filename: string
  type: string
  size: number
  createdAt: Date
}

const columns = ['id', 'applicationId', 'filename', 'type', 'size', 'createdAt'] as const

export async function listDocuments(db: Db, userId: string, applicationId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .select(columns)
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findDocument(db: Db, userId: string, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').select(columns).where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
}

export async function readDocument(db: Db, userId: string, id: string) {
  return db
    .selectFrom('documents as d')
    .innerJoin('documentBytes as b', (join) => join.onRef('b.userId', '=', 'd.userId').onRef('b.hash', '=', 'd.hash'))
    .where('d.userId', '=', userId)
    .where('d.id', '=', id)
    .select(['d.filename', 'd.type', 'b.bytes'])
    .executeTakeFirst()
}

export async function countDocuments(db: Db, userId: string, applicationId: string): Promise<{ here: number; bytes: number }> {
  const { rows } = await sql<{ here: number; bytes: number }>`
    select count(*) filter (where application_id = ${applicationId}) as here, coalesce(sum(size), 0)::bigint as bytes
    from documents where user_id = ${userId}`.execute(db)
  return rows[0] ?? { here: 0, bytes: 0 }
}

export async function insertDocument(
  db: Db,
  userId: string,
  document: Omit<DocumentRow, 'createdAt'> & { hash: Buffer },
  bytes: Buffer,
): Promise<DocumentRow> {
  await db
    .insertInto('documentBytes')
    .values({ userId, hash: document.hash, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return db
    .insertInto('documents')
    .values({ userId, ...document })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function updateFilename(db: Db, userId: string, id: string, filename: string): Promise<DocumentRow> {
  return db
    .updateTable('documents')
    .set({ filename })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export async function removeDocument(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('documents').where('userId', '=', userId).where('id', '=', id).execute()
}

/** Bytes that no document has and no undo can bring back. */
export async function removeOrphans(db: Db, userId: string): Promise<void> {
  await sql`
    delete from document_bytes b where b.user_id = ${userId}
      and not exists (select from documents d where d.user_id = b.user_id and d.hash = b.hash)
      and not exists (
        select from undo_steps s where s.user_id = b.user_id and s.expires_at > now() and s.before::text like '%' || encode(b.hash, 'hex') || '%'
      )`.execute(db)
}
