import { hash as digestOf, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { type Db, transaction } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { forget, successorOf } from '../../placement/memory.ts'
import { refreshApplications } from '../../placement/refresh.ts'
import { bringBackMails } from './deleted-mails.ts'
import { type MadeNames, namesJustMade, removeNames } from './made-names.ts'
import {
  bringBackNames,
  type MailPlace,
  onlyChanged,
  type RecordTable,
  restorePlaces,
  restoreRows,
  restoreSnapshot,
  restoreTimes,
  type Snapshot,
  takeSnapshots,
} from './snapshot.ts'
import { restoreSpellings, type Spelling, spellingsChanged } from './spellings.ts'
import { isJustMade, type Of, restoreWording, takeWords, type Wording, type Words, wordingOf } from './wording.ts'

/** All that is needed to take a change back. */
export interface Before {
  /** The applications it changed or removed, as they were. */
  applications: Snapshot[]
  /** The mails it moved, where they were. */
  mails?: MailPlace[]
  /** Those of them that it deleted. */
  deletedMails?: string[]
  /** The applications it made. */
  made?: string[]
  /** The corrections it remembered. */
  corrections?: string[]
  /** What a company or a job said of itself, where that is what it changed. */
  wording?: Wording
  /** The records of a career, the saved views or the resumes and their states that it changed, as they were; those that it made are among the ids alone. */
  records?: { table: RecordTable; ids: string[]; rows: unknown[] }
}

/** As it is kept. */
interface Step extends Before {
  /** Left out by steps from before they were kept. */
  spellings?: Spelling[]
  /** The companies and jobs that came with the change; left out by steps from before they were kept. */
  names?: MadeNames
}

/**
 * One change of one application by hand, kept for undo and announced. `work` answers its result and the corrections it remembered. Every
 * change by hand goes through here, so that taking one back never takes a later one with it. Refuses with not_found what is not the user's.
 */
export async function changeWithUndo<T>(
  db: Db,
  userId: string,
  applicationId: string,
  work: (db: Db) => Promise<{ result: T; corrections?: string[] }>,
): Promise<{ result: T; undo: string }> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const applications = await takeSnapshots(trx, userId, [applicationId])
    if (applications.length === 0) throw new Refusal('not_found')
    const { result, corrections = [] } = await work(trx)
    const undo = await keepForUndo(trx, userId, { applications, corrections })
    await announce(trx, userId, [{ type: 'application', applicationId, mailId: null }])
    return { result, undo }
  })
}

/**
 * One change of a company or a job by itself, kept for undo and announced. `work` answers the corrections it remembered, and the applications
 * that it named, as they were. Refuses with not_found what is not the user's.
 */
export async function rewordWithUndo(
  db: Db,
  userId: string,
  of: Of,
  id: string,
  work: (db: Db) => Promise<Pick<Before, 'applications' | 'corrections'>>,
): Promise<string> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const words = await takeWords(trx, userId, of, id)
    if (words === null) throw new Refusal('not_found')
    const before = await work(trx)
    return keepReworded(trx, userId, of, id, words, before)
  })
}

/** The token that takes a company or a job away again, in the transaction that made it; null where it was there already. */
export async function addWithUndo(db: Db, userId: string, of: Of, id: string): Promise<string | null> {
  return (await isJustMade(db, userId, of, id)) ? keepReworded(db, userId, of, id, null, { applications: [] }) : null
}

async function keepReworded(db: Db, userId: string, of: Of, id: string, words: Words | null, before: Before): Promise<string> {
  const wording = wordingOf(of, id, words, (await takeWords(db, userId, of, id)) ?? {})
  const undo = await keepForUndo(db, userId, { ...before, wording })
  await announce(db, userId, [{ type: 'application', applicationId: null, mailId: null }])
  return undo
}

const hoursToUndo = 24
/** Of more than these it is only said that some changed. */
const mostAnnounced = 100

/** Keeps what was before a change, in the change's own transaction. Answers the token that takes it back. */
export async function keepForUndo(db: Db, userId: string, before: Before): Promise<string> {
  const token = randomBytes(18).toString('base64url')
  const step: Step = {
    ...before,
    applications: await onlyChanged(db, userId, before.applications),
    spellings: await spellingsChanged(db, userId, before.applications),
    names: await namesJustMade(db, userId, before.made ?? []),
  }
  const ids = [
    ...before.applications.map(({ application }) => application.id),
    ...(before.made ?? []),
    ...(before.records?.ids ?? []),
  ]
  await sql`delete from undo_steps where user_id = ${userId} and expires_at < now()`.execute(db)
  await sql`
    insert into undo_steps (user_id, hash, before, application_ids, expires_at)
    values (${userId}, ${digestOf('sha256', token, 'buffer')}, ${toJson(step)}, ${ids}::uuid[], now() + make_interval(hours => ${hoursToUndo}))
  `.execute(db)
  return token
}

/** Takes a change back. Refuses a token that is unknown or spent, and one of a change on which a later one rests. */
export function undo(db: Db, userId: string, token: string): Promise<string[]> {
  return takeBack(db, userId, sql`s.hash = ${digestOf('sha256', token, 'buffer')}`)
}

/** Undoes the change that removed an application. Refuses one that is still there, and what `undo` refuses. */
export function undoRemoval(db: Db, userId: string, applicationId: string): Promise<string[]> {
  return takeBack(db, userId, removalOf(applicationId))
}

