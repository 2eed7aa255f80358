import { deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { undo } from '../../../contract/applications.ts'
import { addEducation, addExperience } from '../../../contract/career.ts'
import { listDocuments, listMailDocuments } from '../../../contract/documents.ts'
import { prefix } from '../../../contract/endpoint.ts'
import { updateProfile } from '../../../contract/profile.ts'
import { checkResume, fitResume } from '../../../contract/resume-check.ts'
import { type ResumeDocument, resumeDocument, templates } from '../../../contract/resume-document.ts'
import {
  archiveResumes,
  attachResume,
  createResume,
  createVersion,
  deleteResume,
  deleteResumeState,
  draftLetter,
  getResume,
  getResumeFile,
  getResumeState,
  importResume,
  keepResumeState,
  listResumeStates,
  listResumes,
  matchResume,
  openSharedResume,
  previewResume,
  saveResume,
  shareResume,
  unshareResume,
} from '../../../contract/resumes.ts'
import { demo } from '../../../resume/demo.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { careerRoutes } from '../career/index.ts'
import { documentRoutes } from '../documents/index.ts'
import { profileRoutes } from '../profile/index.ts'
import { undoRoutes } from '../undo/index.ts'
import { resumeRoutes } from './index.ts'

const served = await serve(resumeRoutes, documentRoutes, careerRoutes, profileRoutes, undoRoutes)
const user = await addUser(served.database.db)
await served.database.db.insertInto('profiles').values({ userId: user }).execute()
const client = served.as(user)
const nobody = served.as('')
afterAll(() => served.close())

const start = (document: unknown = {}, name = 'CV') =>
  client.call(createResume, { body: { name, document: document as ResumeDocument } })

test('a resume starts from the profile', async () => {
  await client.call(updateProfile, { body: { firstName: 'Klara', lastName: 'Lindqvist', city: 'Berlin' } })
  const work = { title: 'Engineer', company: 'Contoso', startDate: '2020-01', description: 'Payments.\n- Cut costs\n• Led four' }
  await client.call(addExperience, { body: work })
  await client.call(addEducation, { body: { institution: 'Chalmers', degree: 'MSc', description: '- Compilers' } })
  const { id } = await client.call(createResume, { body: { name: 'From my profile', language: 'de' } })
  const { document, revision } = await client.call(getResume, { params: { id } })
  expect(revision).toBe(1)
  expect(document).toMatchObject({
    basics: { name: 'Klara Lindqvist', label: 'Engineer', location: { city: 'Berlin' } },
    work: [{ position: 'Engineer', name: 'Contoso', summary: 'Payments.', highlights: ['Cut costs', 'Led four'] }],
    education: [{ institution: 'Chalmers', studyType: 'MSc', courses: ['Compilers'] }],
    'x-applybox': { language: 'de' },
  })
  expect(document.basics?.email).toContain('@')
})

test('fields of other tools come back as they came', async () => {
  const foreign = {
    basics: { name: 'A', pronouns: 'she' },
    work: [{ name: 'B', x: { y: [1] } }],
    meta: { theme: 'even' },
    more: true,
  }
  const { id } = await start(foreign)
  const answer = await client.send(getResumeFile, { params: { id }, query: { format: 'json' } })
  expect(answer.json()).toMatchObject(foreign)
})

test('two windows do not overwrite each other', async () => {
  const { id, document, revision } = await start({ basics: { name: 'First' } })
  const second = { ...document, basics: { name: 'Second' } }
  const saved = await client.call(saveResume, { params: { id }, body: { name: 'CV', document: second, revision } })
  expect(saved.revision).toBe(revision + 1)
  const late = { params: { id }, body: { name: 'CV', document, revision } }
  expect(await client.refused(saveResume, late)).toMatchObject({ code: 'conflict' })
  expect((await client.call(getResume, { params: { id } })).document.basics?.name).toBe('Second')
})

test('a deleted resume comes back', async () => {
  const { id } = await start({ basics: { name: 'Back' } }, 'Kept')
  const { undo: token } = await client.call(deleteResume, { params: { id } })
  expect(await client.refused(getResume, { params: { id } })).toMatchObject({ code: 'not_found' })
  await client.call(undo, { params: { token } })
  expect((await client.call(listResumes, {})).list.map(({ name }) => name)).toContain('Kept')
})

test('the PDF of a saved resume and of one being written', async () => {
  const { id } = await start({ basics: { name: 'Printed' } })
  const file = await client.send(getResumeFile, { params: { id }, query: { template: 'modern' } })
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.headers['content-disposition']).toContain('CV.pdf')
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const preview = await client.send(previewResume, { body: { document: resumeDocument.parse({ basics: { name: 'Written' } }) } })
  expect(preview.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test.each([
  ['a list that is none', { work: {} }],
  ['a text that is none', { basics: { name: 7 } }],
  ['too many entries', { work: Array.from({ length: 101 }, () => ({})) }],
  ['a colour that is none', { 'x-applybox': { look: { color: 'red' } } }],
  ['too large', { more: 'x'.repeat(800_000) }],
])('%s is refused', async (_, document) => {
  const body = { name: 'CV', document: document as ResumeDocument }
  expect((await client.refused(createResume, { body })).code).toBe('bad_input')
})

test('the largest resume is printed in time', async () => {
  const lines = Array.from({ length: 100 }, (_, n) => `Result ${n} `.repeat(6))
  const work = Array.from({ length: 80 }, (_, n) => ({ name: `Employer ${n}`, position: 'Engineer', highlights: lines }))
  const { rawPayload } = await client.send(previewResume, { body: { document: resumeDocument.parse({ work }) } })
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
}, 60_000)

test('a document is compared with what a machine reads in its PDF', async () => {
  const document = resumeDocument.parse({ basics: { name: 'Ada Lovelace' }, work: [{ name: 'Contoso', position: 'Analyst' }] })
  const { pages, text, entries, findings } = await client.call(checkResume, { body: { document } })
  expect({ pages, text }).toEqual({ pages: 1, text: expect.stringContaining('Ada Lovelace') })
  expect(entries.map(({ section, name }) => [section, name])).toEqual([
    ['basics', ''],
    ['work', 'Analyst, Contoso'],
  ])
  expect(findings.map(({ rule }) => rule)).toEqual(['noEmail', 'noPhone', 'noStart'])
})

test('a document that is a little too long is fit on a page less, and one without room to spare is not', async () => {
  const { pages, look } = await client.call(fitResume, { body: { document: demo } })
  expect(pages).toBe(1)
  expect(look?.spacing).toBeLessThan(1)
  const highlights = Array.from({ length: 100 }, (_, n) => `Result ${n}`)
  const tight = { look: { spacing: 0.7, margin: 12, size: 9 } }
  const long = resumeDocument.parse({ work: [{ name: 'Contoso', highlights }], 'x-applybox': tight })
  const { look: none } = await client.call(fitResume, { body: { document: long } })
  expect(none).toBeNull()
})

test('a version begins as its master, takes in what changes there, and keeps its own', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Contoso', title: 'Analyst' })
  const master = await start({ basics: { name: 'Master', phone: '1' } }, 'CV')
  const version = await client.call(createVersion, { params: { id: master.id }, body: { applicationId } })
  expect(version).toMatchObject({ name: 'CV – Contoso', masterId: master.id, application: { id: applicationId }, incoming: null })
  const changed = { ...master.document, basics: { name: 'Master', phone: '2' } }
  await client.call(saveResume, { params: { id: master.id }, body: { name: 'CV', document: changed, revision: 1 } })
  const { incoming, document } = await client.call(getResume, { params: { id: version.id } })
  expect(incoming).toMatchObject({ base: { basics: { phone: '1' } }, master: { basics: { phone: '2' } }, masterRevision: 2 })
  const body = { name: 'CV – Contoso', document, revision: 1, masterRevision: 2 }
  await client.call(saveResume, { params: { id: version.id }, body })
  expect((await client.call(getResume, { params: { id: version.id } })).incoming).toBeNull()
  expect((await client.call(getResume, { params: { id: master.id } })).document.basics?.phone).toBe('2')
  expect((await client.call(listResumes, { query: { applicationId } })).list.map(({ id }) => id)).toEqual([version.id])
})

test('a version is held against the posting of its application', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Tailspin', title: 'Pilot' })
  const { id: master } = await start({ skills: [{ name: 'Postgres' }] })
  const { id } = await client.call(createVersion, { params: { id: master }, body: { applicationId } })
  expect(await client.call(matchResume, { params: { id } })).toEqual({ hasPosting: false, list: [] })
  const description = 'Requirements:\n- Knowledge of PostgreSQL and Kafka'
  await served.database.db.updateTable('applications').set({ description }).where('id', '=', applicationId).execute()
  expect((await client.call(matchResume, { params: { id } })).list).toEqual([
    {
      quote: 'Knowledge of PostgreSQL and Kafka',
      isQualification: true,
      terms: [
        { term: 'postgresql', foundIn: 'Postgres' },
        { term: 'kafka', foundIn: null },
      ],
    },
  ])
})

test('a letter begins in the language of the posting, and is kept with the application', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Adatum', title: 'Buchhalterin' })
  const description = 'Wir suchen eine Buchhalterin für unser Team. Sie haben eine Ausbildung und Erfahrung mit der Buchhaltung.'
  await served.database.db.updateTable('applications').set({ description }).where('id', '=', applicationId).execute()
  const { id: master } = await start({ basics: { name: 'Klara Lindqvist', location: { city: 'Bern' } } })
  const { id, document } = await client.call(createVersion, { params: { id: master }, body: { applicationId } })
  const letter = await client.call(draftLetter, { params: { id }, query: { day: '2026-11-27' } })
  expect(letter).toMatchObject({
    language: 'de',
    recipient: 'Adatum',
    date: 'Bern, 27. November 2026',
    subject: 'Bewerbung als Buchhalterin',
    text: expect.stringMatching(/^Sehr geehrte(?:.|\n)*Klara Lindqvist$/),
  })
  const asked = await client.call(draftLetter, { params: { id }, query: { day: '2026-11-27', language: 'fr' } })
  expect(asked.subject).toBe('Candidature au poste Buchhalterin')

  const written = { ...document, 'x-applybox': { ...document['x-applybox'], letter } }
  const body = { name: 'CV', document: written, revision: 1 }
  expect(await client.call(saveResume, { params: { id }, body })).toMatchObject({ hasLetter: true })
  const kept = await client.call(attachResume, { params: { id }, body: { applicationId, part: 'letter' } })
  expect(kept).toMatchObject({ filename: 'CV – Cover letter.pdf', type: 'application/pdf' })
  const text = await client.send(getResumeFile, { params: { id }, query: { format: 'text', part: 'letter' } })
  expect(text.body).toContain('Bewerbung als Buchhalterin')

  const next = await addApplication(served.database.db, user, { company: 'Proseware', title: 'Clerk' })
  const { id: copy } = await client.call(createResume, { body: { name: 'Copy', document: written } })
  const version = await client.call(createVersion, { params: { id: copy }, body: { applicationId: next } })
  expect(version.hasLetter).toBe(false)
})

