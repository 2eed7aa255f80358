import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type RunningProduct, runProduct } from '../server/testing/product.ts'
import { join, openBrowser, type Visitor, visitor } from './browser.ts'
import { expectNoFaults } from './faults.ts'

// One installation, whose operator changes who may sign up.
let dataDir: string
let product: RunningProduct
let browser: Browser
let ada: Visitor
const password = 'harbour lantern quince'
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'applybox-data-'))
  browser = await openBrowser()
  await runWith({})
  const first = await visitor(browser, product.url)
  await join(first.page, 'ada.lovelace')
  await first.leave()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  ada = await visitor(browser, product.url)
})
afterEach(() => ada.leave())

async function runWith(environment: Record<string, string>) {
  await product?.stop()
  product = await runProduct({ ...environment, APPLYBOX_DATA_DIR: dataDir })
  await ada?.leave()
  ada = await visitor(browser, product.url)
}

async function fillIn(page: Page, email: string, action: 'Sign in' | 'Sign up', secret = password) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: action, exact: true }).click()
}

async function takeAddress(page: Page, name: string) {
  await page.waitForURL('**/auth/create-account')
  await page.getByLabel('Address').fill(name)
  await page.getByRole('button', { name: 'Take this address' }).click()
}

test('a browser that has its accounts is told so, also after signing out, and leads back to them', async () => {
  await runWith({ APPLYBOX_MAX_ACCOUNTS_PER_DEVICE: '1' })
  const { page } = ada
  await page.goto('/auth/sign-up')
  await fillIn(page, 'grace@example.com', 'Sign up')
  await takeAddress(page, 'grace.hopper')
  await page.waitForURL('**/welcome')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/auth/sign-in')

  await page.goto('/auth/sign-up')
  await fillIn(page, 'grace.again@example.com', 'Sign up')
  ada.foresee(/status of 409/)
  await takeAddress(page, 'grace.again')
  await page.waitForURL('**/auth/max-account-limit-reached')
  await page.getByText('From this device one account can be opened').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/auth/sign-in')
  await fillIn(page, 'grace@example.com', 'Sign in')
  await page.waitForURL(/\/(dashboard|welcome)$/)
})

test('where an invitation is needed, a code of nobody is refused and a link of somebody lets in, who hears of it', async () => {
  await runWith({ APPLYBOX_SIGN_UP: 'referral' })
  const { page } = ada
  await page.goto('/auth/sign-in')
  await fillIn(page, 'ada.lovelace@example.com', 'Sign in')
  await page.waitForURL('**/dashboard')
  await page.goto('/profile')
  const invitation = (await page.getByText(/\/auth\/sign-up\?ref=/).textContent()) ?? ''
  await page.getByText(/^0 people joined with your code/).waitFor()

  const guest = await visitor(browser, product.url)
  await guest.page.goto('/auth/sign-up')
  guest.foresee(/status of 422/)
  await guest.page.getByLabel('Referral code').fill('NOBODY2345')
  await guest.page.getByText('This code is not known here.').waitFor()
  await fillIn(guest.page, 'guest@example.com', 'Sign up')
  await guest.page.getByText('A valid referral code is needed').waitFor()
  await expectNoFaults(guest.page)

  const code = new URL(invitation).searchParams.get('ref') ?? ''
  await guest.page.goto(`/auth/sign-up?ref=${code}`)
  expect(await guest.page.getByLabel('Referral code').inputValue()).toBe(code)
  await fillIn(guest.page, 'guest@example.com', 'Sign up')
  await guest.page.waitForURL('**/auth/create-account')
  await guest.leave()
  await page.reload()
  await page.getByText(/^1 person joined with your code/).waitFor()
})

test('where nobody can sign up, the page says so, and signing in asks for no proof', async () => {
  await runWith({ APPLYBOX_SIGN_UP: 'closed', APPLYBOX_BOT_PROTECTION: '' })
  const { page } = ada
  await page.goto('/auth/sign-up')
  await page.getByText('Signing up is closed').waitFor()
  ada.foresee(/status of 40[13]/)
  await page.goto('/auth/sign-in')
  for (let guess = 0; guess < 4; guess++) {
    const answered = page.waitForResponse('**/api/authenticate')
    await fillIn(page, 'ada.lovelace@example.com', 'Sign in', `a guess at it ${guess}`)
    expect((await answered).status()).toBe(401)
  }
  await fillIn(page, 'ada.lovelace@example.com', 'Sign in')
  await page.waitForURL('**/dashboard')
})

test('where programs are kept out, who mistyped three times still gets in, after a proof that nobody sees', async () => {
  await runWith({ APPLYBOX_BOT_PROTECTION: 'altcha' })
  const { page } = ada
  ada.foresee(/status of 40[13]/)
  await page.goto('/auth/sign-in')
  for (let guess = 0; guess < 4; guess++) {
    const answered = page.waitForResponse(async (answer) => answer.url().endsWith('/api/authenticate') && answer.status() === 401)
    await fillIn(page, 'ada.lovelace@example.com', 'Sign in', `a guess at it ${guess}`)
    await answered
  }
  const proven = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/meta/recaptcha') && answer.request().method() === 'POST',
  )
  await fillIn(page, 'ada.lovelace@example.com', 'Sign in')
  expect((await proven).status()).toBe(200)
  await page.waitForURL('**/dashboard')
})
