import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { announce } from '../lib/changes.ts'
import { type ApplicationRecord, loadRecord, withMail } from './application/record.ts'
import { refreshApplication, refreshRecord, removeEmptied } from './application/refresh.ts'
import { factsOf } from './application/stored-mail.ts'
import { type ReadMail, setAside, storedMailOf, targetOf, writeMails } from './apply.ts'
import { attribute } from './attribute.ts'
import { candidateOfRecord, loadCandidates } from './attribution/candidates.ts'
import { loadMemory } from './attribution/memory.ts'
import { signsToStore } from './attribution/signs.ts'
import { type LoadedMail, loadMails, type Outcome } from './process.ts'
import { lockUser } from './user-lock.ts'

export interface RereadOptions {
  /** Only the mail of the user with this e-mail address. */
  email?: string
  /** Only mail that could not be read or applied. */
  failedOnly: boolean
  /** Without it everything is worked out and told, and nothing is changed. */
  apply: boolean
  read: (mail: LoadedMail) => Promise<Outcome>
  onChange: (line: string) => void
}

export interface RereadResult {
  users: number
  mails: number
  changes: number
}

/**
 * Reads stored mail again, as after a mend of the reader, oldest first, and puts it where it belongs now. Where the user put a mail it stays,
 * and what the user named or decided is kept. Each user in one transaction.
 */
export async function rereadMails(db: Db, options: RereadOptions): Promise<RereadResult> {
  const { rows: users } = await sql<{ id: string; email: string }>`
    select id, email from users u where (${options.email ?? null}::text is null or email = ${options.email ?? null})
      and exists (select from mails m where m.user_id = u.id) order by id`.execute(db)
  const result: RereadResult = { users: users.length, mails: 0, changes: 0 }
  for (const user of users) {
    const { mails, changes } = await rereadUser(db, user, options)
    result.mails += mails
    result.changes += changes.length
    for (const line of changes) options.onChange(`${user.email}: ${line}`)
  }
  return result
}

class DryRun extends Error {}

async function rereadUser(
  db: Db,
  user: { id: string; email: string },
  options: RereadOptions,
): Promise<{ mails: number; changes: string[] }> {
  let mails = 0
  let changes: string[] = []
  try {
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, user.id)
      const before = await stateOf(trx, user.id)
      for (const ids of await batches(trx, user.id, options.failedOnly)) {
        const loaded = await loadMails(
          trx,
          ids.map((mailId) => ({ userId: user.id, mailId })),
        )
        const outcomes = await Promise.all(loaded.map((mail) => options.read(mail)))
        for (const outcome of outcomes) await reapply(trx, user, outcome, before.mails)
        mails += loaded.length
      }
      changes = differences(before, await stateOf(trx, user.id))
      if (!options.apply) throw new DryRun()
      if (changes.length > 0)
        await announce(trx, user.id, [
          { type: 'application', applicationId: null, mailId: null },
          { type: 'triage', applicationId: null, mailId: null },
        ])
    })
  } catch (cause) {
    if (!(cause instanceof DryRun)) throw cause
  }
  return { mails, changes }
}

const batchSize = 50

/** In the order in which they were sent, as far as that is known. */
async function batches(db: Db, userId: string, failedOnly: boolean): Promise<string[][]> {
  const { rows } = await sql<{ id: string }>`
    select id from mails where user_id = ${userId} and state = any(${failedOnly ? ['failed'] : ['failed', 'applied']}::text[])
    order by coalesce(sent_at, received_at), id`.execute(db)
  const ids = rows.map(({ id }) => id)
  return Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, n) => ids.slice(n * batchSize, (n + 1) * batchSize))
}

interface MailState {
  id: string
  subject: string
  state: string
  kind: string | null
  place: string | null
  applicationId: string | null
  isSettled: boolean
}

async function reapply(
  db: Db,
  user: { id: string; email: string },
  outcome: Outcome,
  before: ReadonlyMap<string, MailState>,
): Promise<void> {
  if ('failure' in outcome) {
    // what was read once is worth more than nothing
    if (before.get(outcome.mailId)?.state === 'failed') await setAside(db, user.id, outcome.mailId, outcome.failure)
    return
  }
  const { mail } = outcome
  const was = before.get(mail.id)
  if (was?.isSettled) await rereadInPlace(db, user, mail, was)
  else await attributeAnew(db, user, mail, was?.applicationId ?? null)
}

