import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda({ savesData: false })
const { id } = await ada.data<{ id: string }>('POST', 'jobApplications', { company: 'Contoso', title: 'Gardener' })
const network = (is: 'away' | 'back', on: Page = page) => on.context().setOffline(is === 'away')
const link = (name: string | RegExp, on: Page = page) => on.getByRole('navigation').first().getByRole('link', { name })
const title = (name: string | RegExp, on: Page = page) => on.getByRole('heading', { level: 1, name })
const had = (part: string) =>
  page.evaluate((part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}-`)), part)
ada.foresee(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Could not load|cannot be reached|Failed to fetch dynamically|Unable to preload/)

test('each page opens without a network once the first one has stood for a while, and fills when it is back', async () => {
  await page.goto('/dashboard')
  const last = ['settings', 'archive-key', 'active-filters', 'key-list', 'mail-frame']
  await expect.poll(async () => (await Promise.all(last.map(had))).every(Boolean), { timeout: 30_000 }).toBe(true)
  await network('away')
  for (const name of [
    'Archived applications',
    'Unidentified messages',
    'Companies',
    'Jobs',
    'Notifications',
    'Profile',
    'Settings',
  ]) {
    await link(new RegExp(`^${name}`)).click()
    await title(new RegExp(`^${name}`)).waitFor()
  }
  await link('Companies').click()
  await page.getByText('This could not be loaded').first().waitFor()
  await network('back')
  await page.getByRole('main').getByText('Contoso').first().waitFor()
})

test('a page that could not be loaded says so beside the others, and comes by itself when the network is back', async () => {
  const { page: other, ...visitor } = await ada.elsewhere()
  visitor.foresee(/./)
  await other.route(/assets\/(companies|toaster)/, (route) => route.abort())
  await other.goto('/active-applications')
  await title(/^Active applications/, other).waitFor()
  await link('Companies', other).click()
  await title('The server cannot be reached. Check the connection and try again.', other).waitFor()
  await link(/^Active applications/, other).click()
  await title(/^Active applications/, other).waitFor()
  await link('Companies', other).click()
  await title(/^The server cannot be reached/, other).waitFor()
  await network('away', other)
  await other.unroute(/assets\/(companies|toaster)/)
  await network('back', other)
  await title(/^Companies/, other).waitFor()
})

test('an application that takes its time to open is seen to come, and the list stays until it does', async () => {
  const { page: slow } = await ada.elsewhere()
  const held: (() => void)[] = []
  await slow.route(/assets\/application-detail.*js$/, (route) => void held.push(() => void route.continue()))
  await slow.goto('/active-applications')
  await slow.getByRole('listitem').filter({ hasText: 'Gardener' }).getByRole('link').click()
  await slow.getByRole('status').filter({ hasText: 'Loading' }).waitFor()
  expect(await slow.getByRole('listitem').filter({ hasText: 'Gardener' }).isVisible()).toBe(true)
  for (const release of held) release()
  await title('Gardener', slow).waitFor()
  await slow.waitForURL(`**/active-applications/${id}`)
})
