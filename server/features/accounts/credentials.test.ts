import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, install, type Person } from '../../testing/installation.ts'

const nextPassword = 'seven owls over Graz'
const here = await install()
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

describe('the link that confirms an address', () => {
  const letters = (kind: string) => here.log.filter((line) => line.kind === kind).length
  const again = (who: Person, address: 'present' | 'pending') => who.call(accounts.resendConfirmation, { body: { address } })
  const tooSoon = async (who: Person, address: 'present' | 'pending') => {
    const answer = await who.send(accounts.resendConfirmation, { body: { address } })
    expect(answer.statusCode).toBe(429)
    return Number(answer.headers['retry-after'])
  }
  /** Lets time pass for all limits. */
  const wait = (seconds: number) =>
    sql`update rate_limits set replenished_at = replenished_at - ${seconds} * interval '1 second'`.execute(here.database.db)

  test('after signing up is mailed once more when it is asked for, and both links work', async () => {
    const liv = await here.person({ email: 'liv@example.com' })
    const first = linkIn('verify')
    const before = letters('verify')
    expect(await again(liv, 'present')).toEqual({ email: 'liv@example.com', retryAfterSeconds: expect.closeTo(60, 0) })
    expect(letters('verify')).toBe(before + 1)
    expect(linkIn('verify')).not.toBe(first)
    await here.visitor().call(accounts.verifyEmail, { body: { token: first } })
    const nothing = await liv.refused(accounts.resendConfirmation, { body: { address: 'present' } })
    expect(nothing).toMatchObject({ code: 'conflict', status: 409 })
  })

  test('is mailed once a minute, three times in a quarter of an hour and five times in a row, and who asks is told when', async () => {
    const max = await here.person({ email: 'max@example.com' })
    expect((await again(max, 'present')).retryAfterSeconds).toBeLessThan(61)
    expect(await tooSoon(max, 'present')).toBeLessThan(61)
    await wait(61)
    // with the one of signing up this is the third
    const { retryAfterSeconds } = await again(max, 'present')
    expect(retryAfterSeconds).toBeGreaterThan(10 * 60)
    await wait(61)
    expect(await tooSoon(max, 'present')).toBeGreaterThan(10 * 60)
    for (let letter = 3; letter < 5; letter++) {
      await wait(15 * 60)
      await again(max, 'present')
    }
    await wait(15 * 60)
    expect(await tooSoon(max, 'present')).toBeGreaterThan(60 * 60)
  })

  test('to another address is mailed once more without the password, and can be taken back', async () => {
    const nora = await here.person({ email: 'nora@example.com' })
    expect(await nora.refused(accounts.resendConfirmation, { body: { address: 'pending' } })).toMatchObject({ code: 'conflict' })
    const before = letters('change')
    await nora.call(accounts.changeEmail, { body: { email: 'nora.next@example.com', password: goodPassword } })
    await expect.poll(() => letters('change')).toBe(before + 1)
    expect(await nora.call(getProfile)).toMatchObject({ email: 'nora@example.com', pendingEmail: 'nora.next@example.com' })
    expect(await again(nora, 'pending')).toMatchObject({ email: 'nora.next@example.com' })
    await expect.poll(() => letters('change')).toBe(before + 2)
    const token = linkIn('change')
    await nora.call(accounts.cancelEmailChange)
    expect(await nora.call(getProfile)).toMatchObject({ pendingEmail: null })
    expect(await here.visitor().refused(accounts.verifyEmail, { body: { token } })).toMatchObject({ code: 'link_expired' })
  })

  test('to a first other address is void as soon as a second one is asked for', async () => {
    const olga = await here.person({ email: 'olga@example.com' })
    const ask = async (email: string) => {
      const before = letters('change')
      await olga.call(accounts.changeEmail, { body: { email, password: goodPassword } })
      await expect.poll(() => letters('change')).toBe(before + 1)
      return linkIn('change')
    }
    const first = await ask('olga.one@example.com')
    const second = await ask('olga.two@example.com')
    expect(await olga.call(getProfile)).toMatchObject({ pendingEmail: 'olga.two@example.com' })
    expect(await here.visitor().refused(accounts.verifyEmail, { body: { token: first } })).toMatchObject({ code: 'link_expired' })
    await here.visitor().call(accounts.verifyEmail, { body: { token: second } })
    expect(await olga.call(getProfile)).toMatchObject({ email: 'olga.two@example.com', pendingEmail: null })
  })

  test('to an address that has an account is asked for, waited for and limited as any other', async () => {
    const [pia, quin] = [await here.person({ email: 'pia@example.com' }), await here.person({ email: 'quin@example.com' })]
    await here.person({ email: 'somebody@example.com' })
    const story = async (who: Person, email: string) => {
      const told: unknown[] = []
      const note = ({ statusCode, body }: { statusCode: number; body: string }) =>
        told.push(statusCode, body.replaceAll(email, 'it').replaceAll(/\d+\.\d+/g, 'seconds'))
      note(await who.send(accounts.changeEmail, { body: { email, password: goodPassword } }))
      told.push((await who.call(getProfile)).pendingEmail === email)
      note(await who.send(accounts.resendConfirmation, { body: { address: 'pending' } }))
      await wait(61)
      note(await who.send(accounts.resendConfirmation, { body: { address: 'pending' } }))
      await wait(61)
      note(await who.send(accounts.resendConfirmation, { body: { address: 'pending' } }))
      return told
    }
    expect(await story(pia, 'somebody@example.com')).toEqual(await story(quin, 'nobody@example.com'))
  })

  test('of two people who open theirs to the same address at once, one gets it', async () => {
    const pair = await Promise.all(['tia', 'udo'].map((name) => here.person({ email: `${name}@example.com` })))
    const tokens: string[] = []
    for (const who of pair) {
      const before = letters('change')
      await who.call(accounts.changeEmail, { body: { email: 'both@example.com', password: goodPassword } })
      await expect.poll(() => letters('change')).toBe(before + 1)
      tokens.push(linkIn('change'))
    }
    const answers = await Promise.all(tokens.map((token) => here.visitor().send(accounts.verifyEmail, { body: { token } })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410])
  })

  test('for a forgotten password is void once the password was changed', async () => {
    const wim = await here.person({ email: 'wim@example.com' })
    const before = letters('reset')
    await here.visitor().call(accounts.forgotPassword, { body: { email: 'wim@example.com' } })
    await expect.poll(() => letters('reset')).toBe(before + 1)
    await wim.call(accounts.changePassword, { body: { current: goodPassword, password: nextPassword } })
    const stolen = { token: linkIn('reset'), password: 'nine geese under Ulm' }
    expect(await here.visitor().refused(accounts.resetPassword, { body: stolen })).toMatchObject({ code: 'link_expired' })
    expect((await signIn('wim@example.com', nextPassword)).statusCode).toBe(200)
  })

  test('is not sent to the address that one has', async () => {
    const rut = await here.person({ email: 'rut@example.com' })
    const refusal = await rut.refused(accounts.changeEmail, { body: { email: 'Rut@example.com', password: goodPassword } })
    expect(refusal).toMatchObject({ code: 'bad_input', errors: [{ path: 'email' }] })
  })

  test('is void after a reset, which may be because of who asked for it', async () => {
    const sam = await here.person({ email: 'sam@example.com' })
    const before = letters('change')
    await sam.call(accounts.changeEmail, { body: { email: 'sam.thief@example.com', password: goodPassword } })
    await expect.poll(() => letters('change')).toBe(before + 1)
    const token = linkIn('change')
    const resets = letters('reset')
    await here.visitor().call(accounts.forgotPassword, { body: { email: 'sam@example.com' } })
    await expect.poll(() => letters('reset')).toBe(resets + 1)
    await here.visitor().call(accounts.resetPassword, { body: { token: linkIn('reset'), password: nextPassword } })
    expect(await here.visitor().refused(accounts.verifyEmail, { body: { token } })).toMatchObject({ code: 'link_expired' })
    expect((await signIn('sam@example.com', nextPassword)).statusCode).toBe(200)
  })
})
