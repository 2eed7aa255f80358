import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { deleteApplication, listApplications, undo } from '../../../contract/applications.ts'
import { addContact } from '../../../contract/contacts.ts'
import { deleteMessage } from '../../../contract/mail.ts'
import { createNote } from '../../../contract/notes.ts'
import { type Found, search } from '../../../contract/search.ts'
import { indexEarlierMail } from '../../mail/index-earlier.ts'
import { openPipeline } from '../../mail/process.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addDocument, addMail, addUser } from '../../testing/tracker.ts'
import { applicationRoutes } from '../applications/index.ts'
import { contactRoutes } from '../contacts/index.ts'
import { mailRoutes } from '../mails/index.ts'
import { noteRoutes } from '../notes/index.ts'
import { undoRoutes } from '../undo/index.ts'
import { searchRoutes } from './index.ts'

const served = await serve(searchRoutes, applicationRoutes, contactRoutes, mailRoutes, noteRoutes, undoRoutes)
const { db } = served.database
const failures: unknown[] = []
const pipeline = openPipeline(db, { onFailure: (cause) => failures.push(cause), threads: 1 })
afterAll(async () => {
  await pipeline.close()
  await served.close()
})
const user = await addUser(db)
const client = served.as(user)

/** Through the pipeline, as mail that arrives. */
async function receive(subject: string, text: string, { to = user, headers = '' } = {}): Promise<string> {
  const bytes = Buffer.from(
    `From: Kim Vega <kim@contoso.example>\r\nTo: ada@applybox.localhost\r\nSubject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=\r\nDate: Mon, 2 Nov 2026 09:00:00 +0000\r\n${headers}MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
  )
  const id = await addMail(db, to, { bytes, recipient: `${Math.random()}@applybox.localhost` })
  while ((await pipeline.drain(to, 'quick')) !== null);
  expect(failures).toEqual([])
  return id
}

const find = (q: string, more: object = {}) => client.call(search, { query: { q, ...more } })
const idsOf = async (q: string, kind: Found['kind']) =>
  (await find(q)).list.filter((one) => one.kind === kind).map(({ id }) => id)
const marked = (text: string, marks: [number, number][]) => marks.map(([from, to]) => text.slice(from, to))

test.each([
  ['Latin', 'Wir freuen uns auf das Gespräch im Seehaus', 'Seehaus'],
  ['Greek', 'Σας ευχαριστούμε για την αίτησή σας', 'αιτηση'],
  ['Cyrillic', 'Спасибо за отклик на вакансию', 'вакансию'],
  ['Armenian', 'Շնորհակալություն ձեր դիմումի համար', 'դիմումի'],
  ['Hebrew', 'תודה על הגשת המועמדות שלך', 'המועמדות'],
  ['Arabic', 'شكرا لتقديم طلب التوظيف', 'التوظيف'],
  ['Devanagari', 'आपके आवेदन के लिए धन्यवाद', 'धन्यवाद'],
  ['Thai', 'ขอบคุณสำหรับใบสมัครงานของคุณ', 'สมัครงาน'],
  ['Han', '感谢您申请我们公司的软件工程师职位', '工程师'],
  ['Japanese', '書類選考の結果をお知らせいたします。データ担当', 'データ'],
  ['Hangul', '지원해 주셔서 감사합니다', '감사'],
  ['Georgian', 'გმადლობთ განაცხადისთვის', 'განაცხადისთვის'],
])('a word in %s letters of a mail is found and marked', async (_, text, word) => {
  const id = await receive('·', text)
  const { list } = await find(word)
  const found = list.find((one) => one.id === id)
  expect(found).toMatchObject({ kind: 'mail', words: text })
  expect(marked(text, found?.marks.words ?? [])).not.toEqual([])
})

test('a German compound is found whole, inflected, by its beginning, by its last part and with a typing error', async () => {
  const id = await receive(
    'Ihre Unterlagen',
    'Anbei senden wir Ihnen unser Vertragsangebot für die Stelle. Wir freuen uns auf Ihre Antwort.',
  )
  for (const typed of [
    'Vertragsangebot',
    'vertragsangebote',
    'VERTRAGSANG',
    'angebot',
    'Vertragsagnebot',
    'Vertragsanegbot',
    'Vertragangebot',
  ])
    expect(await idsOf(typed, 'mail'), typed).toContain(id)
  const { list, isNear } = await find('Vertragsagnebot')
  expect(isNear).toBe(true)
  expect(marked(list[0]?.words ?? '', list[0]?.marks.words ?? [])).toEqual(['Vertragsangebot'])
})

test('accents can be left out, and added', async () => {
  const id = await receive('Café', 'Rendez-vous au théâtre de Zürich, façade nord')
  for (const typed of ['theatre zurich', 'théàtre', 'facade', 'cafe']) expect(await idsOf(typed, 'mail'), typed).toContain(id)
})

test.each([
  ['Müller', ['mueller', 'Mueller', 'MUELLER', 'müller', 'muller', 'Muelle'], 'Müller'],
  ['Mueller', ['müller', 'Müller', 'MÜLLER', 'mu\u0308ller', 'mueller'], 'Mueller'],
  ['Dürr', ['duerr', 'dürr'], 'Dürr'],
  ['Duerr', ['dürr', 'duerr'], 'Duerr'],
  ['Öztürk', ['oeztuerk', 'özturk', 'ozturk'], 'Öztürk'],
  ['Oeztuerk', ['öztürk'], 'Oeztuerk'],
  ['Schäfer-Groß', ['schaefer-gross', 'schaefer', 'groß', 'gross'], 'Schäfer'],
  ['Schaefer-Gross', ['schäfer-groß', 'schäfer'], 'Schaefer'],
])('%s is found by %j, in names and in mail', async (name, typed, first) => {
  const id = await receive('·', `Guten Tag, hier schreibt Frau ${name} von der Verwaltung.`)
  const applicationId = await addApplication(db, user, { company: `${name} Bau`, title: 'Koch', agency: `${name} Personal` })
  const person = await client.call(addContact, { params: { id: applicationId }, body: { name: `Ute ${name}` } })
  for (const q of typed) {
    const { list, isNear } = await find(q)
    expect(isNear, q).toBe(false)
    const ids = list.map((one) => one.id)
    expect(ids, q).toEqual(expect.arrayContaining([id, applicationId, person.id]))
    const { title, marks } = list.find((one) => one.id === person.id) as Found
    if (first.toLowerCase().normalize('NFD')[0] === q[0]?.toLowerCase())
      expect(marked(title, marks.title)[0], q).toBe(q === 'Muelle' ? 'Mülle' : q.startsWith('gro') ? 'Groß' : first)
    const { list: listed } = await client.call(listApplications, { query: { name: q } })
    expect(
      listed.map((one) => one.id),
      q,
    ).toContain(applicationId)
  }
})

test('letters that only look like an umlaut find nothing more', async () => {
  const ids = [await receive('·', 'Im August gab es einen Gustav Bluse'), await receive('·', 'Der Nue, der Balder')]
  for (const q of ['guest', 'blue', 'neue', 'bauer', 'quelle', 'true']) {
    const { list, isNear } = await find(q)
    // What is merely one letter away is said to be so.
    for (const id of isNear ? [] : ids)
      expect(
        list.map((one) => one.id),
        q,
      ).not.toContain(id)
  }
})

test('applications, companies, jobs, people, notes, documents and places are found by their names, archived ones too', async () => {
  const applicationId = await addApplication(db, user, {
    company: 'Larkspur Analytics',
    title: 'Tidal Engineer',
    location: 'Wädenswil',
    isActive: false,
  })
  const person = await client.call(addContact, { params: { id: applicationId }, body: { name: 'Zoë Quillfeather' } })
  const note = await client.call(createNote, { body: { applicationId, text: 'Ask about the sabbatical' } })
  const document = await addDocument(db, user, {
    applicationId,
    filename: 'Arbeitszeugnis Fjord.pdf',
    bytes: Buffer.from('%PDF'),
  })
  const all = (await find('larkspur')).list.map(({ kind, place }) => [kind, place])
  expect(all).toEqual([
    ['application', 'archived'],
    ['company', null],
    ['job', null],
  ])
  expect(await idsOf('wadenswil', 'application')).toEqual([applicationId])
  expect(await idsOf('quillfaether', 'person')).toEqual([person.id])
  expect(await idsOf('sabatical', 'note')).toEqual([note.id])
  expect(await idsOf('fjord', 'document')).toEqual([document])
  expect((await find('larkspur')).counts).toMatchObject({ application: 1, company: 1, job: 1, person: 0, mail: 0 })
  const gone = await client.call(deleteApplication, { params: { id: applicationId } })
  expect((await find('sabbatical')).list).toEqual([])
  await client.call(undo, { params: { token: gone.undo } })
  expect(await idsOf('sabbatical', 'note')).toEqual([note.id])
})

test('a name that is what was typed comes before others that hold it', async () => {
  for (const company of ['Ashbury Northgate', 'Northgate Holding', 'Northgate'])
    await addApplication(db, user, { company, title: 'Clerk' })
  const { list } = await find('northgate', { kind: 'company' })
  expect(list.map(({ title }) => title)).toEqual(['Northgate', 'Northgate Holding', 'Ashbury Northgate'])
})

test.each([
  ['operators', 'marzipan & !nougat | (praline) <-> "toffee" :* \\ \' -- ; % _ * ~ AND OR NOT'],
  ['a tsquery', "'marzipan':*"],
  ['a statement', "marzipan'; drop table mails; --"],
])('%s are words like any others', async (_, typed) => {
  const id = await receive('Sweet', 'marzipan nougat praline toffee and or not drop table mails')
  expect(await idsOf(typed, 'mail')).toContain(id)
})

test('signs alone find nothing, and neither does nothing', async () => {
  for (const typed of ['', '   ', '%', '&|!()', "'", '\\', '_', '🎉', '\u0301'])
    expect(await find(typed), typed).toMatchObject({ list: [], nextCursor: null, isNear: false })
})

test('ten kilobytes of words are answered by their beginning, soon', async () => {
  const id = await receive('Long', 'quagmire of words')
  const begun = performance.now()
  expect(await idsOf(`quagmire ${' '.repeat(200)}${'other words '.repeat(800)}`, 'mail')).toContain(id)
  await find(Array.from({ length: 1200 }, (_, n) => `quagmir${n % 10}`).join(' '))
  await find('q'.repeat(10_000))
  expect(performance.now() - begun).toBeLessThan(3_000)
})

test('words of somebody else are never found, not even with a typing error', async () => {
  const eve = await addUser(db)
  await receive('Hidden', 'the xylographer', { to: eve })
  const applicationId = await addApplication(db, eve, { company: 'Xylographer Works', title: 'Carver' })
  await served.as(eve).call(createNote, { body: { applicationId, text: 'xylographer' } })
  for (const typed of ['xylographer', 'xylograhper'])
    expect((await find(typed)).counts).toEqual({ application: 0, company: 0, job: 0, person: 0, note: 0, document: 0, mail: 0 })
  expect((await served.as(eve).call(search, { query: { q: 'xylographer' } })).counts).toMatchObject({
    mail: 1,
    company: 1,
    note: 1,
  })
})

test('a deleted mail is not found, and found again when that is undone', async () => {
  const id = await receive('Gone', 'the zeppelin hangar')
  expect(await idsOf('zeppelin', 'mail')).toEqual([id])
  const { undo: token } = await client.call(deleteMessage, { params: { id } })
  expect((await find('zeppelin')).list).toEqual([])
  await client.call(undo, { params: { token } })
  expect(await idsOf('zeppelin', 'mail')).toEqual([id])
})

test('the text of a mail that was forwarded is found', async () => {
  const id = await receive(
    'Fwd: Your application',
    '---------- Forwarded message ---------\r\nFrom: Sam Ode <sam@northwind.example>\r\nDate: Mon, 26 Oct 2026 at 09:00\r\nSubject: Your application\r\nTo: Ada <ada@example.com>\r\n\r\nThank you for applying. The periscope team will call you.',
  )
  expect(await idsOf('periscope', 'mail')).toEqual([id])
})

test('mail that was read before there was a search is found once it was gone through', async () => {
  const id = await receive('Early', 'the gyroscope')
  await sql`delete from mail_texts where mail_id = ${id}`.execute(db)
  expect(await idsOf('gyroscope', 'mail')).toEqual([])
  await indexEarlierMail(db, (cause) => failures.push(cause)).ended
  expect(failures).toEqual([])
  expect(await idsOf('gyroscope', 'mail')).toEqual([id])
})

test('the pages of one kind hold each of it once, the latest mail first', async () => {
  const ids = []
  for (let n = 0; n < 5; n++) ids.push(await receive(`Page ${n}`, `the metronome ${n}`))
  const first = await find('metronome', { kind: 'mail', limit: 3 })
  const second = await find('metronome', { kind: 'mail', limit: 3, cursor: first.nextCursor })
  expect([...first.list, ...second.list].map(({ id }) => id).sort()).toEqual(ids.sort())
  expect([first.counts.mail, first.nextCursor, second.nextCursor]).toEqual([5, '3', null])
})
