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
import { lockUser } from '../../mail/user-lock.ts'
import { deleteView, insertView, listViews, updateView } from './queries.ts'

export async function save(db: Db, userId: string, view: BodyOf<typeof saveContract>): Promise<SavedView> {
  return changed(db, userId, async (trx, views) => {
    if (views.length >= mostViews) throw new Refusal('conflict', { reason: 'views_full', values: { most: mostViews } })
    refuseTaken(views, view.name)
    const saved = { ...view, id: uuidv7() }
    await insertView(trx, userId, saved)
    return saved
  })
}

export async function change(db: Db, userId: string, id: string, body: BodyOf<typeof changeContract>): Promise<SavedView> {
  return changed(db, userId, async (trx, views) => {
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

export async function remove(db: Db, userId: string, id: string): Promise<void> {
  await changed(db, userId, async (trx, views) => {
    found(views, id)
    await deleteView(trx, userId, id)
  })
}

/** Nobody else changes this user's views meanwhile, and their other tabs hear of it. */
function changed<T>(db: Db, userId: string, work: (db: Db, views: SavedView[]) => Promise<T>): Promise<T> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const result = await work(trx, await listViews(trx, userId))
    await announce(trx, userId, [{ type: 'view', applicationId: null, mailId: null }])
    return result
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
