import { v7 as uuidv7 } from 'uuid'
import { mostRecords } from '../../../contract/career.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { keepForUndo, takeRows } from '../undo/index.ts'
import * as queries from './queries.ts'

type Kinds = queries.Kinds

/** All that a person has of both kinds, the latest first. */
export async function listCareer(db: Db, userId: string) {
  return { experience: await queries.list(db, userId, 'experience'), education: await queries.list(db, userId, 'education') }
}

export async function add<K extends keyof Kinds>(db: Db, userId: string, kind: K, fields: Kinds[K]['fields']) {
  return transaction(db, async (trx) => {
    if ((await queries.count(trx, userId, kind)) >= mostRecords) throw new Refusal('too_many_records')
    const id = uuidv7()
    await queries.insert(trx, userId, kind, id, fields)
    return { ...fields, id, undo: await changed(trx, userId, kind, id, []) }
  })
}

export async function change<K extends keyof Kinds>(db: Db, userId: string, kind: K, id: string, fields: Kinds[K]['fields']) {
  return transaction(db, async (trx) => {
    const before = await takeRows(trx, userId, kind, [id])
    if (before.length === 0) throw new Refusal('not_found')
    await queries.update(trx, userId, kind, id, fields)
    return { ...fields, id, undo: await changed(trx, userId, kind, id, before) }
  })
}

export async function remove(db: Db, userId: string, kind: keyof Kinds, id: string) {
  return transaction(db, async (trx) => {
    const before = await takeRows(trx, userId, kind, [id])
    if (before.length === 0) throw new Refusal('not_found')
    await queries.remove(trx, userId, kind, id)
    return { undo: await changed(trx, userId, kind, id, before) }
  })
}

async function changed(db: Db, userId: string, table: keyof Kinds, id: string, rows: unknown[]): Promise<string> {
  await announce(db, userId, [{ type: 'profile', applicationId: null, mailId: null }])
  return keepForUndo(db, userId, { applications: [], records: { table, ids: [id], rows } })
}