test('a public link leads to the resume as it is, is counted, and ends at once', async () => {
  const { id, document, link } = await start({ basics: { name: 'Ada Lovelace' } }, 'For Contoso')
  expect(link).toBeNull()
  const { link: made } = await client.call(shareResume, { params: { id } })
  const token = made?.path.split('/').at(-1) ?? ''
  expect(token).toMatch(/^[\w-]{32}$/)
  expect((await client.call(shareResume, { params: { id } })).link?.path).toBe(made?.path)
  const opened = await nobody.send(openSharedResume, { params: { token } })
  expect(opened.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(opened.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(opened.headers['content-disposition']).not.toContain('Contoso')
  const body = { name: 'CV', document: { ...document, basics: { name: 'Ada' } }, revision: 1 }
  expect((await client.call(saveResume, { params: { id }, body })).link).toEqual({ path: made?.path, opened: 1 })
  expect((await client.call(unshareResume, { params: { id } })).link).toBeNull()
  expect((await nobody.refused(openSharedResume, { params: { token } })).code).toBe('not_found')
  expect((await client.call(shareResume, { params: { id } })).link?.path).not.toBe(made?.path)
})

test('a deleted resume has no link, and has it again when it comes back', async () => {
  const { id } = await start({}, 'Shared')
  const { link } = await client.call(shareResume, { params: { id } })
  const token = link?.path.split('/').at(-1) ?? ''
  const { undo: back } = await client.call(deleteResume, { params: { id } })
  expect((await nobody.refused(openSharedResume, { params: { token } })).code).toBe('not_found')
  await client.call(undo, { params: { token: back } })
  expect((await nobody.send(openSharedResume, { params: { token } })).statusCode).toBe(200)
})

test('the PDF is kept among the documents of the application as it is now', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Fabrikam', title: 'Clerk' })
  const { id, document } = await start({ basics: { name: 'Frozen' } }, 'Sent')
  const kept = await client.call(attachResume, { params: { id }, body: { applicationId } })
  expect(kept).toMatchObject({ filename: 'Sent.pdf', type: 'application/pdf' })
  await client.call(saveResume, { params: { id }, body: { name: 'Sent', document: { ...document, basics: {} }, revision: 1 } })
  const { list } = await client.call(listDocuments, { params: { id: applicationId } })
  expect(list).toEqual([expect.objectContaining({ id: kept.id, size: kept.size })])
})

test('the PDF is kept for an email that is in no application', async () => {
  const { id } = await start({ basics: { name: 'Lent' } }, 'Lent')
  const kept = await client.call(attachResume, { params: { id }, body: { applicationId: null } })
  expect(kept).toMatchObject({ filename: 'Lent.pdf', type: 'application/pdf', undo: null })
  const { list } = await client.call(listMailDocuments, {})
  expect(list).toContainEqual({ id: kept.id, filename: 'Lent.pdf', type: 'application/pdf', size: kept.size })
})

test('the same PDF of a letter or a resume is kept once, and another one beside it', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Proseware', title: 'Clerk' })
  const letter = { language: 'en', recipient: '', date: '', subject: 'Hello', text: 'Dear Kim' }
  const { id, document, revision } = await start({ 'x-applybox': { letter } }, 'Twice')
  const keep = (part: 'resume' | 'letter') => client.call(attachResume, { params: { id }, body: { applicationId, part } })
  const ids = async () => (await client.call(listDocuments, { params: { id: applicationId } })).list.map((one) => one.id)
  for (const part of ['letter', 'resume'] as const) {
    const first = await keep(part)
    expect(first.undo).not.toBeNull()
    const [second, third] = await Promise.all([keep(part), keep(part)])
    expect([second, third]).toEqual([first, first].map((one) => ({ ...one, undo: null })))
  }
  expect(await ids()).toHaveLength(2)
  const reworded = { ...document, 'x-applybox': { ...document['x-applybox'], letter: { ...letter, text: 'Dear Robin' } } }
  const body = { name: 'Twice', document: resumeDocument.parse(reworded), revision }
  await client.call(saveResume, { params: { id }, body })
  const { id: other, undo: token } = await keep('letter')
  expect(await ids()).toHaveLength(3)
  await client.call(undo, { params: { token: token ?? '' } })
  expect(await ids()).not.toContain(other)
})

