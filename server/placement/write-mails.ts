import { sql } from 'kysely'
import { decisionToStore, type StoredMail } from '../../domain/application/stored-mail.ts'
import type { Decision } from '../../domain/attribution/shapes.ts'
import { stemmerOf } from '../../domain/text/search.ts'
import { readerVersion } from '../../reader/version.ts'
import type { Db } from '../db/pool.ts'
import { toJson } from '../db/to-json.ts'
import type { ReadMail } from './read-mail.ts'
import type { Target } from './target.ts'

/** A mail that was just read, with its placement. */
export interface PlacedMail {
  read: ReadMail
  stored: StoredMail
  /** Search words. */
  signs: readonly string[]
  /** Null if the earlier placement stays. */
  decision: Decision | null
  target: Target
}

/** Writes the readings of mails, their placement and search words, and the applications they create, in one statement. */
export async function writeMails(db: Db, userId: string, placed: readonly PlacedMail[]): Promise<void> {
  if (placed.length === 0) return
  const ids = placed.map(({ read }) => read.id)
  const attachments = placed.flatMap(({ read }) =>
    read.understood.attachments.map(({ n, filename, type, size }) => ({ mailId: read.id, n, filename, type, size })),
  )
  const signs = placed.flatMap(({ read, signs, target: { applicationId } }) =>
    signs.map((sign) => ({ mailId: read.id, sign, applicationId })),
  )
  await sql`
    with read as (
      select * from json_to_recordset(${toJson(placed.map(columnsOf))}::json) as r (id uuid, reading jsonb, authentication jsonb, "messageId" text,
        subject text, "fromName" text, "fromAddress" text, preview text, at timestamptz, confidence real, place text,
        "applicationId" uuid, "isNew" boolean, source text, "reviewText" text, decision jsonb, fingerprint text, repeats uuid, text text, words text[], stemmer text)
    ), founded as (
      insert into applications (user_id, id, status, source, last_activity_at, applied_at)
      select ${userId}::uuid, "applicationId", 'applied', source, at, at from read where "isNew"
    ), parts as materialized (
      select * from json_to_recordset(${toJson(attachments)}::json) as a ("mailId" uuid, n integer, filename text, type text, size integer)
    ), old_parts as (
      delete from attachments o where user_id = ${userId} and mail_id = any(${ids}::uuid[])
        and not exists (select from parts p where p."mailId" = o.mail_id and p.n = o.n)
    ), new_parts as (
      insert into attachments (user_id, mail_id, n, filename, type, size)
      select ${userId}::uuid, "mailId", n, filename, type, size from parts
      on conflict (user_id, mail_id, n) do update set filename = excluded.filename
    ), signs as materialized (
      select * from unnest(${signs.map(({ mailId }) => mailId)}::uuid[], ${signs.map(({ sign }) => sign)}::text[],
        ${signs.map(({ applicationId }) => applicationId)}::uuid[]) as s (mail_id, sign, application_id)
    ), old_signs as (
      delete from mail_signs o where user_id = ${userId} and mail_id = any(${ids}::uuid[])
        and not exists (select from signs s where s.mail_id = o.mail_id and s.sign = o.sign)
    ), new_signs as (
      insert into mail_signs (user_id, sign, mail_id, application_id) select ${userId}::uuid, sign, mail_id, application_id from signs
      on conflict do nothing
    ), texts as (
      insert into mail_texts (user_id, mail_id, at, words, text)
      select ${userId}::uuid, id, at, words_of_mail(${userId}::uuid, words, stemmer), text from read
      on conflict (user_id, mail_id) do update set at = excluded.at, words = excluded.words, text = excluded.text
    )
    update mails m set state = 'applied', failure = null, reader_version = ${readerVersion}, reading = r.reading,
      authentication = r.authentication, message_id = "messageId", subject = r.subject, from_name = "fromName",
      from_address = case when "fromAddress" = '' and r.reading ->> 'forwarded' is null then envelope_from else "fromAddress" end, preview = r.preview, sent_at = r.at, confidence = r.confidence, place = r.place, application_id = "applicationId",
      review_text = "reviewText", fingerprint = r.fingerprint, repeats = r.repeats, decision = coalesce(r.decision, m.decision)
    from read r where m.user_id = ${userId} and m.id = any(${ids}::uuid[]) and m.id = r.id`.execute(db)
}

/** Moves a mail from review to an application. */
export async function writeOutOfReview(
  db: Db,
  userId: string,
  mailId: string,
  { target, decision }: Pick<PlacedMail, 'target' | 'decision'>,
): Promise<void> {
  await sql`
    update mails set place = ${target.place}, application_id = ${target.applicationId}, decision = ${toJson(decision && decisionToStore(decision))}::jsonb, review_text = null
    where user_id = ${userId} and id = ${mailId}`.execute(db)
}

function columnsOf({ read, stored, decision, target }: PlacedMail) {
  const { reading, authentication, at } = stored
  const { messageId, subject, from, confidence } = reading
  return {
    id: read.id,
    reading,
    authentication,
    messageId,
    subject,
    fromName: from?.name ?? '',
    fromAddress: from?.address ?? '',
    preview: read.understood.preview,
    at,
    confidence,
    place: target.place,
    applicationId: target.applicationId,
    isNew: target.isNew,
    source: target.record?.source ?? null,
    reviewText: target.place === 'review' ? read.understood.text : null,
    decision: decision && decisionToStore(decision),
    fingerprint: read.understood.fingerprint,
    repeats: target.repeats,
    text: read.understood.text,
    words: read.understood.words,
    stemmer: stemmerOf(reading.language),
  }
}
