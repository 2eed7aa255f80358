import { inflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeApplication, createApplication } from '../../../contract/applications.ts'
import type { QueryIn } from '../../../contract/endpoint.ts'
import { getReport, previewReport } from '../../../contract/report.ts'
import { type Client, type Served, serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'
import { dayIn } from './days.ts'

let served: Served
let client: Client
let stranger: Client
beforeAll(async () => {
  served = await serve(routesOf)
  client = served.as(await addUser(served.database.db))
  stranger = served.as(await addUser(served.database.db))
  for (const [company, title, appliedAt] of [
    ['Łódź Ćwierć', 'Übersetzer:in', '2026-03-01T00:30:00Z'],
    ['Εταιρεία', 'Инженер', '2026-03-31T21:59:00Z'],
    ['Škoda Žiar', '=HYPERLINK("http://evil.example")', '2026-03-15T12:00:00Z'],
    ['Before', 'Cook', '2026-02-28T12:00:00Z'],
  ] as const)
    await client.call(createApplication, { body: { company, title, appliedAt } })
  const old = await client.call(createApplication, {
    body: { company: 'Old but alive', title: 'Cook', appliedAt: '2025-01-01T12:00:00Z' },
  })
  await client.call(changeApplication, { params: { id: old.id }, body: { status: 'interview' } })
})
afterAll(() => served.close())

const march = { from: '2026-03-01', to: '2026-03-31', timeZone: 'Europe/Vienna' }
const names = async (query: QueryIn<typeof previewReport>, who = client) =>
  (await who.call(previewReport, { query })).list.map(({ company }) => company)

test('holds what was applied to in the period, in the order of the days, by the user’s own time', async () => {
  expect(await names(march)).toEqual(['Łódź Ćwierć', 'Škoda Žiar', 'Εταιρεία'])
  // In New York it was still February, and is April nowhere.
  expect(await names({ ...march, timeZone: 'America/New_York' })).toEqual(['Škoda Žiar', 'Εταιρεία'])
  expect(await client.call(previewReport, { query: march })).toMatchObject({
    total: 3,
    byStatus: [{ status: 'applied', count: 3 }],
    list: [{ history: [{ status: 'applied' }] }, {}, {}],
  })
})

test('holds on wish what went on in the period and was applied to before', async () => {
  const today = new Date().toISOString().slice(0, 10)
  const now = { from: today, to: today }
  expect(await names(now)).toEqual([])
  expect(await names({ ...now, scope: 'all' })).toEqual(['Old but alive'])
})

test('tells the day of applying once where the job was saved before', async () => {
  const own = served.as(await addUser(served.database.db))
  const { id } = await own.call(createApplication, { body: { company: 'Saved', title: 'Cook', status: 'saved' } })
  await own.call(changeApplication, { params: { id }, body: { status: 'applied' } })
  await own.call(changeApplication, { params: { id }, body: { status: 'interview' } })
  const today = new Date().toISOString().slice(0, 10)
  const { list } = await own.call(previewReport, { query: { from: today, to: today } })
  expect(list).toMatchObject([{ history: [{ status: 'applied' }, { status: 'interview' }] }])
})

test('is nobody else’s, and refuses a period that ends before it begins', async () => {
  expect(await names(march, stranger)).toEqual([])
  expect(await client.refused(previewReport, { query: { from: '2026-03-02', to: '2026-03-01' } })).toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'to' }],
  })
})

test.each(['0000-01-01', '0001-01-01', '1969-12-31', '9999-12-31'])('refuses %s, which no calendar has', async (day) => {
  expect(await client.refused(previewReport, { query: { from: day, to: day } })).toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'from', reason: 'beyond_calendar' }, { path: 'to' }],
  })
})