test('each resume tells how many applications it was sent with, and how many of those were answered', async () => {
  const add = (company: string, status: string) => addApplication(served.database.db, user, { company, title: 'Clerk', status })
  const [first, second, third, saved] = [
    await add('Litware', 'applied'),
    await add('Wingtip', 'rejected'),
    await add('Trey', 'interview'),
    await add('Lucerne', 'saved'),
  ]
  const { id: master } = await start({}, 'Counted')
  const tailor = async (applicationId: string) =>
    (await client.call(createVersion, { params: { id: master }, body: { applicationId } })).id
  const keep = (id: string, applicationId: string, part: 'resume' | 'letter' = 'resume') =>
    client.call(attachResume, { params: { id }, body: { applicationId, part } })
  const sent = async (id: string) => (await client.call(getResume, { params: { id } })).sent
  expect(await sent(master)).toEqual({ applications: 0, answered: 0 })
  const version = await tailor(first)
  expect(await sent(version)).toEqual({ applications: 1, answered: 0 })
  await tailor(saved)
  await keep(version, second)
  await keep(version, second)
  expect(await sent(version)).toEqual({ applications: 2, answered: 1 })
  const tried = await tailor(third)
  await keep(master, third)
  await keep(tried, first, 'letter')
  expect(await sent(tried)).toEqual({ applications: 0, answered: 0 })
  expect(await sent(master)).toEqual({ applications: 3, answered: 2 })
})

