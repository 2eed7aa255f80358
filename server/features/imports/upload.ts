import { v7 as uuidv7 } from 'uuid'
import type { ImportedTable } from '../../../contract/imports.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { take } from '../../lib/rate-limit.ts'
import type { Upload } from '../../lib/route.ts'
import { openTurns } from '../../lib/turns.ts'
import { getTable } from './import.ts'
import * as queries from './queries.ts'
import { readApart } from './read-apart.ts'

const tablesPerUser = { name: 'tables by user', burst: 20, seconds: 60 }

const reading = openTurns({
  atOnce: 2,
  perPerson: 1,
  waiting: 20,
  waitingPerPerson: 0,
  patience: 60_000,
  yours: 'table_at_once',
  busy: 'files_of_all',
  retryAfterSeconds: 5,
})

/** Reads a table and keeps its rows. It takes the place of one that was not begun. One person has one table read at a time. */
export async function uploadTable(db: Db, userId: string, upload: Upload): Promise<ImportedTable> {
  await take(db, tablesPerUser, userId)
  return reading(userId, () => keepTable(db, userId, upload))
}

async function keepTable(db: Db, userId: string, { filename, bytes }: Upload): Promise<ImportedTable> {
  const id = uuidv7()
  await transaction(db, async (trx) => {
    await queries.removeOld(trx, userId)
    let count = 0
    for await (const part of readApart(bytes)) {
      if ('head' in part) {
        const table = { id, filename: filename.slice(0, 200) || 'table.csv', rowCount: 0, ...part.head }
        await queries.insertImport(trx, userId, table)
      } else {
        await queries.insertRows(trx, userId, id, count, part.rows)
        count += part.count
      }
    }
    await queries.setRowCount(trx, userId, id, count)
  })
  return getTable(db, userId, id)
}
