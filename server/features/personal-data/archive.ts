import { sql } from 'kysely'
import type { Status } from '../../../contract/applications.ts'
import type { JobTerm } from '../../../contract/job-terms/en.ts'
import type { Language } from '../../../contract/languages.ts'
import type { Db } from '../../db/pool.ts'
import { csvFor } from '../../lib/csv.ts'
import { isoDayIn } from '../../lib/iso-day.ts'
import { lazyZip } from '../../lib/lazy-zip.ts'
import { tableWords } from '../../lib/table-words.ts'
import { traceOf } from '../../lib/trace.ts'
import * as queries from './queries.ts'

/** A zip that is written while it is read, and how many entries it will have. */
export interface Archive {
  stream: AsyncIterable<Buffer>
  total: number
}

/** Whom it is made for. */
export interface Reader {
  language: Language
  timeZone: string
}

/**
 * Everything that the database holds of a person: each table that has a `user_id`, so that no later one is forgotten, as JSON lines;
 * the applications once more as a table for spreadsheets; every mail as it was received and every document as it was kept. `onEntry` is called as each is begun.
 */
export async function archiveOf(db: Db, userId: string, reader: Reader, onEntry: () => void): Promise<Archive> {
  const { output, add, end } = lazyZip(onEntry)

  const tables = await queries.recordTables(db)
  const mails = await queries.listMails(db, userId)
  add('README.txt', () => [readMe[reader.language]])
  add('applications.csv', () => applicationsAsCsv(db, userId, reader))
  for (const table of tables) add(`records/${table}.jsonl`, () => recordsOf(db, table, userId))
  for (const mail of mails)
    add(`mail/${mail.receivedAt.toISOString().slice(0, 10)} ${mail.id}.eml`, async function* () {
      const bytes = await queries.findRaw(db, mail.rawHash)
      if (bytes) yield* [Buffer.from(traceOf(mail)), bytes]
    })
  const documents = await queries.listDocuments(db, userId)
  for (const { id, filename, createdAt, hash } of documents)
    add(
      `documents/${createdAt.toISOString().slice(0, 10)} ${id} ${filename.replaceAll(/[/\\\p{Cc}]/gu, '_')}`,
      async function* () {
        const bytes = await queries.findDocumentBytes(db, userId, hash)
        if (bytes) yield bytes
      },
    )
  end()
  return { stream: output, total: tables.length + mails.length + documents.length + 2 }
}

const readMe: Record<Language, string> = {
  en: `Everything that Applybox holds of you.

applications.csv  your applications, for a spreadsheet; the import reads it again
mail/             every mail as it was received, behind the lines that say how it came; one file each (RFC 5322)
documents/        every file that you kept with an application or attached to a mail
records/          every record as JSON, one line each; a file for each kind
`,
  de: `Alles, was Applybox von dir hat.

applications.csv  deine Bewerbungen, für eine Tabellenkalkulation; der Import liest sie wieder
mail/             jede Mail, wie sie empfangen wurde, hinter den Zeilen, die sagen, wie sie kam; je eine Datei (RFC 5322)
documents/        jede Datei, die du bei einer Bewerbung aufbewahrt oder an eine Mail angehängt hast
records/          jeder Eintrag als JSON, je eine Zeile; eine Datei für jede Art
`,
}

/** Hashes of secrets are nobody's to read, and say nothing. */
const secretColumns = ['password_hash', 'hash', 'code', 'code_verifier', 'nonce', 'state_hash']

async function* recordsOf(db: Db, table: string, userId: string) {
  const key = table === 'users' ? 'id' : 'user_id'
  const query = sql<{ record: string }>`
    select (to_jsonb(t) - ${sql.lit(`{${secretColumns}}`)}::text[])::text as record
    from ${sql.table(table)} t where ${sql.ref(key)} = ${userId}`
  for await (const { rows } of db.getExecutor().stream<{ record: string }>(query.compile(db), 200))
    yield rows.map(({ record }) => `${record}\n`).join('')
}

type Row = ReturnType<typeof queries.streamApplications> extends AsyncIterable<infer One> ? One : never

/** In the words of the person; a day is that of their calendar. */
async function* applicationsAsCsv(db: Db, userId: string, { language, timeZone }: Reader) {
  const { columns: names, status, source, term, yes, no } = tableWords[language]
  const csv = csvFor(language)
  const day = isoDayIn(timeZone)
  const amount = (decimal: string | null) => decimal && numberIn(language).format(Number(decimal))
  const columns: [keyof typeof names, (row: Row) => string | null][] = [
    ['company', (row) => row.company],
    ['title', (row) => row.title],
    ['agency', (row) => row.agency],
    ['status', (row) => status(row.status as Status)],
    ['isActive', (row) => (row.isActive ? yes : no)],
    ['appliedAt', (row) => (row.isAppliedAtKnown && row.appliedAt ? day(row.appliedAt) : null)],
    ['lastActivityAt', (row) => day(row.lastActivityAt)],
    ['location', (row) => row.location],
    ['postingUrl', (row) => row.postingUrl],
    ['requisition', (row) => row.requisition],
    ['source', (row) => source[row.source] ?? row.source],
    ['workMode', (row) => row.workMode && term(`job.workMode.${row.workMode}` as JobTerm)],
    ['employmentType', (row) => row.employmentType && term(`job.employmentType.${row.employmentType}` as JobTerm)],
    ['salaryMin', (row) => amount(row.salaryMin)],
    ['salaryMax', (row) => amount(row.salaryMax)],
    ['salaryCurrency', (row) => row.salaryCurrency],
    ['salaryPeriod', (row) => row.salaryPeriod && term(`job.period.${row.salaryPeriod}` as JobTerm)],
    ['rating', (row) => row.rating?.toString() ?? null],
    ['labels', (row) => row.labels],
    ['nextStep', (row) => row.nextStep],
    ['nextStepDueAt', (row) => row.nextStepDueAt && day(row.nextStepDueAt)],
  ]
  yield csv.head(columns.map(([column]) => names[column]))
  for await (const row of queries.streamApplications(db, userId)) yield csv.line(columns.map(([, cellOf]) => cellOf(row)))
}

/** As a spreadsheet of the language reads a number: nothing between the thousands. */
const numberIn = (language: Language) => new Intl.NumberFormat(language, { useGrouping: false })
