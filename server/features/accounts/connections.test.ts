import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, type Installation, type Person } from '../../testing/installation.ts'
import { installWithProviders, type OpenIdInstallation, publicUrl } from '../../testing/openid-installation.ts'
import type { OpenIdProvider } from '../../testing/openid-provider.ts'

let all: OpenIdInstallation
let here: Installation
let google: OpenIdProvider
let apple: OpenIdProvider
beforeAll(async () => {
  all = await installWithProviders()
  ;({ here, google, apple } = all)
})
afterAll(() => all.close())

let people = 0
let ada: Person
beforeEach(async () => {
  people += 1
  ada = await here.person({ email: `ada${people}@example.com` })
  google.account = { sub: `g-${people}`, email: `elsewhere${people}@example.com`, email_verified: true }
})

const params = { provider: 'google' } as const
const start = (who: Person, password: string | undefined = goodPassword) =>
  who.call(accounts.startConnecting, { params, body: { password } })
/** Goes to the provider and back to the settings; the one-time code. */
async function throughGoogle(who: Person): Promise<string> {
  const to = await all.bringBack('google', await google.visit((await start(who)).url))
  expect(to.origin + to.pathname).toBe(`${publicUrl}/settings`)
  expect([...to.searchParams.keys()].sort()).toEqual(['code', 'method'])
  return to.searchParams.get('code') ?? ''
}
const finish = (who: Person, code: string) => who.call(accounts.connectProvider, { params, body: { code } })
const refusedFinish = (who: Person, code: string) => who.refused(accounts.connectProvider, { params, body: { code } })
const connect = async (who: Person) => finish(who, await throughGoogle(who))
const disconnect = (who: Person, password: string | undefined = goodPassword) =>
  who.call(accounts.disconnectProvider, { params, body: { password } })

/** A sign-in at Google; whose account it leads to. */
async function signInWithGoogle(device = 'another browser') {
  const visitor = here.visitor({ device })
  const { url } = await visitor.call(accounts.startProviderSignIn, { params })
  const code = (await all.bringBack('google', await google.visit(url))).searchParams.get('code') ?? ''
  const { token } = await visitor.call(accounts.authenticate, { body: { method: 'google', intent: 'sign-in', code } })
  return here.visitor({ device, token })
}
const idOf = async (who: Pick<Person, 'call'>) => (await who.call(getProfile)).id
const letters = (kind: string) => here.log.filter((line) => line.kind === kind).length

