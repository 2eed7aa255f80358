import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ChangeEvent } from '../../contract/events.ts'
import { asOwnMail, ownAddresses } from '../../domain/application/own-mail.ts'
import { type Authentication, decisionToStore, type StoredMail, within } from '../../domain/application/stored-mail.ts'
import { wordOf } from '../../domain/application/word.ts'
import { attribute, type Decision } from '../../domain/attribution/attribute.ts'
import { signsToStore } from '../../domain/attribution/signs.ts'
import { storable } from '../../domain/text/storable.ts'
import type { Db } from '../db/pool.ts'
import { toJson } from '../db/to-json.ts'
import { bounceName } from '../lib/delivery.ts'
import { factsOf } from '../placement/facts.ts'
import { loadMemory } from '../placement/memory.ts'
import { type ApplicationRecord, loadRecord, withMail } from '../placement/record.ts'
import { type Renewed, renew, writeRenewed } from '../placement/refresh.ts'
import { loadWorkingSet } from '../placement/working-set.ts'
import { keepBounce } from './bounce.ts'
import { loadOriginals, type Original, originalOf, repeats } from './copies.ts'
import type { Turn } from './queue.ts'
import { attributeReview } from './review.ts'
import { readerVersion, type Understood } from './understand.ts'

/** A mail that was read and whose sender was checked, on its way to where it belongs. */
export interface ReadMail {
  id: string
  recipient: string
  tag: string | null
  receivedAt: Date
  /** The application that the user wrote it in. */
  placedIn: string | null
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
  { email, hasMemory, hasReview }: Pick<Turn, 'email' | 'hasMemory' | 'hasReview'>,
): Promise<ChangeEvent[]> {
  const memory = hasMemory ? await loadMemory(db, userId) : []
  const read = mails.map((mail) => {
    const stored = storedMailOf(mail, email)
    return { mail, stored, facts: factsOf(stored, email, mail.understood.text) }
  })
  const known = await loadWorkingSet(
    db,
    userId,
    read.map(({ facts }) => facts),
    memory,
  )
  const originals = await loadOriginals(
    db,
    userId,
    mails.flatMap(({ understood }) => understood.fingerprint ?? []),
  )
  const placed: PlacedMail[] = []
  const renewed = new Map<string, Renewed>()
  for (const [n, { mail, stored, facts }] of read.entries()) {
    if (isReport(mail)) {
      if (mail.understood.bounce && mail.tag) await keepBounce(db, userId, mail.tag, mail.understood.bounce)
      placed.push({ mail, stored, signs: [], decision: aboutWritten, target: outside('aside') })
      continue
    }
    const signs = signsToStore(facts)
    const original = originalFor(mail, stored, originals)
    if (original) {
      placed.push({ mail, stored, signs, decision: cameAgain(original), target: beside(original) })
      continue
    }
    const own =
      mail.placedIn === null ? null : (renewed.get(mail.placedIn)?.record ?? (await loadRecord(db, userId, mail.placedIn)))
    const records = known.recordsFor(n)
    const decision = own === null ? attribute(facts, records.map(known.candidate), memory) : null
    const target =
      decision === null ? inside(withMail(own as ApplicationRecord, stored)) : targetOf(decision, records, stored, email)
    placed.push({ mail, stored, signs, decision, target })
    if (target.record === null) continue
    const { id } = target.record
    if (mail.understood.fingerprint !== null) originals.push(originalOf(stored, mail.understood.fingerprint, id))
    const now = await renew(db, userId, target.record)
    known.put(now.record, signs)
    const formerly = [...(renewed.get(id)?.formerly ?? []), ...now.formerly]
    renewed.set(id, { ...now, formerly })
    // others of this process come in between
    await nextTurn()
  }
  await writeMails(db, userId, placed)
  if (renewed.size > 0) await writeRenewed(db, userId, [...renewed.values()])
  const changes = placed.map(({ mail, target }) => changeOf(mail.id, target))
  const isAnyInReview = hasReview || placed.some(({ target }) => target.place === 'review')
  if (isAnyInReview && renewed.size > 0) changes.push(...(await attributeReview(db, userId, memory, [...renewed.keys()])))
  return changes
}

/** What comes to a return path is about a mail that the user wrote, whatever it says. */
const isReport = ({ recipient }: ReadMail) => recipient.startsWith(`${bounceName}@`)
const aboutWritten: Decision = { as: 'aside', reasons: [{ code: 'delivery_report' }], alternatives: [] }

function originalFor(mail: ReadMail, stored: StoredMail, originals: readonly Original[]): Original | undefined {
  const { fingerprint } = mail.understood
  if (fingerprint === null) return undefined
  const asOriginal = originalOf(stored, fingerprint, '')
  return originals.find((original) => repeats(asOriginal, original))
}

const cameAgain = ({ applicationId }: Original): Decision => ({
  as: 'attached',
  applicationId,
  reasons: [{ code: 'came_again' }],
  alternatives: [],
})

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
  const own = ownAddresses(email, [mail])
  const reading = asOwnMail(mail.understood.reading, own, mail.understood.text)
  return {
    id: mail.id,
    recipient: mail.recipient,
    tag: mail.tag,
    at: believableDate(reading.sentAt, mail.receivedAt).toISOString(),
    kind: reading.kind,
    reading,
    authentication: { ...mail.authentication, word: wordOf(reading, mail.authentication, own) },
  }
}

