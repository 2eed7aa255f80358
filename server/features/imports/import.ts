import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { ImportChoices, ImportedTable, PlannedRow, previewImport } from '../../../contract/imports.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { keepForUndo } from '../undo/index.ts'
import { type Memory, type Planned, planRow } from './plan.ts'
import * as queries from './queries.ts'

const atOnce = 500
const shownRows = 40

export async function getTable(db: Db, userId: string, id: string): Promise<ImportedTable> {
  const row = await queries.findImport(db, userId, id)
  if (!row) throw new Refusal('not_found')
  return tableOf(row)
}

export async function listTables(db: Db, userId: string): Promise<ImportedTable[]> {
  return (await queries.listImports(db, userId)).map(tableOf)
}

/** Goes through all rows as the import would, and makes nothing. */
export async function preview(
  db: Db,
  userId: string,
  id: string,
  choices: ImportChoices,
): Promise<AnswerOf<typeof previewImport>> {
  const row = await draftOf(db, userId, id)
  await queries.updateImport(db, userId, id, { choices })
  const memory = await queries.loadMemory(db, userId)
  const count = { made: 0, duplicates: 0, leftOut: 0, incomplete: 0, unreadDates: 0 }
  const words = new Map<string, number>()
  const first: PlannedRow[] = []
  const telling: PlannedRow[] = []
  for await (const batch of planned(db, userId, row, choices, memory, 0)) {
    for (const one of batch) {
      if (one.outcome === 'made') count.made += 1
      else if (one.outcome === 'duplicate') count.duplicates += 1
      else count.leftOut += 1
      if (one.outcome === 'made' && (one.companyKey === '' || one.titleKey === '')) count.incomplete += 1
      if (one.unread.includes('appliedAt') || one.unread.includes('nextStepDueAt')) count.unreadDates += 1
      if (one.unknownStatus !== null && (words.size < 1000 || words.has(one.unknownStatus)))
        words.set(one.unknownStatus, (words.get(one.unknownStatus) ?? 0) + 1)
      if (first.length < shownRows / 2) first.push(shownOf(one))
      else if (telling.length < shownRows / 2 && (one.outcome !== 'made' || one.unread.length > 0)) telling.push(shownOf(one))
    }
  }
  const unknownStatuses = [...words].map(([word, count]) => ({ word, count })).sort((a, b) => b.count - a.count)
  return { ...count, unknownStatuses: unknownStatuses.slice(0, 50), rows: [...first, ...telling] }
}

/** Begins the import in the background. It is done once, whoever asks; one that broke off goes on where it was, by its first choices. */
export async function run(context: Context, userId: string, id: string, choices: ImportChoices): Promise<ImportedTable> {
  await transaction(context.db, async (trx) => {
    const row = await queries.lockImport(trx, userId, id)
    if (!row) throw new Refusal('not_found')
    if (row.state !== 'draft' && row.state !== 'failed') throw new Refusal('conflict', 'import_begun')
    await queries.updateImport(trx, userId, id, { state: 'running', ...(row.state === 'draft' && { choices }) })
  })
  inBackground(context, userId, id)
  return getTable(context.db, userId, id)
}

/** Stops after the rows that are being made; one that was not begun is forgotten. */
export async function stop(db: Db, userId: string, id: string): Promise<ImportedTable> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const row = await queries.lockImport(trx, userId, id)
    if (!row) throw new Refusal('not_found')
    if (row.state === 'draft') await queries.removeImport(trx, userId, id)
    if (row.state !== 'running') return tableOf(row)
    await finish(trx, userId, id, 'stopped')
    return getTable(trx, userId, id)
  })
}

export interface Follower {
  close(): void
}

const lookAfterEvery = 5_000

/** Goes on with the imports of processes that are gone, from now on. */
export function followImports(work: Work): Follower {
  const look = () =>
    queries.adoptImports(work.db).then(
      (left) => {
        for (const { userId, id } of left) inBackground(work, userId, id)
      },
      (err: unknown) => work.log.error({ err }, 'Imports could not be looked after'),
    )
  void look()
  const timer = setInterval(look, lookAfterEvery)
  return { close: () => clearInterval(timer) }
}

