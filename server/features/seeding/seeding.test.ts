import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import type { listApplications } from '../../../contract/applications.ts'
import type { AnswerData } from '../../../contract/endpoint.ts'
import type { listThreads } from '../../../contract/mail.ts'
import { seedActivity, seedApplications, seedNotifications } from '../../../contract/seeding.ts'
import { signUp } from '../../testing/caller.ts'
import { type Installation, install } from '../../testing/installation.ts'
import { processed, run } from '../../testing/running.ts'

type Applications = AnswerData<typeof listApplications>

const running = await run({ APPLYBOX_SEEDING: 'on', APPLYBOX_BOT_PROTECTION: 'off', APPLYBOX_MAX_ACCOUNTS_PER_DEVICE: '0' })
afterAll(() => running.close())

test('applications come from mails that arrived by the real door', async () => {
  const ada = await signUp(running, 'ada.seeded')
  const { sent } = await ada.data<{ sent: number }>('POST', 'jobApplications/seed', { count: 5 })
  expect(sent).toBe(9)
  await processed(running.database)
  const { list } = await ada.data<Applications>('GET', 'jobApplications')
  expect(list.map(({ status }) => status).sort()).toEqual(['applied', 'assessment', 'interview', 'offer', 'rejected'])
  for (const { company, job } of list) expect([company?.name, job?.title]).not.toContain(undefined)
  const { rows } = await running.database.pool.query('select distinct source, client_address from mails')
  expect(rows).toEqual([{ source: 'smtp', client_address: '127.0.0.1' }])
})

test('notifications come from such mails, and activity goes to the application it is asked for', async () => {
  const bob = await signUp(running, 'bob.seeded')
  await bob.data('POST', 'userNotifications/seed', { count: 4 })
  await processed(running.database)
  expect((await bob.data<{ count: number }>('GET', 'userNotifications/unreadCount')).count).toBe(4)

  const [application] = (await bob.data<Applications>('GET', 'jobApplications')).list
  const id = application?.id ?? ''
  const mailsOf = async () =>
    (await bob.data<AnswerData<typeof listThreads>>('GET', `users/emails/${id}`)).list.reduce(
      (total, { messages }) => total + messages.length,
      0,
    )
  const before = await mailsOf()
  await bob.data('POST', `jobApplications/activity/seed/${id}`, { count: 3 })
  await processed(running.database)
  expect(await mailsOf()).toBe(before + 3)
  expect((await bob.data<{ list: unknown[] }>('GET', `jobNotifications/id/${id}`)).list).toHaveLength(before + 3)

  const eve = await signUp(running, 'eve.seeded')
  const seed = (of: string) => eve.send('POST', `jobApplications/activity/seed/${of}`, {})
  const [foreign, unknown] = [await seed(id), await seed(uuidv7())]
  expect([foreign.status, unknown.status]).toEqual([404, 404])
  expect(await foreign.text()).toBe(await unknown.text())
})

test('where the installation does not say so there are no such paths', async () => {
  const here: Installation = await install()
  const ada = await here.person({ email: 'ada@example.com', name: 'ada.plain' })
  for (const entry of [seedApplications, seedNotifications]) expect((await ada.refused(entry)).code).toBe('not_found')
  expect((await ada.refused(seedActivity, { params: { id: uuidv7() } })).code).toBe('not_found')
  await here.close()
})
