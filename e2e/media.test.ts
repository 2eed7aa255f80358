import { expect, test } from 'vitest'
import { beginWithAda } from './journey.ts'
import { open } from './open.ts'

const { ada, page } = await beginWithAda()
const add = (title: string, status: string) =>
  ada.data<{ id: string }>('POST', 'jobApplications', { company: 'Contoso', title, status })
for (let n = 1; n <= 59; n++) await add(`Clerk ${n}`, 'applied')
const last = `/active-applications/${(await add('Clerk 60', 'interview')).id}`
const list = page.getByRole('list', { name: 'Active applications' })

test('in a palette of the person’s own, what is chosen stands out from what is not, and its words from its ground', async () => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open(page, last)
  const drawn = async (selector: string) => {
    await page.locator(selector).filter({ visible: true }).first().waitFor()
    return page.evaluate<{ color: string; ground: string; adjust: string }>(`(() => {
      const shown = [...document.querySelectorAll('${selector}')].find((element) => element.checkVisibility())
      const { color, backgroundColor: ground, forcedColorAdjust: adjust } = getComputedStyle(shown)
      return { color, ground, adjust }
    })()`)
  }
  for (const [chosen, other] of [
    ['header nav a[aria-current]', 'header nav a:not([aria-current])'],
    ['main nav a[aria-current]', 'main nav a:not([aria-current])'],
    ['[data-selected] > a', '[data-index]:not([data-selected]) > a'],
    ['[data-reached] > span:first-child', '[data-status]:not([data-reached]) > span:first-child:not(:last-child)'],
  ] as const) {
    const [one, two] = [await drawn(chosen), await drawn(other)]
    expect(one.ground, chosen).not.toBe(two.ground)
    expect(one.color, chosen).not.toBe(one.ground)
    // Else the browser lays a ground of its own behind the words.
    expect(one.adjust, chosen).toBe('none')
  }
  const field = page.getByRole('searchbox').first()
  await field.focus()
  expect(await page.evaluate('getComputedStyle(document.activeElement.parentElement).outlineStyle')).toBe('solid')
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
})

test('on paper stands the page alone, whole and light, and of a list all that was loaded', async () => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/active-applications')
  const drawn = () => list.getByRole('listitem').count()
  await expect.poll(drawn).toBeLessThan(40)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate("dispatchEvent(new Event('beforeprint'))")
  expect(await drawn()).toBeGreaterThanOrEqual(50)
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Filter' }).isVisible()).toBe(false)
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeGreaterThan(50 * 48)
  expect(await page.evaluate("getComputedStyle(document.body).getPropertyValue('--surface')")).toBe('#fff')
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate("dispatchEvent(new Event('afterprint'))")
  await expect.poll(drawn).toBeLessThan(50)
  await open(page, last)
  await page.emulateMedia({ media: 'print' })
  const headings = page.getByRole('heading', { level: 1 }).filter({ visible: true })
  await expect.poll(() => headings.allTextContents()).toEqual(['Clerk 60'])
  await page.locator('header [data-status=interview]').filter({ visible: true }).first().waitFor()
  expect(await page.getByRole('button', { name: 'Archive', exact: true }).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
})

test('through a lens of 400 % the rows of a list have the window, and a title its line', async () => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, '/active-applications')
  const pane = list.locator('..')
  await pane.hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(async () => (await pane.boundingBox())?.y).toBe(0)
  expect((await pane.boundingBox())?.height).toBeGreaterThan(200)
  await open(page, last)
  const title = page.getByRole('heading', { name: 'Clerk 60', level: 1 })
  expect((await title.boundingBox())?.width).toBeGreaterThan(240)
  await page.setViewportSize({ width: 1280, height: 800 })
})
