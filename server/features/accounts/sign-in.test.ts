import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, type Installation, install } from '../../testing/installation.ts'

type Body = Extract<BodyIn<typeof accounts.authenticate>, { method: 'email' }>
const credentials = (change: Partial<Body> & { email: string }): Body => ({
  method: 'email',
  intent: 'sign-in',
  password: goodPassword,
  ...change,
})

describe('an open installation', () => {
  let here: Installation
  beforeAll(async () => {
    here = await install()
    await here.person({ email: 'ada@example.com' })
  })
  afterAll(() => here.close())

  const linkIn = (kind: string) => {
    const line = here.log.findLast((line) => line.kind === kind)
    return new URL(String(line?.link)).searchParams.get('token') ?? ''
  }

  test('a person signs up, and in again with the address in other letters', async () => {
    const pair = await here.visitor().call(accounts.authenticate, { body: credentials({ email: ' ADA@Example.com ' }) })
    const profile = await here.visitor({ token: pair.token }).call(getProfile)
    expect(profile).toMatchObject({ email: 'ada@example.com', emailVerified: false, assignedEmail: null, assignedEmails: [] })
  })

  test.each([
    ['of the Kelvin sign', 'ad\u212a@example.com'],
    ['of the dotless i', 'ad\u0131@example.com'],
    ['of the dotted I', 'AD\u0130@example.com'],
    ['of full width', 'ad\uff41@example.com'],
    ['of another alphabet', '\u0430da@example.com'],
    ['with a soft hyphen', 'ada\u00ad@example.com'],
    ['with a zero-width space', 'ada@example.com\u200b'],
    ['with a dot at the end', 'ada@example.com.'],
    ['with a comment', 'ada(x)@example.com'],
    ['in quotes', '"ada"@example.com'],
    ['with a route', '@evil.example:ada@example.com'],
    ['with two signs', 'ada@evil.example@example.com'],
  ])('an address that would be taken for another one is none of an account: %s', async (_, email) => {
    const shape = accounts.email.safeParse(email)
    expect(shape.success).toBe(false)
    const before = here.log.filter(({ kind }) => kind === 'reset').length
    await here.visitor().send(accounts.forgotPassword, { body: { email } })
    const answer = await here.visitor().send(accounts.authenticate, { body: credentials({ email }) })
    // The Kelvin sign is a K by Unicode's own normal form: then it is that account, whose password is asked for.
    expect([400, 401]).toContain(answer.statusCode)
    expect(here.log.filter(({ kind }) => kind === 'reset').length).toBe(before)
  })

  test('a word behind a plus sign makes another address, which is nobody else’s', async () => {
    const answer = await here.visitor().refused(accounts.authenticate, { body: credentials({ email: 'ada+x@example.com' }) })
    expect(answer).toMatchObject({ code: 'wrong_credentials' })
  })

  test('mailed links lead to this installation, whatever host the request names', async () => {
    await here.person({ email: 'host@example.com' })
    const before = here.log.filter(({ kind }) => kind === 'reset').length
    await here.app.inject({
      method: 'POST',
      url: '/api/authenticate/password/forgot',
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
      },
      payload: { email: 'host@example.com' },
    })
    await expect.poll(() => here.log.filter(({ kind }) => kind === 'reset').length).toBe(before + 1)
    const { link } = here.log.findLast(({ kind }) => kind === 'reset') ?? {}
    expect(new URL(String(link)).origin).toBe(here.config.publicUrl)
  })

  test('a wrong password and a missing account are answered alike', async () => {
    const wrong = await here
      .visitor()
      .refused(accounts.authenticate, { body: credentials({ email: 'ada@example.com', password: 'x' }) })
    const missing = await here.visitor().refused(accounts.authenticate, { body: credentials({ email: 'nobody@example.com' }) })
    expect(wrong).toEqual(missing)
    expect(wrong).toMatchObject({ code: 'wrong_credentials', status: 401 })
  })

  test('a wrong password and a missing account take the same time', async () => {
    const times = { there: [] as number[], missing: [] as number[] }
    for (let i = 0; i < 12; i++) {
      await here.person({ email: `there${i}@example.com` })
      // in turn, so that what else the machine does slows both
      for (const kind of ['there', 'missing'] as const) {
        const body = credentials({ email: `${kind}${i}@example.com`, password: 'wrong guess' })
        const start = performance.now()
        await here.visitor({ device: `a browser of ${kind} ${i}` }).send(accounts.authenticate, { body })
        times[kind].push(performance.now() - start)
      }
    }
    const usual = (kind: keyof typeof times) => times[kind].sort((a, b) => a - b)[2] ?? 0
    const [there, missing] = [usual('there'), usual('missing')]
    expect(missing / there).toBeGreaterThan(0.5)
    expect(missing / there).toBeLessThan(2)
  })

  test('signing up again with the right password signs in; with another it tells the owner alone', async () => {
    const before = await sql<{ n: number }>`select count(*) as n from users`.execute(here.database.db)
    await here.visitor().call(accounts.authenticate, { body: credentials({ intent: 'sign-up', email: 'ada@example.com' }) })
    const refused = await here.visitor().refused(accounts.authenticate, {
      body: credentials({ intent: 'sign-up', email: 'ada@example.com', password: 'seven owls over Graz' }),
    })
    expect(refused).toMatchObject({ code: 'wrong_credentials' })
    expect(here.log.some(({ kind }) => kind === 'sign-up-again')).toBe(true)
    expect(await sql`select count(*) as n from users`.execute(here.database.db)).toMatchObject({ rows: before.rows })
  })

  test('of ten sign-ups at once with one address, one account comes', async () => {
    const body = credentials({ intent: 'sign-up', email: 'once@example.com' })
    const answers = await Promise.all(Array.from({ length: 10 }, () => here.visitor().send(accounts.authenticate, { body })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    const { rows } = await sql`select 1 from users where email = 'once@example.com'`.execute(here.database.db)
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['short', 'brno crow'],
    ['common', 'password123'],
    ['common with decoration', '!Football2024'],
    ['one letter', 'aaaaaaaaaaaa'],
    ['counted up', '1234567890123'],
    ['repeated', 'wolpwolpwolpwolp'],
    ['the own address', 'weak-one1999'],
    ['the name of the site', 'Applybox!2026'],
  ])('a weak password is refused: %s', async (_, password) => {
    const body = credentials({ intent: 'sign-up', email: 'weak-one@example.com', password })
    expect(await here.visitor().refused(accounts.authenticate, { body })).toMatchObject({ code: 'password_weak', status: 422 })
  })

  test.each(['four crows over Brno', 'Tr0ub4dor&3xyzzy', 'дождь над рекой', 'kvxq-72-plmd', '🦊🌲🎲🛶🧭 maple'])(
    'a good one is taken: %s',
    async (password) => {
      const email = `good${password.length}${password.charCodeAt(0)}@example.com`
      await here.visitor().call(accounts.authenticate, { body: credentials({ intent: 'sign-up', email, password }) })
      await here.visitor().call(accounts.authenticate, { body: credentials({ email, password: password.normalize('NFD') }) })
    },
  )

  test('a mailed link verifies the address once', async () => {
    const vera = await here.person({ email: 'vera@example.com' })
    const token = linkIn('verify')
    const forOther = await here.visitor().refused(accounts.resetPassword, { body: { token, password: goodPassword } })
    expect(forOther).toMatchObject({ code: 'link_expired', status: 410 })
    expect(await here.visitor().call(accounts.verifyEmail, { body: { token } })).toEqual({ email: 'vera@example.com' })
    expect(await vera.call(getProfile)).toMatchObject({ emailVerified: true })
    expect(await here.visitor().refused(accounts.verifyEmail, { body: { token } })).toMatchObject({ code: 'link_expired' })
  })

  test('a forgotten password is set anew, which signs everybody out; the link works once and for 30 minutes', async () => {
    const rita = await here.person({ email: 'rita@example.com' })
    const forget = () => here.visitor().call(accounts.forgotPassword, { body: { email: 'rita@example.com' } })
    const resets = () => here.log.filter(({ kind }) => kind === 'reset').length
    const before = resets()
    await forget()
    await expect.poll(resets).toBe(before + 1)
    const token = linkIn('reset')
    const password = 'seven owls over Graz'
    const weak = await here.visitor().refused(accounts.resetPassword, { body: { token, password: 'password123' } })
    expect(weak).toMatchObject({ code: 'password_weak' })

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => here.visitor().send(accounts.resetPassword, { body: { token, password } })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 410, 410, 410, 410])
    expect((await rita.send(getProfile)).statusCode).toBe(401)
    await here.visitor().refused(accounts.authenticate, { body: credentials({ email: 'rita@example.com' }) })
    await here.visitor().call(accounts.authenticate, { body: credentials({ email: 'rita@example.com', password }) })

    await forget()
    await expect.poll(resets).toBe(before + 2)
    await sql`update mailed_links set expires_at = now() - interval '1 second'`.execute(here.database.db)
    const late = await here.visitor().refused(accounts.resetPassword, { body: { token: linkIn('reset'), password } })
    expect(late).toMatchObject({ code: 'link_expired' })
  })

  test('asking for a reset says nothing about the account, and floods nobody', async () => {
    const resets = () => here.log.filter(({ kind }) => kind === 'reset').length
    const before = resets()
    const unknown = await here.visitor().send(accounts.forgotPassword, { body: { email: 'unknown@example.com' } })
    const known = await Promise.all(
      Array.from({ length: 8 }, () => here.visitor().send(accounts.forgotPassword, { body: { email: 'vera@example.com' } })),
    )
    for (const answer of known) expect([answer.statusCode, answer.body]).toEqual([unknown.statusCode, unknown.body])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(resets() - before).toBe(3)
  })

  test('links that are mailed are hashed in the database', async () => {
    await here.person({ email: 'hash@example.com' })
    const secret = Buffer.from(linkIn('verify'), 'base64url').subarray(16)
    const { rows } = await sql<{ hash: Buffer }>`select hash from mailed_links`.execute(here.database.db)
    expect(rows.some(({ hash }) => hash.equals(secret))).toBe(false)
  })

  test('the log holds no address, password or bearer token', async () => {
    const text = here.log.map((line) => JSON.stringify(line)).join('\n')
    expect(text).toContain('/auth/verify-email?token=')
    expect(text).not.toContain('@example.com')
    expect(text).not.toContain('crows')
    expect(text).not.toMatch(/eyJ/)
  })

  test('guessing is slowed down by account, from whichever network', async () => {
    await here.person({ email: 'guess@example.com' })
    const guess = (n: number) =>
      here
        .visitor({ network: `203.0.113.${n}` })
        .send(accounts.authenticate, { body: credentials({ email: 'guess@example.com', password: `x${n}` }) })
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 401)).toHaveLength(20)
    const limited = answers.find(({ statusCode }) => statusCode === 429)
    expect(Number(limited?.headers['retry-after'])).toBeGreaterThan(0)

    // The owner's own browser is not locked out by it.
    const device = 'device of guess@example.com'
    await here.visitor({ device }).call(accounts.authenticate, { body: credentials({ email: 'guess@example.com' }) })
  })

  test('one network can not call public paths without end', async () => {
    const call = () => here.visitor({ network: '198.51.100.7' }).send(accounts.refCode)
    const answers = await Promise.all(Array.from({ length: 320 }, call))
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true)
    expect((await here.visitor({ network: '198.51.100.8' }).send(accounts.refCode)).statusCode).toBe(200)
  })
})

