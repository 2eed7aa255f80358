import { Readable } from 'node:stream'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { Language } from '../../../contract/languages.ts'
import type { getReport as contract, previewReport } from '../../../contract/report.ts'
import type { Db } from '../../db/pool.ts'
import { csvFor } from '../../lib/csv.ts'
import { isoDayIn } from '../../lib/iso-day.ts'
import { take } from '../../lib/rate-limit.ts'
import type { FileAnswer } from '../../lib/route.ts'
import { titleCased } from '../../lib/title-cased.ts'
import { dateOf, dayIn } from './days.ts'
import { print } from './print.ts'
import { countReported, findPerson, listReported, type Period, type Reported } from './queries.ts'
import { words as wordsOf } from './words.ts'

const reportsPerUser = { name: 'reports by user', burst: 20, seconds: 15 }
const previewed = 100

export async function preview(db: Db, userId: string, period: QueryOf<typeof previewReport>) {
  const counts = await countReported(db, userId, period)
  const list: Reported[] = []
  for await (const some of listReported(db, userId, period)) {
    list.push(...some)
    if (list.length >= previewed) break
  }
  return {
    ...counts,
    list: list.slice(0, previewed).map(({ appliedAt, history, ...row }) => ({
      ...row,
      appliedAt: appliedAt?.toISOString() ?? null,
      history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
    })),
  }
}

export async function report(
  db: Db,
  userId: string,
  { format, language, ...period }: QueryOf<typeof contract>,
): Promise<FileAnswer> {
  await take(db, reportsPerUser, userId)
  const words = wordsOf[language]
  const filename = `${words.title} ${period.from} ${period.to}.${format}`
  const rows = listReported(db, userId, period)
  if (format === 'csv')
    return { filename, type: 'text/csv', content: Readable.from(csvOf(rows, language, period), { objectMode: false }) }
  const { name, email } = await findPerson(db, userId)
  const head = {
    person: [titleCased(name), name === '' ? email : `(${email})`].filter(Boolean).join(' '),
    period: words.period(dateOf(period.from, language), dateOf(period.to, language)),
    made: words.made(dayIn(period.timeZone, language)(new Date())),
    ...(await countReported(db, userId, period)),
  }
  return { filename, type: 'application/pdf', content: print({ head, language, timeZone: period.timeZone }, rows) }
}

const columns = ['appliedAt', 'company', 'title', 'location', 'status', 'source', 'requisition', 'postingUrl', 'history'] as const

async function* csvOf(rows: AsyncIterable<Reported[]>, language: Language, period: Period) {
  const { columns: names, status, source, dayUnknown } = wordsOf[language]
  const csv = csvFor(language)
  const day = isoDayIn(period.timeZone)
  yield csv.head(columns.map((column) => names[column]))
  for await (const some of rows)
    yield some
      .map((row) =>
        csv.line([
          row.appliedAt ? day(row.appliedAt) : dayUnknown,
          row.company,
          row.title,
          row.location,
          status(row.status),
          source[row.source] ?? row.source,
          row.requisition,
          row.postingUrl,
          row.history.map((step) => `${day(step.at)} ${status(step.status)}`).join('; '),
        ]),
      )
      .join('')
}
