import { describe, expect, test } from 'vitest'
import { faultsOf } from './faults.ts'
import { begin } from './journey.ts'
import { open } from './open.ts'

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

const { person, visitor } = await begin()
const owner = await person('ada.lovelace')
const people = {
  nobody: await visitor(),
  newcomer: await person('newcomer', { withAddress: false }),
  owner,
}
await owner.receive({
  from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
  subject: 'Thank you for applying to Larkspur Analytics',
  text: 'Hi Ada,\n\nThank you for your interest in Larkspur Analytics! We have received your application for the Senior Data Engineer role.',
})
await owner.receive({
  from: 'LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>',
  subject: '30+ new jobs match your alert',
  text: 'Data Engineer at Aldermoor\n\nSee all jobs. You are receiving job alert emails. Unsubscribe.',
})
await owner.page.goto('/active-applications')
await owner.page
  .getByRole('link', { name: /Larkspur Analytics/ })
  .first()
  .click()
await owner.page.waitForURL('**/active-applications/*')
const detail = new URL(owner.page.url()).pathname

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
        const { page } = people[who]
        await open(page, path)
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
