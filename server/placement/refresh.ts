import { sql } from 'kysely'
import { v5 as uuidv5 } from 'uuid'
import type { Status } from '../../contract/applications.ts'
import { asksOf } from '../../domain/application/asked.ts'
import { contactsOf } from '../../domain/application/contacts.ts'
import { firstAnswerOf } from '../../domain/application/first-answer.ts'
import { evidenceOfFacts, evidenceOfTheRest, historyOf } from '../../domain/application/history.ts'
import { type Identity, identityOf } from '../../domain/application/identity.ts'
import { interviewsOf } from '../../domain/application/interviews.ts'
import { isEnd, type StatusEvent, type StatusHistory, statusOf } from '../../domain/application/status.ts'
import { statusEventsOf } from '../../domain/application/status-events.ts'
import { beginning } from '../../domain/application/stored-mail.ts'
import { expectedOf, type Terms, termsOf } from '../../domain/application/terms.ts'
import { sendersOf } from '../../domain/attribution/candidate.ts'
import type { Db } from '../db/pool.ts'
import { type Derived, writeDerived } from './derived.ts'
import { factsOf } from './facts.ts'
import { type Named, nameIds, removeUnused } from './names.ts'
import { type ApplicationRecord, isFromMail, loadRecordsOf } from './record.ts'

/**
 * Works out anew everything that an application has from its mails: names, status, dates, timeline, interviews, contacts. The order in which
 * mails arrived makes no difference, and doing it twice changes nothing. What the user settled stays. The caller holds the user's lock.
 */
export async function refreshApplication(db: Db, userId: string, applicationId: string): Promise<void> {
  await refreshApplications(db, userId, [applicationId])
}

/** The same for several applications, loaded and written together. */
export async function refreshApplications(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  const records = await loadRecordsOf(db, userId, ids)
  const renewed: Renewed[] = []
  for (const id of ids) {
    const record = records.get(id)
    if (record) renewed.push(await renew(db, userId, record))
  }
  if (renewed.length > 0) await writeRenewed(db, userId, renewed)
}