test('a resume is kept as it was: by a name, and by itself while it is written', async () => {
  const { id, document } = await start({ basics: { name: 'First' } }, 'History')
  const at = { params: { id } }
  const called = (name: string): ResumeDocument => ({ ...document, basics: { name } })
  const states = async () => (await client.call(listResumeStates, at)).list
  const read = async (stateId: string) =>
    (await client.call(getResumeState, { params: { id, stateId } })).document.basics?.name ?? ''
  let revision = 1
  const save = async (name: string) => {
    await client.call(saveResume, { ...at, body: { name: 'History', document: called(name), revision } })
    revision += 1
  }
  const later = () =>
    served.database.db
      .updateTable('resumeStates')
      .set({ keptAt: sql`kept_at - interval '11 minutes'` })
      .where('resumeId', '=', id)
      .execute()
  await save('Second')
  await save('Third')
  expect(await Promise.all((await states()).map((state) => read(state.id)))).toEqual(['First'])
  const named = await client.call(keepResumeState, {
    ...at,
    body: { name: 'Before the agency’s advice', document: called('Third') },
  })
  await later()
  await save('Fourth')
  const list = await states()
  expect(list.map(({ name }) => name)).toEqual([null, 'Before the agency’s advice', null])
  expect(await Promise.all(list.map((state) => read(state.id)))).toEqual(['Third', 'Third', 'First'])
  const again = await client.call(keepResumeState, { ...at, body: { name: null, document: called('Third') } })
  expect(again.id).toBe(list[0]?.id)

  const { undo: token } = await client.call(deleteResumeState, { params: { id, stateId: named.id } })
  expect(await states()).toHaveLength(2)
  await client.call(undo, { params: { token } })
  expect(await states()).toEqual(list)
  const { undo: back } = await client.call(deleteResume, at)
  expect((await client.refused(listResumeStates, at)).code).toBe('not_found')
  await client.call(undo, { params: { token: back } })
  expect(await states()).toEqual(list)

  for (let n = 0; n < 33; n += 1) {
    await later()
    await save(`Save ${n}`)
  }
  const kept = await states()
  expect(kept.filter(({ name }) => name === null)).toHaveLength(30)
  expect(kept.filter(({ name }) => name !== null)).toHaveLength(1)
})

