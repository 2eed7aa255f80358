import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { faultsInBothSchemes, faultsOf } from './faults.ts'
import { openLivedInWorld } from './lived-in.ts'
import { complaints, see, sights } from './sights.ts'

const world = await openLivedInWorld('en')

const desk = { width: 1280, height: 800 }
const phone = { width: 360, height: 800 }
const all = Object.entries(sights)

/** Looks at what is there, at this width, in one colour scheme or both. */
async function expectNone(page: Page, viewport: typeof desk, scheme?: 'light' | 'dark') {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme: scheme ?? 'light', reducedMotion: 'reduce' })
  expect(await (scheme ? faultsOf(page) : faultsInBothSchemes(page)), `at ${viewport.width} px`).toEqual([])
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width)
}

/** A page is loaded once, and looked at in both colour schemes at a desk and, made narrow, on a phone. */
test.each(all.filter(([, { steps }]) => !steps))(
  '%s: nothing that axe finds, and nothing wider than the window',
  async (_, sight) => {
    const { page, foresee } = world.people[sight.who ?? 'onboarded']
    foresee(complaints)
    await page.setViewportSize(desk)
    await see(page, world.ids, sight, 'en', async () => {
      await expectNone(page, desk)
      await expectNone(page, phone)
    })
  },
)

/** What opens on a page is led to at each width: in one scheme at a desk and in the other on a phone. */
describe.each([
  [desk, 'light'],
  [phone, 'dark'],
] as const)('%o, %s', (viewport, scheme) => {
  test.each(all.filter(([, { steps }]) => steps))(
    '%s: nothing that axe finds, and nothing wider than the window',
    async (_, sight) => {
      const { page, foresee } = world.people[sight.who ?? 'onboarded']
      foresee(complaints)
      await page.setViewportSize(viewport)
      await see(page, world.ids, sight, 'en', () => expectNone(page, viewport, scheme))
    },
  )
})
