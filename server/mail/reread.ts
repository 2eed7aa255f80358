import { sql } from 'kysely'
import { readerVersion } from '../../reader/version.ts'
import type { Db } from '../db/pool.ts'
import { toJson } from '../db/to-json.ts'
import { announce } from '../lib/changes.ts'
import { lockUser } from '../placement/lock.ts'
import { placeAgain } from '../placement/place.ts'
import type { Fixed } from '../placement/target.ts'
import { setAside } from './apply.ts'
import { mailIdOf, type Outcome } from './process.ts'
import { type LoadedMail, loadMails } from './queue.ts'
import { withOwnIds } from './relay-ids.ts'

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
 * and what the user named or decided is kept. Each mail has a transaction of its own, so that mail which arrives meanwhile is shown meanwhile;
 * a run that was ended goes on where it was. Where nothing is to be changed, each user has one, for a mail may follow another.
 */
export async function rereadMails(db: Db, options: RereadOptions): Promise<RereadResult> {
  const { rows: users } = await sql<User>`
    select id, email from users u where (${options.email ?? null}::text is null or email = ${options.email ?? null})
      and exists (select from mails m where m.user_id = u.id) order by id`.execute(db)
  const result: RereadResult = { users: users.length, mails: 0, changes: 0 }
  for (const user of users) {
    const { mails, changes } = await (options.apply ? rereadForGood : rereadForShow)(db, user, options)
    result.mails += mails
    result.changes += changes.length
    for (const line of changes) options.onChange(`${user.email}: ${line}`)
  }
  return result
}

interface User {
  id: string
  email: string
}

interface Reread {
  mails: number
  changes: string[]
}

async function rereadForGood(db: Db, user: User, options: RereadOptions): Promise<Reread> {
  const before = await stateOf(db, user.id)
  const touched = new Set<string>()
  let mails = 0
  for await (const [outcome, at] of outcomesOf(db, user.id, options)) {
    mails += 1
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, user.id)
      const involved = await reapply(trx, user, outcome)
      for (const id of involved) touched.add(id)
      if (!options.failedOnly) await keepSoFar(trx, user.id, mailIdOf(outcome), at)
    })
  }
  await sql`update users set reread_so_far = null where id = ${user.id} and reread_so_far is not null`.execute(db)
  const changes = differences(before, await stateOf(db, user.id), touched)
  if (changes.length > 0) await announceAll(db, user.id)
  return { mails, changes }
}

class DryRun extends Error {}

async function rereadForShow(db: Db, user: User, options: RereadOptions): Promise<Reread> {
  const touched = new Set<string>()
  let mails = 0
  let changes: string[] = []
  try {
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, user.id)
      const before = await stateOf(trx, user.id)
      for await (const [outcome] of outcomesOf(trx, user.id, options)) {
        mails += 1
        for (const id of await reapply(trx, user, outcome)) touched.add(id)
      }
      changes = differences(before, await stateOf(trx, user.id), touched)
      throw new DryRun()
    })
  } catch (cause) {
    if (!(cause instanceof DryRun)) throw cause
  }
  return { mails, changes }
}

/** So many are read at the same time. */
const batchSize = 20

/** What the reader says of each mail and what it stands in order by: when it was sent, as far as that is known. */
async function* outcomesOf(
  db: Db,
  userId: string,
  { failedOnly, apply, read }: RereadOptions,
): AsyncGenerator<[outcome: Outcome, at: string]> {
  const all = await inOrder(db, userId, failedOnly, apply && !failedOnly)
  for (let from = 0; from < all.length; from += batchSize) {
    const batch = all.slice(from, from + batchSize)
    const loaded = await loadMails(
      db,
      userId,
      batch.map(({ id }) => id),
    )
    const outcomes = new Map(await Promise.all(loaded.map(async (mail) => [mail.id, await read(mail)] as const)))
    for (const { id, at } of batch) {
      const outcome = outcomes.get(id)
      if (outcome) yield [outcome, at]
    }
  }
}

