import type { Page, Request } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { signUp } from '../server/testing/caller.ts'
import { runProduct } from '../server/testing/product.ts'
import { type Visitor, visitor } from './browser.ts'
import { fillIn, signIn, takeAddress } from './entrance.ts'
import { expectNoFaults } from './faults.ts'
import { begin } from './journey.ts'

// One installation, whose operator changes who may sign up.
const { product, database, browser } = await begin()
const ada = await signUp(product, 'ada.lovelace')
await product.stop()

/** Starts it anew, and answers how one comes to it. */
async function startWith(environment: Record<string, string>): Promise<() => Promise<Visitor>> {
  const { url, remove } = await runProduct({ DATABASE_URL: database.url, ...environment })
  onTestFinished(remove)
  return async () => {
    const person = await visitor(browser, url)
    onTestFinished(person.leave)
    return person
  }
}

const { password } = ada

test('a browser that has its accounts is told so, also after signing out, and leads back to them', async () => {
  const come = await startWith({ APPLYBOX_MAX_ACCOUNTS_PER_DEVICE: '1' })
  const { page, foresee } = await come()
  const answered = questionsOf(page)
  const grace = { email: 'grace@example.com', password }
  await page.goto('/auth/sign-up')
  await fillIn(page, grace, 'Sign up')
  await page.waitForURL('**/auth/create-account')
  await takeAddress(page, 'grace.hopper')
  await page.waitForURL('**/welcome')
  await answered()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/auth/sign-in')

  await page.goto('/auth/sign-up')
  await fillIn(page, { ...grace, email: 'grace.again@example.com' }, 'Sign up')
  foresee(/status of 409/)
  await page.waitForURL('**/auth/create-account')
  await takeAddress(page, 'grace.again')
  await page.waitForURL(/\/auth\/max-account-limit-reached\?of=device$/)
  await page.getByText('This device can have one account').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/auth/sign-in')
  await fillIn(page, grace, 'Sign in')
  await page.waitForURL(/\/(dashboard|welcome)$/)
})

test('where an invitation is needed, a code of nobody is refused and a link of somebody lets in, who hears of it', async () => {
  const come = await startWith({ APPLYBOX_SIGN_UP: 'referral' })
  const { page } = await come()
  await signIn(page, ada)
  await page.waitForURL('**/dashboard')
  await page.goto('/profile')
  const invitation = (await page.getByText(/\/auth\/sign-up\?ref=/).textContent()) ?? ''
  await page.getByText(/^0 people joined with your code/).waitFor()

  const guest = await come()
  const account = { email: 'guest@example.com', password }
  await guest.page.goto('/auth/sign-up')
  guest.foresee(/status of 422/)
  await guest.page.getByLabel('Referral code').fill('NOBODY2345')
  await guest.page.getByText('This code is not valid.').waitFor()
  await fillIn(guest.page, account, 'Sign up')
  await guest.page.getByText('A valid referral code is required').waitFor()
  await expectNoFaults(guest.page)

  const code = new URL(invitation).searchParams.get('ref') ?? ''
  await guest.page.goto(`/auth/sign-up?ref=${code}`)
  expect(await guest.page.getByLabel('Referral code').inputValue()).toBe(code)
  await fillIn(guest.page, account, 'Sign up')
  await guest.page.waitForURL('**/auth/create-account')
  await page.reload()
  await page.getByText(/^1 person joined with your code/).waitFor()
})

test('where nobody can sign up, the page says so, and signing in asks for no proof', async () => {
  const come = await startWith({ APPLYBOX_SIGN_UP: 'closed', APPLYBOX_BOT_PROTECTION: '' })
  const { page, foresee } = await come()
  await page.goto('/auth/sign-up')
  await page.getByText('Signing up is closed').waitFor()
  foresee(/status of 40[13]/)
  await page.goto('/auth/sign-in')
  for (let guess = 0; guess < 4; guess++) {
    const answered = page.waitForResponse('**/api/authenticate')
    await fillIn(page, { ...ada, password: `a guess at it ${guess}` }, 'Sign in')
    expect((await answered).status()).toBe(401)
  }
  await fillIn(page, ada, 'Sign in')
  await page.waitForURL('**/dashboard')
})

test('where programs are kept out, who mistyped three times still gets in, after a proof that nobody sees', async () => {
  const come = await startWith({ APPLYBOX_BOT_PROTECTION: 'altcha' })
  const { page, foresee } = await come()
  foresee(/status of 40[13]/)
  await page.goto('/auth/sign-in')
  for (let guess = 0; guess < 4; guess++) {
    const answered = page.waitForResponse(async (answer) => answer.url().endsWith('/api/authenticate') && answer.status() === 401)
    await fillIn(page, { ...ada, password: `a guess at it ${guess}` }, 'Sign in')
    await answered
  }
  const proven = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/meta/recaptcha') && answer.request().method() === 'POST',
  )
  await fillIn(page, ada, 'Sign in')
  expect((await proven).status()).toBe(200)
  await page.waitForURL('**/dashboard')
})

/** Waits until all that the page asks is answered, also what it asks again when it begins to follow: a person is not as quick as that. */
function questionsOf(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let last = Date.now()
  page.on('request', (request) => {
    if (/\/api\/(?!events)/.test(request.url())) open.add(request)
  })
  const close = (request: Request) => {
    if (open.delete(request)) last = Date.now()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return () => expect.poll(() => open.size === 0 && Date.now() - last > 500).toBe(true)
}
