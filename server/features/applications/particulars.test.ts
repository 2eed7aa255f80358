import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import {
  changeApplication,
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  listLabels,
  mergeApplications,
  undo,
} from '../../../contract/applications.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

const served = await serve(routesOf)
const user = await addUser(served.database.db)
const client = served.as(user)
afterAll(() => served.close())

const own = {
  workMode: 'hybrid',
  employmentType: 'full-time',
  salaryMin: 52_000,
  salaryMax: 64_000.5,
  salaryCurrency: 'EUR',
  salaryPeriod: 'year',
  rating: 4,
  labels: ['Dream job', 'remote'],
  nextStep: 'Send the portfolio',
  nextStepDueAt: '2026-12-01T09:00:00.000Z',
} as const
const nothing = {
  workMode: null,
  employmentType: null,
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryPeriod: null,
  rating: null,
  labels: [],
  nextStep: null,
  nextStepDueAt: null,
  description: null,
  startsOn: null,
  pros: null,
  cons: null,
}
const marks = { startsOn: '2027-01-04', pros: 'Four days a week', cons: 'Far away' }
const own2 = { ...own, ...marks, labels: [...own.labels], description: 'You will build things.\n\nWe offer tea.' }

const get = (id: string) => client.call(getApplication, { params: { id } })
const change = (id: string, body: object) => client.call(changeApplication, { params: { id }, body })

describe('what only the user says of an application', () => {
  test('is kept when it is noted by hand', async () => {
    const made = await client.call(createApplication, { body: { company: 'Contoso', title: 'Analyst', ...own2 } })
    expect(made).toMatchObject(own)
    expect(await get(made.id)).toMatchObject(own2)
    const { list } = await client.call(listApplications, { query: { name: 'Contoso' } })
    expect(list).toMatchObject([own])
  })

  test('is said later, withdrawn, and each change taken back', async () => {
    const id = await addApplication(served.database.db, user, { company: 'Fabrikam', title: 'Cook' })
    expect(await get(id)).toMatchObject(nothing)
    const said = await change(id, own2)
    expect(await get(id)).toMatchObject(own2)
    const withdrawn = await change(id, nothing)
    expect(await get(id)).toMatchObject(nothing)
    await client.call(undo, { params: { token: withdrawn.undo } })
    expect(await get(id)).toMatchObject(own2)
    await client.call(undo, { params: { token: said.undo } })
    expect(await get(id)).toMatchObject(nothing)
  })

  test('stays when mail arrives, and comes back with a deleted application', async () => {
    const { db } = served.database
    const id = await addApplication(db, user, { company: 'Tailspin', title: 'Pilot' })
    await change(id, own2)
    await addReadMail(db, user, { applicationId: id, sentAt: new Date(), read: { kind: 'interview', company: 'Tailspin' } })
    await refreshApplication(db, user, id)
    expect(await get(id)).toMatchObject({ ...own2, status: 'interview' })
    const deleted = await client.call(deleteApplication, { params: { id } })
    await client.call(undo, { params: { token: deleted.undo } })
    expect(await get(id)).toMatchObject({ ...own2, status: 'interview' })
  })

  test('comes back from a change that was kept before these fields were there', async () => {
    const { db } = served.database
    const id = await addApplication(db, user, { company: 'Early', title: 'Bird' })
    const deleted = await client.call(deleteApplication, { params: { id } })
    await sql`
      update undo_steps set before = before #- '{applications,0,application,labels}' #- '{applications,0,application,rating}'
      where ${id} = any(application_ids)`.execute(db)
    await client.call(undo, { params: { token: deleted.undo } })
    expect(await get(id)).toMatchObject(nothing)
  })

  test('of two that are merged, the one that stays speaks first; the labels of both stay', async () => {
    const { db } = served.database
    const into = await addApplication(db, user, { company: 'Lamna', title: 'Nurse' })
    const from = await addApplication(db, user, { company: 'Lamna', title: 'Nurse II' })
    await change(into, { salaryMin: 10, salaryPeriod: 'hour', labels: ['night'], rating: 2 })
    await change(from, { ...own2, labels: ['Night', 'far'] })
    const merged = await client.call(mergeApplications, { body: { from, into } })
    expect(await get(into)).toMatchObject({
      ...own2,
      salaryMin: 10,
      salaryMax: null,
      salaryCurrency: null,
      salaryPeriod: 'hour',
      rating: 2,
      labels: ['night', 'far'],
    })
    await client.call(undo, { params: { token: merged.undo } })
    expect(await get(from)).toMatchObject({ labels: ['night', 'far'] })
    expect(await get(into)).toMatchObject({ labels: ['night'], nextStep: null })
  })

  test.each([
    ['a way of working that there is none of', { workMode: 'moon' }, 'workMode'],
    ['a negative salary', { salaryMin: -1 }, 'salaryMin'],
    ['a salary that ends below its beginning', { salaryMin: 2, salaryMax: 1 }, 'salaryMax'],
    ['a currency that is no code', { salaryCurrency: 'euro' }, 'salaryCurrency'],
    ['six stars', { rating: 6 }, 'rating'],
    ['half a star', { rating: 1.5 }, 'rating'],
    ['an empty label', { labels: ['  '] }, 'labels.0'],
    ['a label with a comma', { labels: ['a,b'] }, 'labels.0'],
    ['a label longer than a word', { labels: ['x'.repeat(41)] }, 'labels.0'],
    ['a due date that is none', { nextStepDueAt: 'soon' }, 'nextStepDueAt'],
    ['a first day that no calendar has', { startsOn: '2027-02-30' }, 'startsOn'],
    ['reasons longer than a page', { cons: 'x'.repeat(2001) }, 'cons'],
  ])('is refused with %s', async (_, body, path) => {
    const id = await addApplication(served.database.db, user)
    const refusal = await client.refused(changeApplication, { params: { id }, body: body as never })
    expect(refusal).toMatchObject({ code: 'bad_input', errors: [{ path }] })
  })

  test('a salary is checked against the half of it that was said before', async () => {
    const id = await addApplication(served.database.db, user)
    await change(id, { salaryMin: 100 })
    expect(await client.refused(changeApplication, { params: { id }, body: { salaryMax: 99 } })).toMatchObject({
      errors: [{ path: 'salaryMax' }],
    })
    expect(await change(id, { salaryMin: 90, salaryMax: 99 })).toMatchObject({ salaryMin: 90, salaryMax: 99 })
  })
})

describe('labels', () => {
  test('are listed with how often each is used; one word is one label however it is written; of the user alone', async () => {
    const { db } = served.database
    await change(await addApplication(db, user), { labels: ['mine'] })
    const eve = await addUser(db)
    const as = served.as(eve)
    const [one, two] = [await addApplication(db, eve), await addApplication(db, eve)]
    await as.call(changeApplication, { params: { id: one }, body: { labels: ['Remote', 'REMOTE', 'far'] } })
    const second = await as.call(changeApplication, { params: { id: two }, body: { labels: ['remote'] } })
    expect(second.labels).toEqual(['Remote'])
    expect((await as.call(listLabels)).list).toEqual([
      { label: 'Remote', count: 2 },
      { label: 'far', count: 1 },
    ])
    expect((await client.call(listLabels)).list).toContainEqual({ label: 'mine', count: 1 })
  })
})
