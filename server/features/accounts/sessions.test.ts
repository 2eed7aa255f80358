import { text } from 'node:stream/consumers'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import { placeOf } from '../../../contract/endpoint.ts'
import { streamEvents } from '../../../contract/events.ts'
import { deleteAccount } from '../../../contract/personal-data.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, install, type Person } from '../../testing/installation.ts'
import { forgetExpired } from './forget-expired.ts'
import { setAccountActive } from './operator.ts'

const here = await install()
afterAll(() => here.close())

const refreshWith = (refreshToken: string, device?: string) =>
  here.visitor({ device }).call(accounts.refresh, { body: { refreshToken } })
const refusedRefresh = (refreshToken: string, device?: string) =>
  here.visitor({ device }).refused(accounts.refresh, { body: { refreshToken } })
const works = async (token: string, device?: string) =>
  (await here.visitor({ token, device }).send(getProfile)).statusCode === 200
/** Follows a person's events; what was read by the time the stream has ended. */
async function openStream({ token, device }: Person): Promise<() => Promise<string>> {
  const headers = { authorization: `Bearer ${token}`, 'x-device-identity': device }
  const answer = await here.app.inject({ url: placeOf(streamEvents), headers, payloadAsStream: true })
  expect(answer.statusCode).toBe(200)
  return () => text(answer.stream())
}
/** Lets the grace for lost answers pass. */
const passGrace = () => sql`update refresh_tokens set used_at = used_at - interval '11 seconds'`.execute(here.database.db)

