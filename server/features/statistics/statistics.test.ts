import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { countByStatus, countSubmitted, getApplicationStatistics, getStatistics } from '../../../contract/statistics.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { addEntry } from '../timeline/index.ts'
import { statisticsRoutes } from './index.ts'

const served = await serve(statisticsRoutes)
afterAll(() => served.close())

const daysAgo = (n: number) => new Date(Date.now() - n * 86_400_000)

test('submitted applications are counted by week and month, each with the one before', async () => {
  const { db } = served.database
  const user = await addUser(db)
  for (const days of [0.1, 6.9, 7.1, 13.9, 20, 29.9, 30.1, 59.9, 60.1, 400])
    await addApplication(db, user, { appliedAt: daysAgo(days) })
  await addApplication(db, user, { status: 'saved', appliedAt: null })
  await addApplication(db, await addUser(db), { appliedAt: daysAgo(1) })
  expect(await served.as(user).call(countSubmitted)).toEqual({
    week: { count: 2, before: 2 },
    month: { count: 6, before: 2 },
    all: 10,
  })
})

test('active applications are counted by status, archived ones in all', async () => {
  const { db } = served.database
  const user = await addUser(db)
  for (const status of ['applied', 'applied', 'offer']) await addApplication(db, user, { status })
  await addApplication(db, user, { status: 'rejected', isActive: false })
  await addApplication(db, await addUser(db), { status: 'offer' })
  const counts = await served.as(user).call(countByStatus)
  expect(Object.fromEntries(counts.list.filter(({ count }) => count > 0).map(({ status, count }) => [status, count]))).toEqual({
    applied: 2,
    offer: 1,
  })
  expect(counts).toMatchObject({ active: 3, archived: 1 })
  expect(counts.list).toHaveLength(9)
})

test('the statistics tell who answered and when, what happened by week and day, and which ways applications took', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const add = (days: number, answered?: number) => {
    const firstAnswerAt = answered === undefined ? null : daysAgo(answered)
    return addApplication(db, user, { appliedAt: daysAgo(days), lastActivityAt: daysAgo(days), firstAnswerAt })
  }
  const step = (applicationId: string, days: number, from: string, to: string, actor: 'mail' | 'user' = 'mail') =>
    addEntry(db, user, { applicationId, kind: 'status', actor, at: daysAgo(days), from, to })
  const [quick, middling, slow, withdrawn] = [await add(20, 18), await add(20, 14), await add(20, 10), await add(20)]
  await add(3)
  await step(quick, 18, 'applied', 'interview')
  await step(quick, 10, 'interview', 'rejected')
  await step(middling, 14, 'applied', 'rejected')
  await step(slow, 10, 'applied', 'rejected')
  await step(withdrawn, 5, 'applied', 'withdrawn')
  await addApplication(db, user, { status: 'saved', appliedAt: null, lastActivityAt: daysAgo(500) })

  const eve = await addUser(db)
  await addApplication(db, eve, { appliedAt: daysAgo(1) })
  const statistics = await served.as(user).call(getStatistics, { query: { timeZone: 'Europe/Vienna' } })
  expect(statistics).toMatchObject({ submitted: 5, answered: 3, timed: 3, medianDaysToAnswer: 6 })
  expect(statistics.flows).toEqual([
    { from: 'applied', to: 'rejected', count: 2 },
    { from: 'applied', to: 'interview', count: 1 },
    { from: 'applied', to: 'withdrawn', count: 1 },
    { from: 'interview', to: 'rejected', count: 1 },
  ])
  expect(statistics.weeks).toHaveLength(26)
  expect(statistics.weeks.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  expect(new Set(statistics.weeks.map(({ start }) => new Date(start).getUTCDay()))).toEqual(new Set([1]))
  expect(statistics.days.map(({ count }) => count)).toEqual([4, 1, 1, 2, 1, 1])
  expect((await served.as(await addUser(db)).call(getStatistics)).weeks.every(({ count }) => count === 0)).toBe(true)
})

test('a day is one of the asker’s calendar', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const noon = new Date()
  noon.setUTCHours(0, 0, 0, 0)
  await addApplication(db, user, { lastActivityAt: new Date(noon.getTime() - 86_400_000 + 23.5 * 3_600_000) })
  const dayIn = async (timeZone: string) =>
    (await served.as(user).call(getStatistics, { query: { timeZone } })).days[0]?.day ?? ''
  expect(Date.parse(await dayIn('Asia/Tokyo')) - Date.parse(await dayIn('UTC'))).toBe(86_400_000)
  // browsers say the one or the other
  expect(await dayIn('Asia/Calcutta')).toBe(await dayIn('Asia/Kolkata'))
  for (const timeZone of ["UTC'; --", '+05:30', 'Mars/Olympus'])
    expect(await served.as(user).refused(getStatistics, { query: { timeZone } })).toMatchObject({ code: 'bad_input' })
})

test('one application has its own figures, for its user alone', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const id = await addApplication(db, user, { appliedAt: daysAgo(20.5), settled: ['appliedAt'], firstAnswerAt: daysAgo(18) })
  await addReadMail(db, user, { applicationId: id, sentAt: daysAgo(18) })
  await addReadMail(db, user, { applicationId: id, sentAt: daysAgo(8.5) })
  expect(await served.as(user).call(getApplicationStatistics, { params: { id } })).toEqual({
    daysSinceApplied: 20,
    daysQuiet: 8,
    daysToAnswer: 2.5,
    mails: 2,
    interviews: 0,
    notes: 0,
    documents: 0,
  })
  const quiet = await addApplication(db, user, { appliedAt: daysAgo(3.5) })
  const unanswered = await served.as(user).call(getApplicationStatistics, { params: { id: quiet } })
  expect(unanswered).toMatchObject({ daysSinceApplied: 3, daysToAnswer: null })
  const eve = served.as(await addUser(db))
  const unknown = await eve.refused(getApplicationStatistics, { params: { id: uuidv7() } })
  expect(unknown.code).toBe('not_found')
  expect(await eve.refused(getApplicationStatistics, { params: { id } })).toEqual(unknown)
})
