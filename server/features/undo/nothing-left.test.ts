import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import * as lists from '../../../contract/application-lists.ts'
import * as applications from '../../../contract/applications.ts'
import * as career from '../../../contract/career.ts'
import * as companies from '../../../contract/companies.ts'
import * as contacts from '../../../contract/contacts.ts'
import * as documents from '../../../contract/documents.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import * as imports from '../../../contract/imports.ts'
import { endpoints } from '../../../contract/index.ts'
import * as interviews from '../../../contract/interviews.ts'
import { assignUnknown, deleteMessage } from '../../../contract/mail.ts'
import * as notes from '../../../contract/notes.ts'
import * as resumes from '../../../contract/resumes.ts'
import { assignJob } from '../../../contract/uncategorized.ts'
import { refreshApplications } from '../../placement/refresh.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addDocument, addReadMail, addUser } from '../../testing/tracker.ts'
import { archiveOf } from '../personal-data/index.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
const user = await addUser(db)
const client = served.as(user)
afterAll(() => served.close())

const at = (id: string) => ({ params: { id } })
const add = (company: string, title: string, more: object = {}) =>
  client.call(applications.createApplication, { body: { company, title, ...more } })
const place = { location: 'Bern', postingUrl: 'https://orphanco.example/tone' }
const kim = { name: 'Kim Vega', address: 'kim@contoso.example', role: 'Recruiter' }

/** A tracker with something of everything. */
async function makeTracker() {
  const [tone, alto] = [await add('Orphanco', 'Tone', place), await add('Orphanco', 'Alto', { requisition: 'A-1' })]
  const own = { ...at(tone.id), body: {} }
  const contoso = await addApplication(db, user, { company: 'Contoso', title: 'Analyst' })
  const nameless = await addApplication(db, user)
  const read = { company: 'Contoso', title: 'Analyst', location: 'Basel', people: [kim] }
  const start = new Date(Date.now() + 50 * 3_600_000).toISOString()
  const meeting = { uid: 'meeting', sequence: 0, start, end: null, timeZone: null, summary: '', place: null, organizer: null }
  const mails = [
    await addReadMail(db, user, { applicationId: contoso, read: { ...read, kind: 'action_required' } }),
    await addReadMail(db, user, {
      applicationId: contoso,
      read: { ...read, kind: 'interview', invitation: { ...meeting, method: 'request', kind: 'video' } },
    }),
  ]
  const unnamed = await addReadMail(db, user, { applicationId: nameless, read: { kind: 'offer' } })
  const waiting = await addReadMail(db, user, { read: { kind: 'rejection', company: 'Woodgrove', title: 'Teller' } })
  await refreshApplications(db, user, [contoso, nameless])
  const { id: interview } = await client.call(interviews.addInterview, { ...own, body: { startsAt: start, place: 'Room 7' } })
  const { id: contact } = await client.call(contacts.addContact, { ...own, body: { name: 'Sam Ode' } })
  const { id: note } = await client.call(notes.createNote, { body: { applicationId: tone.id, text: 'Kind' } })
  const document = await addDocument(db, user, { applicationId: tone.id, filename: 'cv.pdf', bytes: Buffer.from('%PDF-1.7 cv') })
  const { id: view } = await client.call(lists.saveView, { body: { name: 'Mine' } })
  const { id: work } = await client.call(career.addExperience, { body: { title: 'Cook', company: 'Fabrikam' } })
  const { id: school } = await client.call(career.addEducation, { body: { institution: 'Bern' } })
  await client.call(companies.changeCompany, { ...at(tone.company?.id ?? ''), body: { notes: 'Kind', rating: 4 } })
  const told = await client.call(interviews.listInterviewsOf, at(contoso))
  const people = await client.call(contacts.listContacts, at(contoso))
  const { id: resume, document: written } = await client.call(resumes.createResume, { body: { name: 'CV', from: 'example' } })
  const kept = { name: 'First', document: written }
  const { id: state } = await client.call(resumes.keepResumeState, { ...at(resume), body: kept })
  const ids = { interview, contact, note, document, view, work, school, resume, state, unnamed, waiting }
  const ofMail = { interviewId: told.list[0]?.id ?? '', contactId: people.list[0]?.id ?? '', id: contoso }
  // Not to be undone any more, so that what the actions keep is all there is.
  await db.deleteFrom('undoSteps').execute()
  return { tone, alto, contoso, nameless, mails, ofMail, ...ids, company: tone.company?.id ?? '', job: tone.job?.id ?? '' }
}

let has: Awaited<ReturnType<typeof makeTracker>>
let before: [Files, Files]
beforeAll(async () => {
  has = await makeTracker()
  before = [await exported(), await listed()]
})

