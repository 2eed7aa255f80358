import { afterAll, expect, test } from 'vitest'
import * as accounts from '../../contract/accounts.ts'
import { getProfile } from '../../contract/profile.ts'
import { createAccount, resetLinkFor, setAccountActive } from '../features/accounts/index.ts'
import { goodPassword, install } from '../testing/installation.ts'

const here = await install({ APPLYBOX_SIGN_UP: 'closed' })
const parts = { db: here.database.db, config: here.config }
afterAll(() => here.close())

const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? ''
const signIn = (email: string, password: string) =>
  here.visitor().send(accounts.authenticate, { body: { method: 'email', intent: 'sign-in', email, password } })

test('an operator makes an account where signing up is closed; its person sets the password', async () => {
  const link = await createAccount(parts, ' Ada@Example.com ')
  await here.visitor().call(accounts.resetPassword, { body: { token: tokenIn(link), password: goodPassword } })
  expect((await signIn('ada@example.com', goodPassword)).statusCode).toBe(200)
  await expect(createAccount(parts, 'ada@example.com')).rejects.toThrow('has an account already')
})

test('a locked account is out at once, until it is opened again', async () => {
  const link = await createAccount(parts, 'bob@example.com')
  await here.visitor().call(accounts.resetPassword, { body: { token: tokenIn(link), password: goodPassword } })
  const { data } = (await signIn('bob@example.com', goodPassword)).json()
  await setAccountActive(parts, 'bob@example.com', false)
  expect((await here.visitor({ token: data.token }).send(getProfile)).statusCode).toBe(401)
  expect((await signIn('bob@example.com', goodPassword)).statusCode).toBe(403)
  await setAccountActive(parts, 'bob@example.com', true)
  expect((await signIn('bob@example.com', goodPassword)).statusCode).toBe(200)
})

test('a link for a new password works once; nobody’s account is told as such', async () => {
  await createAccount(parts, 'kim@example.com')
  const token = tokenIn(await resetLinkFor(parts, 'kim@example.com'))
  await here.visitor().call(accounts.resetPassword, { body: { token, password: goodPassword } })
  expect((await here.visitor().send(accounts.resetPassword, { body: { token, password: goodPassword } })).statusCode).toBe(410)
  await expect(resetLinkFor(parts, 'nobody@example.com')).rejects.toThrow('There is no account')
  await expect(resetLinkFor(parts, 'not an address')).rejects.toThrow('is not an e-mail address')
})