describe('connecting', () => {
  test('a person adds Google in the settings, signs in with it, and is told by mail', async () => {
    const before = letters('connected')
    await connect(ada)
    expect(await ada.call(getProfile)).toMatchObject({ isGoogle: true, email: `ada${people}@example.com` })
    expect(await idOf(await signInWithGoogle())).toBe(await idOf(ada))
    expect(letters('connected')).toBe(before + 1)
  })

  test('Apple comes back with a form, and is connected the same way', async () => {
    apple.account = { sub: `a-${people}` }
    const { url } = await ada.call(accounts.startConnecting, {
      params: { provider: 'apple' },
      body: { password: goodPassword },
    })
    const to = await all.bringBack('apple', await apple.visit(url))
    expect(to.pathname).toBe('/settings')
    const code = to.searchParams.get('code') ?? ''
    await ada.call(accounts.connectProvider, { params: { provider: 'apple' }, body: { code } })
    expect(await ada.call(getProfile)).toMatchObject({ isApple: true, isGoogle: false })
  })

  test('needs the password, or a fresh sign-in where there is none', async () => {
    expect(await ada.refused(accounts.startConnecting, { params, body: {} })).toMatchObject({ code: 'password_needed' })
    const wrong = { params, body: { password: 'a guess at it' } }
    expect(await ada.refused(accounts.startConnecting, wrong)).toMatchObject({ code: 'wrong_credentials' })

    await sql`update users set password_hash = null where email = ${ada.email}`.execute(here.database.db)
    await sql`update sessions set created_at = now() - interval '11 minutes'`.execute(here.database.db)
    expect(await ada.refused(accounts.startConnecting, { params, body: {} })).toMatchObject({ code: 'fresh_sign_in_needed' })
    await sql`update sessions set created_at = now()`.execute(here.database.db)
    await ada.call(accounts.startConnecting, { params, body: {} })
  })

  test('twice with the same person there is the same as once; a second one has to wait for the first to go', async () => {
    await connect(ada)
    const before = letters('connected')
    await connect(ada)
    expect(letters('connected')).toBe(before)
    google.account = { ...google.account, sub: `another of ${people}` }
    expect(await refusedFinish(ada, await throughGoogle(ada))).toMatchObject({ code: 'conflict', status: 409 })
    await disconnect(ada)
    await connect(ada)
    expect(await idOf(await signInWithGoogle())).toBe(await idOf(ada))
  })

  test('who is a way into another account stays with that one, and nothing of it is told', async () => {
    const owner = await here.person({ email: `owner${people}@example.com` })
    await connect(owner)
    const refusal = await refusedFinish(ada, await throughGoogle(ada))
    expect(refusal).toMatchObject({ code: 'identity_taken', status: 409 })
    expect(JSON.stringify(refusal)).not.toContain('owner')
    expect(await ada.call(getProfile)).toMatchObject({ isGoogle: false })
    expect(await idOf(await signInWithGoogle())).toBe(await idOf(owner))
  })

  test('of two accounts that connect the same person at once, one does', async () => {
    const bob = await here.person({ email: `bob${people}@example.com` })
    const codes = [await throughGoogle(ada), await throughGoogle(bob)] as const
    const answers = await Promise.all(
      [ada, bob].map((who, n) => who.send(accounts.connectProvider, { params, body: { code: codes[n] ?? '' } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  })
})

describe('a way in that somebody else would add', () => {
  const code = async (who: Person) => ({ params, body: { code: await throughGoogle(who) } })

  test('is not taken in another session, not even of the same person in the same browser', async () => {
    const mallory = await here.person({ email: `mallory${people}@example.com`, device: ada.device })
    expect(await ada.refused(accounts.connectProvider, await code(mallory))).toMatchObject({ code: 'sign_in_failed' })
    const body = { method: 'email', intent: 'sign-in', email: ada.email, password: goodPassword } as const
    const { token } = await here.visitor({ device: ada.device }).call(accounts.authenticate, { body })
    const second = here.visitor({ device: ada.device, token })
    expect(await second.refused(accounts.connectProvider, await code(ada))).toMatchObject({ code: 'sign_in_failed' })
    expect(await ada.call(getProfile)).toMatchObject({ isGoogle: false })
  })

  test('is not taken from another browser', async () => {
    const elsewhere = here.visitor({ token: ada.token, device: 'a browser of somebody else' })
    const answer = await elsewhere.send(accounts.connectProvider, await code(ada))
    expect(answer.statusCode).toBe(401)
  })

  test('a code of the attacker under the state of the victim, or the reverse, is none', async () => {
    const mallory = await here.person({ email: `mallory${people}@example.com` })
    const own = await google.visit((await start(mallory)).url)
    const victims = new URL((await start(ada)).url).searchParams.get('state') ?? ''
    const to = await all.bringBack('google', { ...own, state: victims })
    expect(to.searchParams.get('error')).toBe('sign_in_failed')
  })

  test('the code of a sign-in connects nothing, and the code for connecting signs nobody in', async () => {
    const visitor = here.visitor({ device: ada.device })
    const { url } = await visitor.call(accounts.startProviderSignIn, { params })
    const forSignIn = (await all.bringBack('google', await google.visit(url))).searchParams.get('code') ?? ''
    expect(await refusedFinish(ada, forSignIn)).toMatchObject({ code: 'sign_in_failed' })
    const forConnecting = await throughGoogle(ada)
    const body = { method: 'google', intent: 'sign-in', code: forConnecting } as const
    expect(await visitor.refused(accounts.authenticate, { body })).toMatchObject({ code: 'sign_in_failed' })
  })

  test('a code works once, and not after the session has ended', async () => {
    const once = await throughGoogle(ada)
    await finish(ada, once)
    expect(await refusedFinish(ada, once)).toMatchObject({ code: 'sign_in_failed' })
    const late = await throughGoogle(ada)
    await ada.call(accounts.logout)
    expect((await ada.send(accounts.connectProvider, { params, body: { code: late } })).statusCode).toBe(401)
  })

  test('who signed up with a strange address and connected Google is out when its owner sets a password', async () => {
    await connect(ada)
    await here.visitor().call(accounts.forgotPassword, { body: { email: ada.email } })
    const resets = () => here.log.filter(({ kind, link }) => kind === 'reset' && link).length
    await expect.poll(resets).toBeGreaterThan(0)
    const link = new URL(String(here.log.findLast(({ kind }) => kind === 'reset')?.link))
    const token = link.searchParams.get('token') ?? ''
    await here.visitor().call(accounts.resetPassword, { body: { token, password: 'seven owls over Graz' } })
    const { rows } = await sql`select from identities join users on users.id = user_id where email = ${ada.email}`.execute(
      here.database.db,
    )
    expect(rows).toHaveLength(0)
  })
})

describe('disconnecting', () => {
  test('ends signing in with it, needs the password, and is told by mail', async () => {
    await connect(ada)
    expect(await ada.refused(accounts.disconnectProvider, { params, body: {} })).toMatchObject({ code: 'password_needed' })
    const before = letters('disconnected')
    await disconnect(ada)
    expect(await ada.call(getProfile)).toMatchObject({ isGoogle: false })
    expect(letters('disconnected')).toBe(before + 1)
    expect(await idOf(await signInWithGoogle())).not.toBe(await idOf(ada))
    const again = { params, body: { password: goodPassword } }
    expect(await ada.refused(accounts.disconnectProvider, again)).toMatchObject({ code: 'not_found' })
  })

  test('leaves at least one way in, also when two go at once', async () => {
    await connect(ada)
    const { db } = here.database
    await sql`update users set password_hash = null where email = ${ada.email}`.execute(db)
    expect(await ada.refused(accounts.disconnectProvider, { params, body: {} })).toMatchObject({
      code: 'last_way_in',
      status: 409,
    })
    await sql`insert into identities (user_id, provider, subject) values (${await idOf(ada)}, 'apple', ${`a-${people}`})`.execute(
      db,
    )
    const answers = await Promise.all(
      (['google', 'apple'] as const).map((provider) => ada.send(accounts.disconnectProvider, { params: { provider }, body: {} })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  })
})
