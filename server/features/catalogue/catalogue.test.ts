import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeApplication, createApplication, getApplication } from '../../../contract/applications.ts'
import * as contract from '../../../contract/companies.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Kind } from '../../../domain/reading.ts'
import { loadMemory } from '../../placement/memory.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { type Client, type Served, serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { applicationRoutes } from '../applications/index.ts'
import { catalogueRoutes } from './index.ts'

let served: Served
let user: string
let client: Client
const ids: Record<string, string> = {}
const day = (n: number) => new Date(Date.UTC(2026, 8, n))

beforeAll(async () => {
  served = await serve(catalogueRoutes, applicationRoutes)
  const { db } = served.database
  user = await addUser(db)
  client = served.as(user)
  const add = (company: string, title: string, n: number, status: string, isActive = true) =>
    addApplication(db, user, { company, title, status, isActive, lastActivityAt: day(n), appliedAt: day(n) })
  ids.analyst = await add('Contoso', 'Analyst', 1, 'interview')
  ids.clerk = await add('Contoso', 'Clerk', 5, 'rejected', false)
  await add('Fabrikam', 'Analyst', 3, 'applied')
  await add('Zürich Rück', 'Actuary', 2, 'offer')
  for (const name of ['Contoso', 'Fabrikam', 'Zürich Rück']) {
    ids[name] = (await client.call(contract.searchCompanies, { query: { name } }))[0]?.id ?? ''
  }
})
afterAll(() => served.close())

const names = (page: { list: { name: string }[] }) => page.list.map(({ name }) => name)
const jobNames = (page: { list: { title: string; company: { name: string } | null }[] }) =>
  page.list.map(({ title, company }) => `${title} at ${company?.name}`)

describe('my companies', () => {
  test('are listed with what came of them, the latest activity first', async () => {
    const { list } = await client.call(contract.listMyCompanies)
    expect(list.map(({ name }) => name)).toEqual(['Contoso', 'Fabrikam', 'Zürich Rück'])
    expect(list[0]).toEqual({
      id: ids.Contoso,
      name: 'Contoso',
      applications: 2,
      active: 1,
      jobs: 2,
      stages: [
        { status: 'interview', count: 1 },
        { status: 'rejected', count: 1 },
      ],
      lastActivityAt: day(5).toISOString(),
      rating: null,
    })
  })

  test.each([
    [{ sort: 'name' as const }, ['Contoso', 'Fabrikam', 'Zürich Rück']],
    [{ sort: '-name' as const }, ['Zürich Rück', 'Fabrikam', 'Contoso']],
    [{ sort: 'lastActivityAt' as const }, ['Zürich Rück', 'Fabrikam', 'Contoso']],
    [{ name: 'zurich' }, ['Zürich Rück']],
    [{ name: 'nothing' }, []],
  ])('with %j are %j', async (query, expected) => {
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await client.call(contract.listMyCompanies, { query: { ...query, limit: 1, ...(cursor && { cursor }) } })
      seen.push(...names(page))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(expected)
  })

  test('are found while typing, those that begin so first', async () => {
    expect(await client.call(contract.searchCompanies, { query: { name: 'co' } })).toMatchObject([{ name: 'Contoso' }])
    expect(await client.call(contract.searchCompanies, { query: { name: '' } })).toEqual([])
  })

  test('are counted, and their pipeline', async () => {
    expect(await client.call(contract.countCompanies)).toEqual({ companies: 3, answered: 2, underWay: 3 })
    expect(await client.call(contract.companiesPipeline)).toEqual({
      stages: [
        { status: 'applied', count: 1 },
        { status: 'interview', count: 1 },
        { status: 'offer', count: 1 },
      ],
    })
  })

  test('are added once', async () => {
    const other = await addUser(served.database.db)
    const made = await served.as(other).call(contract.addCompany, { body: { name: 'Woodgrove Bank' } })
    expect(await served.as(other).call(contract.addCompany, { body: { name: 'woodgrove bank' } })).toEqual({
      ...made,
      undo: null,
    })
    expect(await served.as(other).refused(contract.addCompany, { body: { name: '!!!' } })).toMatchObject({ code: 'bad_input' })
  })
})

