import { v7 as uuidv7 } from 'uuid'
import type { ImportedTable } from '../../../contract/imports.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { take } from '../../lib/rate-limit.ts'
import type { Upload } from '../../lib/route.ts'
import { guessChoices } from './guess.ts'
import { getTable } from './import.ts'
import * as queries from './queries.ts'
import { readTable, type TableRow } from './table.ts'

const tablesPerUser = { name: 'tables by user', burst: 20, seconds: 60 }
const sampled = 200
const shown = { samples: 3, length: 120 }
const atOnce = 2000

/** Reads a table and keeps its rows. It takes the place of one that was not begun. */
export async function uploadTable(db: Db, userId: string, { filename, bytes }: Upload): Promise<ImportedTable> {
  await take(db, tablesPerUser, userId)
  const { encoding, separator, rows } = readTable(bytes)
  const id = uuidv7()
  await transaction(db, async (trx) => {
    await queries.removeOld(trx, userId)
    const head: TableRow[] = []
    let waiting: TableRow[] = []
    let count = 0
    let hasBegun = false
    const write = async () => {
      if (!hasBegun) {
        const cells = head.map((row) => row.cells)
        const choices = guessChoices(cells)
        const table = { id, filename: filename.slice(0, 200) || 'table.csv', encoding, separator, choices, rowCount: 0 }
        await queries.insertImport(trx, userId, { ...table, columns: columnsOf(cells, choices.hasHeader) })
        hasBegun = true
      }
      await queries.insertRows(trx, userId, id, count - waiting.length, waiting)
      waiting = []
    }
    for await (const row of rows) {
      if (head.length < sampled) head.push(row)
      count += 1
      if (waiting.push(row) === atOnce) await write()
    }
    if (waiting.length > 0) await write()
    await queries.setRowCount(trx, userId, id, count)
  })
  return getTable(db, userId, id)
}

/** The names of the columns and what stands in them first. */
function columnsOf(rows: readonly string[][], hasHeader: boolean) {
  const width = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => ({
    name: hasHeader ? (rows[0]?.[at] ?? '').slice(0, shown.length) : '',
    samples: rows
      .slice(hasHeader ? 1 : 0)
      .flatMap((row) => (row[at] ? [row[at].slice(0, shown.length)] : []))
      .slice(0, shown.samples),
  }))
}