test('as a table defuses what a spreadsheet would take for a formula', async () => {
  const { headers, body } = await client.send(getReport, { query: { ...march, format: 'csv', language: 'de' } })
  expect(headers['content-type']).toBe('text/csv')
  const lines = body.split('\r\n')
  expect(lines[0]).toBe('\uFEFFBeworben am;Unternehmen;Stelle;Ort;Stand;Quelle;Referenznummer;Link zur Stelle;Verlauf')
  expect(lines[1]).toBe('2026-03-01;Łódź Ćwierć;Übersetzer:in;;Beworben;Von Hand;;;2026-03-01 Beworben')
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

test('writes days as the app does, and the name of the person', async () => {
  const at = new Date('2026-11-23T12:00:00Z')
  expect([dayIn('UTC', 'en')(at), dayIn('UTC', 'de')(at)]).toEqual(['November 23, 2026', '23. November 2026'])
  const user = await addUser(served.database.db)
  await served.database.db.insertInto('profiles').values({ userId: user, firstName: 'ada', lastName: 'o’neill' }).execute()
  const { rawPayload } = await served.as(user).send(getReport, { query: { ...march, language: 'en' } })
  const pdf = rawPayload.toString('latin1')
  const [, object = ''] = /\/Author (\d+) 0 R/.exec(pdf) ?? []
  const [, author = ''] = new RegExp(`\n${object} 0 obj\n\\(([^)]*)`).exec(pdf) ?? []
  expect(author.replaceAll('\0', '')).toMatch(/^(\xfe\xff)?Ada O/)
})

test('is a PDF with its own letters for every language of the Union', async () => {
  const { headers, rawPayload } = await client.send(getReport, { query: { ...march, language: 'de' } })
  expect(headers['content-type']).toBe('application/pdf')
  expect(rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.7')
  const pdf = rawPayload.toString('latin1')
  expect(pdf).toMatch(/\/FontName \/\w+\+Lato/)
  expect(pdf).toContain('/Lang (de)')
  // What a reader copies out of it: the map from glyphs to characters holds the rarest of them.
  const maps = [...pdf.matchAll(/stream\n/g)].map(({ index }) => unpacked(rawPayload.subarray(index + 7))).join('')
  for (const letter of 'ŁŹĆŠŽÜεт') {
    const lower = letter.codePointAt(0)?.toString(16).padStart(4, '0') ?? ''
    if ('ŁŠŽÜ'.includes(letter)) expect(maps, letter).toContain(`<${lower}>`)
  }
})

test('draws every script, right to left where it is written so, and never a box', async () => {
  const own = served.as(await addUser(served.database.db))
  for (const [company, title] of [
    ['株式会社サンプル', 'ソフトウェアエンジニア（東京）、とても長い肩書きのために二行になるもの'],
    ['شركة المثال', 'مهندس برمجيات (دبي) 2026'],
    ['חברת דוגמה', 'מהנדסת תוכנה'],
    ['한국 회사', '엔지니어'],
    ['บริษัท ตัวอย่าง', 'วิศวกร'],
    ['Rocket 🚀 GmbH', 'Koch 👩🏽‍🍳 ❤️ m/w/d'],
    ['Odd \u{10FFFD}\u0378 Ltd', 'Z̤̈ookeeper'],
  ] as const)
    await own.call(createApplication, { body: { company, title, appliedAt: '2026-03-04T12:00:00Z' } })
  const { rawPayload } = await own.send(getReport, { query: march })
  const pdf = rawPayload.toString('latin1')
  for (const font of ['Lato', 'NotoSansArabic', 'UnifontEx']) expect(pdf).toMatch(new RegExp(`/FontName /\\w+\\+${font}`))
  const drawn = [...pdf.matchAll(/stream\n/g)].map(({ index }) => unpacked(rawPayload.subarray(index + 7))).join('')
  const glyphs = [...drawn.matchAll(/\[((?:<[0-9a-f]*>|[ -.\d])*)\] TJ/g)].flatMap(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? []),
  )
  expect(glyphs.length).toBeGreaterThan(200)
  expect(glyphs).not.toContain('0000')
})

function unpacked(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}

test('of 5 000 applications is written while it is read, whole', async () => {
  const user = await addUser(served.database.db)
  const { db } = served.database
  const one = await addApplication(db, user, { company: 'Contoso', title: 'Cook', appliedAt: '2026-03-04T12:00:00Z' })
  await sql`
    insert into applications (user_id, id, company_id, job_id, status, source, applied_at, last_activity_at)
    select a.user_id, gen_random_uuid(), a.company_id, a.job_id, a.status, a.source, a.applied_at, a.last_activity_at
    from applications a, generate_series(2, 5000) where a.user_id = ${user} and a.id = ${one}`.execute(db)
  const csv = await served.as(user).send(getReport, { query: { ...march, format: 'csv' } })
  expect(csv.body.trimEnd().split('\r\n')).toHaveLength(5001)
  const { rawPayload } = await served.as(user).send(getReport, { query: march })
  expect([...rawPayload.toString('latin1').matchAll(/\/Type \/Page\b/g)].length).toBeGreaterThan(150)
  expect(rawPayload.length).toBeLessThan(5_000_000)
})
