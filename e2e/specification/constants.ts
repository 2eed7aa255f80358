import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { createServer } from 'vite'
import { expect } from 'vitest'
import { visitor } from '../browser.ts'
import type { World } from '../world.ts'
import type { Rule } from './rule.ts'
import { styleOf } from './style-of.ts'

const day = 86_400_000

/** Labels of how long ago, each with a time that has it. */
const ages = [
  ['0 Days', 0.9],
  ['1 Day', 1.1],
  ['6 Days', 6.9],
  ['1 Week', 7.1],
  ['3 Weeks', 27.9],
  ['1 Month', 28.1],
  ['11 Months', 363],
  ['1 Year', 367],
  ['2 Years', 800],
] as const

/** One moment, as a browser in each place shows it. */
const moment = '2026-03-05T23:30:00.000Z'
const places = [
  ['America/Los_Angeles', 'March 05, 2026', 'March 05, 2026, 03:30 PM'],
  ['Pacific/Kiritimati', 'March 06, 2026', 'March 06, 2026, 01:30 PM'],
  ['Asia/Kolkata', 'March 06, 2026', 'March 06, 2026, 05:00 AM'],
] as const

/** Times, numbers, looks, and what happens when a request fails. */
export const constants: Rule[] = [
  {
    section: 8,
    says: 'Toasts have types, with the default message ‘Request Completed’.',
    async see({ browser }) {
      // No screen leaves the message out: the page of patterns does, which development shows.
      const { page, foresee, leave } = await patternsPage(browser)
      foresee(/./)
      await page.getByRole('button', { name: 'A toast without words' }).click()
      await page.getByRole('status').getByText('Request Completed', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'A toast of trouble' }).click()
      await page.getByRole('alert').getByText('The server cannot be reached.').waitFor()
      await leave()
    },
  },
  {
    section: 8,
    says: 'Other request errors are only logged.',
    async see(world) {
      const { page, complaints, foresee, leave } = await world.visit('onboarded')
      foresee(/ERR_FAILED|^Could not load users\/jobs\/company/)
      await page.goto('/welcome')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.route('**/api/users/jobs/company?**', (route) => route.abort())
      await page.getByRole('navigation').first().getByRole('link', { name: 'Companies' }).click()
      await page.getByText('This could not be loaded').first().waitFor()
      expect(complaints.some((line) => line.startsWith('Could not load users/jobs/company'))).toBe(true)
      // In the place of the list, and nowhere else.
      expect(new URL(page.url()).pathname).toBe('/companies')
      expect(await page.getByRole('button', { name: 'Close', exact: true }).count()).toBe(0)
      await leave()
    },
  },
  {
    section: 9,
    says: 'Toast auto-hides after 2000 ms and appears top right.',
    async see({ people, ask }) {
      const { page } = people.onboarded
      await ask('POST', 'users/profile', { city: '' })
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'City', exact: true }).fill('Brno')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      // What offers a way back stays for longer, and what the pointer is on until it leaves.
      await page.getByRole('status').filter({ hasText: 'Profile saved' }).waitFor()
      const shown = shownFor(page, 'Undone')
      await page.keyboard.press('Control+z')
      const toast = page.getByRole('status').filter({ hasText: 'Undone' })
      await toast.waitFor()
      // The one that it takes the place of goes first.
      await expect.poll(async () => (await toast.boundingBox())?.y ?? 999).toBeLessThan(40)
      const { x, width } = (await toast.boundingBox()) ?? { x: 0, width: 0 }
      const window = page.viewportSize()?.width ?? 0
      expect(window - x - width).toBeLessThan(40)
      const milliseconds = await shown
      // Its time begins a moment before it is seen, and it fades for a moment after.
      expect(milliseconds).toBeGreaterThanOrEqual(1_950)
      expect(milliseconds).toBeLessThan(3_000)
    },
  },
  {
    section: 9,
    says: 'Toast auto-hides after 2000 ms: one that says what went wrong',
    async see({ visit, ids }) {
      const { page, foresee, leave } = await visit('onboarded')
      foresee(/status of 503/)
      await page.route('**/toggle-active', (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable', title: 'Not available right now', status: 503 } }),
      )
      await page.goto(`/active-applications/${ids.active}`)
      const shown = shownFor(page, 'Not available right now')
      await page.getByRole('button', { name: 'Archive', exact: true }).click()
      const milliseconds = await shown
      expect(milliseconds).toBeGreaterThanOrEqual(1_950)
      expect(milliseconds).toBeLessThan(3_000)
      await leave()
    },
  },
  {
    section: 9,
    says: 'Relative-time labels: under 1 day gives ‘0 Days’; under 7 days in days; under 4 weeks in weeks; under 12 months in months; otherwise years.',
    async see({ people, ask }) {
      const { page } = people.onboarded
      for (const [label, days] of ages)
        await ask('POST', 'jobApplications', {
          company: `Aged ${label}`,
          title: 'Clerk',
          appliedAt: new Date(Date.now() - days * day).toISOString(),
        })
      await page.goto('/active-applications?name=aged')
      const rows = page.getByRole('list', { name: 'Active applications' }).getByRole('link')
      await expect.poll(() => rows.count()).toBe(ages.length)
      for (const [label] of ages)
        expect(
          await rows
            .filter({ hasText: `Aged ${label}` })
            .locator('time')
            .first()
            .textContent(),
        ).toBe(label)
    },
  },
  {
    section: 9,
    says: 'Numbers with more than 2 decimals are rounded to 2.',
    async see({ visit, ids }) {
      const { page, leave } = await visit('onboarded')
      // The database keeps two decimals of a salary: the browser is given more.
      await page.route(`**/api/jobApplications/${ids.active}`, async (route) => {
        const response = await route.fetch()
        const { data } = (await response.json()) as { data: object }
        const pay = { salaryMin: 12.3456, salaryMax: 17.239, salaryCurrency: 'EUR', salaryPeriod: 'hour' }
        await route.fulfill({ response, json: { data: { ...data, ...pay } } })
      })
      await page.goto(`/active-applications/${ids.active}`)
      await page.getByText('12.35–17.24 EUR an hour').first().waitFor()
      // It may be asked for again: what is new on it has been seen.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await leave()
    },
  },
  ...places.map(([timezoneId, date, time]) => ({
    section: 9,
    says: `Dates show as ‘MMMM DD, YYYY’, and with time as ‘MMMM DD, YYYY, hh:mm A’, converted from UTC to the browser timezone: ${timezoneId}`,
    async see({ visit, ask, ids }: World) {
      await ask('PUT', `jobApplications/${ids.active}`, { appliedAt: moment })
      const { page, leave } = await visit('onboarded', { timezoneId })
      await page.goto(`/active-applications/${ids.active}`)
      const applied = page.locator(`time[datetime="${moment}"]`, { hasText: '2026' }).first()
      await applied.waitFor()
      expect(await applied.textContent()).toBe(date)
      expect(await applied.getAttribute('title')).toBe(time)
      await leave()
    },
  })),
  {
    section: 9,
    says: 'Queries and mutations are not retried.',
    async see({ visit, ids }) {
      const { page, foresee, leave } = await visit('onboarded')
      foresee(/status of 503|^Could not load users\/jobs\/company/)
      await page.clock.install()
      await page.goto('/welcome')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const asked: string[] = []
      for (const address of ['**/api/users/jobs/company?**', '**/toggle-active'])
        await page.route(address, (route) => {
          asked.push(route.request().method())
          return route.fulfill({ status: 503, json: { code: 'unavailable', title: 'Not available right now', status: 503 } })
        })
      const muchLater = async () => {
        await page.clock.fastForward('10:00')
        // What a timer would have sent is behind this one.
        await page.evaluate(() => fetch('/api/meta').then((answer) => answer.text()))
      }
      await page.getByRole('navigation').first().getByRole('link', { name: 'Companies' }).click()
      await page.getByText('This could not be loaded').first().waitFor()
      await muchLater()
      expect(asked).toEqual(['GET'])
      await page.goto(`/active-applications/${ids.active}`)
      await page.getByRole('button', { name: 'Archive', exact: true }).click()
      await page.getByRole('alert').getByText('Not available right now').first().waitFor()
      await muchLater()
      expect(asked).toEqual(['GET', 'PUT'])
      await leave()
    },
  },
  {
    section: 9,
    says: 'Error reporting is enabled unless in development.',
    async see({ visit, ids, product }) {
      const { page, foresee, leave } = await visit('onboarded')
      foresee(/Out of order/)
      await page.route('**/assets/company-detail-*.js', (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: "export function Component() { throw new Error('Out of order') }",
        }),
      )
      const [told] = await Promise.all([
        page.waitForResponse('**/api/meta/errors'),
        page.goto(`/companies/${ids.company}?name=secret`),
      ])
      expect(told.request().postDataJSON()).toMatchObject({ message: 'Out of order', page: '/companies/{id}' })
      await expect.poll(() => product.output()).toContain('Out of order')
      expect(product.output()).not.toContain('name=secret')
      await leave()
    },
  },
  {
    section: 9,
    says: 'Theme: primary colour #336BE5, font Lato, border radius 8.',
    async see({ people }) {
      const { page } = people.signedOut
      await page.goto('/auth/sign-in')
      const button = page.getByRole('button', { name: 'Sign in', exact: true })
      expect(await styleOf(button, 'backgroundColor')).toBe('rgb(51, 107, 229)')
      expect(await styleOf(button, 'borderRadius')).toBe('8px')
      expect(await styleOf(button, 'fontFamily')).toMatch(/^Lato,/)
      const faces = await page.evaluate<string[]>(
        'document.fonts.ready.then((faces) => [...faces].map(({ family, status }) => [family, status].join(" ")))',
      )
      expect(faces).toContain('Lato loaded')
    },
  },
]

/** How long a text stands in the page, in milliseconds, by the page's own clock. */
function shownFor(page: Page, text: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    let since = 0
    const watch = new MutationObserver(() => {
      const isThere = document.body.textContent.includes(${JSON.stringify(text)})
      if (isThere && since === 0) since = performance.now()
      if (isThere || since === 0) return
      watch.disconnect()
      resolve(performance.now() - since)
    })
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  })`)
}

/** The page that shows every pattern, as `npm run dev:web` serves it. */
async function patternsPage(browser: Browser) {
  const development = await createServer({
    configFile: path.join(import.meta.dirname, '../../web/vite.config.ts'),
    server: { port: 0 },
    logLevel: 'silent',
  })
  await development.listen()
  const opened = await visitor(browser, development.resolvedUrls?.local[0] ?? '')
  await opened.page.goto('/patterns.html?scheme=light')
  return {
    ...opened,
    async leave() {
      await opened.leave()
      await development.close()
    },
  }
}
