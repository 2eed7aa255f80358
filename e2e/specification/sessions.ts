import type { Page, Route as PlaywrightRoute } from 'playwright-core'
import { expect } from 'vitest'
import type { Rule } from './rule.ts'

/** What a person types a name into, and where that is looked up. */
const lookUps: { path: string; label: string; words: string; open: (page: Page) => Promise<void> }[] = [
  { path: 'meta/country', label: 'Country', words: 'cze', open: (page) => toProfile(page) },
  {
    path: 'meta/institutions',
    label: 'School or university',
    words: 'masaryk',
    open: (page) => toProfile(page, 'Add education'),
  },
  { path: 'meta/field-of-study', label: 'Field of study', words: 'comp', open: (page) => toProfile(page, 'Add education') },
  { path: 'companies', label: 'Company', words: 'cont', open: (page) => toProfile(page, 'Add experience') },
  { path: 'jobs', label: 'Job title', words: 'anal', open: toAdding },
]

async function toProfile(page: Page, button?: string): Promise<void> {
  await page.goto('/profile')
  if (button) await page.getByRole('button', { name: button }).click()
}

async function toAdding(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.keyboard.press('c')
  await page.getByRole('dialog', { name: 'Add an application' }).waitFor()
}

/** What the browser keeps and sends. */
export const sessions: Rule[] = [
  {
    section: 3,
    says: 'Stored in the browser: access-token, refresh-token, ref-code, enable-ref-code, device-identity.',
    async see({ visit, ask }) {
      const { refCode } = await ask<{ refCode: string }>('GET', 'users/profile')
      const { page, leave } = await visit('signedOut')
      const stored = () => page.evaluate(() => ({ ...localStorage }))
      await page.goto(`/auth/sign-up?ref=${refCode}`)
      await expect.poll(stored).toEqual({
        'device-identity': expect.stringMatching(/^\w{16,}$/),
        'ref-code': refCode,
        'enable-ref-code': 'false',
      })
      await page.getByLabel('Email', { exact: true }).fill('katherine.johnson@example.com')
      await page.getByLabel('Password', { exact: true }).fill('harbour lantern quince')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.waitForURL('**/auth/create-account')
      expect(Object.keys(await stored()).sort()).toEqual([
        'access-token',
        'device-identity',
        'enable-ref-code',
        'ref-code',
        'refresh-token',
      ])
      await leave()
    },
  },
  {
    section: 4,
    says: 'On a 401 response, if an access token exists, one refresh runs at a time. Other failed requests are queued and retried with the new token.',
    async see({ person }) {
      const { page, foresee, leave } = await person('hedy.lamarr')
      foresee(/status of 401/)
      await page.goto('/settings')
      await page.getByRole('heading', { name: 'Signed-in devices' }).waitFor()
      const spent: string[] = []
      const ofNextPage = Promise.withResolvers<void>()
      let refused = 0
      // None is answered before two of the next page are on their way.
      await page.route('**/api/**', async (route) => {
        const request = route.request()
        if (request.url().endsWith('/authenticate/refresh')) spent.push(request.postDataJSON().refreshToken)
        if (request.headers().authorization === 'Bearer expired') {
          if (request.url().includes('/api/jobApplications?')) refused += 1
          if (refused === 2) ofNextPage.resolve()
          await ofNextPage.promise
        }
        await route.continue()
      })
      await page.evaluate(() => localStorage.setItem('access-token', 'expired'))
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await page.getByText('0 in the 30 days before').waitFor()
      expect(spent).toHaveLength(1)
      const [access, refresh] = await page.evaluate(() => [
        localStorage.getItem('access-token'),
        localStorage.getItem('refresh-token'),
      ])
      expect(access).not.toBe('expired')
      expect(refresh).not.toBe(spent[0])
      await leave()
    },
  },
  {
    section: 4,
    says: 'If refresh fails, all local storage is cleared and the user goes to /auth/sign-in.',
    async see({ visit }) {
      const { page, complaints, foresee, leave } = await visit('onboarded')
      foresee(/status of 401|^Token refresh failed|^Could not load/)
      await page.goto('/settings')
      await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
      // Whoever calls first meets the refusal: the next page, or what this one still asks for.
      await page.evaluate(`
        for (const name of ['ref-code', 'enable-ref-code', 'anything else']) localStorage.setItem(name, 'kept')
        localStorage.setItem('access-token', 'expired')
        localStorage.setItem('refresh-token', 'spent')
        document.querySelector('a[href="/companies"]').click()
      `)
      await page.waitForURL('**/auth/sign-in')
      await page.getByLabel('Email', { exact: true }).waitFor()
      const left = await page.evaluate(() => Object.keys(localStorage))
      // The next call of this browser makes itself a new identity.
      expect(left.filter((name) => name !== 'device-identity')).toEqual([])
      // Section 8: Refresh failure logs 'Token refresh failed'
      expect(complaints).toContain('Token refresh failed')
      await leave()
    },
  },
  ...(
    [
      ['answered 500', (route) => route.fulfill({ status: 500, body: 'out of order' })],
      ['answered 429', (route) => route.fulfill({ status: 429, body: 'too many' })],
      ['aborted', (route) => route.abort()],
    ] satisfies [string, (route: PlaywrightRoute) => Promise<void>][]
  ).map(
    ([how, answer]): Rule => ({
      section: 4,
      says: `If refresh fails: ${how} it was not refused, and the session stays (docs/decisions/2026-11-24-what-failed-is-told.md)`,
      async see({ visit }) {
        const { page, complaints, foresee, leave } = await visit('withoutAddress')
        foresee(/status of (401|429|500)|ERR_FAILED|^Could not load|The server cannot be reached/)
        await page.goto('/auth/create-account')
        await page.getByLabel('Address').waitFor()
        const stored = () => page.evaluate(() => ({ ...localStorage }))
        const before = await stored()
        await page.route('**/api/authenticate/refresh', answer)
        await page.evaluate(() => localStorage.setItem('access-token', 'expired'))
        const asked = page.waitForRequest('**/api/authenticate/refresh')
        await page.reload()
        await asked
        await page.getByRole('button', { name: 'Try again' }).first().waitFor()
        expect(await stored()).toEqual({ ...before, 'access-token': 'expired' })
        expect(complaints).not.toContain('Token refresh failed')
        await leave()
      },
    }),
  ),
  {
    section: 7,
    says: 'The private client sends a bearer access token header and a device identity header.',
    async see({ people, product }) {
      const { page } = people.onboarded
      const sent: Record<string, string>[] = []
      const note = (request: { url(): string; headers(): Record<string, string> }) => {
        if (request.url().startsWith(`${product.url}/api/`)) sent.push(request.headers())
      }
      page.on('request', note)
      const answered = page.waitForResponse('**/api/users/jobs/company?**')
      await page.goto('/companies')
      await answered
      await expect.poll(() => sent.length).toBeGreaterThan(3)
      page.off('request', note)
      const { token, device } = await page.evaluate(() => ({
        token: localStorage.getItem('access-token'),
        device: localStorage.getItem('device-identity'),
      }))
      for (const headers of sent) {
        expect(headers['x-device-identity']).toBe(device)
        expect(headers.authorization).toBe(`Bearer ${token}`)
      }
    },
  },
  {
    section: 7,
    says: 'Refresh token: POST, body refreshToken; reads data.token and data.refreshToken.',
    async see({ visit, people }) {
      // The tokens of the shared browser stay as they are: a person without an address has a session of their own.
      const { page, foresee, leave } = await visit('withoutAddress')
      foresee(/status of 401/)
      await page.goto('/auth/create-account')
      await page.getByLabel('Address').waitFor()
      const before = await page.evaluate(() => localStorage.getItem('refresh-token'))
      await page.evaluate(() => localStorage.setItem('access-token', 'expired'))
      const [answer] = await Promise.all([page.waitForResponse('**/api/authenticate/refresh'), page.reload()])
      expect(answer.request().method()).toBe('POST')
      expect(answer.request().postDataJSON()).toEqual({ refreshToken: before })
      const { data } = (await answer.json()) as { data: { token: string; refreshToken: string } }
      await page.getByLabel('Address').waitFor()
      const stored = await page.evaluate(() => [localStorage.getItem('access-token'), localStorage.getItem('refresh-token')])
      expect(stored).toEqual([data.token, data.refreshToken])
      await people.withoutAddress.page.goto('/auth/sign-in')
      await people.withoutAddress.page.evaluate((tokens) => {
        localStorage.setItem('access-token', tokens.token)
        localStorage.setItem('refresh-token', tokens.refreshToken)
      }, data)
      await leave()
    },
  },
  {
    section: 7,
    says: 'Update push keys: PUT, body endpoint, auth, p256dh; called after each profile fetch.',
    async see({ visit, ask, product }) {
      await ask('PUT', 'users/profile/notification', { notification: true })
      const { page, leave } = await visit('onboarded', { permissions: ['notifications'] })
      await page.addInitScript(subscribedBrowser)
      await turnOnPush(page)
      for (let time = 0; time < 2; time++) {
        const [told] = await Promise.all([page.waitForResponse(`${product.url}/api/users/profile/update-fcm`), page.reload()])
        expect(told.request().method()).toBe('PUT')
        expect(told.request().postDataJSON()).toEqual({
          endpoint: 'https://1.1.1.1/ada',
          auth: 'A'.repeat(22),
          p256dh: `B${'A'.repeat(86)}`,
        })
        expect(told.status()).toBe(204)
      }
      // Section 3: the first item's notification flag means push notifications are allowed
      await page.goto('/settings')
      const onThisDevice = page.getByRole('switch', { name: 'Show them on this device' })
      await expect.poll(() => onThisDevice.getAttribute('aria-checked')).toBe('true')
      await ask('PUT', 'users/profile/notification', { notification: false })
      await expect.poll(() => onThisDevice.getAttribute('aria-checked')).toBe('false')
      await leave()
    },
  },
  {
    section: 7,
    says: 'a failed push-key update rethrows.',
    async see({ visit, ask }) {
      await ask('PUT', 'users/profile/notification', { notification: true })
      const { page, complaints, foresee, leave } = await visit('onboarded', { permissions: ['notifications'] })
      await page.addInitScript(subscribedBrowser)
      foresee(/ERR_FAILED|^The push keys could not be told/)
      await turnOnPush(page)
      await page.route('**/api/users/profile/update-fcm', (route) => route.abort())
      await page.reload()
      await expect.poll(() => complaints.some((line) => line.startsWith('The push keys could not be told'))).toBe(true)
      await ask('PUT', 'users/profile/notification', { notification: false })
      await leave()
    },
  },
  {
    section: 9,
    says: 'Push subscription is user-visible only.',
    async see({ visit, ask }) {
      const { page, leave } = await visit('onboarded', { permissions: ['notifications'] })
      await page.addInitScript(subscribedBrowser)
      await turnOnPush(page)
      expect(await page.evaluate('window.subscribedWith')).toMatchObject({ userVisibleOnly: true })
      await ask('PUT', 'users/profile/notification', { notification: false })
      await leave()
    },
  },
  {
    section: 7,
    says: 'Update user profile: POST with the profile body.',
    async see({ people }) {
      const { page } = people.onboarded
      await page.goto('/profile')
      await page.getByRole('textbox', { name: 'City', exact: true }).fill('London')
      const [answer] = await Promise.all([
        page.waitForResponse(
          (response) => response.request().method() !== 'GET' && response.url().endsWith('/api/users/profile'),
        ),
        page.getByRole('button', { name: 'Save', exact: true }).click(),
      ])
      expect(answer.request().method()).toBe('POST')
      expect(answer.request().postDataJSON()).toEqual({ city: 'London' })
    },
  },
  ...(
    [
      ['Experience', 'experience', 'Job title', 'Company'],
      ['Education', 'education', 'Degree', 'School or university'],
    ] as const
  ).map(
    ([name, path, first, second]): Rule => ({
      section: 7,
      says: `${name}: GET (reads data.list), POST create, PUT update by id, DELETE by id.`,
      async see({ people }) {
        const { page } = people.onboarded
        const called: string[] = []
        const note = (request: { method(): string; url(): string }) => {
          const at = /\/api\/(users\/(?:experience|education).*)$/.exec(request.url())?.[1]
          if (at) called.push(`${request.method()} ${at.replace(/[0-9a-f-]{36}$/, '{id}')}`)
        }
        page.on('request', note)
        await page.goto('/profile')
        const form = page.getByRole('form', { name })
        const records = page.getByRole('region', { name, exact: true })
        await page.getByRole('button', { name: `Add ${path}` }).click()
        await form.getByLabel(first, { exact: true }).fill('Analyst')
        await form.getByRole('combobox', { name: second, exact: true }).fill('Contoso')
        await form.getByRole('button', { name: 'Save' }).click()
        await form.waitFor({ state: 'detached' })
        await records.getByRole('button', { name: /^Edit: / }).click()
        await form.getByLabel(first, { exact: true }).fill('Senior Analyst')
        await form.getByRole('button', { name: 'Save' }).click()
        await form.waitFor({ state: 'detached' })
        await records.getByText('Senior Analyst').first().waitFor()
        await records.getByRole('button', { name: /^Remove: / }).click()
        await page
          .getByText(/^Removed/)
          .first()
          .waitFor()
        page.off('request', note)
        expect(called).toEqual(
          expect.arrayContaining([
            `GET users/${path}`,
            `POST users/${path}`,
            `PUT users/${path}/{id}`,
            `DELETE users/${path}/{id}`,
          ]),
        )
      },
    }),
  ),
  ...lookUps.map(
    ({ path, label, words, open }): Rule => ({
      section: 7,
      says: `Countries, institutes, field of study, companies: GET with query name; […] All of these catch errors and return null: ${path}`,
      async see({ visit }) {
        const { page, foresee, leave } = await visit('onboarded')
        foresee(/ERR_FAILED|^Could not load/)
        await page.route(`**/api/${path}?*`, (route) => route.abort())
        await open(page)
        const field = page.getByRole('combobox', { name: label, exact: true })
        const [failed] = await Promise.all([page.waitForEvent('requestfailed'), field.fill(words)])
        expect([failed.method(), new URL(failed.url()).searchParams.get('name')]).toEqual(['GET', words])
        // Nothing is offered, and the form is as it was.
        expect(await page.locator('[role=option]').count()).toBe(0)
        expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
        expect(await field.inputValue()).toBe(words)
        await leave()
      },
    }),
  ),
  ...['users/profile', 'users/experience', 'users/education'].map(
    (path): Rule => ({
      section: 7,
      says: `All of these catch errors and return null: ${path} says what failed instead (docs/decisions/2026-11-24-what-failed-is-told.md)`,
      async see({ visit }) {
        const { page, foresee, leave } = await visit('onboarded')
        foresee(/status of 500|^Could not load|The server does not answer/)
        await page.route(`**/api/${path}`, (route) => route.fulfill({ status: 500, body: 'out of order' }))
        await page.goto('/profile')
        await page.getByText('The server does not answer right now').first().waitFor()
        expect(await page.evaluate(() => localStorage.getItem('refresh-token'))).not.toBeNull()
        await leave()
      },
    }),
  ),
  {
    section: 7,
    says: 'A bot-protection scoring script is used on the app.',
    async see({ visit }) {
      const { page, foresee, leave } = await visit('signedOut', { bypassCSP: true })
      foresee(/asked www\.google\.com|status of 4/)
      // As an installation with reCAPTCHA answers, and as Google's script does.
      await page.route('**/api/meta/recaptcha', (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({ json: { data: { protection: 'recaptcha', siteKey: 'key-of-this-site' } } })
          : route.fulfill({ json: { data: { score: 0.9, proof: 'proof-of-a-person' } } }),
      )
      const loaded: string[] = []
      await page.route('https://www.google.com/recaptcha/**', (route) => {
        loaded.push(route.request().url())
        return route.fulfill({
          contentType: 'text/javascript',
          body: "window.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => key + ' ' + action }",
        })
      })
      await page.goto('/auth/sign-up')
      await page.getByLabel('Email', { exact: true }).fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('harbour lantern quince')
      const scored = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/meta/recaptcha'))
      const asked = page.waitForRequest('**/api/authenticate')
      await page.getByRole('button', { name: 'Sign up' }).click()
      expect((await scored).postDataJSON()).toEqual({ token: 'key-of-this-site sign_up', action: 'sign-up' })
      expect((await asked).postDataJSON()).toMatchObject({ proof: 'proof-of-a-person' })
      expect(loaded).toEqual(['https://www.google.com/recaptcha/api.js?render=key-of-this-site'])
      await leave()
    },
  },
]

async function turnOnPush(page: Page) {
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Show them on this device' }).click()
  await page.getByText('Notifications are on for this device').waitFor()
}

/** A browser whose push service answers, as Chromium’s does not where there is no network. */
const subscribedBrowser = `
  const subscription = {
    toJSON: () => ({ endpoint: 'https://1.1.1.1/ada', keys: { auth: '${'A'.repeat(22)}', p256dh: 'B${'A'.repeat(86)}' } }),
    unsubscribe: async () => true,
  }
  PushManager.prototype.getSubscription = async () => subscription
  PushManager.prototype.subscribe = async (options) => {
    window.subscribedWith = options
    return subscription
  }
`
