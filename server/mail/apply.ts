import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ChangeEvent } from '../../contract/events.ts'
import type { Authentication } from '../db/json-columns.ts'
import type { Db } from '../db/pool.ts'
import { type ApplicationRecord, withMail } from './application-record.ts'
import { attribute, type Decision } from './attribute.ts'
import { candidateOfRecord, loadCandidates } from './candidates.ts'
import { loadMemory } from './memory.ts'
import { asOwnMail } from './own-mail.ts'
import { refreshRecord } from './refresh.ts'
import { attributeReview } from './review.ts'
import { signsToStore } from './signs.ts'
import { decisionToStore, factsOf, type StoredMail } from './stored-mail.ts'
import { storable, toJson } from './to-json.ts'
import type { Waiting } from './turn.ts'
import { readerVersion, type Understood } from './understand.ts'

/** A mail that was read and whose sender was checked, on its way to where it belongs. */
export interface ReadMail {
  id: string
  recipient: string
  tag: string | null
  receivedAt: Date
  understood: Understood
  authentication: Authentication
}

/**
 * Puts mails whose turn it is where they belong and works out what follows. The caller has opened a transaction and holds the user's lock;
 * answers what has changed.
 */
export async function applyMails(
  db: Db,
  userId: string,
  mails: readonly ReadMail[],
  { email, hasMemory, hasReview }: Pick<Waiting, 'email' | 'hasMemory' | 'hasReview'>,
): Promise<ChangeEvent[]> {
  const memory = hasMemory ? await loadMemory(db, userId) : []
  const changes: ChangeEvent[] = []
  const changed = new Set<string>()
  let isAnyInReview = hasReview
  for (const mail of mails) {
    const stored = storedMailOf(mail, email)
    const facts = factsOf(stored, mail.understood.text)
    const records = await loadCandidates(db, userId, facts, memory)
    const decision = attribute(facts, records.map(candidateOfRecord), memory)
    const target = targetOf(decision, records, stored, email)
    await writeMail(db, userId, mail, stored, decision, target)
    if (target.record) {
      await refreshRecord(db, userId, target.record)
      changed.add(target.record.id)
    }
    isAnyInReview ||= target.place === 'review'
    changes.push(changeOf(mail.id, target))
  }
  if (isAnyInReview && changed.size > 0) changes.push(...(await attributeReview(db, userId, memory, [...changed])))
  return changes
}

/** Keeps a mail that can not be read where the user sees it, with the cause. It can be read again after a mend. */
export async function setAside(db: Db, userId: string, mailId: string, failure: string): Promise<ChangeEvent[]> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ state: 'failed', failure: storable(failure).slice(0, 1000), place: 'review' })
    .where('userId', '=', userId)
    .where('id', '=', mailId)
    .where('state', '<>', 'applied')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0 ? [{ type: 'triage', applicationId: null, mailId }] : []
}

/** The mail as it counts for this user. */
export function storedMailOf(mail: ReadMail, email: string): StoredMail {
  const reading = asOwnMail(mail.understood.reading, new Set([email, mail.recipient]))
  return {
    id: mail.id,
    recipient: mail.recipient,
    tag: mail.tag,
    at: believableDate(reading.sentAt, mail.receivedAt).toISOString(),
    kind: reading.kind,
    reading,
    authentication: mail.authentication,
  }
}

/** The mail's own date, unless it lies in the future or before there was such mail. */
function believableDate(sentAt: string | null, receivedAt: Date): Date {
  const date = new Date(sentAt ?? Number.NaN)
  const latest = receivedAt.getTime() + 86_400_000
  return date.getTime() > Date.UTC(1995, 0) && date.getTime() <= latest ? date : receivedAt
}

/** Where a mail goes, and the application as it is with the mail in it. */
export interface Target {
  place: 'application' | 'review' | 'aside'
  record: ApplicationRecord | null
  isNew: boolean
}

/** Below this the reader is not sure what a mail is, and the user is asked. */
const leastConfidence = 0.5

export function targetOf(decision: Decision, records: readonly ApplicationRecord[], mail: StoredMail, email: string): Target {
  const attached = decision.as === 'attached' ? records.find(({ id }) => id === decision.applicationId) : undefined
  if (attached) return { place: 'application', record: withMail(attached, mail), isNew: false }
  if (decision.as === 'created') return { place: 'application', record: foundedBy(mail, email), isNew: true }
  const isUnsure = decision.as !== 'aside' || mail.reading.confidence < leastConfidence
  return { place: isUnsure ? 'review' : 'aside', record: null, isNew: false }
}

function foundedBy(mail: StoredMail, email: string): ApplicationRecord {
  return {
    id: uuidv7(),
    email,
    source: 'mail',
    settled: [],
    status: 'applied',
    isActive: true,
    companyId: null,
    company: null,
    jobId: null,
    title: null,
    location: null,
    requisition: null,
    postingUrl: null,
    endedAt: null,
    lastActivityAt: mail.at,
    hasInterviews: false,
    decisions: [],
    madeWith: null,
    mails: [mail],
  }
}

export function changeOf(mailId: string, { record }: Target): ChangeEvent {
  return { type: record ? 'application' : 'triage', applicationId: record?.id ?? null, mailId }
}

/** Writes what was read, where it was put, and what it will be found by; and the application, when it founds one. In one statement. */
export async function writeMail(
  db: Db,
  userId: string,
  { id, understood }: ReadMail,
  { reading, at, tag, recipient, kind, authentication }: StoredMail,
  /** Null when the user decided: what was decided before stays. */
  decision: Decision | null,
  { place, record, isNew }: Target,
): Promise<void> {
  const signs = signsToStore(factsOf({ id, reading, at, tag, recipient, kind, authentication }))
  const attachments = understood.attachments.map(({ n, filename, type, size }) => ({ n, filename, type, size }))
  await sql`
    with founded as (
      insert into applications (user_id, id, status, source, last_activity_at, applied_at)
      select ${userId}::uuid, ${record?.id ?? null}::uuid, 'applied', 'mail', ${at}::timestamptz, ${at}::timestamptz where ${isNew}::boolean
    ), parts as (
      insert into attachments (user_id, mail_id, n, filename, type, size)
      select ${userId}::uuid, ${id}::uuid, n, filename, type, size
      from json_to_recordset(${toJson(attachments)}::json) as a (n integer, filename text, type text, size integer)
      on conflict do nothing
    ), old_signs as (
      delete from mail_signs where user_id = ${userId} and mail_id = ${id} and sign <> all(${signs}::text[])
    ), signs as (
      insert into mail_signs (user_id, sign, mail_id) select ${userId}::uuid, sign, ${id}::uuid from unnest(${signs}::text[]) as sign
      on conflict do nothing
    )
    update mails set state = 'applied', failure = null, reader_version = ${readerVersion}, reading = ${toJson(reading)}::jsonb,
      authentication = ${toJson(authentication)}::jsonb, message_id = ${reading.messageId === null ? null : storable(reading.messageId)},
      subject = ${storable(reading.subject)}, from_name = ${storable(reading.from?.name ?? '')},
      from_address = ${storable(reading.from?.address ?? '')}, preview = ${storable(understood.preview)}, sent_at = ${at}::timestamptz,
      kind = ${kind}, confidence = ${reading.confidence}, place = ${place}, application_id = ${record?.id ?? null}::uuid,
      review_text = ${place === 'review' ? storable(understood.text) : null},
      decision = coalesce(${decision && toJson(decisionToStore(decision))}::jsonb, decision)
    where user_id = ${userId} and id = ${id}`.execute(db)
}
