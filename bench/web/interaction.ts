import type { Browser, Page } from 'playwright-core'
import { openBrowser, signIn, timed, worst } from '../measure/browser.ts'
import type { Figure } from '../measure/figure.ts'
import { signInLarge } from '../measure/load.ts'
import type { Scratch } from '../measure/scratch.ts'

const name = 'interaction'
const times = 20
const mostMs = 100

/**
 * Interaction to next paint (Event Timing, as the browser measures it): from a click, a key or a dropped card to the frame that shows its
 * effect, in a list of 5,000 of which all are loaded and on a board of as many. The slowest but one of twenty, beside the same on a page
 * with one button and nothing else.
 */
export async function measureInteraction(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http')
  await signInLarge(scratch, product, name)
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1600, height: 900 } })
    const floor = await measureEmpty(browser)
    await signIn(page, { email: `${name}@example.com`, password: 'four crows over Brno' })
    const loaded = await loadAll(page)
    const figure = (what: string, measured: number[]): Figure => ({
      what,
      value: worst(measured),
      unit: 'ms to the next paint',
      floor: { what: 'one button', value: floor },
      goal: { is: 'at most', value: mostMs, of: 'value' },
    })
    return [
      figure(`filtering a list, ${loaded.toLocaleString('en')} loaded`, await measureFilter(page)),
      figure('  opening a detail', await measureDetail(page)),
      figure('  choosing a row', await measureChoice(page)),
      figure('  dragging a card on the board', await measureDrag(page)),
      figure('  moving a card with the keyboard', await measureKeys(page)),
    ]
  } finally {
    await browser.close()
    await product.stop()
  }
}

const list = (page: Page) => page.getByRole('list', { name: 'Active applications' })

/** Scrolls until every page of the list has come; answers how many rows there are. */
async function loadAll(page: Page): Promise<number> {
  await page.goto('/active-applications')
  const more = page.getByRole('button', { name: 'Load more' })
  await list(page).waitFor()
  while (await more.isVisible()) {
    await page.evaluate(scrollTo('pane.scrollHeight'))
    await page.waitForTimeout(20)
  }
  await page.evaluate(scrollTo('pane.scrollHeight / 2'))
  return Number(await list(page).getByRole('listitem').first().getAttribute('aria-setsize'))
}

const scrollTo = (top: string) =>
  `(pane => pane.scrollTo(0, ${top}))(document.querySelector('ul[aria-label="Active applications"]').parentElement)`

async function measureEmpty(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  await page.setContent(`<button onclick="this.textContent = Number(this.textContent) + 1">0</button>`)
  const measured: number[] = []
  for (let n = 0; n < times; n++) measured.push(await timed(page, () => page.getByRole('button').click()))
  await page.close()
  return worst(measured)
}

async function measureFilter(page: Page): Promise<number[]> {
  const chip = page.getByRole('group', { name: 'Filter by status' }).getByRole('button', { name: /^Offer/ })
  const measured: number[] = []
  for (let n = 0; n < times; n++) measured.push(await timed(page, () => chip.click()))
  return measured
}

async function measureDetail(page: Page): Promise<number[]> {
  const rows = list(page).getByRole('link')
  const measured: number[] = []
  for (let n = 0; n < times; n++) {
    measured.push(await timed(page, () => rows.nth(4 + (n % 8)).click()))
    await page.getByRole('heading', { level: 1 }).nth(1).waitFor()
  }
  await page.goto('/active-applications')
  await rows.first().waitFor()
  return measured
}

async function measureChoice(page: Page): Promise<number[]> {
  const boxes = list(page).getByRole('checkbox')
  const measured: number[] = []
  for (let n = 0; n < times; n++) measured.push(await timed(page, () => boxes.nth(n % 10).click({ force: true })))
  return measured
}

const column = (page: Page, status: string) => page.getByRole('region', { name: new RegExp(`^${status}: `) })
const firstCard = (page: Page, status: string) => column(page, status).getByRole('link').first()

async function measureDrag(page: Page): Promise<number[]> {
  await page.goto('/active-applications?view=board')
  await firstCard(page, 'Applied').waitFor()
  const measured: number[] = []
  for (let n = 0; n < times; n++) {
    const [from, to] = n % 2 === 0 ? ['Applied', 'In review'] : ['In review', 'Applied']
    const source = await firstCard(page, from ?? '').boundingBox()
    const target = await column(page, to ?? '').boundingBox()
    if (!source || !target) throw new Error('The board is not in sight')
    const measure = timed(page, async () => {
      await page.mouse.move(source.x + 60, source.y + 20)
      await page.mouse.down()
      await page.mouse.move(target.x + 100, target.y + 150, { steps: 15 })
      await page.mouse.up()
    })
    measured.push(await measure)
    await page.waitForTimeout(400)
  }
  return measured
}

async function measureKeys(page: Page): Promise<number[]> {
  const measured: number[] = []
  for (let n = 0; n < times; n++) {
    const [from, key] = n % 2 === 0 ? ['Applied', 'ArrowRight'] : ['In review', 'ArrowLeft']
    await firstCard(page, from ?? '').focus()
    const measure = timed(page, async () => {
      for (const press of ['Space', key ?? '', 'Space']) await page.keyboard.press(press)
    })
    measured.push(await measure)
    await page.waitForTimeout(400)
  }
  return measured
}
