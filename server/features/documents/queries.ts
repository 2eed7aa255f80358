import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export interface DocumentRow {
  id: string
  applicationId: string
  filename: string
  type: string
  size: number
  createdAt: Date
  sent: { to: string[]; at: string }[]
}

const columns = ['id', 'applicationId', 'filename', 'type', 'size', 'createdAt'] as const

/** The mails of the user that a document went with. */
const sent = sql<DocumentRow['sent']>`coalesce((
  select json_agg(json_build_object('to', o.written -> 'to', 'at', to_char(o.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by o.sent_at desc)
  from outgoing_mails o
  where o.user_id = documents.user_id and o.state = 'sent' and o.written -> 'documents' ? documents.id::text
), '[]')`.as('sent')

export async function listDocuments(db: Db, userId: string, applicationId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('documents')
    .select(columns)
    .select(sent)
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findDocument(db: Db, userId: string, id: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .select(columns)
    .select(sent)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function findCopy(
  db: Db,
  userId: string,
  { applicationId, hash, resumeId }: { applicationId: string; hash: Buffer; resumeId: string | null },
): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .select(columns)
    .select(sent)
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .where('hash', '=', hash)
    .where('resumeId', 'is not distinct from', resumeId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
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
  document: Omit<DocumentRow, 'createdAt' | 'sent'> & { hash: Buffer; resumeId: string | null },
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
    .returning(sent)
    .executeTakeFirstOrThrow()
}

export async function updateFilename(db: Db, userId: string, id: string, filename: string): Promise<DocumentRow> {
  return db
    .updateTable('documents')
    .set({ filename })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .returning(sent)
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
