import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, install } from '../../testing/installation.ts'
import { hashPassword } from './passwords.ts'
import { endAllSessions } from './sessions.ts'

const here = await install()
afterAll(() => here.close())

/** Milliseconds that something takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

test('fifty people who sign in at once all get in, and do not keep the others waiting', async () => {
  const ada = await here.person({ email: 'ada@example.com' })
  const people = await Promise.all(Array.from({ length: 50 }, (_, n) => here.person({ email: `person${n}@example.com` })))
  const signIn = ({ email }: { email: string }) =>
    here.visitor().call(accounts.authenticate, { body: { method: 'email', intent: 'sign-in', email, password: goodPassword } })

  let isOver = false
  const all = timed(() => Promise.all(people.map(signIn))).finally(() => {
    isOver = true
  })
  // what everybody who has a page open does meanwhile: reads, and now and then renews the session
  let { refreshToken } = ada
  const waits: number[] = []
  while (!isOver) {
    waits.push(await timed(() => ada.call(getProfile)))
    const renew = async () => {
      refreshToken = (await here.visitor({ device: ada.device }).call(accounts.refresh, { body: { refreshToken } })).refreshToken
    }
    if (waits.length < 40) waits.push(await timed(renew))
  }
  // Without a bound, a call waits behind most of the hashing: two of them fill the time of all sign-ins. A busy machine makes one or another wait.
  expect(waits.length).toBeGreaterThan(20)
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan((await all) / 4)
})

/** Does `work`, which needs a password, and gives its account another one while `work` waits for its turn. */
async function whileChanged<T>(email: string, work: () => Promise<T>): Promise<T> {
  const passwordHash = await hashPassword('nine geese under Ulm')
  const before = Promise.all(Array.from({ length: 40 }, (_, n) => signIn(`nobody${n}@example.com`)))
  await sleep(50)
  const late = work()
  await sleep(300)
  await here.database.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .updateTable('users')
      .set({ passwordHash })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow()
    await endAllSessions(tx, id)
  })
  await before
  return late
}

const signIn = (email: string) =>
  here.visitor().send(accounts.authenticate, { body: { method: 'email', intent: 'sign-in', email, password: goodPassword } })

test('who waits to be let in with a password that is changed meanwhile stays out', async () => {
  const email = 'late@example.com'
  await here.person({ email })
  expect((await whileChanged(email, () => signIn(email))).statusCode).toBe(401)
})

test('who is signed out while a password is checked changes nothing by it', async () => {
  const thief = await here.person({ email: 'robbed@example.com' })
  const setPassword = () =>
    thief.send(accounts.changePassword, { body: { current: goodPassword, password: 'six herons near Pisa' } })
  expect((await whileChanged('robbed@example.com', setPassword)).statusCode).toBe(401)
  const other = await here.person({ email: 'robbed.too@example.com' })
  const setEmail = () => other.send(accounts.changeEmail, { body: { email: 'thief@example.com', password: goodPassword } })
  expect((await whileChanged('robbed.too@example.com', setEmail)).statusCode).toBe(401)
  const links = here.database.db.selectFrom('mailedLinks').select('email').where('purpose', '=', 'change')
  expect(await links.execute()).toEqual([])
})
