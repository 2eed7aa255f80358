import { v5 as uuidv5 } from 'uuid'
import type { Status } from '../../contract/applications.ts'
import type { Db } from '../db/pool.ts'
import { type ApplicationRecord, loadRecord } from './application-record.ts'
import { askedOf } from './asked.ts'
import { contactsOf } from './contacts.ts'
import { type Derived, writeDerived } from './derived.ts'
import { evidenceOfFacts, historyOf } from './history.ts'
import { type Identity, identityOf } from './identity.ts'
import { interviewsOf } from './interviews.ts'
import { nameIds, removeUnused } from './names.ts'
import { type StatusEvent, type StatusHistory, statusOf } from './status.ts'
import { factsOf, isTrusted, type StoredMail } from './stored-mail.ts'

/**
 * Works out anew everything that an application has from its mails: names, status, dates, timeline, interviews, contacts. The order in which
 * mails arrived makes no difference, and doing it twice changes nothing. What the user settled stays. The caller holds the user's lock.
 */
export async function refreshApplication(db: Db, userId: string, applicationId: string): Promise<void> {
  const record = await loadRecord(db, userId, applicationId)
  if (record) await refreshRecord(db, userId, record)
}

export async function refreshRecord(db: Db, userId: string, record: ApplicationRecord): Promise<void> {
  const { mails, decisions, source } = record
  const identity = settledIdentity(record, identityOf(mails.map((mail) => factsOf(mail))))
  const names = await nameApplication(db, userId, record, identity)
  const history = statusOf([...mails.map(eventOf), ...decisions], startOf(record))
  const { interviews, steps: interviewSteps } = interviewsOf(mails, record.email)
  const entries = historyOf({ mails, steps: history.steps, interviewSteps, began: source === 'mail' ? 'applied' : null })

  await writeDerived(db, userId, record, {
    ...identity,
    companyId: names.companyId,
    jobId: names.jobId,
    status: history.status,
    appliedAt: history.status === 'saved' ? null : history.appliedAt,
    endedAt: history.endedAt,
    lastActivityAt: latestOf([...mails, ...decisions]) ?? record.lastActivityAt,
    // What the user archived stays archived.
    isActive: record.isActive || (isReopened(history) && !record.settled.includes('isActive')),
    evidence: evidenceOfFacts(mails, identity, history.steps),
    // Entries and meetings are known by what they say, so that they keep their ids.
    timeline: entries.map((entry) => ({
      ...entry,
      id: uuidv5(`${entry.kind} ${entry.mailId} ${entry.kind === 'mail' ? '' : entry.to}`, record.id),
    })),
    interviews: interviews.map((interview) => ({ ...interview, id: uuidv5(interview.key, record.id) })),
    contacts: contactsOf(mails, record.email).map((contact) => ({
      ...contact,
      id: uuidv5(`contact ${contact.address}`, record.id),
    })),
    asked: askedOf(mails, history.status, record.email),
  } satisfies Derived)
  if (names.hasChanged) await removeUnused(db, userId, record)
}

function isReopened({ endedAt, steps }: StatusHistory): boolean {
  return endedAt === null && steps.at(-1)?.isReopening === true
}

function startOf({ source, madeWith, status }: ApplicationRecord): Status {
  return source === 'mail' ? 'applied' : (madeWith ?? status)
}

function eventOf(mail: StoredMail): StatusEvent {
  const { confidence, invitation } = mail.reading
  const isCancellation = invitation?.method === 'cancel'
  return { by: 'mail', mailId: mail.id, at: mail.at, kind: mail.kind, confidence, isTrusted: isTrusted(mail), isCancellation }
}

function latestOf(moments: readonly { at: string }[]): string | null {
  return moments.reduce<string | null>(
    (latest, { at }) => (latest === null || Date.parse(at) > Date.parse(latest) ? at : latest),
    null,
  )
}

/** What the user named stays as named; what no mail tells stays as it was in applications that mail did not make. */
function settledIdentity(record: ApplicationRecord, read: Identity): Identity {
  const keep = <K extends keyof Identity>(field: K): Identity[K] => {
    if (record.settled.includes(field)) return record[field]
    return read[field] ?? (record.source === 'mail' ? null : record[field])
  }
  return {
    company: keep('company'),
    title: keep('title'),
    location: keep('location'),
    requisition: keep('requisition'),
    postingUrl: keep('postingUrl'),
  }
}

interface Names {
  companyId: string | null
  jobId: string | null
  hasChanged: boolean
}

async function nameApplication(db: Db, userId: string, record: ApplicationRecord, identity: Identity): Promise<Names> {
  if (identity.company === record.company && identity.title === record.title) {
    return { companyId: record.companyId, jobId: record.jobId, hasChanged: false }
  }
  const { companyId, jobId } = await nameIds(db, userId, identity)
  const hadNames = record.companyId !== null || record.jobId !== null
  return { companyId, jobId, hasChanged: hadNames && (companyId !== record.companyId || jobId !== record.jobId) }
}
