import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import * as contract from '../../../contract/companies.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { deleteAccount } from '../../../contract/personal-data.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, type Installation, install } from '../../testing/installation.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { catalogueRoutes, refreshShared } from './index.ts'

const served = await serve(catalogueRoutes)
afterAll(() => served.close())

const day = (n: number) => new Date(Date.UTC(2026, 8, n))

interface Said {
  company: string
  title?: string
  status?: string
  appliedAt?: Date | null
  /** Days until the employer answered. */
  answer?: number
}

async function applicant({ answer, ...said }: Said): Promise<string> {
  const { db } = served.database
  const user = await addUser(db)
  const firstAnswerAt = answer === undefined ? null : day(1 + answer)
  await addApplication(db, user, { appliedAt: day(1), settled: ['appliedAt'], title: 'Analyst', firstAnswerAt, ...said })
  return user
}

/** What somebody who has nothing to do with it sees under a name. */
async function seen(name: string) {
  await refreshShared(served.database.db)
  const client = served.as(await addUser(served.database.db))
  const { list } = await client.call(contract.listAllCompanies, { query: { name } })
  return { client, list, first: list[0] }
}

describe('a company is told to others', () => {
  test('when five people applied there, not when four did', async () => {
    for (let n = 0; n < 4; n++) await applicant({ company: 'Wingtip Toys' })
    expect((await seen('wingtip')).list).toEqual([])
    await applicant({ company: 'Wingtip Toys' })
    expect((await seen('wingtip')).list).toMatchObject([
      { name: 'Wingtip Toys', people: 5, medianDaysToAnswer: null, myId: null },
    ])
  })

  test('by people, not by applications, and not by those who only noted it', async () => {
    const { db } = served.database
    const eager = await applicant({ company: 'Litware' })
    for (let n = 0; n < 9; n++) await addApplication(db, eager, { company: 'Litware', title: `Job ${n}`, appliedAt: day(2) })
    for (let n = 0; n < 3; n++) await applicant({ company: 'Litware' })
    for (let n = 0; n < 5; n++) await applicant({ company: 'Litware', status: 'saved', appliedAt: null })
    expect((await seen('litware')).list).toEqual([])
  })

  test('with a number that is rounded down, so that one more person does not show', async () => {
    for (let n = 0; n < 9; n++) await applicant({ company: 'Proseware' })
    expect((await seen('proseware')).first?.people).toBe(5)
    await applicant({ company: 'Proseware' })
    expect((await seen('proseware')).first?.people).toBe(10)
  })

  test('in a spelling that five people share, else in the words that all have', async () => {
    for (let n = 0; n < 5; n++) await applicant({ company: 'Fourth Coffee AG' })
    await applicant({ company: 'FOURTH COFFEE' })
    expect((await seen('fourth')).first?.name).toBe('Fourth Coffee AG')
    for (const company of ['Trey Research', 'Trey Research GmbH', 'TREY Research', 'Trey Research Ltd.', 'trey research'])
      await applicant({ company })
    expect((await seen('trey')).first?.name).toBe('Trey Research')
  })

  test('until a name is written otherwise by one of the five', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => applicant({ company: 'Margies Travel' })))
    expect((await seen('margies')).list).toHaveLength(1)
    const one = served.as(people[0] ?? '')
    const [mine] = (await one.call(contract.listMyCompanies)).list
    await one.call(contract.changeCompany, { params: { id: mine?.id ?? '' }, body: { name: 'My aunt' } })
    expect((await seen('margies')).list).toEqual([])
  })
})

describe('how long a company takes to answer', () => {
  test('is told from five answered people on, each counting once', async () => {
    const { db } = served.database
    const often = await applicant({ company: 'Adatum', answer: 2 })
    for (let n = 0; n < 8; n++) {
      const known = { appliedAt: day(1), settled: ['appliedAt'], firstAnswerAt: day(3) }
      await addApplication(db, often, { company: 'Adatum', title: `Job ${n}`, ...known })
    }
    for (const answer of [8, 10, 12]) await applicant({ company: 'Adatum', answer })
    const fifth = await applicant({ company: 'Adatum' })
    expect((await seen('adatum')).first).toMatchObject({ people: 5, medianDaysToAnswer: null })
    await applicant({ company: 'Adatum', answer: 20 })
    expect((await seen('adatum')).first?.medianDaysToAnswer).toBe(10)

    const mine = (await served.as(fifth).call(contract.listMyCompanies)).list[0]?.id ?? ''
    expect(await served.as(fifth).call(contract.companyStats, { params: { id: mine } })).toMatchObject({
      applications: 1,
      answered: 0,
      medianDaysToAnswer: null,
      community: { people: 5, medianDaysToAnswer: 10 },
    })
  })
})

