import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { chromiumPath } from './chromium.ts'

export interface Visitor {
  page: Page
  /** What a user never sees and should not be there: errors in the console, uncaught exceptions, requests to other hosts. */
  complaints: string[]
  leave(): Promise<void>
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  if (!executablePath) throw new Error('There is no Chromium: install it (Debian: apt-get install chromium)')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

/** A person with a browser of their own: nothing stored, nothing shared. */
export async function visitor(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', timezoneId: 'Europe/Berlin', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (address.protocol.startsWith('http') && address.host !== new URL(url).host) complaints.push(`asked ${address.host}`)
  })
  return { page, complaints, leave: () => context.close() }
}

/** Signs up, takes an address and goes to the dashboard, as a person does. */
export async function join(page: Page, name: string): Promise<{ email: string; password: string; address: string }> {
  const email = `${name}@example.com`
  const password = 'harbour lantern quince'
  await page.goto('/auth/sign-up')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/auth/create-account')
  await page.getByLabel('Address').fill(name)
  await page.getByRole('button', { name: 'Take this address' }).click()
  await page.waitForURL('**/welcome')
  await page.getByRole('button', { name: 'Go to the dashboard' }).click()
  await page.waitForURL('**/dashboard')
  return { email, password, address: `${name}@applybox.localhost` }
}
