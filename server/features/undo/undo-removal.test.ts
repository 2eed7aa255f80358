import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { changeManyApplications } from '../../../contract/application-lists.ts'
import {
  changeApplication,
  createApplication,
  deleteApplication,
  getApplication,
  mergeApplications,
  restoreApplication,
  undo,
} from '../../../contract/applications.ts'
import { assignUnknown, listThreads } from '../../../contract/mail.ts'
import { getUncategorized } from '../../../contract/uncategorized.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const { db } = served.database
const client = served.as(await addUser(db))
afterAll(() => served.close())

const add = async (title: string) =>
  (await client.call(createApplication, { body: { company: 'Contoso', title, source: 'manual' } })).id
const at = (id: string) => ({ params: { id } })
const get = (id: string) => client.call(getApplication, at(id))
const restore = (id: string) => client.call(restoreApplication, at(id))

test('an application that was deleted comes back without the token that its deletion gave out, once', async () => {
  const id = await add('Cook')
  const before = await get(id)
  const deleted = await client.call(deleteApplication, at(id))
  expect(await restore(id)).toEqual({ applicationIds: [id] })
  expect(await get(id)).toEqual(before)
  expect(await client.refused(undo, { params: { token: deleted.undo } })).toMatchObject({ code: 'not_found' })
})

test('who asks for one that was removed is told that it can come back, as long as it can', async () => {
  const user = await addUser(db)
  const ada = served.as(user)
  const company = 'Contoso'
  const { id } = await ada.call(createApplication, { body: { company, title: 'Florist', source: 'manual' } })
  const uncategorized = await addApplication(db, user, { company })
  await ada.call(changeManyApplications, { body: { action: 'delete', ids: [id, uncategorized] } })
  const told = { code: 'not_found', reason: 'application_removed' }
  expect(await ada.refused(getApplication, at(id))).toMatchObject(told)
  expect(await ada.refused(getUncategorized, at(uncategorized))).toMatchObject(told)
  expect(await client.refused(getApplication, at(id))).toEqual(await client.refused(getApplication, at(uuidv7())))
  await db.updateTable('undoSteps').set({ expiresAt: new Date() }).where('userId', '=', user).execute()
  expect(await ada.refused(getApplication, at(id))).toMatchObject({ code: 'not_found', reason: 'not_found' })
})

test('one that was noted by mistake and taken back is not told to come back', async () => {
  const { id, undo: token } = await client.call(createApplication, { body: { company: 'Contoso', title: 'Typo' } })
  await client.call(undo, { params: { token } })
  expect(await client.refused(getApplication, at(id))).toMatchObject({ code: 'not_found', reason: 'not_found' })
})

test('one that is still there stays as it is', async () => {
  const id = await add('Baker')
  await client.call(changeApplication, { ...at(id), body: { status: 'offer' } })
  expect(await client.refused(restoreApplication, at(id))).toMatchObject({ code: 'not_found' })
  expect(await get(id)).toMatchObject({ status: 'offer' })
})

test('one that became part of another is on its own again, and so is that one', async () => {
  const [from, into] = [await add('Pilot'), await add('Steward')]
  await client.call(mergeApplications, { body: { from, into } })
  expect((await restore(from)).applicationIds.sort()).toEqual([from, into].sort())
  expect([await get(from), await get(into)]).toMatchObject([{ job: { title: 'Pilot' } }, { job: { title: 'Steward' } }])
})

test('what it became part of is not changed back behind a later change', async () => {
  const [from, into] = [await add('Painter'), await add('Plasterer')]
  await client.call(mergeApplications, { body: { from, into } })
  await client.call(changeApplication, { ...at(into), body: { status: 'offer' } })
  expect(await client.refused(restoreApplication, at(from))).toMatchObject({ code: 'conflict' })
  expect(await get(into)).toMatchObject({ status: 'offer' })
})

test('those that were deleted together come back together', async () => {
  const ids = [await add('Sailor'), await add('Captain')]
  await client.call(changeManyApplications, { body: { action: 'delete', ids } })
  await restore(ids[1] ?? '')
  for (const id of ids) expect(await get(id)).toMatchObject({ id })
})

test('one whose last mail was put elsewhere has it again', async () => {
  const user = await addUser(db)
  const other = served.as(user)
  const id = await addApplication(db, user, { company: 'Fabrikam', title: 'Clerk' })
  const mailId = await addReadMail(db, user, { applicationId: id, read: { kind: 'offer', company: 'Fabrikam', title: 'Clerk' } })
  await other.call(assignUnknown, { body: { mailId, to: { as: 'aside' } } })
  expect(await other.refused(getApplication, at(id))).toMatchObject({ code: 'not_found' })
  await other.call(restoreApplication, at(id))
  expect(await other.call(getApplication, at(id))).toMatchObject({ company: { name: 'Fabrikam' }, job: { title: 'Clerk' } })
})

test('one comes back without the mail that was put elsewhere since, and not at all when that is all of it', async () => {
  const user = await addUser(db)
  const other = served.as(user)
  const id = await addApplication(db, user, { company: 'Fabrikam', title: 'Clerk' })
  const into = await addApplication(db, user, { company: 'Woodgrove', title: 'Teller' })
  const read = { company: 'Fabrikam', title: 'Clerk' }
  const mailIds: string[] = []
  for (let n = 0; n < 2; n++) mailIds.push(await addReadMail(db, user, { applicationId: id, read }))
  const mailsOf = async (application: string) =>
    (await other.call(listThreads, at(application))).list.flatMap(({ messages }) => messages.map((one) => one.id))
  const put = (n: number) =>
    other.call(assignUnknown, { body: { mailId: mailIds[n] ?? '', to: { as: 'application', applicationId: into } } })
  await other.call(deleteApplication, at(id))
  await put(0)
  const last = await put(1)
  expect(await other.refused(restoreApplication, at(id))).toMatchObject({ code: 'conflict' })
  await other.call(undo, { params: { token: last.undo } })
  await other.call(restoreApplication, at(id))
  expect([await mailsOf(id), await mailsOf(into)]).toEqual([[mailIds[1]], [mailIds[0]]])
})

test('one that no change by hand removed stays away', async () => {
  const id = await add('Miner')
  await db.deleteFrom('applications').where('id', '=', id).execute()
  expect(await client.refused(restoreApplication, at(id))).toMatchObject({ code: 'not_found', reason: 'undone_too_late' })
})

test('one that somebody else deleted is not there', async () => {
  const id = await add('Diver')
  await client.call(deleteApplication, at(id))
  expect(await served.as(await addUser(db)).refused(restoreApplication, at(id))).toMatchObject({ code: 'not_found' })
  await restore(id)
})
