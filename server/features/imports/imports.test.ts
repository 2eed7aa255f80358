import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import {
  createApplication,
  employmentTypes,
  getApplication,
  listApplications,
  salaryPeriods,
  statuses,
  undo,
  workModes,
} from '../../../contract/applications.ts'
import { searchCompanies } from '../../../contract/companies.ts'
import { type Problem, prefix } from '../../../contract/endpoint.ts'
import {
  getImport,
  getLeftOut,
  type ImportChoices,
  type ImportedTable,
  listImports,
  previewImport,
  runImport,
  stopImport,
  uploadTable,
} from '../../../contract/imports.ts'
import { listNotes } from '../../../contract/notes.ts'
import { downloadExport, getExport, startExport } from '../../../contract/personal-data.ts'
import { signUp } from '../../testing/caller.ts'
import { testDatabase } from '../../testing/database.ts'
import { runProduct } from '../../testing/product.ts'
import { type Client, serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
let user: string
let client: Client
beforeEach(async () => {
  user = await addUser(served.database.db)
  client = served.as(user)
})
afterAll(() => served.close())

async function send(content: string | Buffer, filename = 'table.csv') {
  const boundary = 'table-boundary'
  const payload = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  return served.app.inject({
    method: 'POST',
    url: `${prefix}/${uploadTable.path}`,
    headers: { authorization: user, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
}
async function upload(content: string | Buffer): Promise<ImportedTable> {
  const answer = await send(content)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const preview = (table: ImportedTable, change: Partial<ImportChoices> = {}) =>
  client.call(previewImport, { params: { id: table.id }, body: { ...table.choices, ...change } })
async function run(table: ImportedTable, change: Partial<ImportChoices> = {}): Promise<ImportedTable> {
  await client.call(runImport, { params: { id: table.id }, body: { ...table.choices, ...change } })
  return finished(table.id)
}
async function finished(id: string): Promise<ImportedTable> {
  for (;;) {
    const now = await client.call(getImport, { params: { id } })
    if (now.state !== 'running') return now
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
const applications = async () =>
  (await client.call(listApplications, { query: { active: 'all', limit: 100, sort: 'company' } })).list.map(
    ({ company, job, status, appliedAt, location }) =>
      [company?.name ?? '', job?.title ?? '', status, appliedAt?.slice(0, 10) ?? '', location ?? ''].join(' | '),
  )

const sample = `Company,Position,Status,Date Applied,City,Link,Remarks
Contoso GmbH,Data Engineer,Interview,2026-03-04,Vienna,https://jobs.contoso.example/jobs/88123,"Met at a fair,
twice"
Fabrikam,Cook,Rejected,2026-02-01,,,
`

describe('a table', () => {
  test('is looked at before anything is made, and becomes applications with one way back for all', async () => {
    const table = await upload(sample)
    expect(table).toMatchObject({
      state: 'draft',
      encoding: 'utf-8',
      separator: ',',
      rows: 3,
      choices: { hasHeader: true, columns: ['company', 'title', 'status', 'appliedAt', 'location', 'postingUrl', 'note'] },
    })
    expect(table.columns[0]).toEqual({ name: 'Company', samples: ['Contoso GmbH', 'Fabrikam'] })
    expect(await preview(table)).toMatchObject({ made: 2, duplicates: 0, leftOut: 0, incomplete: 0, unknownStatuses: [] })
    expect(await applications()).toEqual([])

    const done = await run(table)
    expect(done).toMatchObject({ state: 'done', made: 2, duplicates: 0, leftOut: 0, done: 3 })
    expect(await applications()).toEqual([
      'Contoso GmbH | Data Engineer | interview | 2026-03-04 | Vienna',
      'Fabrikam | Cook | rejected | 2026-02-01 | ',
    ])
    const [first] = (await client.call(listApplications, { query: { sort: 'company' } })).list
    expect(first).toMatchObject({ source: 'import', lastActivityAt: '2026-03-04T12:00:00.000Z' })
    const id = first?.id ?? ''
    expect(await client.call(getApplication, { params: { id } })).toMatchObject({
      postingUrl: 'https://jobs.contoso.example/jobs/88123',
    })
    expect((await client.call(listNotes, { params: { id } })).list).toMatchObject([{ text: 'Remarks: Met at a fair,\ntwice' }])

    await client.call(undo, { params: { token: done.undo ?? '' } })
    expect(await applications()).toEqual([])
    expect(await client.call(searchCompanies)).toEqual([])
    expect(await client.call(getImport, { params: { id: table.id } })).toMatchObject({ made: 2, undo: null })
  })

  test('takes titles that differ in a number for different jobs', async () => {
    const titles = ['Engineer 1', 'Engineer 2', 'Engineer 10000', 'Engineer 10001', 'Cook REQ-4711', 'Cook REQ-4712']
    const csv = (rows: readonly string[]) => `Company,Title\n${rows.map((title) => `Contoso,${title}\n`).join('')}`
    const table = await upload(csv(titles))
    expect(await preview(table)).toMatchObject({ made: 6, duplicates: 0 })
    await run(table)
    expect((await applications()).map((line) => line.split(' | ')[1]).sort()).toEqual([...titles].sort())
    expect(
      await preview(await upload(csv(['Engineer 10001', 'Engineer 10002', 'Cook', 'Engineer 10003', 'Engineer 10003']))),
    ).toMatchObject({
      made: 2,
      duplicates: 3,
    })
  })

  test('leaves out what is there already, and what stands in it twice, unless it is wanted', async () => {
    const there = await client.call(createApplication, {
      body: { company: 'Contoso', title: 'Data engineer (m/f/d)', appliedAt: '2026-03-01T10:00:00Z' },
    })
    const table = await upload(`${sample}fabrikam ltd,cook,,,,,\nFabrikam,Cook,,2024-01-01,,,\n`)
    const planned = await preview(table)
    expect(planned).toMatchObject({ made: 2, duplicates: 2 })
    expect(planned.rows.map(({ outcome, sameAs }) => [outcome, sameAs])).toEqual([
      ['duplicate', { applicationId: there.id, line: null }],
      ['made', null],
      ['duplicate', { applicationId: null, line: 4 }],
      // long before: another try
      ['made', null],
    ])
    expect(await run(table)).toMatchObject({ made: 2, duplicates: 2 })
    const file = (await client.send(getLeftOut, { params: { id: table.id } })).body
    expect(file).toContain('There already,Contoso GmbH,Data Engineer')
    const again = await upload(sample)
    expect(await run(again, { duplicates: 'import' })).toMatchObject({ made: 2, duplicates: 0 })
  })

  test('keeps what can not be read, says so, and learns words that the user explains', async () => {
    const table = await upload(
      'Firma;Stelle;Status;Beworben am;Link;Kantine\nContoso;Koch;Probetag;31.02.2026;siehe Mail;50.000\nFabrikam;Koch;Absage;4. März 2026;;\n;;;;;allein\n',
    )
    expect(table).toMatchObject({
      separator: ';',
      choices: { columns: ['company', 'title', 'status', 'appliedAt', 'postingUrl', 'note'] },
    })
    expect(await preview(table)).toMatchObject({
      made: 2,
      leftOut: 1,
      unreadDates: 1,
      unknownStatuses: [{ word: 'Probetag', count: 1 }],
      rows: [
        { unread: ['status', 'appliedAt', 'postingUrl'], status: 'applied' },
        { unread: [], status: 'rejected' },
        { outcome: 'left-out' },
      ],
    })
    expect(await run(table, { statuses: { Probetag: 'assessment' } })).toMatchObject({ made: 2, leftOut: 1 })
    expect(await applications()).toEqual(['Contoso | Koch | assessment |  | ', 'Fabrikam | Koch | rejected | 2026-03-04 | '])
    const [first] = (await client.call(listApplications, { query: { sort: 'company' } })).list
    expect((await client.call(listNotes, { params: { id: first?.id ?? '' } })).list[0]?.text).toBe(
      'Beworben am: 31.02.2026\n\nLink: siehe Mail\n\nKantine: 50.000',
    )
    expect((await client.send(getLeftOut, { params: { id: table.id } })).body).toContain('Neither company nor job,,,,,,allein')
  })

  test('ends what it tells as ended when it is imported, so that it is archived in time', async () => {
    await run(await upload('Company,Title,Status\nContoso,Cook,Rejected\nFabrikam,Cook,Applied\n'))
    const { rows } = await served.database.pool.query<{ ended: boolean }>(
      'select ended_at is not null as ended from applications where user_id = $1 order by status',
      [user],
    )
    expect(rows).toEqual([{ ended: false }, { ended: true }])
  })

  test('with only one of the two names becomes an application that waits for the other', async () => {
    expect(await preview(await upload('Contoso\nFabrikam\n'))).toMatchObject({ made: 2, incomplete: 2 })
    const table = await upload('Company\nContoso\n')
    await run(table)
    expect((await client.call(listApplications)).list).toMatchObject([
      { company: { name: 'Contoso' }, job: null, isUncategorized: true },
    ])
  })
})

describe.each(['en', 'de'])('the table of an export in the language %s', (language) => {
  const dayInVienna = (at: string) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna' }).format(new Date(at))
  async function whatIsThere() {
    const { list } = await client.call(listApplications, { query: { active: 'all', limit: 100, sort: 'company' } })
    const all = await Promise.all(list.map(({ id }) => client.call(getApplication, { params: { id } })))
    return all.map(
      ({ company, job, status, isActive, location, appliedAt, isAppliedAtKnown, postingUrl, requisition, ...own }) => {
        const { workMode, employmentType, salaryMin, salaryMax, salaryCurrency, salaryPeriod, rating, labels, nextStep } = own
        return {
          ...{ company: company?.name, title: job?.title, status, isActive, location, postingUrl, requisition },
          ...{ workMode, employmentType, salaryMin, salaryMax, salaryCurrency, salaryPeriod, rating, labels, nextStep },
          appliedOn: isAppliedAtKnown && appliedAt ? dayInVienna(appliedAt) : null,
          dueOn: own.nextStepDueAt && dayInVienna(own.nextStepDueAt),
        }
      },
    )
  }
  async function exported(): Promise<Buffer> {
    const reader = served.as(user, { 'accept-language': language })
    await reader.call(startExport, { query: { timeZone: 'Europe/Vienna' } })
    await expect.poll(async () => (await reader.call(getExport)).state).toBe('ready')
    const zip = await fromBufferPromise((await reader.send(downloadExport)).rawPayload)
    const chunks: Buffer[] = []
    for await (const entry of zip.eachEntry())
      if (entry.fileName === 'applications.csv')
        for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
    return Buffer.concat(chunks)
  }

  test('is known again where it came from, and becomes the same applications elsewhere', async () => {
    const { db } = served.database
    for (const [at, status] of statuses.entries())
      await addApplication(db, user, {
        company: `${'ABCDEFGHI'[at]}. Müller, Söhne; Co`,
        title: `=Koch "${at}"`,
        status,
        isActive: at % 2 === 0,
        location: at === 1 ? '+49 Köln' : null,
        postingUrl: at === 2 ? 'https://jobs.example.com/1?a=1,2;3' : null,
        requisition: at === 4 ? '-26-0041' : null,
        // Half past midnight in Vienna.
        appliedAt: status === 'saved' ? null : new Date(`2026-03-0${at}T23:30:00Z`),
        settled: ['appliedAt'],
        labels: at === 0 ? [] : ['nah', '@Team'],
        workMode: workModes[at] ?? null,
        employmentType: employmentTypes[at] ?? null,
        salaryMin: at === 1 ? 52_000.5 : null,
        salaryMax: at < 3 ? 61_000 : null,
        salaryCurrency: at < 3 ? 'EUR' : null,
        salaryPeriod: salaryPeriods[at] ?? null,
        rating: at < 5 ? at + 1 : null,
        nextStep: at === 2 ? '-Frau Kühn, die Leiterin; anrufen' : null,
        nextStepDueAt: at === 2 ? new Date('2026-04-01T22:30:00Z') : null,
      })
    const before = await whatIsThere()
    const csv = await exported()
    expect(await preview(await upload(csv))).toMatchObject({ made: 0, duplicates: statuses.length })

    user = await addUser(db)
    client = served.as(user)
    const table = await upload(csv)
    expect(await preview(table)).toMatchObject({ unknownStatuses: [], unreadDates: 0, leftOut: 0 })
    expect(await run(table)).toMatchObject({ made: statuses.length })
    expect(await whatIsThere()).toEqual(before)
    // What has no field here is kept in words.
    const [first] = (await client.call(listApplications, { query: { active: 'all', sort: 'company' } })).list
    const [note] = (await client.call(listNotes, { params: { id: first?.id ?? '' } })).list
    expect(note?.text.split('\n\n').map((line) => line.split(': ')[0])).toEqual(
      language === 'de' ? ['Letzte Aktivität', 'Quelle'] : ['Last activity', 'Source'],
    )
  })
})

test('a table says which of its applications are archived; a word that is neither stays in a note', async () => {
  await run(await upload('Company,Title,Active\nA,Cook,no\nB,Cook,YES\nC,Cook,\nD,Cook,perhaps\n'))
  const { list } = await client.call(listApplications, { query: { active: 'all', sort: 'company' } })
  expect(list.map(({ isActive }) => isActive)).toEqual([false, true, true, true])
  const notes = await client.call(listNotes, { params: { id: list[3]?.id ?? '' } })
  expect(notes.list).toMatchObject([{ text: 'Active: perhaps' }])
})

test('what is said of an application is read as people write it, and stays in a note where it is not', async () => {
  await run(
    await upload(
      'Company,Title,Salary from,Salary to,Currency,Paid by the,Rating,Labels,Employment,Where the work is done\n' +
        'A,Cook,"€ 50.000,50","61,000.00",eur,year,4,"near, Near, tram",full-time,REMOTE\n' +
        'B,Cook,60000,50000,coins,eon,9,"a very long label that is no short word of anybody",forever,Moon\n' +
        "C,Cook,45'000,1 200 000,CHF,Monat,,,Teilzeit,vor Ort\n",
    ),
  )
  const { list } = await client.call(listApplications, { query: { sort: 'company' } })
  expect(list).toMatchObject([
    {
      ...{ salaryMin: 50_000.5, salaryMax: 61_000, salaryCurrency: 'EUR', salaryPeriod: 'year', rating: 4 },
      ...{ labels: ['near', 'tram'], employmentType: 'full-time', workMode: 'remote' },
    },
    {
      ...{ salaryMin: 60_000, salaryMax: null, salaryCurrency: null, salaryPeriod: null, rating: null },
      ...{ labels: [], employmentType: null, workMode: null },
    },
    {
      ...{ salaryMin: 45_000, salaryMax: 1_200_000, salaryCurrency: 'CHF', salaryPeriod: 'month' },
      ...{ employmentType: 'part-time', workMode: 'on-site' },
    },
  ])
  const notes = await client.call(listNotes, { params: { id: list[1]?.id ?? '' } })
  expect(notes.list[0]?.text.split('\n\n')).toEqual([
    'Salary to: 50000',
    'Currency: coins',
    'Paid by the: eon',
    'Rating: 9',
    'Labels: a very long label that is no short word of anybody',
    'Employment: forever',
    'Where the work is done: Moon',
  ])
})

test('a cell with more labels than an application can have is read as fast as any, and kept in a note', async () => {
  const many = Array.from({ length: 80_000 }, (_, n) => n.toString(36)).join()
  expect(await preview(await upload(`Company,Title,Labels\nContoso,Cook,"${many}"\n`))).toMatchObject({
    rows: [{ outcome: 'made', unread: ['labels'] }],
  })
})

test.each([
  ['a row of millions of cells', ','.repeat(25_000_000), 'table_limits'],
  ['millions of quotation marks', `Company,Job\n${'"'.repeat(24_999_999)}`, 'quote_open'],
])('%s: refused, while others are answered', async (_name, content, reason) => {
  const before = process.threadCpuUsage()
  const answer = await send(content)
  const { user, system } = process.threadCpuUsage(before)
  expect(answer.json()).toMatchObject({ reason })
  // of the thread that everybody waits for, the sending included
  expect((user + system) / 1e6).toBeLessThan(1)
})

test('of one person one table is read at a time', async () => {
  const table = `Company,Job\n${'Contoso,Analyst\n'.repeat(50_000)}`
  const answers = await Promise.all([send(table), send(table)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
  expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({ reason: 'table_at_once' })
  expect((await send('Company,Job\nContoso,Analyst\n')).statusCode).toBe(200)
})

test('the rows that were left out are told in the language of who asks', async () => {
  const table = await upload('Firma;Stelle\nContoso;Koch\nContoso;Koch\n')
  await run(table)
  const inGerman = served.as(user, { 'accept-language': 'de' })
  expect((await inGerman.send(getLeftOut, { params: { id: table.id } })).body).toBe(
    '\uFEFFZeile;Warum;Firma;Stelle\r\n3;Schon da;Contoso;Koch\r\n',
  )
})

const bom = '\uFEFF'
const swedish = 'Företag;Company;Title\r\nx;Åkerlund;Säljare\r\n'
test.each<[string, string | Buffer, Partial<ImportedTable>, string[]]>([
  ['UTF-8 with a byte order mark', `${bom}Company,Title\nÅkerlund,Säljare\n`, { encoding: 'utf-8' }, ['Åkerlund | Säljare']],
  [
    'UTF-16, as Excel calls Unicode text',
    Buffer.from(`${bom}Company\tTitle\r\nÅkerlund\tSäljare\r\n`, 'utf16le'),
    { encoding: 'utf-16le', separator: '\t' },
    ['Åkerlund | Säljare'],
  ],
  [
    'UTF-16 the other way round, without a mark',
    Buffer.from('Company,Title\nAkerlund,Cook\n', 'utf16le').swap16(),
    { encoding: 'utf-16be' },
    ['Akerlund | Cook'],
  ],
  ['Windows-1252', Buffer.from(swedish, 'latin1'), { encoding: 'windows-1252', separator: ';' }, ['Åkerlund | Säljare']],
  ['a separator told in the first line', 'sep=|\nCompany|Title\nA, B; C|Cook\n', { separator: '|' }, ['A, B; C | Cook']],
  ['line ends of old Macs', 'Company,Title\rContoso,Cook\r', {}, ['Contoso | Cook']],
  [
    'mixed line ends and empty lines',
    'Company,Title\r\n\nContoso,Cook\n\r\n,\nFabrikam,Cook',
    {},
    ['Contoso | Cook', 'Fabrikam | Cook'],
  ],
  [
    'quotation marks in the middle',
    'Company,Title\nContoso "the best",Cook\n"Fabrikam ""F""",Cook\n',
    {},
    ['Contoso "the best" | Cook', 'Fabrikam "F" | Cook'],
  ],
  ['rows of different lengths', 'Company,Title\nContoso\nFabrikam,Cook,more,and more\n', {}, ['Contoso | ', 'Fabrikam | Cook']],
  ['no names of columns', 'Contoso,Cook,2026-01-02\nFabrikam,Cook,2026-01-03\n', {}, ['Contoso | Cook', 'Fabrikam | Cook']],
  ['characters that PostgreSQL can not hold', 'Company,Title\nCon\0toso,Cook\n', {}, ['Contoso | Cook']],
  [
    'formulas, as what they are: text',
    'Company,Title\n=1+1,"=HYPERLINK(""x"")"\n@SUM,Cook\n',
    {},
    ['=1+1 | =HYPERLINK("x")', '@SUM | Cook'],
  ],
  ['the same names twice over the columns', 'Company,Company,Title\nContoso,Fabrikam,Cook\n', {}, ['Contoso | Cook']],
])('is understood: %s', async (_, content, expected, made) => {
  const table = await upload(content)
  expect(table).toMatchObject(expected)
  expect(await run(table)).toMatchObject({ state: 'done', made: made.length })
  expect((await applications()).map((one) => one.split(' | ').slice(0, 2).join(' | ')).sort()).toEqual(made.sort())
})

describe('the exports that people have', () => {
  test.each<[string, string, string[]]>([
    [
      "LinkedIn's applications, with American dates",
      'Application Date,Contact Email,Company Name,Job Title,Job Url\n"11/5/26, 8:15 AM",a@example.com,Larkspur,Frontend Engineer,http://www.linkedin.com/jobs/view/1\n"9/12/26, 11:02 PM",a@example.com,Osprey,Librarian,http://www.linkedin.com/jobs/view/2\n',
      ['Larkspur | Frontend Engineer | applied | 2026-11-05 | ', 'Osprey | Librarian | applied | 2026-09-12 | '],
    ],
    [
      'Teal, where the day of saving is not that of applying',
      'Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Excitement\nData Scientist,Tamarack,"$150,000",Leeds,Applied,2026-10-15,2026-10-30,2026-10-16,4\nEngineer,Rowan,,Berlin,Negotiating,2026-09-01,,2026-09-02,3\nEditor,Wilg,,Oslo,I Withdrew,2026-09-05,,2026-09-06,2\nWriter,Birch,,Gent,No Response 👻,2026-09-05,,2026-09-07,1\n',
      [
        'Birch | Writer | applied | 2026-09-07 | Gent',
        'Rowan | Engineer | offer | 2026-09-02 | Berlin',
        'Tamarack | Data Scientist | applied | 2026-10-16 | Leeds',
        'Wilg | Editor | withdrawn | 2026-09-06 | Oslo',
      ],
    ],
    [
      'German Excel, with a title over the table',
      'sep=;\r\nMeine Bewerbungen 2026;;;;\r\n;;;;\r\nDatum;Firma;Stelle;Ort;Status\r\n05.11.2026;Ahorn GmbH;Planerin;Köln;abgelehnt\r\n09.10.2026;Bäckerei Süß;Bürokraft;Lübeck;noch keine Antwort\r\n',
      ['Ahorn GmbH | Planerin | rejected | 2026-11-05 | Köln', 'Bäckerei Süß | Bürokraft | applied | 2026-10-09 | Lübeck'],
    ],
    [
      'a list where nobody answered, with months by name',
      'Company,Title,Applied,Status\nContoso,Cook,5-Nov-26,Ghosted\nFabrikam,Baker,12-Oct-26,Archived\n',
      ['Contoso | Cook | applied | 2026-11-05 | ', 'Fabrikam | Baker | applied | 2026-10-12 | '],
    ],
  ])('%s', async (_, content, expected) => {
    await run(await upload(content))
    expect((await applications()).sort()).toEqual(expected)
  })

  test('a salary in one column, with both its ends, its currency and what it is paid for', async () => {
    await run(
      await upload('Firma;Stelle;Gehalt\nContoso;Koch;70.000 €\nFabrikam;Koch;48k–55k EUR / Jahr\nLitware;Koch;nach Tarif\n'),
    )
    const { list } = await client.call(listApplications, { query: { sort: 'company' } })
    expect(list).toMatchObject([
      { salaryMin: 70_000, salaryMax: null, salaryCurrency: 'EUR', salaryPeriod: null },
      { salaryMin: 48_000, salaryMax: 55_000, salaryCurrency: 'EUR', salaryPeriod: 'year' },
      { salaryMin: null },
    ])
    const notes = await client.call(listNotes, { params: { id: list[2]?.id ?? '' } })
    expect(notes.list).toMatchObject([{ text: 'Gehalt: nach Tarif' }])
  })

  test('salaries in thousands, and labels parted by semicolons', async () => {
    await run(await upload('Company,Title,Min salary,Tags\nContoso,Cook,70k,remote; favourite\n'))
    const [one] = (await client.call(listApplications, { query: {} })).list
    expect(one).toMatchObject({ salaryMin: 70_000, labels: ['remote', 'favourite'] })
  })
})

test.each<[string, string | Buffer, Partial<Problem>]>([
  ['an empty file', '', { code: 'table_empty' }],
  ['a file of blanks', `${bom} \r\n\n`, { code: 'table_empty' }],
  ['only separators', ';;;\n;;;\n', { code: 'table_empty' }],
  [
    'a program',
    Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256)),
    { code: 'unsupported_type', reason: 'not_csv' },
  ],
  ['a workbook', Buffer.from('PK\x03\x04rest'), { code: 'unsupported_type' }],
  [
    'a quotation mark that is never closed',
    `Company,Title\nContoso,Cook\n"Fabrikam,Cook\n${'x,y\n'.repeat(50)}`,
    { code: 'table_quotes', reason: 'quote_open', values: { line: 3 } },
  ],
  ['too many rows', `Company\n${'a\n'.repeat(100_001)}`, { code: 'table_too_long' }],
  ['too many columns', 'a,'.repeat(101), { code: 'table_too_long' }],
])('is refused in words, and nothing is kept: %s', async (_, content, problem) => {
  expect((await send(content)).json()).toMatchObject(problem)
  expect((await client.call(listImports)).list).toEqual([])
})

test.each<[string, ImportChoices['dates'], string | null]>([
  ['2026-03-04', 'day-first', '2026-03-04'],
  ['2026-03-04T22:15:00Z', 'day-first', '2026-03-04'],
  ['04.03.2026', 'month-first', '2026-03-04'],
  ['4.3.26', 'day-first', '2026-03-04'],
  ['03/04/2026', 'month-first', '2026-03-04'],
  ['04/03/2026', 'day-first', '2026-03-04'],
  ['4 March 2026', 'day-first', '2026-03-04'],
  ['Mar 4, 2026', 'day-first', '2026-03-04'],
  ['4. März 2026', 'day-first', '2026-03-04'],
  ['4 déc. 2026', 'day-first', '2026-12-04'],
  ['46085', 'day-first', '2026-03-04'],
  ['98765', 'day-first', null],
  ['29.02.2026', 'day-first', null],
  ['soon', 'day-first', null],
  ['2026', 'day-first', null],
])('the day %s (%s) is read', async (text, dates, expected) => {
  const table = await upload(`Company,Title,Date\nContoso,Cook,"${text}"\n`)
  const { rows } = await preview(table, { dates, columns: ['company', 'title', 'appliedAt'] })
  expect(rows[0]?.appliedAt?.slice(0, 10) ?? null).toBe(expected)
})

test('the order of day and month is told from the days that can be read in one way only', async () => {
  expect((await upload('Company,Date\nA,03/04/2026\nB,03/14/2026\n')).choices.dates).toBe('month-first')
  expect((await upload('Company,Date\nA,03/04/2026\nB,14/03/2026\n')).choices.dates).toBe('day-first')
})

const manyRows = (count: number) => Array.from({ length: count }, (_, n) => `Company ${n % 700},Job ${n}\n`).join('')

describe('a large table', () => {
  const large = `Company,Title\n${manyRows(5_000)}`

  test('is made in the background, can be stopped, and what was made until then can be taken back', async () => {
    const table = await upload(large)
    await client.call(runImport, { params: { id: table.id }, body: table.choices })
    await expect
      .poll(async () => (await client.call(getImport, { params: { id: table.id } })).done, { timeout: 20_000 })
      .toBeGreaterThan(0)
    const stopped = await client.call(stopImport, { params: { id: table.id } })
    expect(stopped.state).toBe('stopped')
    expect(stopped.made).toBeGreaterThan(0)
    const { total } = await client.call(listApplications, { query: { active: 'all' } })
    expect(total).toBe(stopped.made)
    await client.call(undo, { params: { token: stopped.undo ?? '' } })
    expect((await client.call(listApplications, { query: { active: 'all' } })).total).toBe(0)
    expect(await client.refused(runImport, { params: { id: table.id }, body: table.choices })).toMatchObject({ code: 'conflict' })
  })

  test('goes on where it was when the server was killed and started again, nobody asking', { timeout: 120_000 }, async () => {
    const rows = 20_000
    const database = await testDatabase()
    const stateOf = () => database.db.selectFrom('imports').select(['state', 'done', 'made', 'undo']).executeTakeFirst()
    const first = await runProduct({ DATABASE_URL: database.url })
    const person = await signUp(first, 'ada')
    const form = new FormData()
    form.set('file', new Blob([`Company,Title\n${manyRows(rows)}`]), 'search.csv')
    const table = await person.data<ImportedTable>('POST', uploadTable.path, form)
    await person.data('POST', `users/imports/${table.id}`, table.choices)
    await expect.poll(async () => (await stateOf())?.done, { timeout: 30_000, interval: 20 }).toBeGreaterThan(0)
    first.process.kill('SIGKILL')
    await first.stop()
    expect(await stateOf()).toMatchObject({ state: 'running', undo: null })
    expect((await stateOf())?.done).toBeLessThan(rows)

    const second = await runProduct({ DATABASE_URL: database.url })
    await expect.poll(async () => (await stateOf())?.state, { timeout: 60_000 }).toBe('done')
    expect(await stateOf()).toMatchObject({ made: rows, undo: expect.any(String) })
    const { rows: made } = await database.pool.query(`
      select count(*)::int as rows, count(distinct r.application_id)::int as applications, (select count(*)::int from applications) as all
      from import_rows r where r.outcome = 'made'`)
    expect(made).toEqual([{ rows, applications: rows, all: rows }])
    await Promise.all([first.remove(), second.remove()])
    await database.close()
  })

  test('that broke off goes on where it was when it is asked for again', async () => {
    const table = await upload(`Company,Title\n${manyRows(100)}`)
    await served.database.db.updateTable('imports').set({ state: 'failed' }).where('id', '=', table.id).execute()
    expect(await run(table)).toMatchObject({ state: 'done', made: 100 })
    expect(await client.refused(runImport, { params: { id: table.id }, body: table.choices })).toMatchObject({ code: 'conflict' })
  })
})