describe('who may sign up', () => {
  test('with a referral alone, when the installation says so', async () => {
    const here = await install({ APPLYBOX_SIGN_UP: 'open' })
    const ada = await here.person({ email: 'ada@example.com' })
    const { refCode } = await ada.call(getProfile)
    expect(await here.visitor().call(accounts.refCode, { query: { code: refCode.toLowerCase() } })).toEqual({
      valid: true,
      required: false,
    })
    expect(await here.visitor().call(accounts.refCode, { query: { code: 'NOBODY' } })).toEqual({ valid: false, required: false })
    const invited = credentials({ intent: 'sign-up', email: 'grace@example.com', refCode })
    await here.visitor().call(accounts.authenticate, { body: invited })
    expect((await ada.call(getProfile)).joined).toBe(1)

    const strict = await install({ APPLYBOX_SIGN_UP: 'referral' })
    const body = credentials({ intent: 'sign-up', email: 'bob@example.com' })
    expect(await strict.visitor().refused(accounts.authenticate, { body })).toMatchObject({ code: 'ref_code_required' })
    expect(await strict.visitor().call(accounts.refCode)).toEqual({ valid: false, required: true })
    await strict.close()
    await here.close()
  })

  test('nobody, when it is closed', async () => {
    const here = await install({ APPLYBOX_SIGN_UP: 'closed' })
    const body = credentials({ intent: 'sign-up', email: 'bob@example.com' })
    expect(await here.visitor().refused(accounts.authenticate, { body })).toMatchObject({ code: 'sign_up_closed', status: 403 })
    await here.close()
  })
})
