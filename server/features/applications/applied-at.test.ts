import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeApplication, getApplication, listApplications } from '../../../contract/applications.ts'
import { listContacts } from '../../../contract/contacts.ts'
import { previewReport } from '../../../contract/report.ts'
import { getApplicationStatistics, getStatistics } from '../../../contract/statistics.ts'
import { readSummary } from '../../../contract/summaries.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { type Client, type Served, serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { routesOf } from '../routes.ts'

let served: Served
let user: string
let client: Client
let id: string
beforeAll(async () => {
  served = await serve(routesOf)
  user = await addUser(served.database.db)
  client = served.as(user)
  id = await addApplication(served.database.db, user)
  await add('rejection', '2026-03-09T10:00:00Z')
})
afterAll(() => served.close())

const kim = { name: 'Kim Larsen', address: 'kim.larsen@contoso.example' }

async function add(kind: 'rejection' | 'application_received', sentAt: string) {
  const { db } = served.database
  const read = { kind, company: 'Contoso', title: 'Analyst', from: kim, people: [{ ...kim, role: null }] }
  await addReadMail(db, user, { applicationId: id, sentAt: new Date(sentAt), read })
  await refreshApplication(db, user, id)
}

const march = { from: '2026-03-01', to: '2026-03-31' }

async function told() {
  const [application, { list }, figures, all, report, { sentences }, people] = await Promise.all([
    client.call(getApplication, { params: { id } }),
    client.call(listApplications, { query: { active: 'all' } }),
    client.call(getApplicationStatistics, { params: { id } }),
    client.call(getStatistics),
    client.call(previewReport, { query: march }),
    client.call(readSummary, { params: { id }, query: { language: 'en' } }),
    client.call(listContacts, { params: { id } }),
  ])
  return { application, list, figures, all, report, reported: report.list, begins: sentences[0]?.text, people: people.list }
}

describe('an application of which an answer is the first mail', () => {
  test('was sent on an unknown day, and nothing counts from that of the answer', async () => {
    const { application, list, figures, all, report, begins, people } = await told()
    const latest = { appliedAt: '2026-03-09T10:00:00.000Z', isAppliedAtKnown: false }
    expect(application).toMatchObject(latest)
    expect(list).toMatchObject([latest])
    expect(figures).toMatchObject({ daysSinceApplied: null, daysToAnswer: null })
    expect(all).toMatchObject({ submitted: 1, answered: 1, medianDaysToAnswer: null, timed: 0 })
    expect(all.weeks.reduce((sum, { count }) => sum + count, 0)).toBe(0)
    expect(report).toMatchObject({
      total: 0,
      withoutDay: 1,
      byStatus: [],
      list: [{ appliedAt: null, history: [{ status: 'rejected' }] }],
    })
    expect(begins).toBe('You applied to Contoso as Analyst.')
    expect(people).toMatchObject([{ answersInDays: null }])
  })

  test('was sent when its receipt says, should that come', async () => {
    await add('application_received', '2026-03-05T10:00:00Z')
    const { application, figures, all, reported, begins, people } = await told()
    expect(application).toMatchObject({ appliedAt: '2026-03-05T10:00:00.000Z', isAppliedAtKnown: true })
    expect(figures).toMatchObject({ daysToAnswer: 4 })
    expect(all).toMatchObject({ medianDaysToAnswer: null, timed: 1 })
    expect(reported).toMatchObject([{ history: [{ status: 'applied' }, { status: 'rejected' }] }])
    expect(begins).toContain('You applied to Contoso as Analyst on ')
    expect(people).toMatchObject([{ answersInDays: null }])
  })

  test('was sent when the user says', async () => {
    await client.call(changeApplication, { params: { id }, body: { appliedAt: '2026-03-02T10:00:00Z' } })
    expect((await told()).application).toMatchObject({ appliedAt: '2026-03-02T10:00:00.000Z', isAppliedAtKnown: true })
  })
})
