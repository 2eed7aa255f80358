import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../server/testing/free-port.ts'
import { startOpenIdProvider } from '../server/testing/openid-provider.ts'
import type { Visitor } from './browser.ts'
import { takeAddress } from './entrance.ts'
import { expectNoFaults } from './faults.ts'
import { begin, type Person } from './journey.ts'

const port = await freePort()
const google = await startOpenIdProvider({
  id: 'google-client',
  secret: 'confidential',
  redirectUri: `http://localhost:${port}/api/authenticate/oauth/google/callback`,
})
afterAll(() => google.close())
const { person, visitor } = await begin({
  APPLYBOX_HTTP_PORT: String(port),
  APPLYBOX_GOOGLE_ISSUER: google.issuer,
  APPLYBOX_GOOGLE_CLIENT_ID: 'google-client',
  APPLYBOX_GOOGLE_CLIENT_SECRET: 'confidential',
})
let ada: Person
let people = 0
beforeEach(async () => {
  ada = await person(`ada.ways${++people}`)
  // The provider.
  ada.foresee(/^asked /)
  google.account = { sub: `g-${people}`, email: `elsewhere${people}@example.com`, email_verified: true }
  await ada.page.goto('/settings')
})
afterEach(() => ada.leave())

async function connect({ page, password }: Person) {
  await page.getByRole('button', { name: 'Connect Google' }).click()
  const form = page.getByRole('form', { name: 'Connect Google' })
  await form.getByLabel('Your password').fill(password)
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
}

test('Google is connected in the settings, signs the person in, and is disconnected again', async () => {
  ada.foresee(/status of 4\d\d/)
  const { page } = ada
  expect(await page.getByText('Apple').count()).toBe(0)
  await page.getByRole('button', { name: 'Connect Google' }).click()
  const form = page.getByRole('form', { name: 'Connect Google' })
  await expectNoFaults(page)
  await form.getByLabel('Your password').fill('not the password')
  await form.getByRole('button', { name: 'Connect', exact: true }).click()
  await form.getByText('The password is wrong.').waitFor()
  await form.getByRole('button', { name: 'Cancel' }).click()

  await connect(ada)
  const google = page.getByRole('listitem').filter({ hasText: 'You can sign in with Google.' })
  await google.getByText('Connected', { exact: true }).waitFor()
  await page.getByText('Google is connected').waitFor()
  await expect.poll(() => new URL(page.url()).search).toBe('')

  // in a browser that knows nobody yet
  const phone = await visitor()
  phone.foresee(/^asked /)
  await phone.page.goto('/auth/sign-in')
  await phone.page.getByRole('button', { name: 'Continue with Google' }).click()
  await phone.page.waitForURL('**/dashboard')
  await phone.page.goto('/settings')
  await phone.page.getByRole('main').getByText(ada.email).first().waitFor()

  // what one browser changes, the other shows
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  const way = page.getByRole('form', { name: 'Disconnect Google' })
  await way.getByLabel('Your password').fill(ada.password)
  await way.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Google is disconnected').waitFor()
  await phone.page.getByRole('button', { name: 'Connect Google' }).waitFor()
  await phone.leave()
})

test('a Google account that is connected with somebody else stays there, and the page says what to do', async () => {
  await connect(ada)
  await ada.page.getByText('Google is connected').waitFor()
  const bob = await person('bob.ways')
  bob.foresee(/^asked |status of 409|^Could not load connect/)
  await bob.page.goto('/settings')
  await connect(bob)
  await bob.page.getByText('already connected with another account here').waitFor()
  await bob.page.getByRole('button', { name: 'Connect Google' }).waitFor()
  await expectNoFaults(bob.page)
  await bob.leave()
})

/** Signs up with Google alone. */
async function comeWithGoogle(name: string): Promise<Visitor> {
  const eve = await visitor()
  eve.foresee(/^asked /)
  google.account = { sub: name, email: `${name}@example.com`, email_verified: true }
  await goOnWithGoogle(eve)
  await takeAddress(eve.page, name)
  await eve.page.waitForURL('**/welcome')
  await eve.page.goto('/settings')
  return eve
}

async function goOnWithGoogle({ page }: Visitor) {
  await page.goto('/auth/sign-in')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL('**/auth/create-account')
}

test('who has no other way in is told to set a password first', async () => {
  const eve = await comeWithGoogle(`only.google${people}`)
  await eve.page.getByText('You sign in with Google alone. To disconnect it, set a password first.').waitFor()
  expect(await eve.page.getByRole('button', { name: 'Disconnect Google' }).count()).toBe(0)
  await eve.leave()
})

test('who has no password deletes the account after a fresh sign-in; who comes again is new, and the address is gone', async () => {
  const name = `leaving${people}`
  const eve = await comeWithGoogle(name)
  const { page } = eve
  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByLabel(/^Type/)
  const action = dialog.getByRole('button', { name: 'Delete everything' })
  expect(await dialog.getByLabel('Your password').count()).toBe(0)
  await expectNoFaults(page)

  // As the server answers when the sign-in was long ago.
  const old = { code: 'fresh_sign_in_needed', title: 'Sign in again first', status: 403 }
  await page.route('**/api/users/account', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', json: old }),
  )
  // What the page was asking for when the account went is refused too.
  eve.foresee(/status of 40[13]/)
  await address.fill(`${name}@applybox.localhost`)
  await action.click()
  await dialog.getByText('sign out, sign in again, and come back within ten minutes').waitFor()
  await expectNoFaults(page)
  await page.unroute('**/api/users/account')

  await action.click()
  await page.waitForURL('**/auth/sign-in')
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
  await goOnWithGoogle(eve)
  await page.getByLabel('Address').fill(name)
  await page.getByText('Somebody has this address already.').waitFor()
  await eve.leave()
})
