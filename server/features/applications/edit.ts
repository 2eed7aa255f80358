import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Application, changeApplication } from '../../../contract/applications.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { isEnd } from '../../../domain/application/status.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { addEntry } from '../timeline/index.ts'
import { changeWithUndo, keepForUndo } from '../undo/index.ts'
import { getSummary } from './application.ts'
import { applyNow } from './applied-at.ts'
import { asSpelled } from './labels.ts'
import { setActive } from './set-active.ts'
import { settleNames, withoutDayOfApplying, withSettled } from './settle-names.ts'

export type Undoable = Application & { undo: string }

/** What is said of an application that no mail told of. */
export type Noted = Omit<BodyOf<typeof changeApplication>, 'company' | 'title' | 'status' | 'doneWith'> & {
  source: 'manual' | 'link'
  company: string
  title: string
  status: Application['status']
}

export async function create(db: Db, userId: string, noted: Noted): Promise<Undoable> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const id = uuidv7()
    const { company, title, status, source, ...said } = noted
    const particulars = await particularsOf(trx, userId, said, null)
    // What is further along was sent some other day.
    const today = status === 'applied' ? new Date().toISOString() : null
    const appliedAt = status === 'saved' ? null : (particulars.appliedAt ?? today)
    await trx
      .insertInto('applications')
      .values({
        userId,
        id,
        status,
        source,
        ...particulars,
        appliedAt,
        lastActivityAt: new Date(),
        endedAt: isEnd(status) ? new Date() : null,
        // That it was not sent yet is no word about when it will be.
        settled: settledBy({ ...particulars, appliedAt: appliedAt ?? undefined }),
      })
      .execute()
    await addEntry(trx, userId, { applicationId: id, kind: 'created', actor: 'user', to: status })
    await settleNames(trx, userId, id, { company, title })
    const undo = await keepForUndo(trx, userId, { applications: [], made: [id] })
    await announceChange(trx, userId, id)
    return { ...(await getSummary(trx, userId, id)), undo }
  })
}

/** What the user says stays as said; the status stays against every mail from before. */
export async function change(db: Db, userId: string, id: string, body: BodyOf<typeof changeApplication>): Promise<Undoable> {
  return withUndo(db, userId, id, async (trx) => {
    const { company, title, status, doneWith, ...rest } = body
    const before = await getSummary(trx, userId, id)
    const particulars = await particularsOf(trx, userId, rest, before)
    if (status === 'applied' && particulars.appliedAt === undefined) await applyNow(trx, userId, [id])
    const settled = withSettled(settledBy(particulars))
    await trx
      .updateTable('applications')
      .set({ ...particulars, settled: status === 'saved' ? withoutDayOfApplying(settled) : settled, updatedAt: sql<Date>`now()` })
      .$if(doneWith !== undefined, (query) => query.set({ askedDone: withDone(doneWith ?? '') }))
      .where('userId', '=', userId)
      .where('id', '=', id)
      .execute()
    const corrections = await settleNames(trx, userId, id, { company, title })
    if (status && status !== before.status)
      await addEntry(trx, userId, { applicationId: id, kind: 'status', actor: 'user', from: before.status, to: status })
    await refreshApplication(trx, userId, id)
    return corrections
  })
}

/** As wished, or the other way round where nothing is. What is so already is left alone, so that what made it so can still be undone. */
export async function toggleActive(
  db: Db,
  userId: string,
  id: string,
  wished?: boolean,
): Promise<Application & { undo: string | null }> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const before = await getSummary(trx, userId, id)
    if (before.isActive === wished) return { ...before, undo: null }
    return withUndo(trx, userId, id, async () => {
      await setActive(trx, userId, [id], !before.isActive)
      return []
    })
  })
}

export async function markSeen(db: Db, userId: string, id: string): Promise<Record<string, never>> {
  return transaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('applications')
      .set({ seenAt: sql<Date>`now()` })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refusal('not_found')
    await announce(trx, userId, [{ type: 'seen', applicationId: id, mailId: null }])
    return {}
  })
}

type Particulars = Omit<BodyOf<typeof changeApplication>, 'company' | 'title' | 'status' | 'doneWith'>

/** As they are stored. Refuses a maximum below the minimum, whichever of both was there before. */
async function particularsOf<Said extends Particulars>(
  db: Db,
  userId: string,
  said: Said,
  before: Application | null,
): Promise<Said> {
  const { salaryMin = before?.salaryMin ?? null, salaryMax = before?.salaryMax ?? null } = said
  if (salaryMin !== null && salaryMax !== null && salaryMax < salaryMin) {
    throw new Refusal('bad_input', 'salary_order', { errors: [{ path: 'salaryMax', because: 'salary_order' }] })
  }
  return said.labels === undefined ? said : { ...said, labels: await asSpelled(db, userId, said.labels, before?.id ?? null) }
}

/** With a mail more whose wish is met; a mail that asks nothing of this application changes nothing. */
function withDone(mailId: string) {
  return sql<string[]>`case when asked @> jsonb_build_array(jsonb_build_object('mailId', ${mailId}::text)) then
    array_append(array_remove(asked_done, ${mailId}::uuid), ${mailId}::uuid) else asked_done end`
}

/** Those of the fields that were given, so that mail leaves them alone. */
function settledBy(particulars: object): string[] {
  return Object.entries(particulars).flatMap(([field, value]) => (value === undefined ? [] : [field]))
}

/** One change of one application that can be undone; `work` answers the corrections it remembered. */
export async function withUndo(db: Db, userId: string, id: string, work: (db: Db) => Promise<string[]>): Promise<Undoable> {
  const { result, undo } = await changeWithUndo(db, userId, id, async (trx) => {
    const corrections = await work(trx)
    return { result: await getSummary(trx, userId, id), corrections }
  })
  return { ...result, undo }
}

async function announceChange(db: Db, userId: string, applicationId: string) {
  await announce(db, userId, [{ type: 'application', applicationId, mailId: null }])
}
