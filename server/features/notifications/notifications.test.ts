import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { countUnread, dismissNotifications, listNotifications, listNotificationsOf } from '../../../contract/notifications.ts'
import type { Invitation, Said } from '../../../domain/reading.ts'
import { refreshApplication } from '../../placement/refresh.ts'
import { hours } from '../../testing/hours.ts'
import { serve } from '../../testing/served.ts'
import { addApplication, addMail, addReadMail, addUser } from '../../testing/tracker.ts'
import { notificationRoutes } from './index.ts'

const served = await serve(notificationRoutes)
afterAll(() => served.close())

const minutesAgo = (n: number) => new Date(Date.now() - n * 60_000)

test('mail that matters is announced, the newest first, with what it is about', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const applicationId = await addApplication(db, user, { company: 'Contoso', title: 'Analyst' })
  const evidence = [{ field: 'kind' as const, quote: 'invite you to an interview', where: 'body' as const }]
  await addReadMail(db, user, {
    applicationId,
    sentAt: minutesAgo(5),
    read: { kind: 'interview', subject: 'Shall we talk?', evidence },
  })
  await addReadMail(db, user, { place: 'aside', sentAt: minutesAgo(4), read: { kind: 'account', code: '481 516' } })
  await addReadMail(db, user, { place: 'review', sentAt: minutesAgo(3), read: { kind: 'conversation' } })
  const { list } = await served.as(user).call(listNotifications)
  expect(list).toMatchObject([
    { notice: 'review', applicationId: null },
    { notice: 'code', code: '481 516' },
    {
      notice: 'interview',
      applicationId,
      company: 'Contoso',
      title: 'Analyst',
      subject: 'Shall we talk?',
      from: { address: 'kim@contoso.example' },
      quote: 'invite you to an interview',
      code: null,
      dismissed: false,
    },
  ])
  expect(await served.as(user).call(countUnread)).toEqual({ count: 3 })
  expect(
    (await served.as(user).call(listNotificationsOf, { params: { id: applicationId } })).list.map(({ notice }) => notice),
  ).toEqual(['interview'])
})

test.each<[string, Parameters<typeof addReadMail>[2]]>([
  ['a receipt', { place: 'application', read: { kind: 'application_received' } }],
  ['a job alert', { place: 'aside', read: { kind: 'job_alert' } }],
  ['an account mail without a code', { place: 'aside', read: { kind: 'account' } }],
  [
    'an offer that failed the check of its sender',
    { read: { kind: 'offer' }, authentication: JSON.stringify({ dmarc: 'fail' }) },
  ],
  ['an offer with the signs of a fraud', { read: { kind: 'offer', trust: { level: 'warn', warnings: [] } } }],
  ['mail from long ago that was brought in', { read: { kind: 'offer' }, sentAt: minutesAgo(20_000), receivedAt: new Date() }],
  ['mail of an import', { read: { kind: 'offer' }, source: 'import' }],
  ['mail that still waits to be read', { state: 'waiting', place: null, read: { kind: 'offer' } }],
  ['review that the user put out of the way', { place: 'review', archivedAt: new Date() }],
])('%s is not announced', async (_, mail) => {
  const { db } = served.database
  const user = await addUser(db)
  const applicationId = mail?.place ? null : await addApplication(db, user, { company: 'Contoso', title: 'Analyst' })
  await addReadMail(db, user, { ...mail, applicationId })
  expect(await served.as(user).call(countUnread)).toEqual({ count: 0 })
})

