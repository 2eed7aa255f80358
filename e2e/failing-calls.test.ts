import type { Page, Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Visitor } from './browser.ts'
import { holdBack } from './hold-back.ts'
import { openLivedInWorld } from './lived-in.ts'
import type { State } from './world.ts'

const world = await openLivedInWorld('en')
const { ids, ask } = world
// Looking at what is new is a change, and what changed is fetched again.
for (const id of [ids.active, ids.uncategorized]) await ask('PUT', `jobApplications/${id}/seen`)

/** Each page once. Those behind a link in an e-mail use the link up, and say what failed in words of their own. */
const pages: Record<string, State> = {
  '/auth/sign-in': 'signedOut',
  '/auth/sign-up': 'signedOut',
  '/auth/create-account': 'withoutAddress',
  '/welcome': 'onboarded',
  '/dashboard': 'onboarded',
  '/active-applications': 'onboarded',
  '/active-applications?view=board': 'onboarded',
  '/archived-applications': 'onboarded',
  '/unidentified-messages': 'onboarded',
  '/emails-with-missing-data': 'onboarded',
  '/companies': 'onboarded',
  '/companies?mode=all': 'onboarded',
  '/jobs': 'onboarded',
  '/notifications': 'onboarded',
  '/profile': 'onboarded',
  '/settings': 'onboarded',
  '/settings/import': 'onboarded',
  '/settings/proof-of-search': 'onboarded',
  '/active-applications/{active}': 'onboarded',
  '/active-applications/{active}?tab=mail': 'onboarded',
  '/active-applications/{active}?tab=interviews': 'onboarded',
  '/active-applications/{active}?tab=documents': 'onboarded',
  '/active-applications/{active}?tab=notes': 'onboarded',
  '/active-applications/{active}?tab=people': 'onboarded',
  '/uncatagorized-application-detail/{uncategorized}': 'onboarded',
  '/unidentified-messages/{message}': 'onboarded',
  '/companies/{company}': 'onboarded',
  '/companies/{company}?tab=jobs': 'onboarded',
  '/companies/{company}?tab=people': 'onboarded',
  '/jobs/{job}': 'onboarded',
}

/** The pages that show what the frame around all of them fetches too. On the others only their own calls are made to fail. */
const usingFrameCalls = ['/welcome', '/dashboard', '/active-applications', '/unidentified-messages', '/profile', '/settings']
const frameCalls = new Set<string>()

interface Watched extends Visitor {
  /** How often each call was made since the last `count()`. The event stream is counted apart. */
  count(): Record<string, number>
  streams(): number
  /** Until the page shows all of itself, waits for no answer and has nothing left to do: a page that asks without end never gets there. */
  settled(): Promise<void>
}

async function watch(state: State): Promise<Watched> {
  const visitor = await world.visit(state)
  visitor.foresee(/status of \d+|ERR_|^Could not load|cannot be reached|does not answer/)
  let calls: Record<string, number> = {}
  let streams = 0
  let requests = 0
  const unanswered = new Set<Request>()
  const answered = (request: Request) => unanswered.delete(request)
  visitor.page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (isStream(new URL(request.url()))) {
      streams++
      return
    }
    requests++
    unanswered.add(request)
    if (pathname.startsWith('/api/')) calls[pathname + search] = (calls[pathname + search] ?? 0) + 1
  })
  visitor.page.on('requestfinished', answered)
  visitor.page.on('requestfailed', answered)
  async function isIdle() {
    if (unanswered.size > 0) return false
    const before = requests
    await visitor.page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))')
    return requests === before
  }
  return {
    ...visitor,
    count() {
      const counted = calls
      calls = {}
      return counted
    },
    streams: () => streams,
    async settled() {
      await visitor.page.locator('h1, main [role=alert]').filter({ visible: true }).first().waitFor()
      await visitor.page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
      await expect.poll(isIdle).toBe(true)
    },
  }
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first()
const addressOf = (at: string) => at.replace(/\{(\w+)\}/, (_, thing: keyof typeof ids) => ids[thing])
const fail = (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '' })
const isStream = (url: URL) => url.pathname === '/api/events'
const isCall = (call: string) => (url: URL) => url.pathname + url.search === call

/**
 * Makes one call of the page fail until it is ended. With a route, the browser would keep nothing: each page that is opened would fetch and
 * compile all of its scripts again.
 */
async function failOnly(page: Page, call: string): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }]
    void devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 500, responseHeaders, body: '' })
  })
  const urlPattern = `${world.product.url}${call}`.replace(/[*?\\]/g, '\\$&')
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern }] })
  return () => devtools.detach()
}

/**
 * What the page calls when it is opened, each call once. What happened in the seconds before is fetched again, which looks like a page
 * that asks again by itself: then the page is opened once more.
 */
async function callsOf(
  { page, count, settled }: Watched,
  at: string,
  complaint: string,
  stands?: () => Promise<void>,
): Promise<string[]> {
  let calls: Record<string, number> = {}
  const twice = async () => {
    // A part that came late to the page before isn't counted.
    // Of the same origin, so that the browser keeps its process, which takes a third of opening a page.
    await page.goto('/robots.txt')
    count()
    await page.goto(at)
    await stands?.()
    await settled()
    calls = count()
    return Object.entries(calls).filter(([, times]) => times !== 1)
  }
  await expect.poll(twice, { timeout: 30_000, message: complaint }).toEqual([])
  return Object.keys(calls)
}