/** `goesOn` leaves out what an unfinished run of this reader has done. */
async function inOrder(db: Db, userId: string, failedOnly: boolean, goesOn: boolean): Promise<{ id: string; at: string }[]> {
  const { rows } = await sql<{ id: string; at: string }>`
    select m.id, coalesce(m.sent_at, m.received_at)::text as at from mails m join users u on u.id = m.user_id
    where m.user_id = ${userId} and m.state = any(${failedOnly ? ['failed'] : ['failed', 'applied']}::text[])
      and (not ${goesOn}::boolean or (u.reread_so_far ->> 'reader')::integer is distinct from ${readerVersion}
        or (coalesce(m.sent_at, m.received_at), m.id) > ((u.reread_so_far ->> 'at')::timestamptz, (u.reread_so_far ->> 'id')::uuid))
    order by coalesce(m.sent_at, m.received_at), m.id`.execute(db)
  return rows
}

async function keepSoFar(db: Db, userId: string, id: string, at: string): Promise<void> {
  await sql`update users set reread_so_far = ${toJson({ reader: readerVersion, at, id })}::jsonb where id = ${userId}`.execute(db)
}

function announceAll(db: Db, userId: string) {
  return announce(db, userId, [
    { type: 'application', applicationId: null, mailId: null },
    { type: 'triage', applicationId: null, mailId: null },
  ])
}

interface MailState {
  id: string
  subject: string
  state: string
  kind: string | null
  place: string | null
  applicationId: string | null
  isSettled: boolean
  repeats: string | null
}

/** The caller holds the user's lock. Answers the applications that the mail was in and is in. */
async function reapply(db: Db, user: User, outcome: Outcome): Promise<string[]> {
  const was = (await mailStates(db, user.id, mailIdOf(outcome)))[0]
  if (!was) return []
  if ('failure' in outcome) {
    // what was read once is worth more than nothing
    if (was.state === 'failed') await setAside(db, user.id, outcome.mailId, outcome.failure)
    return []
  }
  const [read = outcome.mail] = await withOwnIds(db, user.id, [outcome.mail])
  const now = await placeAgain(db, user.id, { read, fixed: fixedOf(was) }, { email: user.email, wasIn: was.applicationId })
  return [was.applicationId, now].filter((id) => id !== null)
}

/** Where the user put a mail it stays, and what repeats another stays beside it: only what is read in them may change. */
function fixedOf({ applicationId, place, isSettled, repeats }: MailState): Fixed | null {
  if (!isSettled && repeats === null) return null
  if (applicationId === null) return { as: 'outside', place: place === 'aside' ? 'aside' : 'review' }
  return repeats === null ? { as: 'inside', applicationId } : { as: 'repeat', of: { id: repeats, applicationId } }
}

interface State {
  mails: Map<string, MailState>
  applications: Map<string, { id: string; status: string; name: string }>
}

async function stateOf(db: Db, userId: string): Promise<State> {
  const mails = await mailStates(db, userId)
  const applications = await sql<{ id: string; status: string; name: string }>`
    select a.id, a.status, coalesce(c.name, '?') || ', ' || coalesce(j.title, '?') as name
    from applications a left join companies c on c.user_id = a.user_id and c.id = a.company_id
      left join jobs j on j.user_id = a.user_id and j.id = a.job_id
    where a.user_id = ${userId}`.execute(db)
  return {
    mails: new Map(mails.map((row) => [row.id, row])),
    applications: new Map(applications.rows.map((row) => [row.id, row])),
  }
}

async function mailStates(db: Db, userId: string, id: string | null = null): Promise<MailState[]> {
  const { rows } = await sql<MailState>`
    select id, subject, state, kind, place, application_id as "applicationId", settled_at is not null as "isSettled", repeats
    from mails where user_id = ${userId} and (${id}::uuid is null or id = ${id})`.execute(db)
  return rows
}

/** Of the applications those that were touched: what new mail did to others meanwhile is not meant. */
function differences(before: State, after: State, touched: ReadonlySet<string>): string[] {
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
    if (!touched.has(id)) continue
    const was = before.applications.get(id)
    if (!was) lines.push(`application ${now.name}: new, ${now.status}`)
    else if (was.name !== now.name || was.status !== now.status)
      lines.push(`application ${was.name} (${was.status}) → ${now.name} (${now.status})`)
  }
  for (const [id, was] of before.applications)
    if (touched.has(id) && !after.applications.has(id)) lines.push(`application ${was.name}: gone`)
  return lines
}