/** Deletes applications created by mail that lost their last mail, unless the user added something to them. */
export async function removeEmptied(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    delete from applications a where a.user_id = ${userId} and a.id = any(${ids}::uuid[]) and a.source in ('mail', 'tag') and a.settled = '{}'
      and not exists (select from mails m where m.user_id = a.user_id and m.application_id = a.id)
      and not exists (select from timeline t where t.user_id = a.user_id and t.application_id = a.id and t.actor = 'user')
      and not exists (select from contacts c where c.user_id = a.user_id and c.application_id = a.id and c.settled_at is not null
        and not c.is_hidden)`.execute(db)
}

/** An application derived from its mails, with names and status, not written yet. */
export interface Renewed {
  record: ApplicationRecord
  identity: Identity
  history: StatusHistory
  /** Its previous names. */
  formerly: { companyId: string | null; jobId: string | null }[]
}

export async function renew(db: Db, userId: string, record: ApplicationRecord): Promise<Renewed> {
  const { mails, decisions, email } = record
  const named = record.settled.includes('company') ? record.company : null
  const read = identityOf(
    mails.map((mail) => factsOf(mail, email)),
    named,
  )
  const identity = settledIdentity(record, read)
  const { hasChanged, ...names } = await nameApplication(db, userId, record, identity)
  const heard = heardIn(record)
  const events = statusEventsOf(heard, email, interviewsOf(heard, email))
  const history = statusOf([...events, ...decisions, ...endNoted(record)], startOf(record))
  return {
    identity,
    history,
    formerly: hasChanged ? [{ companyId: record.companyId, jobId: record.jobId }] : [],
    record: {
      ...record,
      ...identity,
      ...settledTerms(record, termsOf(mails, email)),
      ...names,
      status: history.status,
      endedAt: history.endedAt,
      lastActivityAt: latestOf([...mails, ...decisions]) ?? record.lastActivityAt,
      // What the user archived stays archived.
      isActive: record.isActive || (isReopened(history) && !record.settled.includes('isActive')),
    },
  }
}

/** Writes the applications with everything derived from their mails, in the given order. */
export async function writeRenewed(db: Db, userId: string, all: readonly Renewed[]): Promise<void> {
  await writeDerived(db, userId, all.map(derivedOf))
  for (const before of all.flatMap(({ formerly }) => formerly)) await removeUnused(db, userId, before)
}

function derivedOf({ record, identity, history }: Renewed): Derived {
  const { mails, email } = record
  const { interviews, steps: interviewSteps } = interviewsOf(heardIn(record), email, isLost(history) ? history.endedAt : null)
  const contacts = contactsOf(
    mails.map((mail) => ({ ...mail, senders: sendersOf(factsOf(mail, email)) })),
    email,
  )
  const began = isFromMail(record.source) && record.made === null ? beginning(mails) : null
  const appliedAt = history.status === 'saved' ? null : history.appliedAt
  const asks = asksOf(mails, history.status, email, interviewSteps, history.steps)
  const entries = historyOf({ mails, steps: history.steps, interviewSteps, began })
  return {
    record,
    appliedAt,
    evidence: [
      ...evidenceOfFacts(mails, identity, history.steps),
      ...evidenceOfTheRest(mails, { settled: record.settled, history, terms: termsOf(mails, email), interviews, contacts }),
    ],
    // Entries and meetings are matched by content, so that they keep their ids.
    timeline: entries.map((entry) => ({
      ...entry,
      id: uuidv5(`${entry.kind} ${entry.mailId} ${entry.kind === 'mail' ? '' : entry.to}`, record.id),
    })),
    interviews: interviews.map((interview) => ({
      ...interview,
      id: uuidv5(interview.key, record.id),
      insteadOf: interview.insteadOf === null ? null : uuidv5(interview.insteadOf, record.id),
      formerId: interview.formerKey === null ? null : uuidv5(interview.formerKey, record.id),
    })),
    contacts: contacts.map((contact) => ({
      ...contact,
      id: uuidv5(`contact ${contact.address}`, record.id),
    })),
    asked: asks.open,
    answered: asks.answered,
    expected: expectedOf(mails, history.status, email),
    firstAnswerAt: firstAnswerOf(mails, email, record.settled.includes('appliedAt') ? record.appliedAt : appliedAt),
  }
}

/** What decides: a mail of the user whose effect was undone is only shown. */
const heardIn = ({ mails, takenBack }: ApplicationRecord) => mails.filter(({ id }) => !takenBack.includes(id))

/** A rejected or withdrawn application has no more meetings. */
const isLost = ({ status }: StatusHistory): boolean => status === 'rejected' || status === 'withdrawn'

function isReopened({ endedAt, steps }: StatusHistory): boolean {
  return endedAt === null && steps.at(-1)?.isReopening === true
}

function startOf({ source, made, status, mails }: ApplicationRecord): Status {
  if (made === null) return isFromMail(source) ? beginning(mails) : status
  return isEnd(made.status) ? 'applied' : made.status
}

/** An application added as ended counts as set by the user on that day. */
function endNoted({ made }: ApplicationRecord): StatusEvent[] {
  return made !== null && isEnd(made.status) ? [{ by: 'user', ...made }] : []
}

function latestOf(moments: readonly { at: string }[]): string | null {
  return moments.reduce<string | null>(
    (latest, { at }) => (latest === null || Date.parse(at) > Date.parse(latest) ? at : latest),
    null,
  )
}

/** Pay is replaced as a whole: its parts must come from the same source. */
function settledTerms(record: ApplicationRecord, { pay, ...terms }: Terms) {
  const isPaySaid = record.settled.some((field) => field.startsWith('salary'))
  const isPlain = isFromMail(record.source)
  const kept = (field: keyof typeof terms) =>
    record.settled.includes(field) ? record[field] : (terms[field]?.value ?? (isPlain ? null : record[field]))
  return {
    workMode: kept('workMode'),
    employmentType: kept('employmentType'),
    startsOn: kept('startsOn'),
    ...(isPaySaid || (pay === null && !isPlain)
      ? {}
      : {
          salaryMin: pay?.value.min ?? null,
          salaryMax: pay?.value.max ?? null,
          salaryCurrency: pay?.value.currency ?? null,
          salaryPeriod: pay?.value.period ?? null,
        }),
  }
}

/** Fields set by the user stay. In applications not created by mail, fields that no mail states stay too. */
function settledIdentity(record: ApplicationRecord, read: Identity): Identity {
  const keep = <K extends keyof Identity>(field: K): Identity[K] => {
    if (record.settled.includes(field)) return record[field]
    return read[field] ?? (isFromMail(record.source) ? null : record[field])
  }
  return {
    company: keep('company'),
    agency: keep('agency'),
    title: keep('title'),
    location: keep('location'),
    requisition: keep('requisition'),
    postingUrl: keep('postingUrl'),
  }
}

async function nameApplication(
  db: Db,
  userId: string,
  { company, companyId, title, jobId }: ApplicationRecord,
  identity: Identity,
): Promise<Named & { hasChanged: boolean }> {
  if (identity.company === company && identity.title === title) return { companyId, company, jobId, title, hasChanged: false }
  const names = await nameIds(db, userId, identity)
  const hadNames = companyId !== null || jobId !== null
  return { ...names, hasChanged: hadNames && (companyId !== names.companyId || jobId !== names.jobId) }
}
