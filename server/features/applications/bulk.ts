import { sql } from 'kysely'
import type { changeManyApplications } from '../../../contract/application-lists.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { refreshApplication, refreshApplications } from '../../placement/refresh.ts'
import { addEntry } from '../timeline/index.ts'
import { keepForUndo, type MailPlace, type Snapshot, takePlaces, takeSnapshots } from '../undo/index.ts'
import { applyNow } from './applied-at.ts'
import { asSpelled } from './labels.ts'
import { placeMails } from './place-mails.ts'
import { mailIdsOf, removeAll } from './queries.ts'
import { setActive } from './set-active.ts'
import { type Names, settleNames, withoutDayOfApplying, withSettled } from './settle-names.ts'

type Change = BodyOf<typeof changeManyApplications>

/** One change of many applications, all or none of them. Those that are so already are left alone, so that what was done to them before can still be undone. */
export async function changeMany(db: Db, userId: string, change: Change): Promise<{ changed: number; undo: string | null }> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const wanted = [...new Set(change.ids)]
    const found = await takeSnapshots(trx, userId, wanted)
    if (found.length < wanted.length) throw new Refusal('not_found')
    if (change.action === 'aside') return putAside(trx, userId, wanted)
    const labels = change.action === 'label' ? await asSpelled(trx, userId, change.add, null) : []
    const applications = found.filter(({ application }) => isTouched(application, change, labels))
    if (applications.length === 0) return { changed: 0, undo: null }
    const ids = applications.map(({ application }) => application.id)
    const done = await apply(trx, userId, applications, ids, change, labels)
    const undo = await keepForUndo(trx, userId, { applications, ...done })
    await announce(
      trx,
      userId,
      ids.map((applicationId) => ({ type: 'application', applicationId, mailId: null })),
    )
    return { changed: ids.length, undo }
  })
}

export async function remove(db: Db, userId: string, id: string): Promise<string> {
  const { undo } = await changeMany(db, userId, { action: 'delete', ids: [id] })
  if (undo === null) throw new Refusal('not_found')
  return undo
}

async function putAside(db: Db, userId: string, ids: string[]) {
  const mails = await takePlaces(db, userId, await mailIdsOf(db, userId, ids))
  if (mails.length === 0) return { changed: 0, undo: null }
  const mailIds = mails.map(({ id }) => id)
  const { undo } = await placeMails(db, userId, mailIds, { as: 'aside' })
  return { changed: new Set(mails.map(({ applicationId }) => applicationId)).size, undo }
}

type Row = Snapshot['application']
type OneByOne = Exclude<Change, { action: 'aside' }>

function isTouched(row: Row, change: OneByOne, labels: readonly string[]): boolean {
  if (change.action === 'status') return row.status !== change.status
  if (change.action === 'archive') return row.is_active === true
  if (change.action === 'activate') return row.is_active === false
  if (change.action === 'delete') return true
  if (change.action === 'name') return Object.keys(lacking(row, change)).length > 0
  const before = row.labels as string[]
  return relabelled(before, labels, change.remove).join() !== before.join()
}

/** Of the names that are said, those that it has not. */
function lacking(row: Row, { company, title }: { company?: string | undefined; title?: string | undefined }) {
  return { ...(row.company_id === null && company && { company }), ...(row.job_id === null && title && { title }) }
}

const mostLabels = 20

function relabelled(before: readonly string[], add: readonly string[], remove: readonly string[]): string[] {
  const isIn = (labels: readonly string[], one: string) => labels.some((label) => label.toLowerCase() === one.toLowerCase())
  const kept = before.filter((label) => !isIn(remove, label))
  return [...kept, ...add.filter((label) => !isIn(kept, label))].slice(0, mostLabels)
}

/** Answers where the mails were that it moved, and the corrections that it remembered. */
async function apply(
  db: Db,
  userId: string,
  applications: Snapshot[],
  ids: string[],
  change: OneByOne,
  labels: string[],
): Promise<{ mails?: MailPlace[]; corrections?: string[] }> {
  if (change.action === 'delete') {
    const mails = await takePlaces(db, userId, await mailIdsOf(db, userId, ids))
    await removeAll(db, userId, ids)
    return { mails }
  }
  if (change.action === 'name') return { corrections: await nameAll(db, userId, applications, change) }
  if (change.action === 'status') await setStatus(db, userId, applications, change.status)
  else if (change.action === 'label') await setLabels(db, userId, applications, labels, change.remove)
  else await setActive(db, userId, ids, change.action === 'activate')
  return {}
}

async function nameAll(db: Db, userId: string, applications: Snapshot[], said: Names): Promise<string[]> {
  const corrections: string[] = []
  for (const { application } of applications) {
    corrections.push(...(await settleNames(db, userId, application.id, lacking(application, said))))
    await refreshApplication(db, userId, application.id)
  }
  return corrections
}

async function setStatus(db: Db, userId: string, applications: Snapshot[], to: string) {
  if (to === 'applied')
    await applyNow(
      db,
      userId,
      applications.map(({ application }) => application.id),
    )
  else if (to === 'saved') {
    await db
      .updateTable('applications')
      .set({ settled: withoutDayOfApplying(sql<string[]>`settled`) })
      .where('userId', '=', userId)
      .where('id', '=', sql<string>`any(${applications.map(({ application }) => application.id)}::uuid[])`)
      .execute()
  }
  for (const { application } of applications) {
    const entry = { applicationId: application.id, kind: 'status', actor: 'user', from: String(application.status), to } as const
    await addEntry(db, userId, entry)
  }
  await refreshApplications(
    db,
    userId,
    applications.map(({ application }) => application.id),
  )
}

async function setLabels(db: Db, userId: string, applications: Snapshot[], add: string[], remove: string[]) {
  const now = applications.map(({ application }) => ({
    id: application.id,
    labels: relabelled(application.labels as string[], add, remove),
  }))
  await sql`
    update applications a set labels = n.labels, settled = ${withSettled(['labels'])}, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(now)}::jsonb) as n (id uuid, labels text[])
    where a.user_id = ${userId} and a.id = n.id`.execute(db)
}
