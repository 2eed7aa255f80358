import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Application, createApplication, listApplications, type Status } from '../../contract/applications.ts'
import { companyStats, countCompanies, countJobs, listMyCompanies } from '../../contract/companies.ts'
import { previewReport } from '../../contract/report.ts'
import { countByStatus, countSubmitted, getApplicationStatistics, getStatistics } from '../../contract/statistics.ts'
import type { Reading } from '../../domain/reading.ts'
import { refreshApplication } from '../placement/refresh.ts'
import { type Client, type Served, serve } from '../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../testing/tracker.ts'
import { applicationRoutes } from './applications/index.ts'
import { catalogueRoutes } from './catalogue/index.ts'
import { reportRoutes } from './report/index.ts'
import { statisticsRoutes } from './statistics/index.ts'

/** What came, how many days after the receipt, and of it what the numbers must say. */
interface Case {
  name: string
  mails: [days: number, read: Partial<Reading>][]
  /** As the user noted it, where no mail founded it. */
  noted?: Status
  isArchived?: boolean
  /** Days to the first answer; `yes` where it is not known when. */
  answered: number | 'yes' | 'no'
  isAlive: boolean
  isSubmitted?: false
}

const receipt: [number, Partial<Reading>] = [0, { kind: 'application_received', automated: true }]
const machine = { automated: true, from: { name: 'Recruiting', address: 'no-reply@contoso.example' } }
const cases: Case[] = [
  { name: 'a receipt alone', mails: [receipt], answered: 'no', isAlive: true },
  { name: 'viewed', mails: [receipt, [1, { kind: 'application_update', ...machine }]], answered: 'no', isAlive: true },
  {
    name: 'viewed, then a refusal by a program',
    mails: [receipt, [1, { kind: 'application_update', ...machine }], [9, { kind: 'rejection', ...machine }]],
    answered: 9,
    isAlive: false,
  },
  { name: 'a test by a program', mails: [receipt, [2, { kind: 'assessment', ...machine }]], answered: 2, isAlive: true },
  { name: 'a person writes', mails: [receipt, [3, { kind: 'conversation' }]], answered: 3, isAlive: true },
  {
    name: 'a person writes, then the offer',
    mails: [receipt, [4, { kind: 'application_update' }], [20, { kind: 'offer' }]],
    answered: 4,
    isAlive: true,
  },
  {
    name: 'an automatic reply',
    mails: [receipt, [1, { kind: 'conversation', isMachineReply: true }]],
    answered: 'no',
    isAlive: true,
  },
  {
    name: 'the user asks',
    mails: [receipt, [5, { kind: 'conversation', from: { name: 'Ada', address: 'ada@applybox.localhost' } }]],
    answered: 'no',
    isAlive: true,
  },
  {
    name: 'a mail that nothing proves',
    mails: [receipt, [5, { kind: 'offer', trust: { level: 'warn', warnings: [] } }]],
    answered: 'no',
    isAlive: true,
  },
  {
    name: 'a refusal after archiving',
    mails: [receipt, [6, { kind: 'rejection' }]],
    isArchived: true,
    answered: 6,
    isAlive: false,
  },
  { name: 'archived without an answer', mails: [receipt], isArchived: true, answered: 'no', isAlive: false },
  { name: 'saved', mails: [], noted: 'saved', answered: 'no', isAlive: true, isSubmitted: false },
  { name: 'noted as sent', mails: [], noted: 'applied', answered: 'no', isAlive: true },
  { name: 'noted as refused', mails: [], noted: 'rejected', answered: 'yes', isAlive: false },
  { name: 'noted as withdrawn', mails: [], noted: 'withdrawn', answered: 'no', isAlive: false },
  { name: 'noted as invited', mails: [], noted: 'interview', answered: 'yes', isAlive: true },
]

const companies =
  'Aldermoor Birchwood Cedarline Dogwood Elmstead Firbrook Gorseley Hazelton Ivybridge Juniperfield Kelpworth Larchmont Maplegate Nettlecombe Oakhurst Pinedale'.split(
    ' ',
  )
let served: Served
let client: Client
let all: Application[] = []
const begin = Date.now() - 40 * 86_400_000

