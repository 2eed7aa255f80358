import { afterAll, beforeAll, expect, test } from 'vitest'
import { countByStatus, countSubmitted } from '../../../contract/applications.ts'
import { type Served, serve } from '../../testing/served.ts'
import { addApplication, addUser } from '../../testing/tracker.ts'
import { statisticsRoutes } from './index.ts'

let served: Served
beforeAll(async () => {
  served = await serve(statisticsRoutes)
})
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
