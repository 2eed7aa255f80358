import { Readable } from 'node:stream'
import * as contract from '../../../contract/imports.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Context } from '../../lib/context.ts'
import { csvFor } from '../../lib/csv.ts'
import { languageOf } from '../../lib/language.ts'
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
    route(contract.getLeftOut, ({ caller, params, request }) =>
      leftOut(context, caller.userId, params.id, languageOf(request.headers)),
    ),
  ]

  async function leftOut({ db }: Context, userId: string, id: string, language: Language): Promise<FileAnswer> {
    const { columns, choices } = await getTable(db, userId, id)
    const csv = csvFor(language)
    const say = leftOutWords[language]
    async function* lines() {
      yield csv.head([say.line, say.why, ...columns.map(({ name }) => (choices.hasHeader ? name : ''))])
      for (let next = 0; ; ) {
        const rows = await leftOutRows(db, userId, id, next)
        const last = rows.at(-1)
        if (!last) return
        yield rows
          .map(({ line, outcome, cells }) =>
            csv.line([String(line), outcome === 'duplicate' ? say.duplicate : say.unnamed, ...cells]),
          )
          .join('')
        next = last.n + 1
      }
    }
    return { filename: `${say.title}.csv`, type: 'text/csv', content: Readable.from(lines(), { objectMode: false }) }
  }
}

const leftOutWords = {
  en: { title: 'Left out', line: 'Line', why: 'Why', duplicate: 'There already', unnamed: 'Neither company nor job' },
  de: { title: 'Weggelassen', line: 'Zeile', why: 'Warum', duplicate: 'Schon da', unnamed: 'Weder Unternehmen noch Stelle' },
} satisfies Record<Language, Record<string, string>>
