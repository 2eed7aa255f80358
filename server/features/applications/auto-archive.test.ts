import { afterAll, expect, test } from 'vitest'
import { createApplication, getApplication, listApplications, toggleActive } from '../../../contract/applications.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { openJobs } from '../../db/jobs.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { run } from '../../testing/running.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addReadMail, addUser } from '../../testing/tracker.ts'
import { timelineRoutes } from '../timeline/index.ts'
import { applicationRoutes, archiveEnded } from './index.ts'

const served = await serve((context) => [...applicationRoutes(context), ...timelineRoutes(context)])
afterAll(() => served.close())

const ended = new Date('2026-03-01T12:00:00Z')
const daysLater = (days: number) => new Date(ended.getTime() + days * 86_400_000)
const after = (days: number, defaultDays = 30) => archiveEnded(served.database.db, { now: daysLater(days), defaultDays })
const addEnded = (user: string, title: string, row: { endedAt?: Date | null; status?: string; isActive?: boolean } = {}) =>
  addApplication(served.database.db, user, { title, status: 'rejected', endedAt: ended, lastActivityAt: ended, ...row })
const active = async (user: string) =>
  (await served.as(user).call(listApplications, { query: { limit: 100 } })).list.map(({ job }) => job?.title)

test('what ended is archived when its days have passed, not before, and the timeline says who did it', async () => {
  const user = await addUser(served.database.db)
  const id = await addEnded(user, 'Ended')
  await addEnded(user, 'Withdrawn', { status: 'withdrawn' })
  await addEnded(user, 'Open', { status: 'applied', endedAt: null })
  const heard: string[] = []
  const stop = served.events.subscribe(user, ({ type }) => heard.push(type))
  expect(await after(29.9)).toBe(0)
  expect(await active(user)).toHaveLength(3)
  expect(await after(30)).toBe(2)
  expect(await active(user)).toEqual(['Open'])
  expect(await after(60)).toBe(0)
  const { list } = await served.as(user).call(getTimeline, { params: { id } })
  expect(list.find(({ kind }) => kind === 'archived')).toMatchObject({ actor: 'system', at: daysLater(30).toISOString() })
  await expect.poll(() => heard).toEqual(['application', 'application'])
  stop()
})

test('made active again by hand it stays so, and what was archived by hand is left alone', async () => {
  const user = await addUser(served.database.db)
  const id = await addEnded(user, 'Ended')
  await after(31)
  await served.as(user).call(toggleActive, { params: { id } })
  expect(await after(40)).toBe(0)
  expect(await active(user)).toEqual(['Ended'])
  await served.as(user).call(toggleActive, { params: { id } })
  expect(await after(90)).toBe(0)
})

test('each person has their own days, and may want none', async () => {
  const { db } = served.database
  const [soon, never, unsaid] = [
    await addUser(db, { autoArchiveDays: 5 }),
    await addUser(db, { autoArchiveDays: 0 }),
    await addUser(db),
  ]
  for (const user of [soon, never, unsaid]) await addEnded(user, 'Ended')
  expect(await after(5)).toBe(1)
  expect(await active(soon)).toEqual([])
  expect(await after(400, 0)).toBe(0)
  expect(await after(400)).toBe(1)
  expect(await active(never)).toEqual(['Ended'])
})

test('what was noted by hand as rejected ended when it was noted, whatever earlier mail joins it', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const client = served.as(user)
  const inDays = (days: number) => archiveEnded(db, { now: new Date(Date.now() + days * 86_400_000), defaultDays: 30 })
  const { id } = await client.call(createApplication, { body: { company: 'Contoso', title: 'Clerk', status: 'rejected' } })
  const interview = { kind: 'interview', company: 'Contoso', title: 'Clerk' } as const
  await addReadMail(db, user, { applicationId: id, sentAt: ended, read: interview })
  await refreshApplication(db, user, id)
  expect(await client.call(getApplication, { params: { id } })).toMatchObject({ status: 'rejected' })
  expect(await inDays(29)).toBe(0)
  expect(await inDays(31)).toBe(1)
  const untouched = { body: { company: 'Contoso', title: 'Porter', status: 'withdrawn' } } as const
  await client.call(createApplication, untouched)
  expect(await inDays(31)).toBe(1)
})

test('more than one batch is archived in one go', async () => {
  const user = await addUser(served.database.db)
  for (let n = 0; n < 205; n++) await addEnded(user, `Ended ${n}`)
  expect(await after(30)).toBe(205)
  expect(await active(user)).toEqual([])
})

test('the running product looks for such by the clock', async () => {
  const running = await run()
  const { db, pool, url } = running.database
  const user = await addUser(db)
  const id = await addApplication(db, user, { status: 'rejected', endedAt: ended })
  expect((await pool.query("select cron from jobs.schedule where name = 'archive-ended'")).rows).toEqual([
    { cron: '7,37 * * * *' },
  ])
  const clock = await openJobs(url, { isWorker: false, onError: () => {} })
  await clock.send('archive-ended')
  const isActive = async () =>
    (await db.selectFrom('applications').select('isActive').where('id', '=', id).executeTakeFirst())?.isActive
  await expect.poll(isActive, { timeout: 10_000 }).toBe(false)
  await clock.stop()
  await running.close()
})