test.each(Object.entries(pages))(
  '%s makes each call once, and stands with any of them failing',
  async (path, state) => {
    const watched = await watch(state)
    const { page } = watched
    const at = addressOf(path)
    const calls = await callsOf(watched, at, 'asked again')
    if (path === '/welcome') for (const call of calls) frameCalls.add(call)
    const failing = usingFrameCalls.includes(path) ? calls : calls.filter((call) => !frameCalls.has(call))
    for (const call of failing) {
      const end = await failOnly(page, call)
      await callsOf(watched, at, `asked again without ${call}`, () => tryAgain(page).waitFor())
      expect(await page.locator('h1').filter({ visible: true }).count(), `a heading without ${call}`).toBeGreaterThan(0)
      await end()
    }
    await watched.leave()
  },
  120_000,
)

test('what failed is fetched again by Try again, and by coming back to the page', async () => {
  const { page, count, settled, leave } = await watch('onboarded')
  const call = '/api/jobApplications/submitted/count'
  await page.route(isCall(call), fail)
  await page.goto('/dashboard')
  const numbers = page.getByRole('region', { name: 'Applications submitted' })
  await numbers.getByRole('button', { name: 'Try again' }).click()
  await numbers.getByRole('button', { name: 'Try again' }).waitFor()
  await settled()
  expect(count()[call]).toBe(2)
  await page.getByRole('navigation').first().getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  await page.unrouteAll()
  await page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' }).click()
  await numbers.getByText('Last 7 days').waitFor()
  expect(count()[call]).toBe(1)
  await leave()
})

test('the next page of a list that fails is asked once, and again by Try again', async () => {
  for (let n = 1; n <= 60; n++) await ask('POST', 'jobApplications', { company: `Tailspin ${n}`, title: 'Clerk' })
  const { page, count, settled, leave } = await watch('onboarded')
  const isNextPage = (url: URL) => url.searchParams.has('cursor')
  await page.route(isNextPage, fail)
  await page.goto('/active-applications')
  await page.getByRole('list', { name: 'Active applications' }).getByRole('link').first().hover()
  await page.mouse.wheel(0, 20_000)
  await tryAgain(page).waitFor()
  await settled()
  const asked = () => Object.entries(count()).filter(([call]) => call.includes('cursor='))
  expect(asked()).toMatchObject([[expect.anything(), 1]])
  await page.unrouteAll()
  const next = page.waitForResponse((response) => isNextPage(new URL(response.url())) && response.ok())
  await Promise.all([next, tryAgain(page).click()])
  await leave()
})

test('a server that answers nothing is asked once for each call, and for the event stream less and less', async () => {
  const { page, count, settled, streams, leave } = await watch('onboarded')
  const isBroken = (url: URL) => url.pathname.startsWith('/api/') && !url.pathname.endsWith('/profile')
  await page.route(isBroken, (route) => route.abort())
  await page.clock.install()
  await page.goto('/dashboard')
  await tryAgain(page).waitFor()
  await page.getByText('Connection lost').waitFor()
  for (let seconds = 0; seconds < 60; seconds++) await page.clock.runFor(1000)
  await settled()
  expect(Object.entries(count()).filter(([, times]) => times !== 1)).toEqual([])
  expect(streams()).toBeGreaterThan(3)
  expect(streams()).toBeLessThan(12)

  await page.unrouteAll()
  await page.clock.runFor(31_000)
  await page.clock.resume()
  await page.getByText('Last 7 days').waitFor()
  await tryAgain(page).waitFor({ state: 'detached' })
  await settled()
  expect(Object.entries(count()).filter(([, times]) => times !== 1)).toEqual([])
  await leave()
})

test('what changes while the page starts is shown, however late the event stream is asked for', async () => {
  const { page, settled, leave } = await watch('onboarded')
  await page.clock.install()
  const { letThrough } = await holdBack(page, '**/assets/home-soon-*.js', () => true)
  await page.goto('/dashboard')
  await page.getByText('Last 7 days').waitFor()
  await ask('POST', 'jobApplications', { company: 'Proseware', title: 'Cook' })
  await page.clock.fastForward(60_000)
  const stream = page.waitForRequest((request) => isStream(new URL(request.url())))
  letThrough()
  expect(Number(new URL((await stream).url()).searchParams.get('age'))).toBeGreaterThan(60_000)
  await settled()
  await page.getByText('Proseware').first().waitFor()
  await leave()
})

test('what changes while the event stream takes its time is shown', async () => {
  const { page, settled, leave } = await watch('onboarded')
  await page.clock.install()
  const isLate = Promise.withResolvers<void>()
  // The server counts the age from when it gets the request.
  await page.route(isStream, async (route) => {
    await isLate.promise
    const url = new URL(route.request().url())
    url.searchParams.set('age', '0')
    await route.continue({ url: url.href })
  })
  await page.goto('/dashboard')
  await page.getByText('Last 7 days').waitFor()
  await settled()
  await ask('POST', 'jobApplications', { company: 'Woodgrove', title: 'Cook' })
  await page.clock.fastForward(6000)
  isLate.resolve()
  await page.getByText('Woodgrove').first().waitFor()
  await leave()
})
