import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { allowNotifications, getProfile, updatePushSubscription } from '../../../contract/profile.ts'
import { openOutbound } from '../../lib/outbound.ts'
import { install, type Person } from '../../testing/installation.ts'

const leadsTo: Record<string, string> = { 'push.example': '1.1.1.1', 'inside.example': '10.0.0.1' }
const resolve = async (name: string) => {
  const address = leadsTo[name]
  if (!address) throw new Error('no such name')
  return [{ address, family: 4 }]
}

const here = await install({}, undefined, openOutbound({ resolve }))
const ada = await here.person({ email: 'ada@example.com' })
afterAll(() => here.close())

const subscription = (endpoint: string) => ({
  endpoint,
  auth: randomBytes(16).toString('base64url'),
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
})
const kept = async () => {
  const rows = await here.database.db
    .selectFrom('pushSubscriptions as s')
    .innerJoin('users', 'users.id', 's.userId')
    .select(['users.email', 's.endpoint', 's.auth', 's.p256dh'])
    .orderBy('users.email')
    .orderBy('s.endpoint')
    .execute()
  return rows.map(({ email, ...rest }) => [email, rest] as const)
}

test('a browser has one subscription, the last it told; another browser has its own', async () => {
  const first = subscription('https://push.example/1')
  const second = subscription('https://push.example/2')
  const other = subscription('https://push.example/3')
  await ada.call(updatePushSubscription, { body: first })
  await ada.call(updatePushSubscription, { body: first })
  await ada.call(updatePushSubscription, { body: second })
  expect(await kept()).toEqual([['ada@example.com', second]])
  const bob = await here.person({ email: 'bob@example.com' })
  await bob.call(updatePushSubscription, { body: other })
  expect(await kept()).toEqual([
    ['ada@example.com', second],
    ['bob@example.com', other],
  ])
})

test('a browser that another person signs in to no longer shows what is meant for the first', async () => {
  const shared = subscription('https://push.example/shared')
  await ada.call(updatePushSubscription, { body: shared })
  const eve = await here.person({ email: 'eve@example.com', device: ada.device })
  await eve.call(updatePushSubscription, { body: shared })
  const of = (await kept()).filter(([, { endpoint }]) => endpoint === shared.endpoint)
  expect(of).toEqual([['eve@example.com', shared]])
})

test.each([
  'https://127.0.0.1/push',
  'https://[::1]/push',
  'https://[::ffff:10.0.0.1]/push',
  'https://169.254.169.254/push',
  'https://2130706433/push',
  'https://inside.example/push',
  'https://nowhere.example/push',
  'https://push.example:8443/push',
  'https://a:b@push.example/push',
  'http://push.example/push',
  'file:///etc/passwd',
  `https://push.example/${'x'.repeat(1000)}`,
])('%s is no endpoint', async (endpoint) => {
  const before = await kept()
  const problem = await ada.refused(updatePushSubscription, { body: subscription(endpoint) })
  expect([problem.code, problem.errors?.[0]?.path]).toEqual(['bad_input', 'endpoint'])
  expect(await kept()).toEqual(before)
})

test('keys that are none are refused', async () => {
  const good = subscription('https://push.example/1')
  for (const wrong of [{ auth: 'x' }, { auth: `${good.auth}x` }, { p256dh: good.auth }, { p256dh: `A${good.p256dh.slice(1)}` }]) {
    const problem = await ada.refused(updatePushSubscription, { body: { ...good, ...wrong } })
    expect([problem.code, problem.errors?.[0]?.path]).toEqual(['bad_input', Object.keys(wrong)[0]])
  }
})

test('push messages are allowed and forbidden by the person alone', async () => {
  const flag = async (who: Person) => (await who.call(getProfile)).notification
  expect(await flag(ada)).toEqual([{ notification: false }])
  await ada.call(allowNotifications, { body: { notification: true } })
  expect(await flag(ada)).toEqual([{ notification: true }])
  expect(await flag(await here.person({ email: 'zoe@example.com' }))).toEqual([{ notification: false }])
  await ada.call(allowNotifications, { body: { notification: false } })
  expect(await flag(ada)).toEqual([{ notification: false }])
})
