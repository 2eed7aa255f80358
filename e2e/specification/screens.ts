import { expect } from 'vitest'
import { holdBack } from '../hold-back.ts'
import type { World } from '../world.ts'
import type { Rule } from './rule.ts'
import { styleOf } from './style-of.ts'

/** What is there to see: sections, fields, forms, pages that load and pages that fail. */
export const screens: Rule[] = [
  {
    section: 1,
    says: 'Sections: active applications, archived applications, companies, jobs, […] notifications, unidentified messages, emails with missing data, a profile and settings, a welcome screen and a dashboard.',
    async see({ people }) {
      const { page } = people.onboarded
      await page.goto('/welcome')
      await page.getByRole('heading', { name: 'Your address is ready', level: 1 }).waitFor()
      const links = page.getByRole('navigation', { name: 'Pages' }).first().getByRole('link')
      const places = await links.evaluateAll((all) => all.map((link) => [link.getAttribute('title'), link.getAttribute('href')]))
      expect(Object.fromEntries(places)).toMatchObject({
        Dashboard: '/dashboard',
        'Active applications': '/active-applications',
        'Archived applications': '/archived-applications',
        'Unidentified messages': expect.stringMatching(/^\/unidentified-messages/),
        'Emails with missing data': '/emails-with-missing-data',
        Companies: '/companies',
        Jobs: '/jobs',
        Notifications: '/notifications',
        Profile: '/profile',
        Settings: '/settings',
      })
    },
  },
  {
    section: 1,
    says: 'Users sign in or sign up with email, Google or Apple.',
    async see({ people }) {
      const { page } = people.signedOut
      for (const path of ['/auth/sign-in', '/auth/sign-up']) {
        await page.goto(path)
        await page.getByLabel('Email', { exact: true }).waitFor()
        await page.getByLabel('Password', { exact: true }).waitFor()
        await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
        await page.getByRole('button', { name: 'Continue with Apple' }).waitFor()
      }
    },
  },
  {
    section: 1,
    says: 'A user may have a referral code.',
    async see({ people, ask, visit }) {
      const { refCode, joined } = await ask<{ refCode: string; joined: number }>('GET', 'users/profile')
      const { page, leave } = await visit('signedOut')
      await page.goto(`/auth/sign-up?ref=${refCode}`)
      await page.getByLabel('Email', { exact: true }).fill('mary.somerville@example.com')
      await page.getByLabel('Password', { exact: true }).fill('harbour lantern quince')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.waitForURL('**/auth/create-account')
      await leave()
      await people.onboarded.page.goto('/profile')
      await people.onboarded.page.getByText(new RegExp(`^${joined + 1} (person|people) joined with your code`)).waitFor()
    },
  },
  {
    section: 1,
    says: 'After signing in, a user creates an account, which gets an assigned email address.',
    async see({ visit }) {
      const { page, leave } = await visit('signedOut')
      await page.goto('/auth/sign-up')
      await page.getByLabel('Email', { exact: true }).fill('emmy.noether@example.com')
      await page.getByLabel('Password', { exact: true }).fill('harbour lantern quince')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.waitForURL('**/auth/create-account')
      await page.getByLabel('Address').fill('emmy.noether')
      await page.getByText('Free', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Take this address' }).click()
      await page.waitForURL('**/welcome')
      await page.getByText('emmy.noether@applybox.localhost').first().waitFor()
      const email = await page.evaluate(async () => {
        const headers = { authorization: `Bearer ${localStorage.getItem('access-token')}` }
        const answer = await fetch('/api/users/profile', { headers })
        return ((await answer.json()) as { data: { assignedEmail: string } }).data.assignedEmail
      })
      expect(email).toBe('emmy.noether@applybox.localhost')
      await leave()
    },
  },
  {
    section: 1,
    says: 'Applications appear to be built from the user’s emails.',
    async see({ people }) {
      const { page, receive } = people.onboarded
      await page.goto('/active-applications')
      await receive({
        from: 'Tidewater Maps <no-reply@hire.lever.co>',
        subject: 'Thank you for your application to Tidewater Maps',
        text: 'Ada,\n\nThanks for applying to Geospatial Engineer at Tidewater Maps. Your application has been received and we will review it right away.\n\nRegards,\nTidewater Maps',
      })
      const row = page.getByRole('list', { name: 'Active applications' }).getByRole('link').filter({ hasText: 'Tidewater Maps' })
      await row.waitFor()
      await row.click()
      await page.getByRole('heading', { name: 'Geospatial Engineer', level: 1 }).waitFor()
    },
  },
  {
    section: 1,
    says: 'Users can keep a profile, work experience records and education records.',
    async see({ people, ask }) {
      const { page } = people.onboarded
      await ask('POST', 'users/profile', { city: 'Turin' })
      const { id: experience } = await ask<{ id: string }>('POST', 'users/experience', {
        title: 'Surveyor',
        company: 'Lamna',
        startDate: '2020-01',
      })
      const { id: education } = await ask<{ id: string }>('POST', 'users/education', { institution: 'Bologna', degree: 'BA' })
      await page.goto('/profile')
      expect(await page.getByRole('textbox', { name: 'City', exact: true }).inputValue()).toBe('Turin')
      await page.getByRole('region', { name: 'Experience', exact: true }).getByText('Surveyor').first().waitFor()
      await page.getByRole('region', { name: 'Education', exact: true }).getByText('Bologna').first().waitFor()
      await ask('DELETE', `users/experience/${experience}`)
      await ask('DELETE', `users/education/${education}`)
    },
  },
  ...(['active', 'archived'] as const).map((which) => ({
    section: 2,
    says: `The detail pages of active and archived applications show documents: ${which}`,
    async see({ people, ids }: World) {
      const { page } = people.onboarded
      await page.goto(`/${which}-applications/${ids[which]}`)
      await page
        .getByRole('navigation', { name: 'Parts of the application' })
        .getByRole('link', { name: /^Documents/ })
        .click()
      await page.getByText('up to 25 MB each').waitFor()
    },
  })),
  ...(
    [
      ['/uncatagorized-application-detail/', 'uncategorized', 'Thank you for applying to Larkspur'],
      ['/unidentified-messages/', 'message', '30+ new jobs match your alert'],
    ] as const
  ).map(([path, thing, shown]) => ({
    section: 2,
    says: `The uncategorized and unidentified detail pages do not: ${thing}`,
    async see({ people, ids }: World) {
      const { page } = people.onboarded
      await page.goto(path + ids[thing])
      await page.getByRole('main').getByText(shown).filter({ visible: true }).first().waitFor()
      expect(await page.getByRole('main').getByText('Documents').count()).toBe(0)
      expect(await page.locator('input[type=file]').count()).toBe(0)
    },
  })),
  {
    section: 2,
    says: 'Every route shows a loading spinner while loading.',
    async see({ people }) {
      const { page } = people.onboarded
      const part = await holdBack(page, '**/assets/profile-*.js', () => true)
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.getByRole('navigation').first().getByRole('link', { name: 'Profile' }).click()
      await page.getByRole('main').getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
      const spinner = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' }).locator('[aria-hidden=true]')
      await spinner.waitFor({ state: 'visible' })
      expect((await spinner.boundingBox())?.width).toBeGreaterThan(15)
      expect(await styleOf(spinner, 'animationIterationCount')).toBe('infinite')
      await expect.poll(() => styleOf(spinner.locator('..'), 'opacity')).toBe('1')
      part.letThrough()
      await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
      // A page that is opened by its address waits for what is to be known of the person.
      const profile = await holdBack(page, '**/api/users/profile', () => true)
      await page.reload({ waitUntil: 'commit' })
      await page.getByRole('status').getByText('Loading').waitFor({ state: 'attached' })
      profile.letThrough()
      await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor()
    },
  },
  ...(
    [
      ['an error page showing the error’s data', `{ data: 'It says this' }`, 'It says this'],
      ['else its message', `new Error('It has this message')`, 'It has this message'],
      ['else the error serialised', `{ reason: 'unknown', code: 7 }`, '{"reason":"unknown","code":7}'],
    ] as const
  ).map(([words, thrown, shown]) => ({
    section: 2,
    says: `Every route shows […] ${words}, centred in large text.`,
    async see(world: World) {
      const { page, complaints, foresee, leave } = await world.visit('onboarded')
      foresee(/./)
      await page.route('**/assets/welcome-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: `export function Component() { throw ${thrown} }` }),
      )
      await page.goto('/welcome')
      const text = page.getByRole('heading', { level: 1, name: shown, exact: true })
      await text.waitFor()
      expect(await styleOf(text, 'textAlign')).toBe('center')
      expect(Number.parseFloat(await styleOf(text, 'fontSize'))).toBeGreaterThanOrEqual(24)
      const box = await text.boundingBox()
      const room = await page.getByRole('main').last().boundingBox()
      if (!box || !room) throw new Error('The text is not in sight')
      expect(Math.abs(box.x + box.width / 2 - (room.x + room.width / 2))).toBeLessThan(2)
      // Section 8: and raises an error toast
      await page.getByRole('alert').getByText(shown, { exact: true }).waitFor()
      expect(complaints.length).toBeGreaterThan(0)
      await leave()
    },
  })),
  {
    section: 2,
    says: 'Pages load lazily.',
    async see(world) {
      const { page, leave } = await world.visit('onboarded')
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\.js$/, '')))
      await page.goto('/welcome')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(loaded).toContain('/assets/welcome')
      for (const name of ['settings', 'profile', 'jobs', 'companies', 'notifications'])
        expect(loaded).not.toContain(`/assets/${name}`)
      await page.getByRole('navigation').first().getByRole('link', { name: 'Settings' }).click()
      await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
      expect(loaded).toContain('/assets/settings')
      await leave()
    },
  },
  {
    section: 2,
    says: 'Search params: name (and companyId for jobs).',
    async see({ people, ids }) {
      const { page } = people.onboarded
      const rows = (list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('link')
      for (const [path, list, search] of [
        ['/active-applications', 'Active applications', 'Search company or title'],
        ['/companies', 'Companies', 'Search companies'],
        ['/jobs', 'Jobs', 'Search title or company'],
      ] as const) {
        await page.goto(`${path}?name=contoso`)
        await rows(list).first().waitFor()
        expect(await rows(list).allInnerTexts(), path).toEqual([expect.stringContaining('Contoso')])
        expect(await page.getByRole('searchbox').first().inputValue(), search).toBe('contoso')
        await page.getByRole('searchbox').first().fill('fabrikam')
        await page.waitForURL(`**${path}?name=fabrikam`)
        await expect.poll(() => rows(list).allInnerTexts()).toEqual([expect.stringContaining('Fabrikam')])
      }
      await page.goto(`/jobs?companyId=${ids.company}`)
      await rows('Jobs').first().waitFor()
      expect(await rows('Jobs').allInnerTexts()).toEqual([expect.stringContaining('Analyst')])
      await page.getByRole('searchbox').fill('nothing like it')
      await page.getByText('Nothing matches').waitFor()
      expect(new URL(page.url()).searchParams.get('companyId')).toBe(ids.company)
    },
  },
  {
    section: 7,
    says: 'companies/detail or users/jobs/company (chosen by a mode flag); jobs/detail/{id} or users/jobs/company/{id}/job.',
    async see({ people, ids }) {
      const { page } = people.onboarded
      const asks = (path: string) => page.waitForResponse((response) => new URL(response.url()).pathname === `/api/${path}`)
      await Promise.all([asks('users/jobs/company'), page.goto('/companies')])
      await Promise.all([asks('companies/detail'), page.getByRole('button', { name: 'All', exact: true }).click()])
      expect(new URL(page.url()).search).toBe('?mode=all')
      await Promise.all([asks(`users/jobs/company/${ids.company}/job`), page.goto(`/companies/${ids.company}?tab=jobs`)])
    },
  },
  {
    section: 3,
    says: 'username (shown as display name, title-cased). The display name is title-cased.',
    async see({ people, ask }) {
      const { page } = people.onboarded
      await ask('POST', 'users/profile', { firstName: 'ada', lastName: 'byron-king lovelace' })
      await page.goto('/profile')
      await page.getByText(/^Ada Byron-King Lovelace ·/).waitFor()
      await page.getByRole('button', { name: 'Account: Ada Byron-King Lovelace', exact: true }).waitFor()
      await ask('POST', 'users/profile', { firstName: 'ADA', lastName: 'LOVELACE' })
      await page.getByText(/^Ada Lovelace ·/).waitFor()
      await ask('POST', 'users/profile', { firstName: 'ewan', lastName: 'McGregor' })
      await page.getByText(/^Ewan McGregor ·/).waitFor()
      await ask('POST', 'users/profile', { firstName: '', lastName: '' })
      // Without a name, that of the address.
      await page.getByRole('button', { name: 'Account: Ada Lovelace', exact: true }).waitFor()
    },
  },
  {
    section: 3,
    says: 'Derived: the user name is the email.',
    async see({ people }) {
      const { page } = people.onboarded
      await page.goto('/settings')
      await page
        .getByRole('button', { name: /^Account/ })
        .first()
        .click()
      await page.locator('#account').getByText('ada.lovelace@example.com').waitFor()
      await page.keyboard.press('Escape')
    },
  },
  {
    section: 3,
    says: 'assignedEmails (list of objects with email; the first is the main assigned email).',
    async see({ people, ask }) {
      const { page } = people.onboarded
      const { assignedEmails } = await ask<{ assignedEmails: { email: string }[] }>('GET', 'users/profile')
      for (const path of ['/welcome', '/settings']) {
        await page.goto(path)
        await page
          .getByRole('main')
          .getByText(assignedEmails[0]?.email ?? 'none', { exact: true })
          .first()
          .waitFor()
      }
    },
  },
  {
    section: 3,
    says: 'clickOn (whether the release-notes alert is hidden).',
    async see({ people, ask }) {
      const { page } = people.onboarded
      await ask('PUT', 'users/profile/click-on', { clickOn: false })
      await page.goto('/dashboard')
      const alert = page.getByRole('region', { name: /^New in / })
      await alert.getByRole('button', { name: 'Hide what is new' }).click()
      await alert.waitFor({ state: 'detached' })
      await expect.poll(async () => (await ask<{ clickOn: boolean }>('GET', 'users/profile')).clickOn).toBe(true)
      await page.reload()
      await page.getByRole('region', { name: 'To do' }).waitFor()
      expect(await alert.count()).toBe(0)
    },
  },
  {
    section: 3,
    says: 'welcomeScreen.',
    async see({ people, ask }) {
      const { page } = people.onboarded
      await page.goto('/welcome')
      await page.getByRole('button', { name: 'Go to the dashboard' }).click()
      await page.waitForURL('**/dashboard')
      await expect.poll(async () => (await ask<{ welcomeScreen: boolean }>('GET', 'users/profile')).welcomeScreen).toBe(false)
    },
  },
  {
    section: 3,
    says: 'phoneNumber (defaults to empty).',
    async see({ people }) {
      const { page } = people.onboarded
      await page.goto('/profile')
      expect(await page.getByRole('textbox', { name: 'Phone', exact: true }).inputValue()).toBe('')
    },
  },
  {
    section: 3,
    says: 'The profile is Completed only when firstName, lastName, countryId and preferredName are all present.',
    async see({ people, ask }) {
      const { page } = people.onboarded
      const four = { firstName: 'Ada', lastName: 'Lovelace', countryId: 'GB', preferredName: 'Ada' }
      await ask('POST', 'users/profile', four)
      await page.goto('/profile')
      await page.getByText('Completed', { exact: true }).waitFor()
      for (const [field, label] of [
        ['firstName', 'First name'],
        ['lastName', 'Last name'],
        ['countryId', 'Country'],
        ['preferredName', 'Preferred name'],
      ]) {
        await ask('POST', 'users/profile', { ...four, [String(field)]: field === 'countryId' ? null : '' })
        await page.getByText(new RegExp(`· Missing: ${label}$`)).waitFor()
        expect(await page.getByText('Completed', { exact: true }).count()).toBe(0)
      }
      await ask('POST', 'users/profile', four)
      await page.getByText('Completed', { exact: true }).waitFor()
    },
  },
  {
    section: 4,
    says: 'An application can be toggled active or inactive.',
    async see({ people, ids }) {
      const { page } = people.onboarded
      await page.goto(`/active-applications/${ids.active}`)
      await page.getByRole('button', { name: 'Archive', exact: true }).click()
      await page.getByRole('status').getByText('Application archived').waitFor()
      await page.goto('/active-applications')
      const active = page.getByRole('list', { name: 'Active applications' }).getByRole('link')
      await active.filter({ hasText: 'Fabrikam' }).waitFor()
      expect(await active.filter({ hasText: 'Contoso' }).count()).toBe(0)
      await page.goto('/archived-applications?name=contoso')
      await page
        .getByRole('list', { name: 'Archived applications' })
        .getByRole('link', { name: /Contoso/ })
        .click()
      await page.getByRole('button', { name: 'Make active', exact: true }).click()
      await page.getByRole('status').getByText('Application active again').waitFor()
    },
  },
  {
    section: 5,
    says: 'The search calls for countries, institutes, field of study, companies and jobs are skipped when the name is empty.',
    async see({ people }) {
      const { page } = people.onboarded
      const asked: string[] = []
      const note = (request: { url(): string }) => {
        const { pathname, search } = new URL(request.url())
        if (/^\/api\/(meta\/(country|institutions|field-of-study)|companies|jobs)$/.test(pathname)) asked.push(pathname + search)
      }
      const type = async (label: string, words: string, path: string) => {
        const field = page.getByRole('combobox', { name: label, exact: true })
        await field.click()
        await field.fill('   ')
        await field.fill('')
        await field.press('ArrowDown')
        const answer = page.waitForResponse((response) => new URL(response.url()).pathname === `/api/${path}`)
        await field.fill(words)
        await answer
        await field.fill('')
      }
      await page.goto('/profile')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      page.on('request', note)
      await type('Country', 'cze', 'meta/country')
      await page.getByRole('button', { name: 'Add education' }).click()
      await type('School or university', 'masaryk', 'meta/institutions')
      await type('Field of study', 'comp', 'meta/field-of-study')
      await page.getByRole('form', { name: 'Education' }).getByRole('button', { name: 'Discard' }).click()
      await page.getByRole('button', { name: 'Add experience' }).click()
      await type('Company', 'cont', 'companies')
      await page.getByRole('form', { name: 'Experience' }).getByRole('button', { name: 'Discard' }).click()
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.keyboard.press('c')
      const dialog = page.getByRole('dialog', { name: 'Add an application' })
      await dialog.waitFor()
      await type('Company', 'cont', 'companies')
      await type('Job title', 'anal', 'jobs')
      await page.keyboard.press('Escape')
      page.off('request', note)
      expect(asked.length).toBeGreaterThanOrEqual(6)
      expect(asked.filter((one) => !/[?&]name=./.test(one))).toEqual([])
    },
  },
]
