import { AxeBuilder } from '@axe-core/playwright'
import nodemailer from 'nodemailer'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningProduct, runProduct } from '../server/testing/product.ts'
import { join, openBrowser, visitor } from './browser.ts'

const signedOut = ['/auth/sign-in', '/auth/sign-up', '/auth/forgot-password']
const withoutAddress = ['/auth/create-account', '/auth/max-account-limit-reached']
const signedIn = [
  '/welcome',
  '/dashboard',
  '/active-applications',
  '/archived-applications',
  '/unidentified-messages',
  '/emails-with-missing-data',
  '/companies',
  '/companies?mode=all',
  '/jobs',
  '/notifications',
  '/profile',
  '/settings',
  '/settings/import',
  '/settings/proof-of-search',
]

let product: RunningProduct
let browser: Browser
let detail: string
/** What browsers of three people have stored: nobody, somebody without an address, somebody with mail. */
const people: Record<'nobody' | 'newcomer' | 'owner', BrowserContext | undefined> = {
  nobody: undefined,
  newcomer: undefined,
  owner: undefined,
}

beforeAll(async () => {
  product = await runProduct()
  browser = await openBrowser()
  people.nobody = (await visitor(browser, product.url)).page.context()
  const newcomer = (await visitor(browser, product.url)).page
  await newcomer.goto('/auth/sign-up')
  await newcomer.getByLabel('E-mail').fill('newcomer@example.com')
  await newcomer.getByLabel('Password', { exact: true }).fill('harbour lantern quince')
  await newcomer.getByRole('button', { name: 'Sign up' }).click()
  await newcomer.waitForURL('**/auth/create-account')
  people.newcomer = newcomer.context()

  const owner = (await visitor(browser, product.url)).page
  const { address } = await join(owner, 'ada.lovelace')
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: product.smtpPort, tls: { rejectUnauthorized: false } })
  await transport.sendMail({
    to: address,
    from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
    subject: 'Thank you for applying to Larkspur Analytics',
    text: 'Hi Ada,\n\nThank you for your interest in Larkspur Analytics! We have received your application for the Senior Data Engineer role.',
  })
  await transport.sendMail({
    to: address,
    from: 'LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>',
    subject: '30+ new jobs match your alert',
    text: 'Data Engineer at Aldermoor\n\nSee all jobs. You are receiving job alert emails. Unsubscribe.',
  })
  transport.close()
  await owner.goto('/active-applications')
  await owner
    .getByRole('link', { name: /Larkspur Analytics/ })
    .first()
    .click()
  await owner.waitForURL('**/active-applications/*')
  detail = new URL(owner.url()).pathname
  people.owner = owner.context()
})
afterAll(async () => {
  await browser?.close()
  await product?.remove()
})

/** Opens the page and waits until it has settled. */
async function open(who: keyof typeof people, path: string): Promise<Page> {
  const [page] = people[who]?.pages() ?? []
  if (!page) throw new Error(`${who} has no page`)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  return page
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const visits = () => [
  ...signedOut.map((path) => ['nobody', path] as const),
  ...withoutAddress.map((path) => ['newcomer', path] as const),
  ...[...signedIn, detail, `${detail}?tab=mail`, `${detail}?tab=people`].map((path) => ['owner', path] as const),
]

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test.each([1280, 360])(
    'no page has a fault that axe finds, and none is wider than the window, at %i px',
    { timeout: 180_000 },
    async (width) => {
      const faults: Record<string, string[]> = {}
      for (const [who, path] of visits()) {
        const page = await open(who, path)
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const found = await faultsOf(page)
        const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
        if (wide > width) found.push(`${wide} px wide`)
        if (found.length > 0) faults[path] = found
      }
      expect(faults).toEqual({})
    },
  )
})
