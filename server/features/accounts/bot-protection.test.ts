import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticate, forgotPassword } from '../../../contract/accounts.ts'
import { getBotProtection, scoreBotProtection } from '../../../contract/meta.ts'
import { goodPassword, type Installation, install } from '../../testing/installation.ts'

type Action = 'sign-up' | 'sign-in' | 'reset'
const signUp = (email: string, proof?: string) =>
  ({ method: 'email', intent: 'sign-up', email, password: goodPassword, proof }) as const
const signIn = (email: string, password: string, proof?: string) =>
  ({ method: 'email', intent: 'sign-in', email, password, proof }) as const

describe('with a proof of work', () => {
  let here: Installation
  beforeAll(async () => {
    here = await install({ APPLYBOX_BOT_PROTECTION: 'altcha' })
  })
  afterAll(() => here.close())

  async function challenge(): Promise<Challenge> {
    const given = await here.visitor().call(getBotProtection)
    if (given.protection !== 'altcha') throw new Error(given.protection)
    return given.challenge as unknown as Challenge
  }
  const encoded = (challenge: Challenge, solution: Solution | null) =>
    Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  async function solve() {
    const given = await challenge()
    return encoded(given, await solveChallenge({ challenge: given, deriveKey }))
  }
  const exchange = (token: string, action: Action) => here.visitor().call(scoreBotProtection, { body: { token, action } })
  const prove = async (action: Action) => (await exchange(await solve(), action)).proof ?? ''

  test('signing up needs one, and it works once', async () => {
    expect(await here.visitor().refused(authenticate, { body: signUp('a@example.com') })).toMatchObject({
      code: 'proof_required',
      status: 403,
    })
    const proof = await prove('sign-up')
    await here.visitor().call(authenticate, { body: signUp('a@example.com', proof) })
    expect(await here.visitor().refused(authenticate, { body: signUp('b@example.com', proof) })).toMatchObject({
      code: 'proof_required',
    })
  })

  test('a proof is good for its action alone', async () => {
    const body = signUp('c@example.com', await prove('reset'))
    expect(await here.visitor().refused(authenticate, { body })).toMatchObject({ code: 'proof_required' })
  })

  test('a solved challenge counts once, also when many hand it in together', async () => {
    const token = await solve()
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(token, 'sign-up')))
    expect(answers.filter(({ proof }) => proof !== null)).toHaveLength(1)
    expect(answers.filter(({ score }) => score === 0)).toHaveLength(9)
  })

  test('what was not solved, was altered or is none scores nothing', async () => {
    const given = await challenge()
    const easier = { ...given, parameters: { ...given.parameters, keyPrefix: '00', keySignature: undefined } }
    const tokens = [
      encoded(given, { counter: 1, derivedKey: '00'.repeat(32) }),
      encoded(easier, await solveChallenge({ challenge: easier, deriveKey })),
      encoded(given, null),
      'no base64 at all',
      Buffer.from('{"challenge":{"parameters":{}}}').toString('base64'),
    ]
    for (const token of tokens) expect(await exchange(token, 'sign-up')).toEqual({ score: 0, proof: null })
  })

  test('signing in needs one after three failures, whether or not there is an account', async () => {
    await here.visitor().call(authenticate, { body: signUp('fail@example.com', await prove('sign-up')) })
    for (const email of ['fail@example.com', 'missing@example.com']) {
      for (let i = 0; i < 3; i++)
        expect(await here.visitor().refused(authenticate, { body: signIn(email, 'wrong') })).toMatchObject({
          code: 'wrong_credentials',
        })
      expect(await here.visitor().refused(authenticate, { body: signIn(email, 'wrong') })).toMatchObject({
        code: 'proof_required',
      })
    }
    expect(await here.visitor().refused(authenticate, { body: signIn('fail@example.com', goodPassword) })).toMatchObject({
      code: 'proof_required',
    })
    await here.visitor().call(authenticate, { body: signIn('fail@example.com', goodPassword, await prove('sign-in')) })
    await here.visitor().call(authenticate, { body: signIn('fail@example.com', goodPassword) })
  })

  test('asking for a reset needs one', async () => {
    expect(await here.visitor().refused(forgotPassword, { body: { email: 'a@example.com' } })).toMatchObject({
      code: 'proof_required',
    })
    await here.visitor().call(forgotPassword, { body: { email: 'a@example.com', proof: await prove('reset') } })
  })
})

describe('with reCAPTCHA', () => {
  // A site-verify service on loopback that speaks as Google documents it.
  const asked: URLSearchParams[] = []
  const tokens: Record<string, object> = {
    person: { success: true, score: 0.9, action: 'sign_up', hostname: 'jobs.example' },
    program: { success: true, score: 0.1, action: 'sign_up', hostname: 'jobs.example' },
    'other action': { success: true, score: 0.9, action: 'sign_in', hostname: 'jobs.example' },
    'other site': { success: true, score: 0.9, action: 'sign_up', hostname: 'evil.example' },
    spent: { success: false, 'error-codes': ['timeout-or-duplicate'] },
  }
  const verifier = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const form = new URLSearchParams(body)
    asked.push(form)
    response.end(JSON.stringify(tokens[form.get('response') ?? ''] ?? { success: false }))
  })
  let here: Installation
  beforeAll(async () => {
    await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve))
    here = await install({
      APPLYBOX_BOT_PROTECTION: 'recaptcha',
      APPLYBOX_PUBLIC_URL: 'https://jobs.example',
      APPLYBOX_RECAPTCHA_SITE_KEY: 'site',
      APPLYBOX_RECAPTCHA_SECRET: 'confidential',
      APPLYBOX_RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}/siteverify`,
    })
  })
  afterAll(async () => {
    await here.close()
    verifier.close()
  })
  const exchange = (token: string) => here.visitor().call(scoreBotProtection, { body: { token, action: 'sign-up' } })

  test('a person passes with a score for this action on this site, once', async () => {
    expect(await here.visitor().call(getBotProtection)).toEqual({ protection: 'recaptcha', siteKey: 'site' })
    const { score, proof } = await exchange('person')
    expect(score).toBe(0.9)
    expect(asked[0]?.get('secret')).toBe('confidential')
    await here.visitor().call(authenticate, { body: signUp('p@example.com', proof ?? '') })
    expect(await exchange('person')).toEqual({ score: 0, proof: null })
  })

  test.each(['program', 'other action', 'other site', 'spent', 'unknown'])('a token is refused: %s', async (token) => {
    expect((await exchange(token)).proof).toBe(null)
  })
})

test('an installation without protection says so, and asks for nothing', async () => {
  const here = await install({ APPLYBOX_BOT_PROTECTION: 'off' })
  expect(await here.visitor().call(getBotProtection)).toEqual({ protection: 'off' })
  await here.visitor().call(authenticate, { body: signUp('a@example.com') })
  for (let i = 0; i < 5; i++) await here.visitor().refused(authenticate, { body: signIn('a@example.com', 'wrong') })
  await here.visitor().call(authenticate, { body: signIn('a@example.com', goodPassword) })
  await here.close()
})