describe('refreshing', () => {
  test('gives a new pair that works, and the old refresh token is spent', async () => {
    const ada = await here.person({ email: 'ada@example.com' })
    const next = await refreshWith(ada.refreshToken, ada.device)
    expect(next.refreshToken).not.toBe(ada.refreshToken)
    expect(await works(next.token, ada.device)).toBe(true)
    await refreshWith(next.refreshToken, ada.device)
  })

  test('a spent token that comes back ends the session, for the thief and for the owner', async () => {
    const eve = await here.person({ email: 'eve@example.com' })
    const next = await refreshWith(eve.refreshToken, eve.device)
    await passGrace()
    expect(await refusedRefresh(eve.refreshToken, eve.device)).toMatchObject({ code: 'refresh_rejected', status: 401 })
    expect(await refusedRefresh(next.refreshToken, eve.device)).toMatchObject({ code: 'refresh_rejected' })
    expect(await works(next.token, eve.device)).toBe(false)
  })

  test('an answer that was lost can be asked for again for ten seconds, from the same device only', async () => {
    const bob = await here.person({ email: 'bob@example.com' })
    await refreshWith(bob.refreshToken, bob.device)
    const again = await refreshWith(bob.refreshToken, bob.device)
    expect(await works(again.token, bob.device)).toBe(true)
    await refreshWith(again.refreshToken, bob.device)

    const kim = await here.person({ email: 'kim@example.com' })
    const next = await refreshWith(kim.refreshToken, kim.device)
    await refusedRefresh(kim.refreshToken, 'another device of a stranger')
    expect(await works(next.token, kim.device)).toBe(false)
  })

  test('twenty tabs at once get the same pair, and all stay signed in', async () => {
    const tab = await here.person({ email: 'tab@example.com' })
    const pairs = await Promise.all(Array.from({ length: 20 }, () => refreshWith(tab.refreshToken, tab.device)))
    const [pair = tab] = pairs
    for (const one of pairs) expect(one).toEqual(pair)
    expect(await works(pair.token, tab.device)).toBe(true)
    await passGrace()
    const next = await refreshWith(pair.refreshToken, tab.device)
    expect(next.refreshToken).not.toBe(pair.refreshToken)
  })

  test('a lost answer is the same one again, also when its refresh token has been spent since', async () => {
    const lost = await here.person({ email: 'lost@example.com' })
    const first = await refreshWith(lost.refreshToken, lost.device)
    const second = await refreshWith(first.refreshToken, lost.device)
    expect(await refreshWith(lost.refreshToken, lost.device)).toEqual(first)
    expect(await refreshWith(first.refreshToken, lost.device)).toEqual(second)
    expect(second.refreshToken).not.toBe(first.refreshToken)
  })

  test('a session that refreshes again and again has to wait', async () => {
    const often = await here.person({ email: 'often@example.com' })
    let pair: { refreshToken: string } = often
    let count = 0
    for (; count < 60; count++) pair = await refreshWith(pair.refreshToken, often.device)
    const problem = await refusedRefresh(pair.refreshToken, often.device)
    expect(problem).toMatchObject({ code: 'too_many_requests', status: 429 })
    // what was refused is not spent
    await sql`delete from rate_limits`.execute(here.database.db)
    await refreshWith(pair.refreshToken, often.device)
  })

  test.each(['x', 'a'.repeat(400), Buffer.alloc(64).toString('base64url'), Buffer.alloc(64, 255).toString('base64url')])(
    'what is no token is refused: %.20s',
    async (refreshToken) => {
      expect(await refusedRefresh(refreshToken)).toMatchObject({ code: 'refresh_rejected' })
    },
  )

  test('a session that was not used for 60 days has run out', async () => {
    const old = await here.person({ email: 'old@example.com' })
    const { sub } = decodeJwt(old.token)
    await sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${sub}`.execute(here.database.db)
    await refusedRefresh(old.refreshToken, old.device)
    expect(await works(old.token, old.device)).toBe(false)
  })

  test('what ended long ago is forgotten, what ended lately is kept', async () => {
    const { db } = here.database
    const long = await here.person({ email: 'long@example.com' })
    const { sub = '' } = decodeJwt(long.token)
    const signIn = { method: 'email', intent: 'sign-in', email: long.email, password: goodPassword } as const
    for (const device of ['the first laptop', 'the second laptop'])
      await here.visitor({ device }).call(accounts.authenticate, { body: signIn })
    await sql`update sessions set ended_at = now() - interval '31 days' where user_id = ${sub}
      and device_id = sha256('the first laptop')`.execute(db)
    await sql`update sessions set ended_at = now() - interval '1 day' where user_id = ${sub} and device_id = sha256('the second laptop')`.execute(
      db,
    )
    await refreshWith(long.refreshToken, long.device)
    const { rows } = await sql`select 1 from sessions where user_id = ${sub}`.execute(db)
    expect(rows).toHaveLength(2)
  })

  test('what has run out goes by the clock too, of people who never come back', async () => {
    const { db } = here.database
    const never = await here.person({ email: 'never@example.com' })
    const { sub = '' } = decodeJwt(never.token)
    await sql`update sessions set ended_at = now() - interval '31 days' where user_id = ${sub}`.execute(db)
    await sql`update mailed_links set expires_at = now() - interval '2 days' where user_id = ${sub}`.execute(db)
    await sql`insert into provider_sign_ins (state, provider, device_id, nonce, code_verifier, expires_at, email)
      values ('old', 'google', 'device', '', '', now() - interval '1 second', 'stranger@example.com')`.execute(db)
    await forgetExpired(db)
    const left = await sql`select user_id from sessions where user_id = ${sub}
      union all select user_id from mailed_links where user_id = ${sub}
      union all select null from provider_sign_ins`.execute(db)
    expect(left.rows).toEqual([])
  })

  test('no secret stands in the database', async () => {
    const { rows } = await sql<{ hash: Buffer }>`select hash from refresh_tokens`.execute(here.database.db)
    const dump = JSON.stringify((await sql`select * from sessions`.execute(here.database.db)).rows)
    expect(rows.every(({ hash }) => hash.length === 32)).toBe(true)
    expect(dump).not.toContain('device of')
  })
})

describe('access tokens', () => {
  let person: Person
  beforeAll(async () => {
    person = await here.person({ email: 'token@example.com' })
  })

  test('live 15 minutes', () => {
    const { iat = 0, exp = 0 } = decodeJwt(person.token)
    expect(exp - iat).toBe(15 * 60)
  })

  test('are not taken without a signature, with another key, run out, or altered', async () => {
    const { sub = '', sid } = decodeJwt(person.token) as { sub: string; sid: string }
    const claims = () => new SignJWT({ sid }).setSubject(sub).setIssuer('applybox').setIssuedAt()
    const key = new Uint8Array(32)
    const own = await generateKeyPair('RS256', { extractable: true })
    const jwk = await exportJWK(own.publicKey)
    const secret = Buffer.from(JSON.stringify(jwk))
    const forged = [
      new UnsecuredJWT({ sid }).setSubject(sub).setIssuer('applybox').setExpirationTime('1h').encode(),
      await claims().setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h').sign(key),
      await claims().setProtectedHeader({ alg: 'HS512' }).setExpirationTime('1h').sign(new Uint8Array(64)),
      // a key that the token brings along, or names
      await claims().setProtectedHeader({ alg: 'RS256', jwk }).setExpirationTime('1h').sign(own.privateKey),
      await claims().setProtectedHeader({ alg: 'HS256', jwk }).setExpirationTime('1h').sign(secret),
      await claims().setProtectedHeader({ alg: 'HS256', kid: '../../dev/null' }).setExpirationTime('1h').sign(key),
      await claims().setProtectedHeader({ alg: 'HS256', jku: 'https://evil.example/jwks' }).setExpirationTime('1h').sign(key),
      `${person.token.slice(0, -4)}AAAA`,
      person.token.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url')),
    ]
    for (const token of forged) expect(await works(token, person.device)).toBe(false)
    expect(await works(person.token, person.device)).toBe(true)
  })

  test('are not taken from another device', async () => {
    expect(await works(person.token, 'the device of somebody else')).toBe(false)
  })

  test('stop at once when an operator disables the account', async () => {
    const gone = await here.person({ email: 'gone@example.com' })
    await sql`update users set is_active = false where email = 'gone@example.com'`.execute(here.database.db)
    expect(await works(gone.token, gone.device)).toBe(false)
    await refusedRefresh(gone.refreshToken, gone.device)
    const body = { method: 'email', intent: 'sign-in', email: gone.email, password: goodPassword } as const
    expect(await here.visitor().refused(accounts.authenticate, { body })).toMatchObject({ code: 'account_disabled' })
    const wrong = { ...body, password: 'something else' }
    expect(await here.visitor().refused(accounts.authenticate, { body: wrong })).toMatchObject({ code: 'wrong_credentials' })
  })
})

test('the open event stream of an account ends when an operator disables it, or its person deletes it', async () => {
  const { db } = here.database
  const [off, gone] = [
    await here.person({ email: 'off@example.com', name: 'off.now' }),
    await here.person({ email: 'leaving@example.com', name: 'leaving.now' }),
  ]
  const streams = [await openStream(off), await openStream(gone)]
  await setAccountActive({ db, config: here.config }, 'off@example.com', false)
  await gone.call(deleteAccount, { body: { password: goodPassword } })
  for (const ended of streams) expect(await ended()).toContain('session')
  for (const { token, device } of [off, gone]) expect(await works(token, device)).toBe(false)
})

describe('devices', () => {
  const signInFrom = (email: string, device: string, userAgent: string) =>
    here
      .visitor({ device, userAgent })
      .call(accounts.authenticate, { body: { method: 'email', intent: 'sign-in', email, password: goodPassword } })
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'

  test('are listed in words, with the one that asks', async () => {
    await here.person({ email: 'list@example.com' })
    const laptop = await signInFrom('list@example.com', 'laptop-identity', firefox)
    await signInFrom('list@example.com', 'phone-identity', phone)
    const { list } = await here.visitor({ token: laptop.token, device: 'laptop-identity' }).call(accounts.listSessions)
    expect(list).toHaveLength(3)
    expect(list.map(({ device }) => device)).toEqual(expect.arrayContaining(['Firefox on Linux', 'Safari on iPhone']))
    expect(list.filter(({ current }) => current).map(({ device }) => device)).toEqual(['Firefox on Linux'])
    const inGerman = here.visitor({ token: laptop.token, device: 'laptop-identity', language: 'de' })
    expect((await inGerman.call(accounts.listSessions)).list.map(({ device }) => device)).toContain('Safari auf iPhone')
  })

  test('one can be ended from another, and stops at once', async () => {
    const me = await here.person({ email: 'two@example.com' })
    const other = await signInFrom('two@example.com', 'lost-laptop', firefox)
    const { list } = await me.call(accounts.listSessions)
    const lost = list.find(({ current }) => !current)
    await me.call(accounts.endSession, { params: { id: lost?.id ?? '' } })
    expect(await works(other.token, 'lost-laptop')).toBe(false)
    await refusedRefresh(other.refreshToken, 'lost-laptop')
    expect(await works(me.token, me.device)).toBe(true)
  })

  test('a stranger’s session can not be ended, and looks like one that is not there', async () => {
    const victim = await here.person({ email: 'victim@example.com' })
    const stranger = await here.person({ email: 'stranger@example.com' })
    const id = (await victim.call(accounts.listSessions)).list[0]?.id ?? ''
    const foreign = await stranger.refused(accounts.endSession, { params: { id } })
    const unknown = await stranger.refused(accounts.endSession, { params: { id: '01890000-0000-7000-8000-000000000000' } })
    expect(foreign).toEqual(unknown)
    expect(foreign).toMatchObject({ code: 'not_found', status: 404 })
    expect(await works(victim.token, victim.device)).toBe(true)
  })

  test('signing out ends the session and its open event stream', async () => {
    const me = await here.person({ email: 'out@example.com', name: 'out.of.here' })
    const ended = await openStream(me)
    await me.call(accounts.logout)
    expect(await ended()).toContain('session')
    expect(await works(me.token, me.device)).toBe(false)
    await refusedRefresh(me.refreshToken, me.device)
  })
})
