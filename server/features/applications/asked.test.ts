import { afterAll, expect, test } from 'vitest'
import { changeApplication, getApplication, listApplications, toggleActive, undo } from '../../../contract/applications.ts'
import { addInterview } from '../../../contract/interviews.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const user = await addUser(served.database.db)
const client = served.as(user)
afterAll(() => served.close())

async function withAsk(kind: 'assessment' | 'interview', ...more: 'action_required'[]) {
  const { db } = served.database
  const id = await addApplication(db, user, { company: 'Contoso' })
  for (const [n, one] of [kind, ...more].entries())
    await addReadMail(db, user, {
      applicationId: id,
      sentAt: new Date(Date.UTC(2026, 4, n + 1)),
      read: { kind: one, deadline: one === 'assessment' ? '2026-05-09' : null },
    })
  await refreshApplication(db, user, id)
  return id
}

const get = (id: string) => client.call(getApplication, { params: { id } })
const kindsOf = async (id: string) => (await get(id)).asked.map(({ kind }) => kind)
const listed = async () => (await client.call(listApplications, { query: { asked: 'true' } })).list.map(({ id }) => id)

test('what is asked stands with the application until the user says that it is done, which can be taken back', async () => {
  const id = await withAsk('assessment', 'action_required')
  const [task, papers] = (await get(id)).asked
  expect(task).toMatchObject({ kind: 'assessment', dueBy: '2026-05-09' })
  expect(papers).toMatchObject({ kind: 'action_required', dueBy: null })
  expect(await listed()).toContain(id)

  const { asked, undo: token } = await client.call(changeApplication, { params: { id }, body: { doneWith: task?.mailId ?? '' } })
  expect(asked).toEqual([papers])
  await refreshApplication(served.database.db, user, id)
  expect(await kindsOf(id)).toEqual(['action_required'])
  await client.call(undo, { params: { token } })
  expect(await kindsOf(id)).toEqual(['assessment', 'action_required'])

  for (const { mailId } of (await get(id)).asked)
    await client.call(changeApplication, { params: { id }, body: { doneWith: mailId } })
  expect(await listed()).not.toContain(id)
})

test('a mail that asks nothing of this application changes nothing', async () => {
  const [one, other] = [await withAsk('assessment'), await withAsk('assessment')]
  const [task] = (await get(other)).asked
  await client.call(changeApplication, { params: { id: one }, body: { doneWith: task?.mailId ?? '' } })
  expect(await kindsOf(one)).toEqual(['assessment'])
  expect(await kindsOf(other)).toEqual(['assessment'])
})

test('an archived application asks nothing, until it is active again', async () => {
  const id = await withAsk('assessment')
  await client.call(toggleActive, { params: { id } })
  expect(await kindsOf(id)).toEqual([])
  expect(await listed()).not.toContain(id)
  await client.call(toggleActive, { params: { id } })
  expect(await kindsOf(id)).toEqual(['assessment'])
})

test('a meeting that the user arranged answers the question for a time', async () => {
  const id = await withAsk('interview')
  expect(await kindsOf(id)).toEqual(['interview'])
  await client.call(addInterview, { params: { id }, body: { startsAt: '2031-05-04T12:00:00Z', kind: 'video' } })
  expect(await kindsOf(id)).toEqual([])
})

test('a meeting from before the question does not answer it: another round is asked for', async () => {
  const { db } = served.database
  const id = await addApplication(db, user, { company: 'Contoso' })
  const params = { id }
  await client.call(addInterview, { params, body: { startsAt: '2031-05-04T12:00:00Z' } })
  await addReadMail(db, user, { applicationId: id, sentAt: new Date(), read: { kind: 'interview' } })
  await refreshApplication(db, user, id)
  expect(await kindsOf(id)).toEqual(['interview'])
  expect(await listed()).toContain(id)
  await client.call(addInterview, { params, body: { startsAt: '2031-05-08T12:00:00Z' } })
  expect(await kindsOf(id)).toEqual([])
})

test('what the user answered is done from the day of the answer on, and as long as the application is active', async () => {
  const { db } = served.database
  const id = await withAsk('interview', 'action_required')
  const asked = (await get(id)).asked
  expect((await get(id)).answered).toEqual([])
  const { email } = await db.selectFrom('users').select('email').where('id', '=', user).executeTakeFirstOrThrow()
  const answerId = await addReadMail(db, user, {
    applicationId: id,
    sentAt: new Date(Date.UTC(2026, 4, 7)),
    read: { kind: 'conversation', from: { name: 'Ada', address: email } },
  })
  await refreshApplication(db, user, id)
  const answeredAt = '2026-05-07T00:00:00.000Z'
  expect(await get(id)).toMatchObject({ asked: [], answered: asked.map((one) => ({ ...one, answeredAt, answerId })) })
  expect(await listed()).not.toContain(id)
  const { undo: token } = await client.call(toggleActive, { params: { id } })
  expect((await get(id)).answered).toEqual([])
  await client.call(undo, { params: { token: token ?? '' } })
  expect((await get(id)).answered).toHaveLength(2)

  await addReadMail(db, user, { applicationId: id, sentAt: new Date(Date.UTC(2026, 4, 8)), read: { kind: 'application_update' } })
  await refreshApplication(db, user, id)
  expect(await get(id)).toMatchObject({ asked: [], answered: [] })
})