test('one or all are dismissed, open windows hear it, and they can be brought back', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const client = served.as(user)
  const ids: string[] = []
  for (let n = 0; n < 5; n++) ids.push(await addReadMail(db, user, { place: 'review', sentAt: minutesAgo(n) }))
  const heard: string[] = []
  const stop = served.events.subscribe(user, ({ type }) => heard.push(type))
  expect(await client.call(dismissNotifications, { body: { ids: ids.slice(0, 1) } })).toEqual({ ids: ids.slice(0, 1) })
  expect(await client.call(countUnread)).toEqual({ count: 4 })
  const all = await client.call(dismissNotifications, { body: { all: true } })
  expect(all.ids.toSorted()).toEqual(ids.slice(1).toSorted())
  expect((await client.call(listNotifications)).list).toEqual([])
  expect((await client.call(listNotifications, { query: { dismissed: 'true', limit: 2 } })).list.map(({ id }) => id)).toEqual(
    ids.slice(0, 2),
  )
  await client.call(dismissNotifications, { body: { ids: all.ids, dismissed: false } })
  expect(await client.call(countUnread)).toEqual({ count: 4 })
  await expect.poll(() => heard).toEqual(['notification', 'notification', 'notification'])
  stop()
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await client.call(listNotifications, { query: { limit: 2, dismissed: 'all', ...(cursor && { cursor }) } })
    seen.push(...page.list.map(({ id }) => id))
    cursor = page.nextCursor
  }
  expect(seen).toEqual(ids)
})

test('notifications of somebody else are as unknown as ones that never were', async () => {
  const { db } = served.database
  const [ada, eve] = [await addUser(db), await addUser(db)]
  const applicationId = await addApplication(db, ada, { company: 'Secret', title: 'Agent' })
  const id = await addReadMail(db, ada, { applicationId, read: { kind: 'offer' } })
  const own = await addMail(db, eve)
  const as = served.as(eve)
  const dismissing = (mail: string) => as.refused(dismissNotifications, { body: { ids: [own, mail] } })
  const unknown = await dismissing(uuidv7())
  expect(unknown.code).toBe('not_found')
  expect(await dismissing(id)).toEqual(unknown)
  const of = (application: string) => as.refused(listNotificationsOf, { params: { id: application } })
  expect(await of(applicationId)).toEqual(await of(uuidv7()))
  expect(await as.call(listNotifications)).toEqual({ list: [], nextCursor: null })
  expect(await served.as(ada).call(countUnread)).toEqual({ count: 1 })
})

test('a question to move a meeting is shown as a question until it is answered', async () => {
  const { db } = served.database
  const user = await addUser(db)
  const applicationId = await addApplication(db, user, { company: 'Contoso', title: 'Analyst', status: 'interview' })
  const timeOf = (at: string) => ({ day: at.slice(0, 10), weekday: null, clock: at.slice(11, 16), zone: 'UTC' })
  const add = (minutes: number, at: string, says: Said[]) =>
    addReadMail(db, user, {
      applicationId,
      place: 'application',
      sentAt: minutesAgo(minutes),
      read: { kind: 'interview', acts: [{ says, times: [timeOf(at)], quote: 'These are the words.' }] },
    })
  const invitation = { ...plainInvitation, start: hours(48) }
  await addReadMail(db, user, { applicationId, sentAt: minutesAgo(90), read: { kind: 'interview', invitation } })
  const id = await add(30, hours(72), ['question', 'move'])
  await refreshApplication(db, user, applicationId)
  const meetingNow = async () => {
    const { list } = await served.as(user).call(listNotifications)
    return list.find((one) => one.id === id)?.meeting
  }
  expect(Object.keys((await meetingNow()) ?? {})).toEqual(['from', 'to', 'isAsked'])
  expect(await meetingNow()).toMatchObject({ from: null, isAsked: true })
  await db.updateTable('interviews').set({ insteadOf: null, state: 'confirmed' }).where('mailId', '=', id).execute()
  expect(await meetingNow()).toMatchObject({ isAsked: false })
})

const plainInvitation: Invitation = {
  uid: 'meeting@contoso.example',
  sequence: 0,
  method: 'request',
  start: '',
  end: null,
  timeZone: 'UTC',
  summary: 'Interview',
  place: null,
  kind: 'video',
  organizer: null,
}
