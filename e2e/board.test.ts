import { beforeAll, expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { signIn } from './entrance.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page, visitor } = await beginWithAda({ viewport: { width: 2100, height: 800 } })
beforeAll(async () => {
  for (const [company, title, status] of [
    ['Aldermoor', 'Analyst', 'applied'],
    ['Birchwood', 'Builder', 'applied'],
    ['Cedarline', 'Chemist', 'interview'],
    ['Dogwood', 'Driver', 'saved'],
  ] as const)
    await ada.call(createApplication, { body: { company, title, status } })
  await page.goto('/active-applications')
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await card('Aldermoor', 'Applied').waitFor()
})

const column = (status: string, on = page) => on.getByRole('region', { name: new RegExp(`^${status}: `) })
const card = (company: string, status: string, on = page) => column(status, on).getByRole('link', { name: new RegExp(company) })
const heard = (text: string) => page.getByRole('status').getByText(text)

/** 'told', or where the columns begin and end. */
async function tellsOfMore(width: number): Promise<string> {
  const boxes = await Promise.all((await page.locator('[data-column]').all()).map((one) => one.boundingBox()))
  const ends = boxes.flatMap((box) => (box ? [[box.x, box.x + box.width] as const] : []))
  if (ends.length === boxes.length && ends.every(([, end]) => end <= width)) return 'told'
  if (ends.some(([begin, end]) => begin < width - 60 && end > width + 60)) return 'told'
  return `${width}: ${ends.map(([begin, end]) => `${Math.round(begin)}-${Math.round(end)}`).join(' ')}`
}

async function dragTo(company: string, from: string, to: string) {
  const source = await card(company, from).boundingBox()
  const target = await column(to).boundingBox()
  if (!source || !target) throw new Error('not in sight')
  await page.mouse.move(source.x + 60, source.y + 20)
  await page.mouse.down()
  await page.mouse.move(source.x + 80, source.y + 30, { steps: 4 })
  await page.mouse.move(target.x + target.width / 2, target.y + 120, { steps: 12 })
  await page.mouse.up()
}

test('the board is in the address, shows each application in the column of its status, and has no fault', async () => {
  expect(page.url()).toContain('view=board')
  await page.reload()
  await card('Dogwood', 'Saved').getByText('0 Days', { exact: true }).waitFor()
  await card('Cedarline', 'Interview').waitFor()
  await column('Applied').getByText('2', { exact: true }).waitFor()
  await expectNoFaults(page)
  for (const width of [1024, 1280, 1440, 1680]) {
    await page.setViewportSize({ width, height: 800 })
    const saysSo = 'a column of which a part is in sight says that there are more'
    await expect.poll(() => tellsOfMore(width), { message: saysSo }).toBe('told')
  }
  await page.setViewportSize({ width: 2100, height: 800 })
})

test('a card is dragged to another column, stays there, and is taken back', async () => {
  await dragTo('Aldermoor', 'Applied', 'Assessment')
  await card('Aldermoor', 'Assessment').waitFor()
  await heard('Aldermoor moved to Assessment').waitFor()
  expect(page.url()).not.toContain('/active-applications/')
  await page.reload()
  await card('Aldermoor', 'Assessment').waitFor()
  await dragTo('Aldermoor', 'Assessment', 'Offer')
  await card('Aldermoor', 'Offer').waitFor()
  await heard('Aldermoor moved to Offer').waitFor()
  await page.keyboard.press('Control+z')
  await card('Aldermoor', 'Assessment').waitFor()
})

test('a card that is dropped where it was, or a folded column, is understood', async () => {
  await dragTo('Aldermoor', 'Assessment', 'Assessment')
  await card('Aldermoor', 'Assessment').waitFor()
  await dragTo('Aldermoor', 'Assessment', 'Rejected')
  await column('Rejected').getByText('1', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show Rejected' }).click()
  await card('Aldermoor', 'Rejected').waitFor()
  await page.keyboard.press('Control+z')
  await card('Aldermoor', 'Assessment').waitFor()
  await page.getByRole('button', { name: 'Collapse Rejected' }).click()
})

test('where not all have room, a column that holds nothing is a strip, which takes a card and opens', async () => {
  const widthOf = async (status: string) => (await column(status).boundingBox())?.width ?? 0
  expect(await widthOf('In review'), 'there is room').toBeGreaterThan(200)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => widthOf('In review')).toBe(46)
  expect(await widthOf('Saved')).toBeGreaterThan(200)
  await column('In review').getByRole('heading', { name: 'In review' }).waitFor()
  await expectNoFaults(page)

  await dragTo('Dogwood', 'Saved', 'In review')
  await card('Dogwood', 'In review').waitFor()
  await expect.poll(() => widthOf('In review')).toBeGreaterThan(200)
  expect(await widthOf('Saved')).toBe(46)
  await page.keyboard.press('Control+z')
  await card('Dogwood', 'Saved').focus()
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await card('Dogwood', 'In review').and(page.locator('a:focus')).waitFor()
  await page.keyboard.press('Control+z')
  await card('Dogwood', 'Saved').waitFor()
  await page.setViewportSize({ width: 2100, height: 800 })
})

test('the keyboard alone walks over the board, picks up, carries, drops, and leaves', async () => {
  await card('Birchwood', 'Applied').focus()
  await page.keyboard.press('ArrowLeft')
  await page.locator('a:focus', { hasText: 'Dogwood' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await page.locator('a:focus', { hasText: 'Birchwood' }).waitFor()

  await page.keyboard.press('Space')
  await heard('Birchwood, Builder picked up from Applied').waitFor()
  await page.keyboard.press('ArrowRight')
  await heard('Birchwood, Builder over In review').waitFor()
  await page.keyboard.press('Escape')
  await heard('Cancelled. Birchwood, Builder stays in Applied.').waitFor()
  await card('Birchwood', 'Applied').waitFor()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await card('Birchwood', 'Assessment').waitFor()
  await heard('Birchwood, Builder moved to Assessment').waitFor()
  await page.locator('a:focus', { hasText: 'Birchwood' }).waitFor()
  await page.keyboard.press('Control+z')
  await card('Birchwood', 'Applied').waitFor()
  await card('Birchwood', 'Applied').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Builder', level: 1 }).waitFor()
  await page.goBack()
  await card('Birchwood', 'Applied').waitFor()
})

test('a move that the server refuses goes back to where it was', async () => {
  ada.foresee(/ERR_FAILED/)
  await page.route('**/api/jobApplications/bulk', (route) => route.abort())
  await dragTo('Dogwood', 'Saved', 'Applied')
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
  await card('Dogwood', 'Saved').waitFor()
  await page.unroute('**/api/jobApplications/bulk')
})

test('a finger that rests on a card moves it, one that moves at once scrolls', async () => {
  const phone = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await signIn(phone.page, ada)
  await phone.page.waitForURL('**/dashboard')
  await phone.page.goto('/active-applications?view=board&status=saved,applied')
  const source = card('Dogwood', 'Saved', phone.page)
  await source.waitFor()
  const at = await source.boundingBox()
  if (!at) throw new Error('not in sight')
  const touch = await phone.page.context().newCDPSession(phone.page)
  const send = (type: string, x?: number, y?: number) =>
    touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: x === undefined ? [] : [{ x, y: y ?? 0 }] })
  await send('touchStart', at.x + 60, at.y + 30)
  await phone.page.locator('a[data-held]').first().waitFor()
  for (let step = 1; step <= 8; step++) await send('touchMove', at.x + 60 + step * 30, at.y + 30)
  await column('Applied', phone.page).and(phone.page.locator('[data-over]')).waitFor()
  await send('touchEnd')
  await card('Dogwood', 'Applied', phone.page).waitFor()
  // The other browser hears of it.
  await card('Dogwood', 'Applied').waitFor()
  // Nothing is saved any more: what there is stands first.
  await phone.page.goto('/active-applications?view=board')
  await card('Dogwood', 'Applied', phone.page).waitFor()
  await expect.poll(async () => (await column('Applied', phone.page).boundingBox())?.x).toBe(16)
  await phone.leave()
})

test('two browsers see each other’s moves, on the board and in the list', async () => {
  const other = await visitor()
  await signIn(other.page, ada)
  await other.page.waitForURL('**/dashboard')
  await other.page.goto('/active-applications?sort=company')
  const cedar = other.page.getByRole('list', { name: 'Active applications' }).getByRole('link', { name: /Cedarline/ })
  await cedar.getByText('Interview').waitFor()
  await dragTo('Cedarline', 'Interview', 'Offer')
  await cedar.getByText('Offer').waitFor()
  await other.leave()
})
