import type { Page, Request } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { streamEvents } from '../contract/events.ts'
import type { Visitor } from './browser.ts'
import { fillIn, signIn } from './entrance.ts'
import { begin, type Person } from './journey.ts'

const { person, visitor } = await begin()
let ada: Person
let people = 0
beforeEach(async () => {
  ada = await person(`ada.session${++people}`)
  ada.foresee(/status of 401/)
  // Routes are set up when it has been asked for: of a request that is sent meanwhile the browser tells only when it ends.
  const stream = ada.page.waitForResponse((response) => isStream(response.url()))
  await ada.page.goto('/settings')
  await Promise.all([stream, ada.page.getByRole('heading', { name: 'Signed-in devices' }).waitFor()])
})
afterEach(() => ada.leave())

const isStream = (url: string) => new URL(url).pathname.endsWith(`/${streamEvents.path}`)

/** The server answers this token like an expired one. */
const spoilAccess = (page: Page) => page.evaluate(() => localStorage.setItem('access-token', 'expired'))
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)

/** Records the spent refresh tokens and refused calls from now on. */
function watch({ page }: Visitor) {
  const seen = { spent: [] as string[], refused: 0, refusedTabs: new Set<Page>() }
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/authenticate/refresh')) seen.spent.push(request.postDataJSON().refreshToken)
  })
  page.context().on('response', (response) => {
    if (response.status() !== 401) return
    seen.refused += 1
    seen.refusedTabs.add(response.frame().page())
  })
  return seen
}

test('calls that are refused together share one refresh and are all answered after it', async () => {
  const { page } = ada
  const seen = watch(ada)
  // None is answered before two of the next page are on their way: what the page before still asks for may be given up with it.
  let ofNextPage = 0
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.headers().authorization === 'Bearer expired') {
      if (request.url().includes('/api/jobApplications?')) ofNextPage += 1
      await expect.poll(() => ofNextPage).toBeGreaterThan(1)
    }
    await route.continue()
  })
  await spoilAccess(page)
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('0 in the 30 days before').waitFor()
  await expect.poll(() => seen.refused).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'Active applications' }).click()
  await page.getByText('No active applications').waitFor()

  expect(seen.spent).toHaveLength(1)
  expect(await stored(page, 'access-token')).not.toBe('expired')
  expect(await stored(page, 'refresh-token')).not.toBe(seen.spent[0])
})

test('two tabs never spend the same refresh token, and both stay signed in', async () => {
  const { page } = ada
  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByRole('heading', { name: 'Signed-in devices' }).waitFor()
  const seen = watch(ada)
  // the refresh waits until both tabs need it
  await page.context().route('**/api/authenticate/refresh', async (route) => {
    await expect.poll(() => seen.refusedTabs.size).toBe(2)
    await route.continue()
  })
  await spoilAccess(page)
  // a tab in another process notices a moment later
  await other.waitForFunction(() => localStorage.getItem('access-token') === 'expired')
  await Promise.all([page, other].map((tab) => tab.getByRole('link', { name: 'Dashboard' }).click()))
  await Promise.all([page, other].map((tab) => tab.getByText('0 in the 30 days before').waitFor()))

  expect(seen.spent).toHaveLength(1)
  for (const tab of [page, other]) expect(new URL(tab.url()).pathname).toBe('/dashboard')
})

test('a refresh that is refused is logged, clears what is stored and leads to sign-in, in every tab', async () => {
  ada.foresee(/^Token refresh failed|^Could not load/)
  const { page } = ada
  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByRole('heading', { name: 'Signed-in devices' }).waitFor()
  // at once: what the page asks by itself may lead to sign-in before a click from outside arrives
  await page.evaluate(`
    localStorage.setItem('access-token', 'expired')
    localStorage.setItem('refresh-token', 'spent long ago')
    localStorage.setItem('enable-ref-code', 'false')
    document.querySelector('a[href="/dashboard"]').click()
  `)
  await page.waitForURL('**/auth/sign-in')
  await other.waitForURL('**/auth/sign-in')

  expect(ada.complaints.filter((line) => line === 'Token refresh failed')).toHaveLength(1)
  for (const name of ['access-token', 'refresh-token', 'ref-code']) expect(await stored(page, name)).toBeNull()
})

