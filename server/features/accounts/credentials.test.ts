import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, type Installation, install } from '../../testing/installation.ts'

const nextPassword = 'seven owls over Graz'
let here: Installation
beforeAll(async () => {
  here = await install()
})
afterAll(() => here.close())

const signIn = (email: string, password: string) =>
  here.visitor().send(accounts.authenticate, { body: { method: 'email', intent: 'sign-in', email, password } })
const linkIn = (kind: string) =>
  new URL(String(here.log.findLast((line) => line.kind === kind)?.link)).searchParams.get('token') ?? ''

test('another password is set with the present one, and signs the other devices out', async () => {
  const ada = await here.person({ email: 'ada@example.com' })
  const elsewhere = (await signIn('ada@example.com', goodPassword)).json().data
  expect(await ada.refused(accounts.changePassword, { body: { password: nextPassword } })).toMatchObject({
    code: 'password_needed',
  })
  const wrong = { current: 'a guess at it', password: nextPassword }
  expect(await ada.refused(accounts.changePassword, { body: wrong })).toMatchObject({ code: 'wrong_credentials' })
  const weak = { current: goodPassword, password: 'password123' }
  expect(await ada.refused(accounts.changePassword, { body: weak })).toMatchObject({ code: 'password_weak' })

  await ada.call(accounts.changePassword, { body: { current: goodPassword, password: nextPassword } })
  expect((await signIn('ada@example.com', goodPassword)).statusCode).toBe(401)
  expect((await signIn('ada@example.com', nextPassword)).statusCode).toBe(200)
  expect((await ada.send(getProfile)).statusCode).toBe(200)
  expect((await here.visitor({ token: elsewhere.token }).send(getProfile)).statusCode).toBe(401)
})

test('all other devices are signed out together', async () => {
  const tom = await here.person({ email: 'tom@example.com' })
  const others = await Promise.all([1, 2, 3].map(async () => (await signIn('tom@example.com', goodPassword)).json().data))
  await tom.call(accounts.endOtherSessions)
  for (const { token } of others) expect((await here.visitor({ token }).send(getProfile)).statusCode).toBe(401)
  expect((await tom.call(accounts.listSessions)).list).toHaveLength(1)
})

test('another address takes the place of the first when its link is opened, not before', async () => {
  const bob = await here.person({ email: 'bob@example.com' })
  await bob.call(accounts.changeEmail, { body: { email: 'Robert@example.com', password: goodPassword } })
  await expect.poll(() => here.log.filter(({ kind }) => kind === 'change').length).toBe(1)
  expect(here.log.some(({ kind }) => kind === 'email-change')).toBe(true)
  expect(await bob.call(getProfile)).toMatchObject({ email: 'bob@example.com' })

  const token = linkIn('change')
  expect(await here.visitor().refused(accounts.resetPassword, { body: { token, password: nextPassword } })).toMatchObject({
    code: 'link_expired',
  })
  expect(await here.visitor().call(accounts.verifyEmail, { body: { token } })).toEqual({ email: 'robert@example.com' })
  expect(await bob.call(getProfile)).toMatchObject({ email: 'robert@example.com', emailVerified: true })
  expect((await signIn('robert@example.com', goodPassword)).statusCode).toBe(200)
  expect((await signIn('bob@example.com', goodPassword)).statusCode).toBe(401)
  expect(await here.visitor().refused(accounts.verifyEmail, { body: { token } })).toMatchObject({ code: 'link_expired' })
})

test('an address of somebody else is answered alike, and stays theirs', async () => {
  const eve = await here.person({ email: 'eve@example.com' })
  await here.person({ email: 'taken@example.com' })
  const changes = () => here.log.filter(({ kind }) => kind === 'change').length
  const links = changes() + 1
  const free = await eve.send(accounts.changeEmail, { body: { email: 'free@example.com', password: goodPassword } })
  await expect.poll(changes).toBe(links)
  const taken = await eve.send(accounts.changeEmail, { body: { email: 'taken@example.com', password: goodPassword } })
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body])
  await expect.poll(() => here.log.some(({ kind }) => kind === 'sign-up-again')).toBe(true)
  expect(changes()).toBe(links)
})

test('an address that was taken meanwhile stays with who was first', async () => {
  const kim = await here.person({ email: 'kim@example.com' })
  const before = here.log.filter(({ kind }) => kind === 'change').length
  await kim.call(accounts.changeEmail, { body: { email: 'meanwhile@example.com', password: goodPassword } })
  await expect.poll(() => here.log.filter(({ kind }) => kind === 'change').length).toBe(before + 1)
  await here.person({ email: 'meanwhile@example.com' })
  expect(await here.visitor().refused(accounts.verifyEmail, { body: { token: linkIn('change') } })).toMatchObject({
    code: 'link_expired',
  })
  expect(await kim.call(getProfile)).toMatchObject({ email: 'kim@example.com' })
})

test('a person without a password sets one right after signing in, and only then', async () => {
  const gil = await here.person({ email: 'gil@example.com' })
  await sql`update users set password_hash = null where email = 'gil@example.com'`.execute(here.database.db)
  await sql`update sessions set created_at = now() - interval '11 minutes'`.execute(here.database.db)
  const body = { password: nextPassword }
  expect(await gil.refused(accounts.changePassword, { body })).toMatchObject({ code: 'fresh_sign_in_needed' })
  await sql`update sessions set created_at = now()`.execute(here.database.db)
  await gil.call(accounts.changePassword, { body })
  expect((await signIn('gil@example.com', nextPassword)).statusCode).toBe(200)
})