beforeAll(async () => {
  served = await serve(applicationRoutes, statisticsRoutes, catalogueRoutes, reportRoutes)
  const { db } = served.database
  const user = await addUser(db, { email: 'ada@applybox.localhost' })
  client = served.as(user)
  for (const [n, { name, mails, noted, isArchived }] of cases.entries()) {
    const company = companies[n] ?? ''
    if (noted) await client.call(createApplication, { body: { company, title: name, status: noted } })
    else {
      const settled = ['company', 'title', ...(isArchived ? ['isActive'] : [])]
      const id = await addApplication(db, user, {
        company,
        title: name,
        isActive: !isArchived,
        settled,
        lastActivityAt: new Date(begin),
      })
      for (const [days, read] of mails)
        await addReadMail(db, user, { applicationId: id, sentAt: new Date(begin + days * 86_400_000), read })
      await refreshApplication(db, user, id)
    }
  }
  all = (await client.call(listApplications, { query: { active: 'all', limit: 100 } })).list
})
afterAll(() => served.close())

const applicationOf = ({ name }: Case): Application => {
  const found = all.find(({ job }) => job?.title === name)
  if (!found) throw new Error(`${name} is not there`)
  return found
}
const answered = cases.filter(({ answered }) => answered !== 'no')
const submitted = cases.filter(({ isSubmitted = true }) => isSubmitted)

describe('of one application', () => {
  test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
    const { id, company } = applicationOf(one)
    const { daysToAnswer } = await client.call(getApplicationStatistics, { params: { id } })
    expect(daysToAnswer).toBe(typeof one.answered === 'number' ? one.answered : null)
    const stats = await client.call(companyStats, { params: { id: company?.id ?? '' } })
    expect(stats).toMatchObject({
      applications: 1,
      answered: one.answered === 'no' ? 0 : 1,
      timed: typeof one.answered === 'number' ? 1 : 0,
    })
    const { list } = await client.call(listMyCompanies, { query: { name: company?.name ?? '' } })
    expect(list[0]).toMatchObject({ applications: 1, active: one.isAlive ? 1 : 0 })
  })
})

test('every place that counts applications says the same', async () => {
  const days = answered.flatMap(({ answered }) => (typeof answered === 'number' ? [answered] : [])).sort((a, b) => a - b)
  const alive = cases.filter(({ isAlive }) => isAlive)
  const underWay = alive.filter(({ isSubmitted = true }) => isSubmitted)
  const archived = cases.filter(({ isArchived }) => isArchived)
  const middle = ((days[Math.floor((days.length - 1) / 2)] ?? 0) + (days[Math.ceil((days.length - 1) / 2)] ?? 0)) / 2

  expect(await client.call(getStatistics)).toMatchObject({
    submitted: submitted.length,
    answered: answered.length,
    timed: days.length,
    medianDaysToAnswer: middle,
  })
  expect((await client.call(countSubmitted)).all).toBe(submitted.length)
  const period = { from: '2000-01-01', to: new Date().toISOString().slice(0, 10), scope: 'applied' as const }
  const { total, withoutDay } = await client.call(previewReport, { query: period })
  expect(total + withoutDay).toBe(submitted.length)
  expect(await client.call(countCompanies)).toEqual({
    companies: cases.length,
    answered: answered.length,
    underWay: underWay.length,
  })
  expect(await client.call(countJobs)).toEqual({ jobs: cases.length, appliedTo: submitted.length, underWay: underWay.length })

  const counts = await client.call(countByStatus)
  expect(counts).toMatchObject({
    active: alive.length,
    ended: cases.length - alive.length - archived.length,
    archived: archived.length,
  })
  expect(counts.list.reduce((sum, { count }) => sum + count, 0)).toBe(counts.active + counts.ended)
  for (const { status, count } of counts.list)
    expect(
      all.filter((one) => one.isActive && one.status === status),
      status,
    ).toHaveLength(count)
  const listed = (query: { active: 'true' | 'false'; ended?: 'false' | 'true' }) => client.call(listApplications, { query })
  expect((await listed({ active: 'true', ended: 'false' })).total).toBe(alive.length)
  expect((await listed({ active: 'true', ended: 'true' })).total).toBe(counts.ended)
  expect((await listed({ active: 'true' })).total).toBe(counts.active + counts.ended)
  expect((await listed({ active: 'false' })).total).toBe(archived.length)
})