/** What stands in an import says what it once did, whether it was undone or not. */
const toldOfImports = /imports|import_rows|users\/imports/

type Files = Map<string, string>

/** Each file of the export, the lines in an order that does not tell when each was last written. */
async function exported(): Promise<Files> {
  const { stream } = await archiveOf(db, user, { language: 'en', timeZone: 'UTC' }, () => {})
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const found: Files = new Map()
  const zip = await fromBufferPromise(Buffer.concat(chunks))
  for await (const entry of zip.eachEntry()) {
    let text = ''
    for await (const chunk of await zip.openReadStreamPromise(entry)) text += chunk
    // what calendars hear of: an interview that was put back has changed too
    text = text.replaceAll(/"changed_at": "[^"]*", /g, '')
    if (!toldOfImports.test(entry.fileName))
      found.set(entry.fileName, entry.fileName.endsWith('.jsonl') ? text.split('\n').sort().join('\n') : text)
  }
  return found
}

/** What every list and count answers. */
async function listed(): Promise<Files> {
  return new Map(await Promise.all(shown.map(async (list) => [list.path, (await client.send(list)).body] as const)))
}

/** Every list and count that is asked for without a word; a look-up in what all share shows nothing of a person. */
const shown = [...endpoints.values()].filter(
  ({ method, access, params, query, answer, path }) =>
    method === 'GET' &&
    access !== 'public' &&
    params === undefined &&
    typeof answer === 'object' &&
    (query === undefined || query.safeParse({}).success) &&
    !/^meta|availability$|posting$|export|sessions|connections/.test(path) &&
    !toldOfImports.test(path),
)

