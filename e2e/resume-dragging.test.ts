import { expect, test } from 'vitest'
import { createResume, getResume } from '../contract/resumes.ts'
import { demo } from '../resume/demo.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
const { id } = await ada.call(createResume, { body: { name: 'Dragged', document: demo } })
await page.setViewportSize({ width: 1280, height: 800 })
await page.goto(`/resume-builder/${id}`)

const document = async () => (await ada.call(getResume, { params: { id } })).document
const handle = (name: string) => page.getByTitle(`Drag ${name}`, { exact: true })
async function middleOf(name: string) {
  const box = await handle(name).first().boundingBox()
  if (!box) throw new Error(`${name} is not in sight`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function grab(name: string) {
  await handle(name).scrollIntoViewIfNeeded()
  const { x, y } = await middleOf(name)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 8, { steps: 2 })
  await page.locator('[data-dnd-dragging]').waitFor()
}
/** Onto the other, from the side it comes from. */
async function carryTo(name: string) {
  const { x, y } = await middleOf(name)
  await page.mouse.move(x, y, { steps: 12 })
}

const jobs = async () => ((await document()).work ?? []).map(({ position }) => position)

test('an entry is dragged to another place, which the preview shows, and that is undone', async () => {
  await grab('Senior Software Engineer, Northwind Logistics')
  await carryTo('Developer, Contoso Pay')
  await page.mouse.up()
  await page.getByText('Senior Software Engineer, Northwind Logistics: now 3 of 3').waitFor({ state: 'attached' })
  await expect.poll(jobs).toEqual(['Software Engineer', 'Developer', 'Senior Software Engineer'])
  const printed = page.getByRole('region', { name: 'Preview' })
  await expect
    .poll(async () => ((await printed.textContent()) ?? '').match(/Contoso Pay|Senior Software Engineer, North/g)?.[0])
    .toBe('Contoso Pay')
  await page.reload()
  await expect
    .poll(() =>
      page
        .getByTitle(/^Drag .*(Northwind|Contoso)/)
        .first()
        .getAttribute('title'),
    )
    .toContain('Drag Software Engineer')
  await grab('Senior Software Engineer, Northwind Logistics')
  await carryTo('Software Engineer, Northwind Logistics')
  await page.mouse.up()
  await expect.poll(jobs).toEqual(['Senior Software Engineer', 'Software Engineer', 'Developer'])
  await page.keyboard.press('Control+z')
  await expect.poll(jobs).toEqual(['Software Engineer', 'Developer', 'Senior Software Engineer'])
})

test('a section folds while it is dragged, and Escape leaves it where it was', async () => {
  const titles = async () => {
    const all = await page.getByRole('heading', { level: 2 }).allTextContents()
    return all.filter((title) => ['Profile', 'Education', 'Experience'].includes(title))
  }
  await grab('Education')
  await page.getByLabel('Summary').waitFor({ state: 'hidden' })
  await carryTo('Experience')
  await page.mouse.up()
  await page.getByLabel('Summary').waitFor()
  await expect.poll(titles).toEqual(['Profile', 'Education', 'Experience'])
  await expect
    .poll(async () => (await document())['x-applybox'].sections.slice(0, 3).map(({ key }) => key))
    .toEqual(['summary', 'education', 'work'])
  await grab('Experience')
  await carryTo('Profile')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.getByLabel('Summary').waitFor()
  expect(await titles()).toEqual(['Profile', 'Education', 'Experience'])
  await expectNoFaults(page)
})

test('on a phone, a highlight is dragged with the finger', async () => {
  const phone = await ada.elsewhere({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await phone.page.goto(`/resume-builder/${id}`)
  await phone.page.getByRole('button', { name: 'Developer, Contoso Pay', exact: true }).tap()
  const first = phone.page.getByTitle('Drag Highlight 1', { exact: true })
  await first.scrollIntoViewIfNeeded()
  const [from, to] = await Promise.all(
    [first, phone.page.getByTitle('Drag Highlight 2', { exact: true })].map((one) => one.boundingBox()),
  )
  if (!from || !to) throw new Error('not in sight')
  const touch = await phone.page.context().newCDPSession(phone.page)
  const at = (y: number) => ({ touchPoints: [{ x: from.x + 20, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from.y + 20) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(from.y + 30) })
  await phone.page.locator('[data-dnd-dragging]').waitFor()
  for (let step = 1; step <= 8; step++) {
    const y = from.y + 30 + ((to.y + 20 - from.y - 30) * step) / 8
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect
    .poll(async () => (await document()).work?.find(({ name }) => name === 'Contoso Pay')?.highlights?.[0])
    .toMatch(/^Introduced/)
  await phone.leave()
})
