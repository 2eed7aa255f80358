import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getApplication, listApplications, toggleActive } from '../../../contract/applications.ts'
import type { QueryIn } from '../../../contract/endpoint.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addMail, addUser } from '../../testing/tracker.ts'
import { timelineRoutes } from '../timeline/index.ts'
import { applicationRoutes } from './index.ts'

const served = await serve(applicationRoutes, timelineRoutes)
const ada = await addUser(served.database.db)
afterAll(() => served.close())

type Query = QueryIn<typeof listApplications>

const day = (n: number) => new Date(Date.UTC(2026, 8, n))
const titles = (page: { list: { job: { title: string } | null }[] }) => page.list.map(({ job }) => job?.title)

describe('the list of applications', () => {
  let user: string
  beforeAll(async () => {
    const { db } = served.database
    user = await addUser(db)
    const add = (row: Parameters<typeof addApplication>[2]) => addApplication(db, user, row)
    await add({
      company: 'Zürich Rück',
      title: 'Actuary',
      lastActivityAt: day(1),
      appliedAt: day(1),
      status: 'interview',
      labels: ['far', 'dream job'],
      rating: 5,
    })
    await add({
      company: 'acme GmbH',
      title: 'Backend Developer',
      lastActivityAt: day(3),
      appliedAt: null,
      createdAt: day(9),
      status: 'saved',
      source: 'link',
      labels: ['remote'],
      nextStepDueAt: day(20),
    })
    await add({ title: 'Chemist', lastActivityAt: day(2), appliedAt: day(2), status: 'rejected', rating: 2 })
    await add({ company: 'Northwind', title: 'Driver', lastActivityAt: day(9), appliedAt: day(5), isActive: false })
  })
  const list = (query: Query = {}) => served.as(user).call(listApplications, { query })

  test('shows the active ones, the latest activity first, and how many there are', async () => {
    const page = await list()
    expect(titles(page)).toEqual(['Backend Developer', 'Chemist', 'Actuary'])
    expect(page).toMatchObject({ total: 3, nextCursor: null })
    expect(page.list[1]).toMatchObject({ company: null, isUncategorized: true, status: 'rejected', isActive: true })
    expect(page.list[2]).toMatchObject({
      company: { name: 'Zürich Rück' },
      isUncategorized: false,
      appliedAt: day(1).toISOString(),
    })
  })

  test('shows the archived ones and all of them', async () => {
    expect(titles(await list({ active: 'false' }))).toEqual(['Driver'])
    expect(titles(await list({ active: 'all' }))).toEqual(['Driver', 'Backend Developer', 'Chemist', 'Actuary'])
  })

  test.each<[Query, string[]]>([
    [{ status: 'interview' }, ['Actuary']],
    [{ status: 'saved,rejected' }, ['Backend Developer', 'Chemist']],
    [{ name: 'zurich' }, ['Actuary']],
    [{ name: 'ZÜRICH' }, ['Actuary']],
    [{ name: 'dev acme' }, ['Backend Developer']],
    [{ name: '%' }, []],
    [{ name: 'nothing like it' }, []],
    [{ sort: 'lastActivityAt' }, ['Actuary', 'Chemist', 'Backend Developer']],
    [{ sort: '-appliedAt' }, ['Backend Developer', 'Chemist', 'Actuary']],
    [{ sort: 'appliedAt' }, ['Actuary', 'Chemist', 'Backend Developer']],
    [{ sort: 'company' }, ['Backend Developer', 'Actuary', 'Chemist']],
    [{ sort: '-company' }, ['Chemist', 'Actuary', 'Backend Developer']],
    [{ source: 'mail' }, ['Chemist', 'Actuary']],
    [{ source: 'link,import' }, ['Backend Developer']],
    [{ label: 'far' }, ['Actuary']],
    [{ label: 'far,remote' }, ['Backend Developer', 'Actuary']],
    [{ label: 'elsewhere' }, []],
    [{ rating: 1 }, ['Chemist', 'Actuary']],
    [{ rating: 3 }, ['Actuary']],
    [{ from: day(2).toISOString() }, ['Chemist']],
    [{ to: day(2).toISOString() }, ['Actuary']],
    [{ from: day(1).toISOString(), to: day(3).toISOString(), label: 'far', status: 'interview', rating: 5 }, ['Actuary']],
    [{ sort: 'title' }, ['Actuary', 'Backend Developer', 'Chemist']],
    [{ sort: '-title' }, ['Chemist', 'Backend Developer', 'Actuary']],
    [{ sort: 'status' }, ['Backend Developer', 'Actuary', 'Chemist']],
    [{ sort: '-status' }, ['Chemist', 'Actuary', 'Backend Developer']],
    [{ sort: '-rating' }, ['Actuary', 'Chemist', 'Backend Developer']],
    [{ sort: 'rating' }, ['Backend Developer', 'Chemist', 'Actuary']],
    [{ sort: 'nextStepDueAt', source: 'link' }, ['Backend Developer']],
  ])('with %j is %j', async (query, expected) => {
    expect(titles(await list(query))).toEqual(expected)
    const paged: (string | undefined)[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ ...query, limit: 1, ...(cursor && { cursor }) })
      paged.push(...titles(page))
      cursor = page.nextCursor
    }
    expect(paged).toEqual(expected)
  })

  test('of one company', async () => {
    const companyId = (await list()).list[0]?.company?.id ?? ''
    expect(titles(await list({ companyId }))).toEqual(['Backend Developer'])
    expect(titles(await list({ companyId: uuidv7() }))).toEqual([])
  })

  test('shows no row twice and none never when many changed in the same moment', async () => {
    const { db } = served.database
    const many = await addUser(db)
    const at = new Date()
    for (let n = 0; n < 23; n++) await addApplication(db, many, { lastActivityAt: at, title: `Job ${n}` })
    await db
      .updateTable('applications')
      .set({ lastActivityAt: '2026-10-01T10:00:00.123456Z' })
      .where('userId', '=', many)
      .execute()
    const seen = new Set<string>()
    let pages = 0
    for (let cursor: string | null | undefined; cursor !== null; pages++) {
      const page = await served.as(many).call(listApplications, { query: { limit: 5, ...(cursor && { cursor }) } })
      for (const { id } of page.list) seen.add(id)
      cursor = page.nextCursor
    }
    expect([seen.size, pages]).toEqual([23, 5])
  })

  test.each([
    ['no cursor', 'x'],
    [
      'a cursor of another sort',
      Buffer.from(JSON.stringify(['applications appliedAt', '2026-01-01T00:00:00.000000Z', uuidv7()])).toString('base64url'),
    ],
    [
      'a day that is not',
      Buffer.from(JSON.stringify(['applications -lastActivityAt', '2026-02-30T00:00:00.000000Z', uuidv7()])).toString(
        'base64url',
      ),
    ],
    [
      'a year that is not',
      Buffer.from(JSON.stringify(['applications -lastActivityAt', '0000-01-01T00:00:00.000000Z', uuidv7()])).toString(
        'base64url',
      ),
    ],
    [
      'a statement',
      Buffer.from(JSON.stringify(['applications -lastActivityAt', "'; drop table mails", uuidv7()])).toString('base64url'),
    ],
  ])('refuses %s as a cursor', async (_, cursor) => {
    expect(await served.as(user).refused(listApplications, { query: { cursor } })).toMatchObject({
      code: 'bad_input',
      errors: [{ path: 'cursor' }],
    })
  })

  test('refuses a status that there is none of', async () => {
    expect(await served.as(user).refused(listApplications, { query: { status: 'hired' as never } })).toMatchObject({
      code: 'bad_input',
    })
  })

  test('names the next interview that is still to come', async () => {
    const { db } = served.database
    const busy = await addUser(db)
    const applicationId = await addApplication(db, busy, { company: 'Fabrikam', title: 'Tester' })
    const hours = (n: number) => new Date(Date.now() + n * 3_600_000)
    const interview = (startsAt: Date, state: string) => ({
      userId: busy,
      id: uuidv7(),
      applicationId,
      startsAt,
      state,
      kind: 'video',
    })
    await db
      .insertInto('interviews')
      .values([
        interview(hours(-2), 'confirmed'),
        interview(hours(1), 'cancelled'),
        interview(hours(5), 'confirmed'),
        interview(hours(9), 'proposed'),
      ])
      .execute()
    const { list } = await served.as(busy).call(listApplications)
    expect(Math.round((Date.parse(list[0]?.nextInterviewAt ?? '') - Date.now()) / 3_600_000)).toBe(5)
    const { interviews } = await served.as(busy).call(getApplication, { params: { id: applicationId } })
    expect(interviews.map(({ state }) => state)).toEqual(['confirmed', 'cancelled', 'confirmed', 'proposed'])
  })
})