describe('a company', () => {
  test('shows who wrote and what was applied to', async () => {
    const { db } = served.database
    for (const applicationId of [ids.analyst ?? '', ids.clerk ?? ''])
      await db
        .insertInto('contacts')
        .values({ userId: user, applicationId, address: 'kim@contoso.example', name: 'Kim', firstSeenAt: day(1) })
        .execute()
    const company = await client.call(contract.getCompany, { params: { id: ids.Contoso ?? '' } })
    expect(company.contacts).toEqual([{ address: 'kim@contoso.example', name: 'Kim', phone: null, role: null, isShared: false }])
    expect(company.applicationList.map(({ job }) => job?.title)).toEqual(['Clerk', 'Analyst'])
  })

  test('counts who answered, and tells no middle of one answer; a receipt is none', async () => {
    const { db } = served.database
    const id = await addApplication(db, user, { company: 'Margie’s Travel', appliedAt: day(1), settled: ['company'] })
    const add = (n: number, kind: Kind) => addReadMail(db, user, { applicationId: id, sentAt: day(n), read: { kind } })
    await add(2, 'application_received')
    await refreshApplication(db, user, id)
    const { list } = await client.call(contract.listMyCompanies, { query: { name: 'Margie' } })
    const params = { id: list[0]?.id ?? '' }
    expect(await client.call(contract.companyStats, { params })).toMatchObject({ answered: 0 })
    await add(4, 'interview')
    await add(9, 'conversation')
    await refreshApplication(db, user, id)
    expect(await client.call(contract.companyStats, { params })).toMatchObject({
      answered: 1,
      timed: 1,
      medianDaysToAnswer: null,
    })
    expect(await client.call(contract.companyStats, { params: { id: ids.Fabrikam ?? '' } })).toMatchObject({
      answered: 0,
      medianDaysToAnswer: null,
    })
  })

  test('knows its neighbours in the order of the list', async () => {
    const chevron = (id: string, query: { sort?: 'name'; name?: string } = {}) =>
      client.call(contract.companyPipeline, { params: { id }, query })
    expect(await chevron(ids.Fabrikam ?? '')).toEqual({
      stages: [{ status: 'applied', count: 1 }],
      previous: ids.Contoso,
      next: ids['Zürich Rück'],
    })
    expect(await chevron(ids.Contoso ?? '', { sort: 'name' })).toMatchObject({ previous: null, next: ids.Fabrikam })
    expect(await chevron(ids.Contoso ?? '', { name: 'contoso' })).toMatchObject({ previous: null, next: null })
  })

  test('gets another name for all its applications, and mail that uses the old one does not change it back', async () => {
    const { db } = served.database
    const other = await addUser(db)
    const as = served.as(other)
    const id = await addApplication(db, other, { company: 'Grenhouse', title: 'Gardener', lastActivityAt: day(1) })
    const company = (await as.call(getApplication, { params: { id } })).company
    const renamed = await as.call(contract.changeCompany, { params: { id: company?.id ?? '' }, body: { name: 'Tailspin Toys' } })
    expect(renamed).toMatchObject({ id: company?.id, name: 'Tailspin Toys', applications: 1 })
    await addReadMail(db, other, { applicationId: id, sentAt: day(2), read: { company: 'Grenhouse', title: 'Gardener' } })
    await refreshApplication(db, other, id)
    expect(await as.call(getApplication, { params: { id } })).toMatchObject({ company: { name: 'Tailspin Toys' } })
    expect(await loadMemory(db, other)).toMatchObject([
      { kind: 'rename', company: 'Tailspin Toys', signs: { companyKey: 'grenhouse' } },
    ])
    await as.call(contract.addCompany, { body: { name: 'Northwind' } })
    expect(
      await as.refused(contract.changeCompany, { params: { id: company?.id ?? '' }, body: { name: 'northwind' } }),
    ).toMatchObject({ code: 'conflict' })
  })
})

test('what one notes of a company stays with it; what is left out stays, and a name that is taken changes nothing', async () => {
  const as = served.as(await addUser(served.database.db))
  const { id } = await as.call(contract.addCompany, { body: { name: 'Alpine Ski House' } })
  await as.call(contract.addCompany, { body: { name: 'Taken' } })
  const params = { id }
  const noted = { website: 'https://alpine.example/jobs', notes: '**Kim** works there', rating: 4 }
  expect(await as.call(contract.changeCompany, { params, body: noted })).toMatchObject(noted)
  expect(await as.call(contract.changeCompany, { params, body: { rating: null } })).toMatchObject({ ...noted, rating: null })
  expect(await as.refused(contract.changeCompany, { params, body: { name: 'taken', notes: 'lost' } })).toMatchObject({
    code: 'conflict',
  })
  expect(await as.call(contract.getCompany, { params })).toMatchObject({ ...noted, name: 'Alpine Ski House', rating: null })
  for (const body of [{ website: 'javascript:alert(1)' }, { rating: 6 }, { notes: 'x'.repeat(20_001) }, { name: ' ' }])
    expect(await as.refused(contract.changeCompany, { params, body })).toMatchObject({ code: 'bad_input' })
})

