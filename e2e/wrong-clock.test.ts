import { isDeepStrictEqual } from 'node:util'
import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import type { Visitor } from './browser.ts'
import { callAs, join } from './entrance.ts'
import { begin } from './journey.ts'

const { visitor } = await begin({ APPLYBOX_BOT_PROTECTION: 'altcha' })

const hour = 3_600_000

/** Somebody whose computer shows another time. */
async function visitAt(offset: number): Promise<Visitor> {
  const person = await visitor()
  await person.page.context().addInitScript(`(() => {
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...given) {
        super(...(given.length > 0 ? given : [Right.now() + ${offset}]))
      }
      static now() {
        return Right.now() + ${offset}
      }
    }
  })()`)
  return person
}

/** The refresh tokens that are spent, from now on. */
function watch({ page }: Visitor): string[] {
  const spent: string[] = []
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/authenticate/refresh')) spent.push(request.postDataJSON().refreshToken)
  })
  return spent
}

test.each([
  ['hours ahead', 5 * hour, '0 Days'],
  ['hours behind', -5 * hour, '0 Days'],
  ['a day and more ahead', 30 * hour, '1 Day'],
  ['a day and more behind', -30 * hour, '0 Days'],
  ['years behind, as after its battery was empty', -10 * 365 * 24 * hour, '0 Days'],
])('who comes with a clock %s is signed up, stays signed in and sees no nonsense', async (_, offset, age) => {
  const ada = await visitAt(offset)
  const { page } = ada
  ada.foresee(/status of 401/)
  const spent = watch(ada)
  await join(page, `ada.clock${Math.abs(offset / hour)}${offset < 0 ? 'behind' : 'ahead'}`)
  expect(await page.evaluate<number>('Math.round(Date.now() / 3600000)')).toBe(Math.round((Date.now() + offset) / hour))
  await callAs(page, createApplication, { body: { company: 'Contoso', title: 'Cook', status: 'applied' } })
  await page.goto('/active-applications')
  const row = page.getByRole('list', { name: 'Active applications' }).getByRole('link', { name: /Contoso/ })
  await row.locator('time').filter({ hasText: age }).first().waitFor()
  expect(await page.getByRole('main').textContent()).not.toMatch(/-\d|NaN|Invalid/)
  // The server alone says when a token has run out.
  expect(spent).toEqual([])

  await page.evaluate(() => localStorage.setItem('access-token', 'expired'))
  await page.getByRole('link', { name: 'Companies' }).first().click()
  await page
    .getByRole('list', { name: 'Companies', exact: true })
    .getByRole('link', { name: /Contoso/ })
    .waitFor()
  await page.goto('/dashboard')
  await page.getByText('0 in the 30 days before').waitFor()
  expect(spent).toHaveLength(1)
  await ada.leave()
})

test('a server that takes no token, however fresh, is not asked without end, and nobody is signed out', async () => {
  const ada = await visitor()
  const { page } = ada
  ada.foresee(/status of 401|^Could not load/)
  await join(page, 'ada.never')
  const spent = watch(ada)
  const underWay = new Set<Request>()
  page.on('request', (request) => request.url().includes('/api/') && underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  let refused = 0
  const refuse = {
    status: 401,
    contentType: 'application/problem+json',
    json: { code: 'unauthenticated', title: 'Sign in first', status: 401 },
  }
  await page.route(/\/api\/(?!authenticate|meta)/, (route) => {
    refused += 1
    return route.fulfill(refuse)
  })
  await page.getByRole('link', { name: 'Companies' }).first().click()
  await page.getByText('This could not be loaded').first().waitFor()
  // Each call is tried again once at most, whatever the refresh brought.
  expect(spent.length).toBeLessThan(refused)
  const seen = () => ({ spent: spent.length, refused })
  const isQuiet = async () => {
    const before = seen()
    await page.evaluate(() => fetch('/api/meta').then((answer) => answer.text()))
    return underWay.size === 0 && isDeepStrictEqual(before, seen())
  }
  await expect.poll(isQuiet).toBe(true)
  const before = seen()
  await page.clock.install()
  await page.clock.fastForward('05:00')
  await page.evaluate(() => fetch('/api/meta').then((answer) => answer.text()))
  expect(seen()).toEqual(before)
  expect(await page.evaluate(() => localStorage.getItem('refresh-token'))).not.toBeNull()
  await page.unroute(/\/api\/(?!authenticate|meta)/)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByText('This could not be loaded').first().waitFor({ state: 'detached' })
  await ada.leave()
})