const upload = async (endpoint: Endpoint, query: string, filename: string, content: string) => {
  const form = new FormData()
  form.append('file', new Blob([content]), filename)
  const request = new Response(form)
  const answer = await served.app.inject({
    method: 'POST',
    url: `/api/${endpoint.path}?${query}`,
    headers: { authorization: user, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answer.json().data
}

async function importTable() {
  const table = await upload(imports.uploadTable, '', 'table.csv', 'Company,Title\nOrphanco,Bass\nFabrikam,Cook\n')
  await client.call(imports.runImport, { ...at(table.id), body: table.choices })
  return vi.waitUntil(async () => {
    const now = await client.call(imports.getImport, at(table.id))
    return now.state === 'done' && now
  })
}

const change = (body: object) => () => client.call(applications.changeApplication, { ...at(has.tone.id), body })
const changeMailed = (body: object) => () => client.call(applications.changeApplication, { ...at(has.contoso), body })
const reword = (body: object) => () => client.call(companies.changeCompany, { ...at(has.company), body })
const many = (body: object) => () =>
  client.call(lists.changeManyApplications, { body: { ids: [has.tone.id, has.contoso, has.nameless], ...body } as never })
const put = (mailId: () => string, to: object) => () => client.call(assignUnknown, { body: { mailId: mailId(), to } as never })
const ofTone = (body: object) => ({ ...at(has.tone.id), body }) as never
const later = new Date(Date.now() + 90 * 3_600_000).toISOString()

type Action = [name: string, endpoint: Endpoint, act: () => Promise<{ undo: string | null }>]
const actions: Action[] = [
  ['noting one at a new company', applications.createApplication, () => add('Fabrikam', 'Cook', place)],
  ['noting one at a company that is there', applications.createApplication, () => add('ORPHANCO', 'Bass')],
  [
    'noting one by its link',
    applications.createApplication,
    () => add('Fabrikam', 'Cook', { source: 'link', link: place.postingUrl }),
  ],
  ['naming another job', applications.changeApplication, change({ title: 'Soprano' })],
  ['naming another company', applications.changeApplication, change({ company: 'Relecloud' })],
  ['naming both', applications.changeApplication, change({ company: 'Relecloud', title: 'Soprano' })],
  ['naming a job that is there', applications.changeApplication, change({ title: 'Alto' })],
  ['naming a company that is there', applications.changeApplication, change({ company: 'Contoso' })],
  ['writing names otherwise', applications.changeApplication, change({ company: 'ORPHANCO', title: 'TONE' })],
  ['naming what mail named', applications.changeApplication, changeMailed({ company: 'Relecloud', title: 'Soprano' })],
  ['saying a status', applications.changeApplication, change({ status: 'rejected' })],
  ['saying a status against mail', applications.changeApplication, changeMailed({ status: 'withdrawn' })],
  ['saying that it was not sent yet', applications.changeApplication, change({ status: 'saved' })],
  [
    'saying the rest',
    applications.changeApplication,
    change({ location: null, labels: ['far'], rating: 2, salaryMin: 9, nextStep: 'Call' }),
  ],
  ['doing what was asked', applications.changeApplication, () => changeMailed({ doneWith: has.mails[0] })()],
  ['deleting', applications.deleteApplication, () => client.call(applications.deleteApplication, at(has.tone.id))],
  ['deleting one with mail', applications.deleteApplication, () => client.call(applications.deleteApplication, at(has.contoso))],
  ['archiving', applications.toggleActive, () => client.call(applications.toggleActive, at(has.contoso))],
  [
    'merging',
    applications.mergeApplications,
    () => client.call(applications.mergeApplications, { body: { from: has.contoso, into: has.tone.id } }),
  ],
  [
    'merging into one with mail',
    applications.mergeApplications,
    () => client.call(applications.mergeApplications, { body: { from: has.tone.id, into: has.contoso } }),
  ],
  [
    'splitting',
    applications.splitApplication,
    () =>
      client.call(applications.splitApplication, {
        body: { applicationId: has.contoso, mailIds: has.mails.slice(1), company: 'Relecloud', title: 'Bass' },
      }),
  ],
  ['a status of many', lists.changeManyApplications, many({ action: 'status', status: 'offer' })],
  ['saving many', lists.changeManyApplications, many({ action: 'status', status: 'saved' })],
  ['archiving many', lists.changeManyApplications, many({ action: 'archive' })],
  ['labelling many', lists.changeManyApplications, many({ action: 'label', add: ['far'] })],
  ['deleting many', lists.changeManyApplications, many({ action: 'delete' })],
  ['naming many', lists.changeManyApplications, many({ action: 'name', company: 'Relecloud', title: 'Bass' })],
  ['putting many aside', lists.changeManyApplications, many({ action: 'aside' })],
  ['saving a view', lists.saveView, () => client.call(lists.saveView, { body: { name: 'Yours' } })],
  ['renaming a view', lists.changeView, () => client.call(lists.changeView, { ...at(has.view), body: { name: 'Ours' } })],
  ['deleting a view', lists.deleteView, () => client.call(lists.deleteView, at(has.view))],
  ['adding a company', companies.addCompany, () => client.call(companies.addCompany, { body: { name: 'Fabrikam' } })],
  ['renaming a company', companies.changeCompany, reword({ name: 'Relecloud', rating: 1 })],
  ['writing a company otherwise', companies.changeCompany, reword({ name: 'ORPHANCO', notes: '' })],
  [
    'adding a job',
    companies.addJob,
    () => client.call(companies.addJob, { body: { companyId: has.company, title: 'Bass', location: 'Bern' } }),
  ],
  [
    'changing a job',
    companies.changeJob,
    () => client.call(companies.changeJob, { ...at(has.job), body: { title: 'Soprano', location: null } }),
  ],
  ['renaming a job', companies.renameJob, () => client.call(companies.renameJob, { ...at(has.job), body: { title: 'Soprano' } })],
  ['adding a person', contacts.addContact, () => client.call(contacts.addContact, ofTone(kim))],
  [
    'changing a person',
    contacts.changeContact,
    () => client.call(contacts.changeContact, { params: { id: has.tone.id, contactId: has.contact }, body: { phone: '1' } }),
  ],
  [
    'changing a person of mail',
    contacts.changeContact,
    () => client.call(contacts.changeContact, { params: has.ofMail, body: { name: 'K. Vega' } }),
  ],
  [
    'deleting a person',
    contacts.deleteContact,
    () => client.call(contacts.deleteContact, { params: { id: has.tone.id, contactId: has.contact } }),
  ],
  ['deleting a person of mail', contacts.deleteContact, () => client.call(contacts.deleteContact, { params: has.ofMail })],
  [
    'adding a document',
    documents.uploadDocument,
    () => upload(documents.uploadDocument, `applicationId=${has.tone.id}`, 'letter.txt', 'Dear Kim'),
  ],
  [
    'renaming a document',
    documents.renameDocument,
    () => client.call(documents.renameDocument, { ...at(has.document), body: { filename: 'resume.pdf' } }),
  ],
  ['deleting a document', documents.deleteDocument, () => client.call(documents.deleteDocument, at(has.document))],
  [
    'writing a note',
    notes.createNote,
    () => client.call(notes.createNote, { body: { applicationId: has.tone.id, text: 'Far' } }),
  ],
  ['changing a note', notes.changeNote, () => client.call(notes.changeNote, { ...at(has.note), body: { text: 'Far' } })],
  [
    'keeping a resume with an application',
    resumes.attachResume,
    () => client.call(resumes.attachResume, { ...at(has.resume), body: { applicationId: has.tone.id } }),
  ],
  [
    'deleting a state of a resume',
    resumes.deleteResumeState,
    () => client.call(resumes.deleteResumeState, { params: { id: has.resume, stateId: has.state } }),
  ],
  ['deleting a resume', resumes.deleteResume, () => client.call(resumes.deleteResume, at(has.resume))],
  ['deleting a note', notes.deleteNote, () => client.call(notes.deleteNote, at(has.note))],
  ['adding an interview', interviews.addInterview, () => client.call(interviews.addInterview, ofTone({ startsAt: later }))],
  [
    'changing an interview',
    interviews.changeInterview,
    () =>
      client.call(interviews.changeInterview, {
        params: { id: has.tone.id, interviewId: has.interview },
        body: { startsAt: later },
      }),
  ],
  [
    'changing an interview of mail',
    interviews.changeInterview,
    () => client.call(interviews.changeInterview, { params: has.ofMail, body: { startsAt: later } }),
  ],
  [
    'deleting an interview',
    interviews.deleteInterview,
    () => client.call(interviews.deleteInterview, { params: { id: has.tone.id, interviewId: has.interview } }),
  ],
  [
    'deleting an interview of mail',
    interviews.deleteInterview,
    () => client.call(interviews.deleteInterview, { params: has.ofMail }),
  ],
  [
    'adding a place of work',
    career.addExperience,
    () => client.call(career.addExperience, { body: { title: 'Cook', company: 'Contoso' } }),
  ],
  [
    'changing a place of work',
    career.changeExperience,
    () => client.call(career.changeExperience, { ...at(has.work), body: { title: 'Chef', company: 'Fabrikam' } }),
  ],
  ['removing a place of work', career.removeExperience, () => client.call(career.removeExperience, at(has.work))],
  ['adding a school', career.addEducation, () => client.call(career.addEducation, { body: { institution: 'Basel' } })],
  [
    'changing a school',
    career.changeEducation,
    () => client.call(career.changeEducation, { ...at(has.school), body: { institution: 'Basel' } }),
  ],
  ['removing a school', career.removeEducation, () => client.call(career.removeEducation, at(has.school))],
  ['importing a table', imports.runImport, importTable],
  [
    'putting a mail into an application',
    assignUnknown,
    () => put(() => has.waiting, { as: 'application', applicationId: has.tone.id })(),
  ],
  ['a new application of a mail', assignUnknown, put(() => has.waiting, { as: 'new', company: 'Woodgrove', title: 'Teller' })],
  ['putting a mail aside', assignUnknown, put(() => has.waiting, { as: 'aside' })],
  ['moving a mail', assignUnknown, () => put(() => has.mails[1] ?? '', { as: 'application', applicationId: has.alto.id })()],
  ['moving the last mail', assignUnknown, () => put(() => has.unnamed, { as: 'application', applicationId: has.alto.id })()],
  ['deleting a mail that waits', deleteMessage, () => client.call(deleteMessage, at(has.waiting))],
  ['deleting a mail with a meeting', deleteMessage, () => client.call(deleteMessage, at(has.mails[1] ?? ''))],
  ['deleting the only mail', deleteMessage, () => client.call(deleteMessage, at(has.unnamed))],
  [
    'naming what mail left open',
    assignJob,
    () => client.call(assignJob, { body: { applicationId: has.nameless, company: 'Relecloud', title: 'Bass' } }),
  ],
]

test.each(actions)('Undoing %s leaves exactly what was before', async (_, __, act) => {
  const { undo } = await act()
  expect(await exported()).not.toEqual(before[0])
  await client.call(applications.undo, { params: { token: undo ?? '' } })
  expect([await exported(), await listed()]).toEqual(before)
})

test('Each change of the contract that can be taken back is among them', () => {
  const answersToken = ({ method, answer }: Endpoint) =>
    method !== 'GET' && typeof answer === 'object' && 'shape' in answer && 'undo' in (answer.shape as object)
  // Until it has made something, a table has nothing to undo; one that is stopped is undone as one that is done.
  const sameAsRun = ['uploadTable', 'stopImport']
  // A mail changes nothing before it leaves; then it makes a change that stands among these: of an interview or a status.
  const changesLater = ['reply', 'forward', 'write', 'cancelOutgoing']
  const undoable = [...endpoints].filter(
    ([name, entry]) => answersToken(entry) && ![...sameAsRun, ...changesLater].includes(name),
  )
  const tried = new Set(actions.map(([, endpoint]) => endpoint))
  expect(undoable.filter(([, endpoint]) => !tried.has(endpoint)).map(([name]) => name)).toEqual([])
})
