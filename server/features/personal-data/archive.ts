import { type PassThrough, Readable } from 'node:stream'
import { sql } from 'kysely'
import { ZipFile } from 'yazl'
import type { Language } from '../../../contract/languages.ts'
import type { Db } from '../../db/pool.ts'
import { csvLine } from '../../lib/csv.ts'
import { traceOf } from '../../mail/trace.ts'
import * as queries from './queries.ts'

/** A zip that is written while it is read, and how many entries it will have. */
export interface Archive {
  stream: AsyncIterable<Buffer>
  total: number
}

/**
 * Everything that the database holds of a person: each table that has a `user_id`, so that no later one is forgotten, as JSON lines;
 * the applications once more as a table for spreadsheets; every mail as it was received and every document as it was kept. `onEntry` is called as each is begun.
 */
export async function archiveOf(db: Db, userId: string, language: Language, onEntry: () => void): Promise<Archive> {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  // an error before the first chunk is asked for is told to the reader then, and must not end the process
  output.on('error', () => {})
  const add = (name: string, rows: () => AsyncIterable<Buffer | string> | Iterable<Buffer | string>, isCompressed = true) => {
    zip.addReadStreamLazy(name, { compress: isCompressed }, (give) => {
      onEntry()
      const entry = Readable.from(rows(), { objectMode: false })
      entry.on('error', (cause) => output.destroy(cause))
      give(null, entry)
    })
  }

  const tables = await queries.recordTables(db)
  const mails = await queries.listMails(db, userId)
  add('README.txt', () => [readMe[language]])
  add('applications.csv', () => applicationsAsCsv(db, userId))
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
  zip.end()
  return { stream: output, total: tables.length + mails.length + documents.length + 2 }
}

const readMe: Record<Language, string> = {
  en: `Everything that Applybox holds of you.

applications.csv  your applications, for a spreadsheet
mail/             every mail as it was received, behind the lines that say how it came; one file each (RFC 5322)
documents/        every file that you kept with an application
records/          every record as JSON, one line each; a file for each kind
`,
  de: `Alles, was Applybox von dir hat.

applications.csv  deine Bewerbungen, für eine Tabelle
mail/             jede Mail, wie sie empfangen wurde, hinter den Zeilen, die sagen, wie sie kam; je eine Datei (RFC 5322)
documents/        jede Datei, die du bei einer Bewerbung aufbewahrt hast
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

async function* applicationsAsCsv(db: Db, userId: string) {
  yield csvLine(columns)
  for await (const row of queries.streamApplications(db, userId))
    yield csvLine([
      row.company,
      row.title,
      row.status,
      row.isActive ? 'yes' : 'no',
      row.isAppliedAtKnown ? (row.appliedAt?.toISOString() ?? null) : null,
      row.lastActivityAt.toISOString(),
      row.location,
      row.postingUrl,
      row.source,
      row.workMode,
      row.employmentType,
      row.salaryMin,
      row.salaryMax,
      row.salaryCurrency,
      row.salaryPeriod,
      row.rating?.toString() ?? null,
      row.labels,
      row.nextStep,
      row.nextStepDueAt?.toISOString() ?? null,
    ])
}

const columns = [
  'company',
  'title',
  'status',
  'active',
  'applied',
  'last activity',
  'location',
  'posting',
  'source',
  'work mode',
  'employment',
  'salary from',
  'salary to',
  'currency',
  'salary per',
  'rating',
  'labels',
  'next step',
  'next step due',
]
