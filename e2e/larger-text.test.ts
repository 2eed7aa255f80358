import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { browserWithText, visitor } from './browser.ts'
import { englishOn } from './english-left.ts'
import { openLivedInWorld } from './lived-in.ts'
import { complaints, type Sight, see, sights } from './sights.ts'

const world = await openLivedInWorld('de')
const browser = await browserWithText(24)
afterAll(() => browser.close())

/** The same people at a German browser in which they chose larger text: German words are the longer ones. */
const larger = Object.fromEntries(
  await Promise.all(
    Object.entries(world.people).map(async ([state, { page }]) => {
      const storageState = await page.context().storageState()
      return [state, await visitor(browser, world.product.url, { storageState, locale: 'de-DE' })] as const
    }),
  ),
)
const at = ({ who = 'onboarded' }: Sight) => larger[who] ?? world.people.onboarded

/** Pages are looked at at a desk and, made narrow, on a phone, what opens on one on a phone. */
describe('in a German browser whose text is set to 24 px instead of 16 px', () => {
  test.each(Object.entries(sights))(
    '%s: no English is left, no text is cut, and nothing is wider than the window',
    async (_, sight) => {
      const { page, foresee } = at(sight)
      foresee(complaints)
      const [first = 360, ...narrower] = sight.steps ? [360] : [1280, 360]
      await page.setViewportSize({ width: first, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await see(page, world.ids, sight, 'de', async () => {
        expect(await page.locator('html').getAttribute('lang')).toBe('de')
        await expectWhole(page, first)
        for (const width of narrower) {
          await page.setViewportSize({ width, height: 800 })
          await expectWhole(page, width)
        }
      })
    },
  )
})

async function expectWhole(page: Page, width: number) {
  // What follows the size of the window is drawn by then.
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  expect(await englishOn(page), `at ${width} px`).toEqual([])
  expect(await cutOn(page), `at ${width} px`).toEqual([])
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
}

test.each([
  '/auth/sign-in',
  '/dashboard',
  '/active-applications',
  '/active-applications?view=board',
  '/active-applications/{active}',
  '/active-applications/{active}?tab=mail',
  '/unidentified-messages/{message}',
  '/companies/{company}',
  '/profile',
  '/settings',
])('%s: every text is half as large again', async (name) => {
  const sight = sights[name] as Sight
  const sizes: Record<string, number>[] = []
  const { page: usualPage, leave } = await world.visit(sight.who ?? 'onboarded', { locale: 'de-DE' })
  for (const page of [usualPage, at(sight).page]) {
    await page.setViewportSize({ width: 360, height: 800 })
    await see(page, world.ids, sight, 'de', async () => void sizes.push(await sizesOn(page)))
  }
  await leave()
  const [usual = {}, large = {}] = sizes
  const both = Object.keys(usual).filter((text) => text in large)
  expect(both.length).toBeGreaterThan(5)
  for (const text of both) expect(large[text], text).toBeCloseTo((usual[text] ?? 0) * 1.5)
})

/** By text, how large it is where it comes first. Left out are an address to copy, drawn as large as it has room, and numbers, of which a page has many. */
const sizesOn = (page: Page) =>
  page.evaluate<Record<string, number>>(`(() => {
    const sizes = {}
    for (const [text, { parentElement: element }] of (${texts})()) {
      const isAddress = element.parentElement.querySelector('wbr')
      if (isAddress || Number(text) >= 0) continue
      const scale = element.ownerSVGElement ? element.getScreenCTM().a : 1
      sizes[text] ??= Number.parseFloat(getComputedStyle(element).fontSize) * scale
    }
    return sizes
  })()`)

/** Texts that reach beyond what holds them, a control, a row, or what hides the rest without saying so; or that have only a few letters a line. */
const cutOn = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const cut = new Set()
    const holds = 'button, select, summary, nav a, [data-look], [data-index], [data-card], [data-status]:not(section, header, g)'
    for (const [text, node] of (${texts})()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      const { top, bottom, left, right } = range.getBoundingClientRect()
      const lines = range.getClientRects().length
      if (lines > 4 && text.length / lines < 4) cut.add(text)
      for (let element = node.parentElement; element; element = element.parentElement) {
        const { overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowY)) break
        const box = element.getBoundingClientRect()
        const isHigher = top < box.top - 1 || bottom > box.bottom + 1
        const isWider = left < box.left - 1 || right > box.right + 1
        // What has no room at all may be hidden whole.
        if (overflowY === 'hidden' && (top >= box.bottom || bottom <= box.top)) break
        if (overflowY === 'hidden' ? isHigher : element.matches(holds) && (isHigher || isWider)) cut.add(text)
      }
    }
    for (const field of document.querySelectorAll('input, select')) {
      if (!field.checkVisibility() || field.matches('[type=checkbox], [type=file]')) continue
      const isLow = field.clientHeight < Number.parseFloat(getComputedStyle(field).fontSize) * 1.2
      const isShort = field.matches('[type=date], [type=time], select') && field.scrollWidth > field.clientWidth
      if (isLow || isShort) cut.add(field.labels[0]?.textContent ?? field.ariaLabel)
    }
    return [...cut]
  })()`)

/** Every text that is seen, with its node; those for a screen reader alone are clipped away. */
const texts = `() => {
  const found = []
  const isHidden = (element) => element && (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent.trim()
    const { parentElement: element } = node
    if (!text || element.closest('script, style, title, option') || isHidden(element)) continue
    if (element.checkVisibility({ visibilityProperty: true })) found.push([text, node])
  }
  return found
}`