test('a server that does not answer is no reason to sign out', async () => {
  ada.foresee(/ERR_FAILED|^Could not load/)
  const { page } = ada
  await page.getByRole('link', { name: 'Archived applications' }).click()
  await page.getByText('Nothing archived').waitFor()
  await spoilAccess(page)
  await page.route('**/api/**', (route) => route.abort())
  await page.getByRole('link', { name: 'Active applications' }).click()
  await page.getByText('This could not be loaded').first().waitFor()
  expect(await stored(page, 'refresh-token')).not.toBeNull()

  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByText('No active applications').waitFor()
})

test('what is answered after signing out is no failure, and the browser stays the one it was', async () => {
  const { page } = ada
  const device = await stored(page, 'device-identity')
  const signedOut = page.waitForURL('**/auth/sign-in')
  const ended = Promise.withResolvers<void>()
  // two changes that are still on their way, one refused before the browser knows why, and questions of the page that was just opened
  let changes = 0
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'PUT') await (changes++ === 0 ? ended.promise : signedOut)
    await route.continue()
  })
  // Its answer takes so long that the stream of what is new, which the server ends, would be asked for again; and the page is looked at anew.
  const asked: string[] = []
  const note = (request: Request) => void asked.push(request.url())
  await page.route('**/api/authenticate/logout', async (route) => {
    const response = await route.fetch()
    page.on('request', note)
    ended.resolve()
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await page.waitForTimeout(1_200)
    page.off('request', note)
    await route.fulfill({ response })
  })
  const late: number[] = []
  page.on('response', (response) => response.request().method() === 'PUT' && late.push(response.status()))
  await page.getByRole('switch', { name: 'Rejections', exact: true }).click()
  await page.getByRole('switch', { name: 'Offers', exact: true }).click()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signedOut
  await expect.poll(() => late).toEqual([401, 401])
  await page.getByLabel('Email', { exact: true }).waitFor()
  expect(await stored(page, 'device-identity')).toBe(device)
  expect(await stored(page, 'access-token')).toBeNull()
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])

  // The next user gets events.
  await page.unrouteAll()
  const stream = page.waitForResponse((response) => isStream(response.url()))
  await fillIn(page, ada, 'Sign in')
  expect((await stream).status()).toBe(200)
})

test('who comes next is offered nothing of the one who signed out', async () => {
  const { page } = ada
  await page.getByRole('link', { name: 'Active applications' }).click()
  await page.keyboard.press('c')
  const typed = page.getByRole('dialog').getByRole('combobox', { name: 'Company' })
  await typed.fill('Contoso')
  await page.getByRole('dialog').getByRole('combobox', { name: 'Job title' }).fill('Clerk')
  await page.keyboard.press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.waitFor()
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('c')
  await typed.fill('Fabrikam')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('Email', { exact: true }).waitFor()
  await undo.waitFor({ state: 'detached', timeout: 5_000 })
  await fillIn(page, ada, 'Sign in')
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('c')
  expect(await typed.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Active applications' }).click()
  await page.getByRole('link', { name: /Contoso/ }).waitFor()
})

test('a session that is ended on another device ends here too', async () => {
  const { page } = ada
  const phone = await visitor()
  phone.foresee(/status of 401|^Token refresh failed|^Could not load/)
  await signIn(phone.page, ada)
  await phone.page.waitForURL('**/dashboard')

  await page.reload()
  await page.getByRole('listitem').filter({ hasText: 'Chrome' }).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Device signed out').waitFor()
  await phone.page.waitForURL('**/auth/sign-in')
  await phone.leave()
})