test('an application from which nothing was heard says so, and can be asked for', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000)
  const add = (title: string, status: string, days: number, isActive = true) =>
    addApplication(db, user, { title, status, lastActivityAt: daysAgo(days), isActive })
  await add('heard', 'applied', 13)
  await add('waiting', 'in_review', 15)
  await add('ghosted', 'applied', 31)
  await add('after an interview', 'interview', 8)
  const coming = await add('interview to come', 'interview', 20)
  await db
    .insertInto('interviews')
    .values({ userId: user, id: uuidv7(), applicationId: coming, startsAt: daysAgo(-2), kind: 'video', state: 'confirmed' })
    .execute()
  await add('offered', 'offer', 60)
  await add('ended', 'rejected', 60)
  await add('archived', 'applied', 60, false)
  const list = async (quiet?: Query['quiet']) =>
    titles(await served.as(user).call(listApplications, { query: { active: 'all', ...(quiet && { quiet }) } }))
  expect(await list('waiting')).toEqual(['after an interview', 'waiting'])
  expect(await list('ghosted')).toEqual(['ghosted'])
  expect(await list('any')).toEqual(['after an interview', 'waiting', 'ghosted'])
  expect(await list()).toHaveLength(8)
})

test('an application shows the words that decided each fact, and who wrote', async () => {
  const { db } = served.database
  const mailId = await addMail(db, ada)
  const evidence = [{ field: 'company', quote: 'Thank you for applying to Contoso', where: 'body', mailId }]
  const id = await addApplication(db, ada, {
    company: 'Contoso',
    title: 'Analyst',
    evidence: JSON.stringify(evidence),
    requisition: 'R-1',
  })
  await db
    .insertInto('contacts')
    .values({ userId: ada, applicationId: id, address: 'kim@example.com', name: 'Kim', role: 'Recruiter', firstSeenAt: day(1) })
    .execute()
  expect(await served.as(ada).call(getApplication, { params: { id } })).toMatchObject({
    evidence,
    requisition: 'R-1',
    contacts: [{ name: 'Kim', address: 'kim@example.com', role: 'Recruiter' }],
  })
})

