import { v7 as uuidv7 } from 'uuid'
import {
  type changeView as changeContract,
  mostViews,
  type SavedView,
  type saveView as saveContract,
} from '../../../contract/application-lists.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { keepForUndo, takeRows } from '../undo/index.ts'
import { deleteView, insertView, listViews, updateView } from './queries.ts'

export async function save(db: Db, userId: string, view: BodyOf<typeof saveContract>): Promise<Undoable> {
  return changed(db, userId, uuidv7(), async (trx, views, id) => {
    if (views.length >= mostViews) throw new Refusal('conflict', { reason: 'views_full', values: { most: mostViews } })
    refuseTaken(views, view.name)
    const saved = { ...view, id }
    await insertView(trx, userId, saved)
    return saved
  })
}

export async function change(db: Db, userId: string, id: string, body: BodyOf<typeof changeContract>): Promise<Undoable> {
  return changed(db, userId, id, async (trx, views) => {
    const before = found(views, id)
    if (body.name) {
      const others = views.filter((view) => view.id !== id)
      refuseTaken(others, body.name)
    }
    const view = { ...before, name: body.name ?? before.name, search: body.search ?? before.search }
    await updateView(trx, userId, view)
    return view
  })
}

export async function remove(db: Db, userId: string, id: string): Promise<{ undo: string }> {
  const { undo } = await changed(db, userId, id, async (trx, views) => {
    found(views, id)
    await deleteView(trx, userId, id)
    return {}
  })
  return { undo }
}

type Undoable = SavedView & { undo: string }

/** Nobody else changes this user's views meanwhile, their other tabs hear of it, and it can be undone. */
function changed<T>(
  db: Db,
  userId: string,
  id: string,
  work: (db: Db, views: SavedView[], id: string) => Promise<T>,
): Promise<T & { undo: string }> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const rows = await takeRows(trx, userId, 'saved_views', [id])
    const result = await work(trx, await listViews(trx, userId), id)
    await announce(trx, userId, [{ type: 'view', applicationId: null, mailId: null }])
    const undo = await keepForUndo(trx, userId, { applications: [], records: { table: 'saved_views', ids: [id], rows } })
    return { ...result, undo }
  })
}

function found(views: readonly SavedView[], id: string): SavedView {
  const view = views.find((one) => one.id === id)
  if (!view) throw new Refusal('not_found')
  return view
}

function refuseTaken(others: readonly SavedView[], name: string) {
  if (!others.some((other) => other.name.toLowerCase() === name.toLowerCase())) return
  throw new Refusal('conflict', 'view_taken', { errors: [{ path: 'name', because: 'view_taken' }] })
}
