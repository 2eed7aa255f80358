import { type NotNull, type RawBuilder, sql } from 'kysely'
import type { MailDocument } from '../../../contract/documents.ts'
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
    .$narrowType<{ applicationId: NotNull }>()
    .execute()
}

export async function findDocument(db: Db, userId: string, id: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .select(columns)
    .select(sent)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('applicationId', 'is not', null)
    .$narrowType<{ applicationId: NotNull }>()
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
    .$narrowType<{ applicationId: NotNull }>()
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

/** Of an application, or of mails that are in none; and the bytes of all. */
export async function countDocuments(
  db: Db,
  userId: string,
  applicationId: string | null,
): Promise<{ here: number; bytes: number }> {
  const { rows } = await sql<{ here: number; bytes: number }>`
    select count(*) filter (where application_id is not distinct from ${applicationId}::uuid) as here, coalesce(sum(size), 0)::bigint as bytes
    from documents where user_id = ${userId}`.execute(db)
  return rows[0] ?? { here: 0, bytes: 0 }
}

export async function insertDocument(
  db: Db,
  userId: string,
  document: Omit<DocumentRow, 'createdAt' | 'sent'> & { hash: Buffer; resumeId: string | null },
  bytes: Buffer,
): Promise<DocumentRow> {
  await insertBytes(db, userId, document.hash, bytes)
  return db
    .insertInto('documents')
    .values({ userId, ...document })
    .returning(columns)
    .returning(sent)
    .$narrowType<{ applicationId: NotNull }>()
    .executeTakeFirstOrThrow()
}

export async function insertMailDocument(
  db: Db,
  userId: string,
  document: MailDocument & { hash: Buffer },
  bytes: Buffer,
): Promise<void> {
  await insertBytes(db, userId, document.hash, bytes)
  await db
    .insertInto('documents')
    .values({ userId, ...document, applicationId: null })
    .execute()
}

async function insertBytes(db: Db, userId: string, hash: Buffer, bytes: Buffer): Promise<void> {
  await db
    .insertInto('documentBytes')
    .values({ userId, hash, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listMailDocuments(db: Db, userId: string): Promise<MailDocument[]> {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'type', 'size'])
    .where('userId', '=', userId)
    .where('applicationId', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Files of a draft that is gone, unless another draft or mail has them. */
export async function removeMailDocuments(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await removeUnused(db, userId, sql`d.id = any(${ids}::uuid[])`)
}

/** What no draft has and no mail that can come back: each was of a composer that saved nothing since, or of a mail that has long left. */
export async function removeLeftDocuments(db: Db, userId: string): Promise<void> {
  await removeUnused(db, userId, sql`d.created_at < now() - interval '1 day'`)
}

async function removeUnused(db: Db, userId: string, which: RawBuilder<unknown>): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    delete from documents d where d.user_id = ${userId} and d.application_id is null and ${which}
      and not exists (select from drafts f where f.user_id = d.user_id and f.written -> 'documents' ? d.id::text)
      and not exists (
        select from outgoing_mails o where o.user_id = d.user_id and o.written -> 'documents' ? d.id::text
          and (o.state <> 'cancelled' or o.cancelled_because is not null)
          and (o.state <> 'sent' or o.sent_at > now() - interval '7 days'))`.execute(db)
  if (numAffectedRows > 0n) await removeOrphans(db, userId)
}

export async function updateFilename(db: Db, userId: string, id: string, filename: string): Promise<DocumentRow> {
  return db
    .updateTable('documents')
    .set({ filename })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .returning(sent)
    .$narrowType<{ applicationId: NotNull }>()
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
