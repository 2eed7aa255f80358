import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import { getMeta } from '../../../contract/meta.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, type Installation, install } from '../../testing/installation.ts'
import { callbackOf, installWithProviders, type OpenIdInstallation, publicUrl } from '../../testing/openid-installation.ts'
import { idTokenSeconds, type OpenIdProvider } from '../../testing/openid-provider.ts'

const device = 'the browser of this person'

let all: OpenIdInstallation
let here: Installation
let google: OpenIdProvider
let apple: OpenIdProvider
beforeAll(async () => {
  all = await installWithProviders()
  ;({ here, google, apple } = all)
})
afterAll(() => all.close())
beforeEach(() => {
  google.clockBehindSeconds = 0
  google.isKeyRevoked = false
})

const start = async (provider: accounts.Provider, from = device) =>
  (await here.visitor({ device: from }).call(accounts.startProviderSignIn, { params: { provider } })).url

/** The sign-in page with what a provider gave to the browser. */
async function bringBack(provider: accounts.Provider, returned: Record<string, string>): Promise<URLSearchParams> {
  const to = await all.bringBack(provider, returned)
  expect(to.origin + to.pathname).toBe(`${publicUrl}/auth/sign-in`)
  expect(to.searchParams.get('method')).toBe(provider)
  return to.searchParams
}
const codeOf = (to: URLSearchParams) => to.get('code') ?? `none, but ${to.get('error')}`

async function throughGoogle(account: OpenIdProvider['account'], from = device) {
  google.account = account
  return codeOf(await bringBack('google', await google.visit(await start('google', from))))
}
const body = (method: accounts.Provider, code: string, password?: string) =>
  ({ method, intent: 'sign-in', code, password }) as const
const enter = (method: accounts.Provider, code: string, password?: string) =>
  here.visitor({ device }).call(accounts.authenticate, { body: body(method, code, password) })
const refused = (code: string, password?: string, from = device) =>
  here.visitor({ device: from }).refused(accounts.authenticate, { body: body('google', code, password) })
const profileOf = (token: string) => here.visitor({ device, token }).call(getProfile)

test('the configured providers are offered', async () => {
  expect(await here.visitor().call(getMeta)).toMatchObject({ providers: ['google', 'apple'] })
  const plain = await install()
  expect(await plain.visitor().call(getMeta)).toMatchObject({ providers: [] })
  const refusal = await plain.visitor({ device }).refused(accounts.startProviderSignIn, { params: { provider: 'google' } })
  expect(refusal).toMatchObject({ code: 'not_found' })
  await plain.close()
})

test('a person signs in with Google, the first time and again, also after the address there changed', async () => {
  const ada = { sub: 'g-1', email: 'Ada@example.com', email_verified: true, given_name: 'Ada', family_name: 'King' }
  const first = await profileOf((await enter('google', await throughGoogle(ada))).token)
  expect(first).toMatchObject({
    email: 'ada@example.com',
    emailVerified: true,
    isGoogle: true,
    isApple: false,
    firstName: 'Ada',
    lastName: 'King',
  })
  const again = await profileOf((await enter('google', await throughGoogle({ ...ada, email: 'ada.king@example.com' }))).token)
  expect(again.id).toBe(first.id)
})

test('a person signs in with Apple, which tells the name once', async () => {
  apple.account = { sub: 'a-1', email: 'relay@privaterelay.example', email_verified: true }
  const returned = await apple.visit(await start('apple'))
  const user = JSON.stringify({ name: { firstName: 'Grace', lastName: 'Hopper' }, email: 'relay@privaterelay.example' })
  const first = await profileOf((await enter('apple', codeOf(await bringBack('apple', { ...returned, user })))).token)
  expect(first).toMatchObject({ isApple: true, firstName: 'Grace', lastName: 'Hopper' })
  const second = await bringBack('apple', await apple.visit(await start('apple')))
  expect(await profileOf((await enter('apple', codeOf(second))).token)).toMatchObject({ id: first.id, firstName: 'Grace' })
})

test('the browser is sent away with PKCE, state and nonce, new each time', async () => {
  const [one, other] = [new URL(await start('google')), new URL(await start('google'))]
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one.searchParams.get(name)?.length).toBeGreaterThan(40)
    expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name))
  }
  expect(one.searchParams.get('code_challenge_method')).toBe('S256')
  expect(one.searchParams.get('redirect_uri')).toBe(callbackOf('google'))
})

