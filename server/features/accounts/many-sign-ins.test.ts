import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, install } from '../../testing/installation.ts'
import { hashPassword } from './passwords.ts'

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
    waits.push(await timed(renew))
  }
  // Without a bound, a call waits behind most of the hashing: two of them fill the time of all sign-ins.
  expect(waits.length).toBeGreaterThan(20)
  expect(Math.max(...waits)).toBeLessThan((await all) / 4)
})

test('who waits to be let in with a password that is changed meanwhile stays out', async () => {
  const email = 'late@example.com'
  await here.person({ email })
  const passwordHash = await hashPassword('nine geese under Ulm')
  const signIn = (email: string) =>
    here.visitor().send(accounts.authenticate, { body: { method: 'email', intent: 'sign-in', email, password: goodPassword } })
  const before = Promise.all(Array.from({ length: 40 }, (_, n) => signIn(`nobody${n}@example.com`)))
  await sleep(50)
  const late = signIn(email)
  await sleep(300)
  await here.database.db.updateTable('users').set({ passwordHash }).where('email', '=', email).execute()
  expect((await late).statusCode).toBe(401)
  await before
})
