import { Readable } from 'node:stream'
import * as contract from '../../../contract/imports.ts'
import type { Context } from '../../lib/context.ts'
import { csvLine } from '../../lib/csv.ts'
import { type FileAnswer, type Route, route } from '../../lib/route.ts'
import { getTable, listTables, preview, run, stop } from './import.ts'
import { leftOutRows } from './queries.ts'
import { uploadTable } from './upload.ts'

export function importRoutes(context: Context): Route[] {
  const { db } = context
  return [
    route(contract.uploadTable, ({ caller, body }) => uploadTable(db, caller.userId, body)),
    route(contract.listImports, async ({ caller }) => ({ list: await listTables(db, caller.userId) })),
    route(contract.getImport, ({ caller, params }) => getTable(db, caller.userId, params.id)),
    route(contract.previewImport, ({ caller, params, body }) => preview(db, caller.userId, params.id, body)),
    route(contract.runImport, ({ caller, params, body }) => run(context, caller.userId, params.id, body)),
    route(contract.stopImport, ({ caller, params }) => stop(db, caller.userId, params.id)),
    route(contract.getLeftOut, ({ caller, params }) => leftOut(context, caller.userId, params.id)),
  ]

  async function leftOut({ db }: Context, userId: string, id: string): Promise<FileAnswer> {
    const { columns, choices } = await getTable(db, userId, id)
    async function* lines() {
      yield csvLine(['line', 'why', ...columns.map(({ name }) => (choices.hasHeader ? name : ''))])
      for (let next = 0; ; ) {
        const rows = await leftOutRows(db, userId, id, next)
        const last = rows.at(-1)
        if (!last) return
        yield rows.map(({ line, outcome, cells }) => csvLine([String(line), outcome, ...cells])).join('')
        next = last.n + 1
      }
    }
    return { filename: 'left-out.csv', type: 'text/csv', content: Readable.from(lines(), { objectMode: false }) }
  }
}
