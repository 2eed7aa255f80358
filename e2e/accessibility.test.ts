import { describe, expect, test } from 'vitest'
import { faultsInBothSchemes, faultsOf } from './faults.ts'
import { openLivedInWorld } from './lived-in.ts'
import { complaints, see, sights } from './sights.ts'

const world = await openLivedInWorld('en')

const widths = [
  [1280, 'light'],
  [360, 'dark'],
] as const

/** Pages are looked at in both colour schemes; what opens on one, in one at a desk and in the other on a phone. */
describe.each(widths)('at %i px', (width, scheme) => {
  test.each(Object.entries(sights))('%s: nothing that axe finds, and nothing wider than the window', async (_, sight) => {
    const { page, foresee } = world.people[sight.who ?? 'onboarded']
    foresee(complaints)
    await page.setViewportSize({ width, height: 800 })
    await see(page, world.ids, sight, 'en', async () => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      expect(await (sight.steps ? faultsOf(page) : faultsInBothSchemes(page))).toEqual([])
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    })
  })
})
