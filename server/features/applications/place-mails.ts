import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Status } from '../../../contract/applications.ts'
import { beginning, type StoredMail } from '../../../domain/application/stored-mail.ts'
import { signsOf } from '../../../domain/attribution/candidate.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { factsOf } from '../../placement/facts.ts'
import { lockUser } from '../../placement/lock.ts'
import { remember } from '../../placement/memory.ts'
import { refreshApplications, removeEmptied } from '../../placement/refresh.ts'
import { addEntry } from '../timeline/index.ts'
import { keepForUndo, takePlaces, takeSnapshots } from '../undo/index.ts'
import { mailIdsOf, settleMails } from './queries.ts'
import { settleNames } from './settle-names.ts'
import { keepSettledInterviews, takeSettledInterviews } from './settled-interviews.ts'

/** Where the user wants mail to be: in an application, in a new one, or in none because it is not about jobs. */
export type Target =
  | { as: 'application'; applicationId: string }
  | { as: 'new'; company?: string | undefined; title?: string | undefined; status?: Status | undefined }
  | { as: 'aside' }

export interface Placed {
  applicationId: string | null
  undo: string
}

/**
 * Puts mails where the user says they belong. Reading them again does not move them, nor what was left where they were, and later mail of the
 * same kind follows them. Refuses all when one is not the user's (not_found) or is there already (conflict).
 */
export async function placeMails(db: Db, userId: string, mailIds: readonly string[], target: Target): Promise<Placed> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const mails = await loadMails(trx, userId, [...new Set(mailIds)])
    const before = [...new Set(mails.flatMap(({ applicationId }) => applicationId ?? []))]
    const applicationId = await targetId(trx, userId, mails, target)
    if (mails.every((mail) => mail.isSettled && mail.applicationId === applicationId))
      throw new Refusal('conflict', 'there_already')

    const existing = target.as === 'application' ? [...before, target.applicationId] : before
    const applications = await takeSnapshots(trx, userId, [...new Set(existing)])
    const ids = mails.map(({ id }) => id)
    const places = await takePlaces(trx, userId, [...new Set([...ids, ...(await mailIdsOf(trx, userId, before))])])
    const interviews = await takeSettledInterviews(trx, userId, ids)
    await move(trx, userId, mails, applicationId)
    await settleMails(trx, userId, before)
    const corrections = await rememberAll(trx, userId, mails, applicationId)
    if (target.as === 'new' && applicationId !== null)
      corrections.push(...(await settleNames(trx, userId, applicationId, target)))
    const involved = new Set([...before, ...(applicationId === null ? [] : [applicationId])])
    await refreshApplications(trx, userId, [...involved])
    if (applicationId !== null) await keepSettledInterviews(trx, userId, applicationId, interviews)
    await removeEmptied(
      trx,
      userId,
      before.filter((id) => id !== applicationId),
    )

    const made = target.as === 'new' && applicationId !== null ? [applicationId] : []
    const undo = await keepForUndo(trx, userId, { applications, mails: places, made, corrections })
    await announce(trx, userId, [
      ...[...involved].map((id) => ({ type: 'application' as const, applicationId: id, mailId: null })),
      { type: 'triage', applicationId: null, mailId: null },
    ])
    return { applicationId, undo }
  })
}

interface Mail extends Omit<StoredMail, 'at' | 'reading'> {
  /** Of the user. */
  email: string
  at: Date
  reading: StoredMail['reading'] | null
  applicationId: string | null
  isSettled: boolean
}

async function loadMails(db: Db, userId: string, ids: readonly string[]): Promise<Mail[]> {
  const { rows } = await sql<Mail>`
    select id, (select email from users where id = ${userId}) as email, recipient, application_id as "applicationId", tag, listed_at as at, kind, reading, authentication, settled_at is not null as "isSettled"
    from mails where user_id = ${userId} and (id = any(${ids}::uuid[]) or repeats = any(${ids}::uuid[])) and state <> 'waiting' order by listed_at, id for update`.execute(
    db,
  )
  if (rows.length < ids.length) throw new Refusal('not_found')
  return rows
}

async function targetId(db: Db, userId: string, mails: readonly Mail[], target: Target): Promise<string | null> {
  if (target.as === 'aside') return null
  if (target.as === 'application') {
    const { rows } = await sql`select from applications where user_id = ${userId} and id = ${target.applicationId}`.execute(db)
    if (rows.length === 0) throw new Refusal('not_found')
    return target.applicationId
  }
  const id = uuidv7()
  const at = mails[0]?.at ?? new Date()
  const status = target.status ?? beginning(mails.flatMap(({ reading }) => (reading === null ? [] : { reading })))
  await db
    .insertInto('applications')
    .values({ userId, id, status, source: mails.some(({ tag }) => tag !== null) ? 'tag' : 'mail', lastActivityAt: at })
    .execute()
  await addEntry(db, userId, { applicationId: id, kind: 'created', actor: 'user', to: status })
  return id
}

async function move(db: Db, userId: string, mails: readonly Mail[], applicationId: string | null) {
  await db
    .updateTable('mails')
    .set({
      state: 'applied',
      place: applicationId === null ? 'aside' : 'application',
      applicationId,
      settledAt: sql<Date>`now()`,
      archivedAt: null,
    })
    .where('userId', '=', userId)
    .where(
      'id',
      'in',
      mails.map(({ id }) => id),
    )
    .execute()
  if (applicationId === null) return
  for (const { id, applicationId: from } of mails)
    await addEntry(db, userId, { applicationId, kind: 'moved', actor: 'user', mailId: id, from })
}

/** What is known of a mail is what the next ones are recognised by; of one that could not be read that is nothing. */
async function rememberAll(db: Db, userId: string, mails: readonly Mail[], applicationId: string | null): Promise<string[]> {
  const corrections: string[] = []
  for (const { reading, at, email, ...mail } of mails) {
    if (reading === null) continue
    const signs = signsOf(factsOf({ ...mail, reading, kind: reading.kind, at: at.toISOString() }, email))
    const from = mail.applicationId
    const correction =
      applicationId === null
        ? ({ kind: 'not_about_jobs', signs } as const)
        : from === null || from === applicationId
          ? ({ kind: 'assign', signs, applicationId } as const)
          : ({ kind: 'split', signs, applicationId, from } as const)
    corrections.push(await remember(db, userId, mail.id, correction))
  }
  return corrections
}