test('states that nobody can bring back take no room', async () => {
  const { id, document } = await start({}, 'Gone')
  await client.call(keepResumeState, { params: { id }, body: { name: 'Kept', document } })
  await client.call(deleteResume, { params: { id } })
  await served.database.db.deleteFrom('undoSteps').where('userId', '=', user).execute()
  const { id: next } = await start({}, 'Next')
  await client.call(deleteResume, { params: { id: next } })
  const left = await served.database.db.selectFrom('resumeStates').select('id').where('resumeId', '=', id).execute()
  expect(left).toEqual([])
})

test.each(templates)('a right-to-left name is printed: %s', async (template) => {
  const extra = demo['x-applybox']
  const name = 'محمد العربي'
  const basics = { ...demo.basics, name, summary: `${name} ${demo.basics?.summary}` }
  const document = { ...demo, basics, 'x-applybox': { ...extra, look: { ...extra.look, template } } }
  const { rawPayload } = await client.send(previewResume, { body: { document } })
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

/** A file as a browser sends it. */
const importing = (bytes: Buffer) =>
  served.app.inject({
    method: 'POST',
    url: `${prefix}/${importResume.path}`,
    headers: { authorization: user, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([
      Buffer.from('--b\r\ncontent-disposition: form-data; name="file"; filename="cv"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--b--\r\n'),
    ]),
  })

test('a file of 60 MB, one that unpacks to too much and one that says nothing are refused, and the next is read', async () => {
  const photo = Buffer.alloc(60 * 1024 * 1024, Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
  expect((await importing(photo)).json()).toMatchObject({ code: 'too_large' })
  const bomb = Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj << >> stream\n'),
    deflateSync(Buffer.alloc(200 * 1024 * 1024)),
    Buffer.from('\nendstream'),
  ])
  for (const bytes of [bomb, photo.subarray(0, 100)])
    expect((await importing(bytes)).json()).toMatchObject({ code: 'resume_unreadable' })
  const read = await importing(Buffer.from('{"basics":{"name":"Ada Lovelace"}}'))
  expect(read.json()).toMatchObject({ data: { document: { basics: { name: 'Ada Lovelace' } } } })
})

test('resumes of somebody else are as unknown as ones that never were', async () => {
  const eveId = await addUser(served.database.db)
  const eve = served.as(eveId)
  const { id, document, revision } = await start({ basics: { name: 'Secret' } })
  const { id: state } = await client.call(keepResumeState, { params: { id }, body: { name: 'Secret', document } })
  const foreign = await addApplication(served.database.db, user)
  const theirs = await addApplication(served.database.db, eveId)
  const { id: own } = await eve.call(createResume, { body: { name: 'Own', document: resumeDocument.parse({}) } })
  for (const attempt of [
    (one: string) => eve.refused(getResume, { params: { id: one } }),
    (one: string) => eve.refused(saveResume, { params: { id: one }, body: { name: 'x', document, revision } }),
    (one: string) => eve.refused(deleteResume, { params: { id: one } }),
    (one: string) => eve.refused(matchResume, { params: { id: one } }),
    (one: string) => eve.refused(shareResume, { params: { id: one } }),
    (one: string) => eve.refused(unshareResume, { params: { id: one } }),
    (one: string) => eve.refused(draftLetter, { params: { id: one }, query: { day: '2026-11-27' } }),
    (one: string) => eve.refused(getResumeFile, { params: { id: one } }),
    (one: string) => eve.refused(listResumeStates, { params: { id: one } }),
    (one: string) => eve.refused(keepResumeState, { params: { id: one }, body: { name: null, document } }),
    (one: string) => eve.refused(getResumeState, { params: { id: own, stateId: one === id ? state : one } }),
    (one: string) => eve.refused(deleteResumeState, { params: { id: own, stateId: one === id ? state : one } }),
    (one: string) => eve.refused(createVersion, { params: { id: one }, body: { applicationId: theirs } }),
    (one: string) => eve.refused(createVersion, { params: { id: own }, body: { applicationId: one === id ? foreign : one } }),
    (one: string) => eve.refused(attachResume, { params: { id: one }, body: { applicationId: theirs } }),
  ]) {
    const unknown = await attempt(uuidv7())
    expect(unknown.code).toBe('not_found')
    expect(await attempt(id)).toEqual(unknown)
  }
  expect((await eve.call(listResumes, {})).list.map(({ name }) => name)).toEqual(['Own'])
})

test('everything is taken away as one zip: each resume and letter in all formats', async () => {
  const other = await addUser(served.database.db)
  const owner = served.as(other)
  const letter = { language: 'en', recipient: '', date: '', subject: 'Hello', text: 'Dear Kim' }
  const document = resumeDocument.parse({ basics: { name: 'Ada' }, 'x-applybox': { letter } })
  await owner.call(createResume, { body: { name: '../CV', document } })
  await owner.call(createResume, { body: { name: 'Same', document: resumeDocument.parse({}) } })
  await owner.call(createResume, { body: { name: 'same', document: resumeDocument.parse({}) } })
  const { rawPayload, headers } = await owner.send(archiveResumes, {})
  expect(headers['content-type']).toBe('application/zip')
  const zip = await fromBufferPromise(rawPayload)
  const names: string[] = []
  for await (const { fileName, uncompressedSize } of zip.eachEntry()) if (uncompressedSize > 0) names.push(fileName)
  const [pdf, text] = [names.filter((name) => name.endsWith('.pdf')), names.filter((name) => name.startsWith('_CV/'))]
  expect(pdf.sort()).toEqual(['Same 2/resume.pdf', '_CV/letter.pdf', '_CV/resume.pdf', 'same/resume.pdf'])
  expect(text.sort()).toEqual(
    ['docx', 'pdf', 'txt']
      .map((ending) => `_CV/letter.${ending}`)
      .concat(['docx', 'json', 'md', 'pdf', 'txt'].map((ending) => `_CV/resume.${ending}`)),
  )
})

test('what can’t be made is named in the zip with the reason, and the rest is in it', async () => {
  const owner = served.as(await addUser(served.database.db), { 'accept-language': 'de' })
  const add = (name: string, document: unknown) =>
    owner.call(createResume, { body: { name, document: resumeDocument.parse(document) } })
  const entries = Array.from({ length: 100 }, () => ({ highlights: Array(100).fill('More') }))
  const own = Array.from({ length: 6 }, (_, n) => ({ id: `own${n}`, title: 'More', entries }))
  await add('Endless', { work: entries, 'x-applybox': { own } })
  await add('Short', { basics: { name: 'Ada' } })
  const { id: spoiled } = await add('Spoiled', {})
  await served.database.db.updateTable('resumes').set({ document: '{"work": 5}' }).where('id', '=', spoiled).execute()

  const { rawPayload, statusCode } = await owner.send(archiveResumes, {})
  expect(statusCode).toBe(200)
  const zip = await fromBufferPromise(rawPayload)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece)
    files.set(entry.fileName, Buffer.concat(pieces).toString())
  }
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['Short/resume.pdf', 'Short/resume.docx', 'Endless/resume.txt', 'Endless/resume.json']),
  )
  expect([...files.keys()]).not.toContain('Endless/resume.pdf')
  const report = files.get('Nicht enthalten.txt') ?? ''
  expect(report).toMatch(/^Diese Dateien .*\n(?:.*\n)*Spoiled: Auf dem Server ist ein Fehler passiert/)
  expect(report).toMatch(/^Endless\/resume\.pdf: Zu lang oder zu aufwendig zum Drucken/m)
  expect(report).not.toContain('Short')
  expect(`${rawPayload.subarray(-Buffer.byteLength(report) + 1)}\n`).toBe(report)
}, 60_000)

test('every entry is known by an id', async () => {
  const given = { work: [{ name: 'A' }, { name: 'B', 'x-applybox': { id: 'e1' } }], basics: { profiles: [{ network: 'N' }] } }
  const { document } = await start(given)
  const ids = [...(document.work ?? []), ...(document.basics?.profiles ?? [])].map((entry) => entry['x-applybox']?.id)
  expect(ids).toContain('e1')
  expect(new Set(ids).size).toBe(3)
  expect(ids).not.toContain(undefined)
})
