import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of axe that look at colours: another colour scheme changes what these find, and nothing else. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it is, in both colour schemes. */
export async function faultsInBothSchemes(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const faults = await faultsOf(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return [...faults, ...(await found(page, (axe) => axe.withRules(ofColours))).map((fault) => `dark: ${fault}`)]
}

/** What axe finds on the page as it is. */
export const faultsOf = (page: Page): Promise<string[]> => found(page, (axe) => axe.withTags(levels))

async function found(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const hasFrames = page.frames().length > 1
  // Sending axe to a page takes as long as running it: once is enough. A frame may have been loaded anew.
  const isThere = !hasFrames && (await page.evaluate<boolean>('"axe" in window'))
  const { violations } = await choose(
    new AxeBuilder({ page, axeSource: isThere ? 'true' : source }).options({ resultTypes: ['violations'] }),
  )
    // The same in less than half the time, where there is no frame to look into.
    .setLegacyMode(!hasFrames)
    .analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** As it is published, but smaller; where it is there already, sending it again does nothing. */
const source = `if (!('axe' in window)) { ${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')} }`

/** Nothing that axe finds and nothing wider than the window: at a desk and on a phone, in light and in dark. */
export async function expectNoFaults(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await faultsInBothSchemes(page)).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}
