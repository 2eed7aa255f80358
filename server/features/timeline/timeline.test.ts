import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { getTimeline, listActivity } from '../../../contract/timeline.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addMail, addUser } from '../../testing/tracker.ts'
import { addEntry, timelineRoutes } from './index.ts'

const served = await serve(timelineRoutes)
const ada = await addUser(served.database.db)
afterAll(() => served.close())

const day = (n: number) => new Date(Date.UTC(2026, 8, n))

test('tells what happened, newest first, with the mail and the words that decided it', async () => {
  const { db } = served.database
  const applicationId = await addApplication(db, ada, { company: 'Contoso', title: 'Analyst', lastActivityAt: day(1) })
  const mailId = await addMail(db, ada, { kind: 'interview', subject: 'Shall we talk?' })
  const evidence = [{ field: 'kind' as const, quote: 'invite you to an interview', where: 'body' as const, mailId }]
  await addEntry(db, ada, {
    applicationId,
    kind: 'status',
    actor: 'mail',
    at: day(3),
    mailId,
    from: 'applied',
    to: 'interview',
    evidence,
  })
  await addEntry(db, ada, { applicationId, kind: 'archived', actor: 'user', at: day(4) })
  const { list } = await served.as(ada).call(getTimeline, { params: { id: applicationId } })
  expect(list.map(({ kind }) => kind)).toEqual(['archived', 'status', 'created'])
  expect(list[1]).toMatchObject({
    at: day(3).toISOString(),
    actor: 'mail',
    mailId,
    mailKind: 'interview',
    subject: 'Shall we talk?',
    from: 'applied',
    to: 'interview',
    evidence,
  })
})

test('is read page by page', async () => {
  const { db } = served.database
  const applicationId = await addApplication(db, ada, { company: 'Fabrikam', title: 'Tester', lastActivityAt: day(1) })
  for (let n = 0; n < 9; n++)
    await addEntry(db, ada, { applicationId, kind: 'status', actor: 'user', at: day(2), to: `step ${n}` })
  const seen: (string | null)[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await served
      .as(ada)
      .call(getTimeline, { params: { id: applicationId }, query: { limit: 3, ...(cursor && { cursor }) } })
    seen.push(...page.list.map(({ to }) => to))
    cursor = page.nextCursor
  }
  expect(seen).toEqual(['step 8', 'step 7', 'step 6', 'step 5', 'step 4', 'step 3', 'step 2', 'step 1', 'step 0', null])
})

test('the activity of all applications names company and job of each', async () => {
  const { db } = served.database
  const user = await addUser(db)
  await addApplication(db, user, { company: 'Contoso', title: 'Analyst', lastActivityAt: day(1) })
  const uncategorized = await addApplication(db, user, { lastActivityAt: day(2) })
  const companyId = (await db.selectFrom('companies').where('userId', '=', user).select('id').executeTakeFirstOrThrow()).id
  const ofCompany = await served.as(user).call(listActivity, { query: { companyId } })
  expect(ofCompany.list.map(({ company }) => company)).toEqual(['Contoso'])
  expect((await served.as(ada).call(listActivity, { query: { companyId } })).list).toEqual([])
  const first = await served.as(user).call(listActivity, { query: { limit: 1 } })
  expect(first.list).toMatchObject([{ applicationId: uncategorized, company: null, title: null, kind: 'created' }])
  const second = await served.as(user).call(listActivity, { query: { limit: 1, cursor: first.nextCursor ?? '' } })
  expect(second).toMatchObject({ list: [{ company: 'Contoso', title: 'Analyst' }], nextCursor: null })
})

test('somebody else sees nothing of it', async () => {
  const { db } = served.database
  const eve = await addUser(db)
  const id = await addApplication(db, ada, { company: 'Secret', title: 'Agent' })
  const unknown = await served.as(eve).refused(getTimeline, { params: { id: uuidv7() } })
  expect(unknown.code).toBe('not_found')
  expect(await served.as(eve).refused(getTimeline, { params: { id } })).toEqual(unknown)
  expect(await served.as(eve).call(listActivity)).toEqual({ list: [], nextCursor: null })
})