type Work = Pick<Context, 'db' | 'log'>

function inBackground({ db, log }: Work, userId: string, id: string) {
  work(db, userId, id).catch(async (err) => {
    const isTold = await transaction(db, (trx) => finish(trx, userId, id, 'failed')).then(
      () => true,
      () => false,
    )
    if (isTold) log.error({ err }, 'An import could not be finished')
    else log.warn({ err }, 'An import waits for the database')
  })
}

async function work(db: Db, userId: string, id: string) {
  const row = await queries.findImport(db, userId, id)
  if (!row) return
  const memory = await queries.loadMemory(db, userId)
  let untilStatistics = atOnce
  for await (const batch of planned(db, userId, row, choicesOf(row), memory, row.done)) {
    const isOurs = await transaction(db, (trx) => makeBatch(trx, userId, id, batch))
    if (!isOurs) return
    if ((batch.at(-1)?.n ?? 0) < untilStatistics) continue
    await queries.renewStatistics(db)
    untilStatistics *= 4
  }
  await transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const now = await queries.lockImport(trx, userId, id)
    if (now?.state === 'running') await finish(trx, userId, id, 'done')
  })
}

/** False when it was stopped, or somebody else goes on with it. */
async function makeBatch(trx: Db, userId: string, id: string, batch: readonly Planned[]): Promise<boolean> {
  await lockUser(trx, userId)
  const now = await queries.lockImport(trx, userId, id)
  const first = batch[0]
  if (now?.state !== 'running' || first === undefined || first.n > now.done + 1 || first.n < now.done) return false
  await queries.makeApplications(trx, userId, id, batch)
  const of = (outcome: Planned['outcome']) => batch.filter((one) => one.outcome === outcome).length
  await queries.updateImport(trx, userId, id, {
    done: (batch.at(-1)?.n ?? 0) + 1,
    made: now.made + of('made'),
    duplicates: now.duplicates + of('duplicate'),
    leftOut: now.leftOut + of('left-out'),
  })
  return true
}

/** Ends it with one way back for all that it made. */
async function finish(trx: Db, userId: string, id: string, state: 'done' | 'stopped' | 'failed') {
  const made = await queries.madeBy(trx, userId, id)
  const undo = made.length === 0 ? null : await keepForUndo(trx, userId, { applications: [], made })
  await queries.updateImport(trx, userId, id, { state, undo })
  await announce(trx, userId, [{ type: 'application', applicationId: null, mailId: null }])
}

/** The rows from one on, as they would become applications. */
async function* planned(db: Db, userId: string, row: queries.ImportRow, choices: ImportChoices, memory: Memory, from: number) {
  const names = choices.hasHeader ? columnsOf(row).map(({ name }) => name) : []
  let next = Math.max(from, choices.hasHeader ? 1 : 0)
  for (;;) {
    const rows = await queries.rowsFrom(db, userId, row.id, next, atOnce)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((one) => planRow(one, names, choices, memory))
    next = last.n + 1
  }
}

async function draftOf(db: Db, userId: string, id: string): Promise<queries.ImportRow> {
  const row = await queries.findImport(db, userId, id)
  if (!row) throw new Refusal('not_found')
  if (row.state !== 'draft') throw new Refusal('conflict', 'import_begun')
  return row
}

function shownOf(planned: Planned): PlannedRow {
  return { ...planned, appliedAt: planned.appliedAt?.toISOString() ?? null }
}

const columnsOf = (row: queries.ImportRow) => row.columns as unknown as ImportedTable['columns']
const choicesOf = (row: queries.ImportRow) => row.choices as unknown as ImportChoices

function tableOf(row: queries.ImportRow): ImportedTable {
  return {
    id: row.id,
    filename: row.filename,
    state: row.state as ImportedTable['state'],
    createdAt: row.createdAt.toISOString(),
    encoding: row.encoding as ImportedTable['encoding'],
    separator: row.separator as ImportedTable['separator'],
    rows: row.rowCount,
    columns: columnsOf(row),
    choices: choicesOf(row),
    done: row.done,
    made: row.made,
    duplicates: row.duplicates,
    leftOut: row.leftOut,
    undo: row.undo,
  }
}