/**
 * The refusal of an application that is not the user's, which says whether it was and `undoRemoval` may bring it back, and which one it is
 * part of now.
 */
export async function missing(db: Db, userId: string, applicationId: string): Promise<Refusal> {
  const { rows } = await sql`
    select from undo_steps s where s.user_id = ${userId} and ${removalOf(applicationId)} and s.expires_at > now() limit 1`.execute(
    db,
  )
  const into = await successorOf(db, userId, applicationId)
  const reason = rows.length > 0 ? 'application_removed' : into === null ? 'not_found' : 'application_merged'
  return new Refusal('not_found', into === null ? reason : { reason, values: { applicationId: into } })
}

/** A change that made it did not remove it. */
function removalOf(applicationId: string) {
  return sql`${applicationId}::uuid = any(s.application_ids)
    and s.before @> ${toJson({ applications: [{ application: { id: applicationId } }] })}::jsonb
    and not exists (select from applications a where a.user_id = s.user_id and a.id = ${applicationId}::uuid)`
}

/** Where a change of a record is seen. */
const announced = {
  experience: 'profile',
  education: 'profile',
  saved_views: 'view',
  resumes: 'resume',
  resume_states: 'resume',
} as const satisfies Record<RecordTable, string>

async function takeBack(db: Db, userId: string, which: RawBuilder<unknown>): Promise<string[]> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const { before, ids, at, hash } = await takeStep(trx, userId, which)
    if (before.records) {
      const { table, ids, rows } = before.records
      await restoreRows(trx, userId, table, ids, rows)
      await announce(trx, userId, [{ type: announced[table], applicationId: null, mailId: null }])
      return []
    }
    const [first] = before.applications
    const made = before.made ?? []
    const names = before.names ?? (await namesJustMade(trx, userId, made))
    if (before.wording) await restoreWording(trx, userId, before.wording)
    // Before the names are looked up, which go by whatever spelling is there.
    await restoreSpellings(trx, userId, before.spellings ?? [])
    await bringBackNames(trx, userId, before.applications)
    await bringBackMails(trx, userId, before.deletedMails ?? [])
    for (const snapshot of before.applications) await restoreSnapshot(trx, userId, snapshot)
    await restorePlaces(trx, userId, before.mails ?? [])
    await emptyOut(trx, userId, made, first?.application.id ?? null)
    await trx
      .deleteFrom('applications')
      .where('userId', '=', userId)
      .where('id', '=', sql<string>`any(${made}::uuid[])`)
      .execute()
    await forget(trx, userId, before.corrections ?? [])
    await takeBackWords(trx, userId, hash)
    const restored = before.applications.map(({ application }) => application.id)
    await refreshApplications(trx, userId, restored)
    await restoreTimes(trx, userId, before.applications)
    await removeNames(trx, userId, names, at)
    const changed = ids.length > mostAnnounced || before.wording ? [null] : ids
    await announce(trx, userId, [
      ...changed.map((applicationId) => ({ type: 'application' as const, applicationId, mailId: null })),
      { type: 'triage', applicationId: null, mailId: null },
    ])
    return restored
  })
}

interface Taken {
  before: Step
  ids: string[]
  at: Date
  /** Of its token. */
  hash: Buffer
}

/** A mail that did what is undone stays sent: without this its words would do it again. */
async function takeBackWords(db: Db, userId: string, hash: Buffer) {
  await sql`
    update outgoing_mails set is_taken_back = true where user_id = ${userId} and sha256(convert_to(undo, 'UTF8')) = ${hash}`.execute(
    db,
  )
}

/** The latest of those steps, which is spent with that. */
async function takeStep(db: Db, userId: string, which: RawBuilder<unknown>): Promise<Taken> {
  const { rows } = await sql<{ hash: Buffer; at: Date; before: Step; ids: string[]; isLatest: boolean; movedSince: string[] }>`
    select s.hash, s.created_at as at, s.before, s.application_ids as ids, not exists (
      select from undo_steps later
      where later.user_id = s.user_id and later.created_at > s.created_at
        and later.application_ids && s.application_ids
    ) as "isLatest", array(
      select m ->> 'id' from undo_steps later, jsonb_array_elements(later.before -> 'mails') m
      where later.user_id = s.user_id and later.created_at > s.created_at
    ) as "movedSince"
    from undo_steps s where s.user_id = ${userId} and ${which} and s.expires_at > now()
    order by s.created_at desc limit 1`.execute(db)
  const [step] = rows
  if (!step) throw new Refusal('not_found', 'undone_too_late')
  // What was put elsewhere since stays there, and with none of its mail left there is nothing to come back to.
  const { mails = [] } = step.before
  const stillThere = mails.filter(({ id }) => !step.movedSince.includes(id))
  if (!step.isLatest || (mails.length > 0 && stillThere.length === 0)) throw new Refusal('conflict', 'changed_since')
  await sql`delete from undo_steps where user_id = ${userId} and hash = ${step.hash}`.execute(db)
  return { before: { ...step.before, mails: stillThere }, ids: step.ids, at: step.at, hash: step.hash }
}

/** Mail that arrived meanwhile in an application that goes away stays with the one it came from, or waits for the user. */
async function emptyOut(db: Db, userId: string, made: string[], heir: string | null) {
  await sql`
    update mails set application_id = ${heir}::uuid, place = case when ${heir}::uuid is null then 'review' else 'application' end
    where user_id = ${userId} and application_id = any(${made}::uuid[])`.execute(db)
}