test('archiving is remembered in the timeline, heard by open windows, and can be turned back', async () => {
  const id = await addApplication(served.database.db, ada, { company: 'Tailspin', title: 'Pilot' })
  const heard: unknown[] = []
  const stop = served.events.subscribe(ada, (event) => heard.push(event))
  expect(await served.as(ada).call(toggleActive, { params: { id } })).toMatchObject({ id, isActive: false })
  expect(await served.as(ada).call(toggleActive, { params: { id } })).toMatchObject({ id, isActive: true })
  const { list } = await served.as(ada).call(getTimeline, { params: { id } })
  expect(list.map(({ kind, actor }) => `${kind} by ${actor}`)).toEqual([
    'reactivated by user',
    'archived by user',
    'created by mail',
  ])
  await expect.poll(() => heard).toEqual(Array(2).fill({ type: 'application', applicationId: id, mailId: null }))
  stop()
})

test('an application of somebody else is as unknown as one that never was', async () => {
  const eve = await addUser(served.database.db)
  const id = await addApplication(served.database.db, ada, { company: 'Secret', title: 'Agent' })
  for (const path of [getApplication, toggleActive, getTimeline]) {
    const unknown = await served.as(eve).refused(path, { params: { id: uuidv7() } })
    expect(unknown.code).toBe('not_found')
    expect(await served.as(eve).refused(path, { params: { id } })).toEqual(unknown)
  }
  const { companyId } = await served.database.db
    .selectFrom('applications')
    .select('companyId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(await served.as(eve).call(listApplications, { query: { companyId: companyId ?? '', active: 'all' } })).toMatchObject({
    list: [],
    total: 0,
  })
  expect(await served.as(ada).call(getApplication, { params: { id } })).toMatchObject({ isActive: true })
})
