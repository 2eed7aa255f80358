import { createServer } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenIdProvider, startOpenIdProvider } from '../server/testing/openid-provider.ts'
import { type RunningProduct, runProduct } from '../server/testing/product.ts'
import { join, openBrowser, type Visitor, visitor } from './browser.ts'
import { expectNoFaults } from './faults.ts'

let product: RunningProduct
let google: OpenIdProvider
let browser: Browser
let ada: Visitor
let account: Awaited<ReturnType<typeof join>>
let people = 0
beforeAll(async () => {
  const port = await freePort()
  google = await startOpenIdProvider({
    id: 'google-client',
    secret: 'confidential',
    redirectUri: `http://localhost:${port}/api/authenticate/oauth/google/callback`,
  })
  product = await runProduct({
    APPLYBOX_HTTP_PORT: String(port),
    APPLYBOX_GOOGLE_ISSUER: google.issuer,
    APPLYBOX_GOOGLE_CLIENT_ID: 'google-client',
    APPLYBOX_GOOGLE_CLIENT_SECRET: 'confidential',
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.remove()
  await google?.close()
})
beforeEach(async () => {
  ada = await visitor(browser, product.url)
  // The provider.
  ada.foresee(/^asked /)
  people += 1
  google.account = { sub: `g-${people}`, email: `elsewhere${people}@example.com`, email_verified: true }
  account = await join(ada.page, `ada.ways${people}`)
  await ada.page.goto('/settings')
})
afterEach(() => ada.leave())

async function connect({ page }: Visitor) {
  await page.getByRole('button', { name: 'Connect Google' }).click()
  const form = page.getByRole('form', { name: 'Connect Google' })
  await form.getByLabel('Your password').fill(account.password)
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
  const phone = await visitor(browser, product.url)
  phone.foresee(/^asked /)
  await phone.page.goto('/auth/sign-in')
  await phone.page.getByRole('button', { name: 'Continue with Google' }).click()
  await phone.page.waitForURL('**/dashboard')
  await phone.page.goto('/settings')
  await phone.page.getByRole('main').getByText(account.email).waitFor()

  // what one browser changes, the other shows
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  const way = page.getByRole('form', { name: 'Disconnect Google' })
  await way.getByLabel('Your password').fill(account.password)
  await way.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Google is disconnected').waitFor()
  await phone.page.getByRole('button', { name: 'Connect Google' }).waitFor()
  await phone.leave()
})

test('a Google account that is connected with somebody else stays there, and the page says what to do', async () => {
  await connect(ada)
  await ada.page.getByText('Google is connected').waitFor()
  const bob = await visitor(browser, product.url)
  bob.foresee(/^asked |status of 409|^Could not load connect/)
  await join(bob.page, `bob.ways${people}`)
  await bob.page.goto('/settings')
  await connect(bob)
  await bob.page.getByText('connected with another account here already').waitFor()
  await bob.page.getByRole('button', { name: 'Connect Google' }).waitFor()
  await expectNoFaults(bob.page)
  await bob.leave()
})

test('who has no other way in is told to set a password first', async () => {
  const eve = await visitor(browser, product.url)
  eve.foresee(/^asked /)
  google.account = { sub: `only-${people}`, email: `only${people}@example.com`, email_verified: true }
  await eve.page.goto('/auth/sign-in')
  await eve.page.getByRole('button', { name: 'Continue with Google' }).click()
  await eve.page.waitForURL('**/auth/create-account')
  await eve.page.getByLabel('Address').fill(`eve.ways${people}`)
  await eve.page.getByRole('button', { name: 'Take this address' }).click()
  await eve.page.waitForURL('**/welcome')
  await eve.page.goto('/settings')
  await eve.page.getByText('You sign in with Google alone. To disconnect it, set a password first.').waitFor()
  expect(await eve.page.getByRole('button', { name: 'Disconnect Google' }).count()).toBe(0)
  await eve.leave()
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
