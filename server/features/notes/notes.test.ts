import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { deleteApplication, mergeApplications, undo } from '../../../contract/applications.ts'
import { changeNote, createNote, deleteNote, listNotes } from '../../../contract/notes.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { applicationRoutes } from '../applications/index.ts'
import { timelineRoutes } from '../timeline/index.ts'
import { undoRoutes } from '../undo/index.ts'
import { noteRoutes } from './index.ts'

const served = await serve(noteRoutes, applicationRoutes, timelineRoutes, undoRoutes)
const user = await addUser(served.database.db)
const client = served.as(user)
afterAll(() => served.close())

const texts = async (id: string) => (await client.call(listNotes, { params: { id } })).list.map(({ text }) => text)
const entries = async (id: string) =>
  (await client.call(getTimeline, { params: { id } })).list.filter(({ kind }) => kind === 'note').map(({ to }) => to)
const takeBack = (token: string) => client.call(undo, { params: { token } })

test('a note is written, changed and deleted, and each can be taken back', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Contoso', title: 'Analyst' })
  const markdown = '# Call with **Kim**\n\n- salary\n- <script>alert(1)</script>'
  const written = await client.call(createNote, { body: { applicationId, text: markdown } })
  expect(written).toMatchObject({ applicationId, text: markdown })
  expect(await entries(applicationId)).toEqual(['Call with Kim'])
  const changed = await client.call(changeNote, { params: { id: written.id }, body: { text: 'Moved to *Friday*' } })
  expect(changed).toMatchObject({ id: written.id, text: 'Moved to *Friday*', createdAt: written.createdAt })
  expect(await entries(applicationId)).toEqual(['Moved to Friday'])
  const deleted = await client.call(deleteNote, { params: { id: written.id } })
  expect([await texts(applicationId), await entries(applicationId)]).toEqual([[], []])
  await takeBack(deleted.undo)
  expect([await texts(applicationId), await entries(applicationId)]).toEqual([['Moved to *Friday*'], ['Moved to Friday']])
  await takeBack(changed.undo)
  expect(await texts(applicationId)).toEqual([markdown])
  await takeBack(written.undo)
  expect(await texts(applicationId)).toEqual([])
})

test('a note that was written since is not lost when something before it would be taken back', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Fabrikam', title: 'Tester' })
  const { id } = await client.call(createNote, { body: { applicationId, text: 'first' } })
  const { undo: token } = await client.call(deleteNote, { params: { id } })
  await client.call(createNote, { body: { applicationId, text: 'second' } })
  expect(await client.refused(undo, { params: { token } })).toMatchObject({ code: 'conflict' })
  expect(await texts(applicationId)).toEqual(['second'])
})

test('notes are listed newest first, page by page', async () => {
  const applicationId = await addApplication(served.database.db, user, { company: 'Tailspin', title: 'Pilot' })
  for (let n = 0; n < 5; n++) await client.call(createNote, { body: { applicationId, text: `note ${n}` } })
  const first = await client.call(listNotes, { params: { id: applicationId }, query: { limit: 3 } })
  const second = await client.call(listNotes, {
    params: { id: applicationId },
    query: { limit: 3, cursor: first.nextCursor ?? '' },
  })
  expect([...first.list, ...second.list].map(({ text }) => text)).toEqual(['note 4', 'note 3', 'note 2', 'note 1', 'note 0'])
})

test('notes go with their application: into another one, away, and back', async () => {
  const { db } = served.database
  const [from, into] = [
    await addApplication(db, user, { company: 'A', title: 'B' }),
    await addApplication(db, user, { company: 'C', title: 'D' }),
  ]
  await client.call(createNote, { body: { applicationId: from, text: 'from' } })
  await client.call(createNote, { body: { applicationId: into, text: 'into' } })
  const merged = await client.call(mergeApplications, { body: { from, into } })
  expect((await texts(into)).sort()).toEqual(['from', 'into'])
  const gone = await client.call(deleteApplication, { params: { id: into } })
  expect(await client.refused(listNotes, { params: { id: into } })).toMatchObject({ code: 'not_found' })
  await takeBack(gone.undo)
  expect((await texts(into)).sort()).toEqual(['from', 'into'])
  await takeBack(merged.undo)
  expect([await texts(from), await texts(into)]).toEqual([['from'], ['into']])
})

test.each([
  ['nothing', ''],
  ['only space', ' \n\t '],
  ['too much', 'x'.repeat(50_001)],
])('a note of %s is refused', async (_, text) => {
  const applicationId = await addApplication(served.database.db, user)
  expect(await client.refused(createNote, { body: { applicationId, text } })).toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'text' }],
  })
})

test('notes of somebody else are as unknown as ones that never were', async () => {
  const eve = await addUser(served.database.db)
  const applicationId = await addApplication(served.database.db, user, { company: 'Secret', title: 'Agent' })
  const { id } = await client.call(createNote, { body: { applicationId, text: 'secret' } })
  const as = served.as(eve)
  const tries: ((note: string, application: string) => Promise<{ code: string }>)[] = [
    (_, application) => as.refused(listNotes, { params: { id: application } }),
    (_, application) => as.refused(createNote, { body: { applicationId: application, text: 'mine' } }),
    (note) => as.refused(changeNote, { params: { id: note }, body: { text: 'mine' } }),
    (note) => as.refused(deleteNote, { params: { id: note } }),
  ]
  for (const attempt of tries) {
    const unknown = await attempt(uuidv7(), uuidv7())
    expect(unknown.code).toBe('not_found')
    expect(await attempt(id, applicationId)).toEqual(unknown)
  }
  expect(await texts(applicationId)).toEqual(['secret'])
})