describe('jobs', () => {
  test('are listed with their company, by words of either', async () => {
    expect(jobNames(await client.call(contract.listJobs))).toEqual([
      'Clerk at Contoso',
      'Analyst at Fabrikam',
      'Actuary at Zürich Rück',
      'Analyst at Contoso',
    ])
    expect(jobNames(await client.call(contract.listJobs, { query: { name: 'analyst fabrikam' } }))).toEqual([
      'Analyst at Fabrikam',
    ])
    expect(jobNames(await client.call(contract.listJobs, { query: { companyId: ids.Contoso, sort: 'title' } }))).toEqual([
      'Analyst at Contoso',
      'Clerk at Contoso',
    ])
    expect(jobNames(await client.call(contract.listJobsOfCompany, { params: { id: ids.Contoso ?? '' } }))).toEqual([
      'Clerk at Contoso',
      'Analyst at Contoso',
    ])
    expect(await client.call(contract.countJobs)).toEqual({ jobs: 4, appliedTo: 4, underWay: 3 })
  })

  test('are added once, changed, renamed, and show the applications to them', async () => {
    const other = await addUser(served.database.db)
    const as = served.as(other)
    const { id: companyId } = await as.call(contract.addCompany, { body: { name: 'Woodgrove' } })
    const made = await as.call(contract.addJob, { body: { title: 'Teller', companyId, location: 'Bern' } })
    expect(made).toMatchObject({
      title: 'Teller',
      company: { id: companyId, name: 'Woodgrove' },
      location: 'Bern',
      applications: 0,
    })
    expect((await as.call(contract.addJob, { body: { title: 'TELLER', companyId } })).id).toBe(made.id)
    const params = { id: made.id }
    expect(await as.call(contract.changeJob, { params, body: { postingUrl: 'https://woodgrove.example/1' } })).toMatchObject({
      location: 'Bern',
      postingUrl: 'https://woodgrove.example/1',
    })
    const application = await as.call(createApplication, { body: { company: 'Woodgrove', title: 'Teller' } })
    expect(await as.call(contract.renameJob, { params, body: { title: 'Bank Teller' } })).toMatchObject({
      id: made.id,
      title: 'Bank Teller',
    })
    expect(await as.call(getApplication, { params: { id: application.id } })).toMatchObject({
      job: { id: made.id, title: 'Bank Teller' },
    })
    expect(await as.call(contract.getJob, { params })).toMatchObject({
      applications: 1,
      stages: [{ status: 'applied', count: 1 }],
    })
    expect((await as.call(contract.getJobDetails, { params })).applicationList.map(({ id }) => id)).toEqual([application.id])
    await as.call(changeApplication, { params: { id: application.id }, body: { description: 'Count money.' } })
    expect(await as.call(contract.getJobDetails, { params })).toMatchObject({ description: 'Count money.' })
    const second = await as.call(contract.addJob, { body: { title: 'Guard', companyId } })
    expect(await as.refused(contract.renameJob, { params, body: { title: 'guard' } })).toMatchObject({ code: 'conflict' })
    expect(await as.call(contract.jobPipeline, { params, query: { sort: 'title' } })).toMatchObject({
      previous: null,
      next: second.id,
    })
  })
})

test('companies and jobs of somebody else are as unknown as ones that never were', async () => {
  const eve = served.as(await addUser(served.database.db))
  const jobId = (await client.call(contract.listJobs)).list[0]?.id ?? ''
  const tries: [endpoint: Endpoint, id: string, body?: object][] = [
    [contract.getCompany, ids.Contoso ?? ''],
    [contract.changeCompany, ids.Contoso ?? '', { name: 'Mine' }],
    [contract.companyStats, ids.Contoso ?? ''],
    [contract.companyPipeline, ids.Contoso ?? ''],
    [contract.listJobsOfCompany, ids.Contoso ?? ''],
    [contract.getJob, jobId],
    [contract.changeJob, jobId, { location: 'here' }],
    [contract.renameJob, jobId, { title: 'Mine' }],
    [contract.getJobDetails, jobId],
    [contract.jobPipeline, jobId],
  ]
  for (const [endpoint, id, body] of tries) {
    const refused = (of: string) => eve.refused(endpoint, { params: { id: of }, ...(body && { body }) } as object)
    const unknown = await refused(uuidv7())
    expect(unknown.code).toBe('not_found')
    expect(await refused(id)).toEqual(unknown)
  }
  expect(await eve.refused(contract.addJob, { body: { title: 'Mine', companyId: ids.Contoso ?? '' } })).toMatchObject({
    code: 'not_found',
  })
  expect(await eve.call(contract.listMyCompanies)).toEqual({ list: [], nextCursor: null })
  expect(await eve.call(contract.listJobs, { query: { companyId: ids.Contoso } })).toEqual({ list: [], nextCursor: null })
  expect(await eve.call(contract.searchCompanies, { query: { name: 'contoso' } })).toEqual([])
})