describe('what was tampered with does not get in', () => {
  beforeEach(() => {
    google.account = { sub: 'g-evil', email: 'evil@example.com', email_verified: true }
  })
  const outcome = async (returned: Record<string, string>) => (await bringBack('google', returned)).get('error')

  test('another nonce', async () => {
    const url = new URL(await start('google'))
    url.searchParams.set('nonce', 'one of my own')
    expect(await outcome(await google.visit(url.href))).toBe('sign_in_failed')
  })

  test('a code that was used, or a state that was', async () => {
    const returned = await google.visit(await start('google'))
    await bringBack('google', returned)
    expect(await outcome(returned)).toBe('sign_in_failed')
  })

  test('a code of another sign-in', async () => {
    const stolen = await google.visit(await start('google', 'the browser of a victim'))
    const own = await google.visit(await start('google'))
    expect(await outcome({ ...own, code: stolen.code ?? '' })).toBe('sign_in_failed')
  })

  test('a state that we never gave out, or none', async () => {
    const returned = await google.visit(await start('google'))
    expect(await outcome({ ...returned, state: 'x'.repeat(43) })).toBe('sign_in_failed')
    expect(await outcome({})).toBe('sign_in_failed')
  })

  test('an answer of another provider', async () => {
    const returned = await google.visit(await start('google'))
    expect(await outcome({ ...returned, iss: 'https://evil.example' })).toBe('sign_in_failed')
    expect((await bringBack('apple', await google.visit(await start('google')))).get('error')).toBe('sign_in_failed')
  })

  test('a token signed with a key that the provider revoked', async () => {
    const fresh = await install({
      APPLYBOX_PUBLIC_URL: publicUrl,
      APPLYBOX_GOOGLE_ISSUER: google.issuer,
      APPLYBOX_GOOGLE_CLIENT_ID: 'google-client',
      APPLYBOX_GOOGLE_CLIENT_SECRET: 'confidential',
    })
    const { url } = await fresh.visitor({ device }).call(accounts.startProviderSignIn, { params: { provider: 'google' } })
    const returned = await google.visit(url)
    google.isKeyRevoked = true
    const answer = await fresh.app.inject({ url: `/api/authenticate/oauth/google/callback?${new URLSearchParams(returned)}` })
    expect(answer.headers.location).toContain('error=sign_in_failed')
    await fresh.close()
  })

  test('a token that ran out; a clock that differs a little does no harm', async () => {
    google.clockBehindSeconds = idTokenSeconds + 30
    expect((await bringBack('google', await google.visit(await start('google')))).get('code')).not.toBe(null)
    google.clockBehindSeconds = idTokenSeconds + 300
    expect(await outcome(await google.visit(await start('google')))).toBe('sign_in_failed')
    google.clockBehindSeconds = -30
    expect((await bringBack('google', await google.visit(await start('google')))).get('code')).not.toBe(null)
  })

  test('an attempt that took longer than ten minutes', async () => {
    const returned = await google.visit(await start('google'))
    await sql`update provider_sign_ins set expires_at = now() - interval '1 second'`.execute(here.database.db)
    expect(await outcome(returned)).toBe('sign_in_failed')
  })

  test('a person who thought better of it is told so', async () => {
    const state = new URL(await start('google')).searchParams.get('state') ?? ''
    expect(await outcome({ state, error: 'access_denied' })).toBe('cancelled')
  })

  test('an address to go to that somebody slipped in', async () => {
    const returned = await google.visit(await start('google'))
    const to = await bringBack('google', { ...returned, redirect_uri: 'https://evil.example', next: '//evil.example' })
    expect([...to.keys()].sort()).toEqual(['code', 'method'])
  })
})

describe('the one-time code', () => {
  const account = { sub: 'g-code', email: 'code@example.com', email_verified: true }

  test('works once', async () => {
    const code = await throughGoogle(account)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => here.visitor({ device }).send(accounts.authenticate, { body: body('google', code) })),
    )
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await refused(code)).toMatchObject({ code: 'sign_in_failed' })
  })

  test('is of no use in another browser: nobody is signed in to a stranger’s account', async () => {
    const code = await throughGoogle(account)
    expect(await refused(code, undefined, 'the browser of a victim')).toMatchObject({ code: 'sign_in_failed' })
    await enter('google', code)
  })

  test('needs a browser that says which it is', async () => {
    const refusal = await here.visitor().refused(accounts.startProviderSignIn, { params: { provider: 'google' } })
    expect(refusal).toMatchObject({ code: 'bad_input' })
  })
})

describe('an address that is not proven', () => {
  test('makes no account when the provider does not vouch for it', async () => {
    const code = await throughGoogle({ sub: 'g-unverified', email: 'boss@example.com', email_verified: false })
    expect(await refused(code)).toMatchObject({ code: 'email_unverified' })
    expect(await refused(await throughGoogle({ sub: 'g-none' }))).toMatchObject({ code: 'email_unverified' })
  })

  test('of an account with a password is connected with that password only', async () => {
    const owner = await here.person({ email: 'owner@example.com' })
    const code = await throughGoogle({ sub: 'g-owner', email: 'owner@example.com', email_verified: true })
    expect(await refused(code)).toMatchObject({ code: 'password_needed', status: 409 })
    expect(await refused(code, 'not the password')).toMatchObject({ code: 'wrong_credentials' })
    const { token } = await enter('google', code, goodPassword)
    expect(await profileOf(token)).toMatchObject({ id: (await owner.call(getProfile)).id, isGoogle: true })
    const later = await throughGoogle({ sub: 'g-owner', email: 'owner@example.com', email_verified: true })
    expect(await profileOf((await enter('google', later)).token)).toMatchObject({ email: 'owner@example.com' })
  })
})

test('a disabled account stays out, and a closed installation makes none', async () => {
  const account = { sub: 'g-off', email: 'off@example.com', email_verified: true }
  await enter('google', await throughGoogle(account))
  await sql`update users set is_active = false where email = 'off@example.com'`.execute(here.database.db)
  expect(await refused(await throughGoogle(account))).toMatchObject({ code: 'account_disabled' })
})

test('no secret of a sign-in is in the log', () => {
  const text = here.log.map((line) => JSON.stringify(line)).join('\n')
  expect(text).toContain('A sign-in at a provider failed')
  expect(text).not.toMatch(/@example\.com|confidential|code_verifier|client_secret/)
})