describe('the jobs of a company', () => {
  test('are told when five people applied to them, in a title that five share', async () => {
    for (let n = 0; n < 5; n++) await applicant({ company: 'Northwind', title: 'Data Analyst' })
    for (let n = 0; n < 4; n++) await applicant({ company: 'Northwind', title: `Secret plan` })
    const { client, first } = await seen('northwind')
    expect(first?.people).toBe(5)
    const jobs = await client.call(contract.listSharedJobs, { params: { id: first?.id ?? '' } })
    expect(jobs.list.map(({ title, people }) => [title, people])).toEqual([['Data Analyst', 5]])
    expect(await client.call(contract.getSharedCompany, { params: { id: first?.id ?? '' } })).toEqual(first)

    const own = served.as(await applicant({ company: 'northwind', title: 'Cook' }))
    const mine = (await own.call(contract.listMyCompanies)).list[0]?.id ?? ''
    expect((await own.call(contract.listSharedJobsOfMine, { params: { id: mine } })).list).toEqual(jobs.list)
    expect((await own.call(contract.listAllCompanies, { query: { name: 'northwind' } })).list[0]?.myId).toBe(mine)
  })

  test('of a company that nobody else knows are none', async () => {
    const own = served.as(await applicant({ company: 'Nobody Else' }))
    const mine = (await own.call(contract.listMyCompanies)).list[0]?.id ?? ''
    expect(await own.call(contract.listSharedJobsOfMine, { params: { id: mine } })).toEqual({ list: [], nextCursor: null })
  })

  test('are as unknown under an id of somebody’s own company as under one that never was', async () => {
    const owner = await applicant({ company: 'Private Affair' })
    const mine = (await served.as(owner).call(contract.listMyCompanies)).list[0]?.id ?? ''
    const eve = served.as(await addUser(served.database.db))
    for (const endpoint of [contract.getSharedCompany, contract.listSharedJobs, contract.listSharedJobsOfMine] as Endpoint[]) {
      const refused = (id: string) => eve.refused(endpoint, { params: { id } } as object)
      expect(await refused(mine)).toEqual(await refused(uuidv7()))
    }
  })
})

test('all companies are read page by page, by people or by name, and found by the beginnings of words', async () => {
  await refreshShared(served.database.db)
  const client = served.as(await addUser(served.database.db))
  const read = async (query: { sort?: 'name' | '-people'; name?: string }) => {
    const found: { name: string; people: number }[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await client.call(contract.listAllCompanies, { query: { ...query, limit: 2, ...(cursor && { cursor }) } })
      found.push(...page.list)
      cursor = page.nextCursor
    }
    return found
  }
  const namesOf = (found: { name: string }[]) => found.map(({ name }) => name)
  const byName = namesOf(await read({ sort: 'name' }))
  expect(byName).toEqual([...byName].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
  expect(byName.length).toBeGreaterThan(4)
  const byPeople = await read({})
  expect(byPeople).toEqual([...byPeople].sort((a, b) => b.people - a.people))
  expect(byPeople.at(0)?.people).toBeGreaterThan(byPeople.at(-1)?.people ?? 0)
  expect(namesOf(byPeople).sort()).toEqual([...byName].sort())
  expect(namesOf(await read({ name: 'res tre' }))).toEqual(['Trey Research'])
  expect(await read({ name: 'esearch' })).toEqual([])
  expect(await read({ name: "' & ! | <-> :* \\" })).toEqual(await read({}))
})

test('whoever leaves takes their part in every figure along, at once', async () => {
  const here: Installation = await install()
  try {
    const { db } = here.database
    const people = []
    for (let n = 0; n < 5; n++) {
      const person = await here.person({ email: `p${n}@example.com`, name: `person.${n}` })
      const { id } = await person.call(getProfile)
      const known = { appliedAt: day(1), settled: ['appliedAt'], firstAnswerAt: day(5) }
      await addApplication(db, id, { company: 'Contoso', title: 'Analyst', ...known })
      people.push(person)
    }
    await refreshShared(db)
    const [first, second] = people
    const list = () => second?.call(contract.listAllCompanies)
    expect((await list())?.list).toMatchObject([{ name: 'Contoso', people: 5, medianDaysToAnswer: 4 }])
    await first?.call(deleteAccount, { body: { password: goodPassword } })
    expect((await list())?.list).toEqual([])
    expect((await sql`select from shared_jobs`.execute(db)).rows).toEqual([])
  } finally {
    await here.close()
  }
})
