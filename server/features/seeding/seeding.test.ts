import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignAddress, authenticate } from '../../../contract/accounts.ts'
import { listApplications } from '../../../contract/applications.ts'
import { type AnswerData, type BodyIn, type Endpoint, prefix } from '../../../contract/endpoint.ts'
import { listThreads } from '../../../contract/mail.ts'
import { countUnread, listNotificationsOf } from '../../../contract/notifications.ts'
import { seedActivity, seedApplications, seedNotifications } from '../../../contract/seeding.ts'
import { type Installation, install } from '../../testing/installation.ts'
import { processed, type Running, run } from '../../testing/running.ts'

let running: Running
beforeAll(async () => {
  running = await run({ APPLYBOX_SEEDING: 'on', APPLYBOX_BOT_PROTECTION: 'off', APPLYBOX_MAX_ACCOUNTS_PER_DEVICE: '0' })
})
afterAll(() => running.close())

/** Calls the running product as a browser does. */
async function person(name: string) {
  let token = ''
  async function send(endpoint: Endpoint, body?: unknown, id = '') {
    return fetch(`http://127.0.0.1:${running.product.httpPort}${prefix}/${endpoint.path.replace('{id}', id)}`, {
      method: endpoint.method,
      headers: {
        'x-device-identity': name,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  async function call<E extends Endpoint>(endpoint: E, body?: BodyIn<E>, id = ''): Promise<AnswerData<E>> {
    const answer = await send(endpoint, body, id)
    if (!answer.ok) throw new Error(`${endpoint.path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { data: AnswerData<E> }).data
  }
  const account = { method: 'email', intent: 'sign-up', email: `${name}@example.com`, password: 'four crows over Brno' } as const
  token = (await call(authenticate, account)).token
  await call(assignAddress, { name })
  return { call, send }
}

test('applications come from mails that arrived by the real door', async () => {
  const ada = await person('ada.seeded')
  const { sent } = await ada.call(seedApplications, { count: 5 })
  expect(sent).toBe(9)
  await processed(running.database)
  const { list } = await ada.call(listApplications)
  expect(list.map(({ status }) => status).sort()).toEqual(['applied', 'assessment', 'interview', 'offer', 'rejected'])
  for (const { company, job } of list) expect([company?.name, job?.title]).not.toContain(undefined)
  const { rows } = await running.database.pool.query('select distinct source, client_address from mails')
  expect(rows).toEqual([{ source: 'smtp', client_address: '127.0.0.1' }])
})

test('notifications come from such mails, and activity goes to the application it is asked for', async () => {
  const bob = await person('bob.seeded')
  await bob.call(seedNotifications, { count: 4 })
  await processed(running.database)
  expect((await bob.call(countUnread)).count).toBe(4)

  const [application] = (await bob.call(listApplications)).list
  const id = application?.id ?? ''
  const mailsOf = async () =>
    (await bob.call(listThreads, undefined, id)).list.reduce((total, { messages }) => total + messages.length, 0)
  const before = await mailsOf()
  await bob.call(seedActivity, { count: 3 }, id)
  await processed(running.database)
  expect(await mailsOf()).toBe(before + 3)
  expect((await bob.call(listNotificationsOf, undefined, id)).list).toHaveLength(before + 3)

  const eve = await person('eve.seeded')
  const [foreign, unknown] = [await eve.send(seedActivity, {}, id), await eve.send(seedActivity, {}, uuidv7())]
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