/** The user put it there: only what is read in it may change. */
async function rereadInPlace(db: Db, user: { id: string; email: string }, mail: ReadMail, was: MailState): Promise<void> {
  const stored = storedMailOf(mail, user.email)
  const record = was.applicationId === null ? null : await loadRecord(db, user.id, was.applicationId)
  const place = record ? 'application' : was.place === 'aside' ? 'aside' : 'review'
  await writeMails(db, user.id, [
    { mail, stored, signs: signsToStore(factsOf(stored, user.email)), decision: null, target: { place, record, isNew: false } },
  ])
  if (record) await refreshRecord(db, user.id, withMail(record, stored))
}

async function attributeAnew(db: Db, user: { id: string; email: string }, mail: ReadMail, wasIn: string | null): Promise<void> {
  const stored = storedMailOf(mail, user.email)
  const facts = factsOf(stored, user.email, mail.understood.text)
  const memory = await loadMemory(db, user.id)
  const records = await loadCandidates(db, user.id, facts, memory, mail.id)
  const decision = attribute(facts, records.map(candidateOfRecord), memory)
  let target = targetOf(decision, records, stored, user.email)
  if (target.isNew && wasIn !== null && !records.some(({ id }) => id === wasIn)) {
    // it founded this application before, and has been alone in it
    const founded = await loadRecord(db, user.id, wasIn)
    if (founded && isMadeBy(founded, mail.id)) target = { place: 'application', record: withMail(founded, stored), isNew: false }
  }
  // What it brought with it looks as if it had been there before it: why it came to where it still is was said better then.
  const isWhereItWas = target.record !== null && target.record.id === wasIn
  await writeMails(db, user.id, [{ mail, stored, signs: signsToStore(facts), decision: isWhereItWas ? null : decision, target }])
  if (target.record) await refreshRecord(db, user.id, target.record)
  if (wasIn === null || wasIn === target.record?.id) return
  await refreshApplication(db, user.id, wasIn)
  await removeEmptied(db, user.id, [wasIn])
}

const isMadeBy = ({ source, mails }: ApplicationRecord, mailId: string) =>
  source === 'mail' && mails.every(({ id }) => id === mailId)

interface State {
  mails: Map<string, MailState>
  applications: Map<string, { id: string; status: string; name: string }>
}

async function stateOf(db: Db, userId: string): Promise<State> {
  const mails = await sql<MailState>`
    select id, subject, state, kind, place, application_id as "applicationId", settled_at is not null as "isSettled"
    from mails where user_id = ${userId}`.execute(db)
  const applications = await sql<{ id: string; status: string; name: string }>`
    select a.id, a.status, coalesce(c.name, '?') || ', ' || coalesce(j.title, '?') as name
    from applications a left join companies c on c.user_id = a.user_id and c.id = a.company_id
      left join jobs j on j.user_id = a.user_id and j.id = a.job_id
    where a.user_id = ${userId}`.execute(db)
  return {
    mails: new Map(mails.rows.map((row) => [row.id, row])),
    applications: new Map(applications.rows.map((row) => [row.id, row])),
  }
}

function differences(before: State, after: State): string[] {
  const lines: string[] = []
  const nameIn = ({ applications }: State, id: string | null) =>
    id === null ? null : (applications.get(id)?.name ?? 'a former application')
  for (const [id, now] of after.mails) {
    const was = before.mails.get(id)
    if (!was) continue
    const changes = [
      was.kind !== now.kind && `kind ${was.kind ?? 'unread'} → ${now.kind ?? 'unread'}`,
      (was.place !== now.place || was.applicationId !== now.applicationId) &&
        `${nameIn(before, was.applicationId) ?? was.place} → ${nameIn(after, now.applicationId) ?? now.place}`,
    ].filter((change) => change !== false)
    if (changes.length > 0) lines.push(`mail "${now.subject}": ${changes.join('; ')}`)
  }
  for (const [id, now] of after.applications) {
    const was = before.applications.get(id)
    if (!was) lines.push(`application ${now.name}: new, ${now.status}`)
    else if (was.name !== now.name || was.status !== now.status)
      lines.push(`application ${was.name} (${was.status}) → ${now.name} (${now.status})`)
  }
  for (const [id, was] of before.applications) if (!after.applications.has(id)) lines.push(`application ${was.name}: gone`)
  return lines
}