/** The mail's own date, unless it lies in the future or before there was such mail. */
function believableDate(sentAt: string | null, receivedAt: Date): Date {
  const date = new Date(sentAt ?? Number.NaN)
  const latest = receivedAt.getTime() + 86_400_000
  return date.getTime() > Date.UTC(1995, 0) && date.getTime() <= latest ? date : receivedAt
}

/** Where a mail goes. */
export interface Target {
  place: 'application' | 'review' | 'aside'
  applicationId: string | null
  /** The application as it is with the mail in it; null where it changes nothing there. */
  record: ApplicationRecord | null
  isNew: boolean
  /** The mail that it brings again. */
  repeats: string | null
}

/** In an application where it counts, in one where it only lies beside the mail that it repeats, or in none. */
export const inside = (record: ApplicationRecord, isNew = false): Target => ({
  place: 'application',
  applicationId: record.id,
  record,
  isNew,
  repeats: null,
})
export const beside = ({ id, applicationId }: Pick<Original, 'id' | 'applicationId'>): Target => ({
  place: 'application',
  applicationId,
  record: null,
  isNew: false,
  repeats: id,
})
export const outside = (place: 'review' | 'aside'): Target => ({
  place,
  applicationId: null,
  record: null,
  isNew: false,
  repeats: null,
})

export function targetOf(decision: Decision, records: readonly ApplicationRecord[], mail: StoredMail, email: string): Target {
  const attached = decision.as === 'attached' ? records.find(({ id }) => id === decision.applicationId) : undefined
  if (attached) return inside(withMail(attached, mail))
  if (decision.as === 'created') return inside(foundedBy(mail, email), true)
  return outside(decision.as === 'aside' ? 'aside' : 'review')
}

function foundedBy(mail: StoredMail, email: string): ApplicationRecord {
  return {
    id: uuidv7(),
    email,
    source: mail.tag === null ? 'mail' : 'tag',
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
    workMode: null,
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryPeriod: null,
    appliedAt: mail.at,
    endedAt: null,
    lastActivityAt: mail.at,
    hasInterviews: false,
    decisions: [],
    made: null,
    mails: [within(mail)],
  }
}

export function changeOf(mailId: string, { applicationId }: Target): ChangeEvent {
  return { type: applicationId ? 'application' : 'triage', applicationId, mailId }
}

/** A mail with where it was put. */
export interface PlacedMail {
  mail: ReadMail
  stored: StoredMail
  /** What it will be found by. */
  signs: readonly string[]
  /** Null where what was decided before stays. */
  decision: Decision | null
  target: Target
}

/** Writes what was read in mails, where they were put, and what they will be found by; and the applications that they found. In one statement. */
export async function writeMails(db: Db, userId: string, placed: readonly PlacedMail[]): Promise<void> {
  if (placed.length === 0) return
  const ids = placed.map(({ mail }) => mail.id)
  const attachments = placed.flatMap(({ mail }) =>
    mail.understood.attachments.map(({ n, filename, type, size }) => ({ mailId: mail.id, n, filename, type, size })),
  )
  const signs = placed.flatMap(({ mail, signs, target: { applicationId } }) =>
    signs.map((sign) => ({ mailId: mail.id, sign, applicationId })),
  )
  await sql`
    with read as (
      select * from json_to_recordset(${toJson(placed.map(columnsOf))}::json) as r (id uuid, reading jsonb, authentication jsonb, "messageId" text,
        subject text, "fromName" text, "fromAddress" text, preview text, at timestamptz, confidence real, place text,
        "applicationId" uuid, "isNew" boolean, source text, "reviewText" text, decision jsonb, fingerprint text, repeats uuid)
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
    )
    update mails m set state = 'applied', failure = null, reader_version = ${readerVersion}, reading = r.reading,
      authentication = r.authentication, message_id = "messageId", subject = r.subject, from_name = "fromName",
      from_address = case when "fromAddress" = '' and r.reading ->> 'forwarded' is null then envelope_from else "fromAddress" end, preview = r.preview, sent_at = r.at, confidence = r.confidence, place = r.place, application_id = "applicationId",
      review_text = "reviewText", fingerprint = r.fingerprint, repeats = r.repeats, decision = coalesce(r.decision, m.decision)
    from read r where m.user_id = ${userId} and m.id = any(${ids}::uuid[]) and m.id = r.id`.execute(db)
}

function columnsOf({ mail, stored, decision, target }: PlacedMail) {
  const { reading, authentication, at } = stored
  const { messageId, subject, from, confidence } = reading
  return {
    id: mail.id,
    reading,
    authentication,
    messageId,
    subject,
    fromName: from?.name ?? '',
    fromAddress: from?.address ?? '',
    preview: mail.understood.preview,
    at,
    confidence,
    place: target.place,
    applicationId: target.applicationId,
    isNew: target.isNew,
    source: target.record?.source ?? null,
    reviewText: target.place === 'review' ? mail.understood.text : null,
    decision: decision && decisionToStore(decision),
    fingerprint: mail.understood.fingerprint,
    repeats: target.repeats,
  }
}
