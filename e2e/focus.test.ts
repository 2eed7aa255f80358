import { expect, test } from 'vitest'
import { beginWithAda } from './journey.ts'
import { open } from './open.ts'

const { ada, page } = await beginWithAda()
for (let n = 1; n <= 60; n++) await ada.data('POST', 'jobApplications', { company: 'Contoso', title: `Clerk ${n}` })
const list = page.getByRole('list', { name: 'Active applications' })
const row = (title: string) => list.getByRole('link', { name: title })
const focused = (name: string | RegExp) => page.locator(':focus').and(page.getByText(name)).waitFor()
const isInSight = async (title: string) => {
  const y = (await row(title).boundingBox())?.y ?? -1
  return y > 0 && y < 700
}

test.each([1280, 390])('who goes back to a long list at %i px is where they were, and the keyboard too', async (width) => {
  await page.setViewportSize({ width, height: 700 })
  await open(page, '/active-applications')
  await list.hover()
  await page.mouse.wheel(0, 900)
  await row('Clerk 35').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Clerk 35', level: 1 }).waitFor()
  if (width > 1000) expect(await isInSight('Clerk 35')).toBe(true)
  else await page.locator('h1:focus').waitFor()
  await page.goBack()
  await page.locator('a:focus', { hasText: 'Clerk 35' }).waitFor()
  expect(await isInSight('Clerk 35')).toBe(true)
  await page.goForward()
  await page.getByRole('link', { name: 'Back to Active applications' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('a:focus', { hasText: 'Clerk 35' }).waitFor()
})

test('what is deleted hands the focus to the next, to the one before, and at last to the heading', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await row('Clerk 35').click()
  await page.getByRole('link', { name: 'Notes' }).click()
  for (const [at, text] of ['one', 'two', 'three'].entries()) {
    await page.getByRole('textbox', { name: 'New note' }).fill(text)
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.locator('button[aria-label="Delete the note"]:enabled').nth(at).waitFor()
  }
  const remove = page.getByRole('button', { name: 'Delete the note' })
  for (const left of [2, 1]) {
    await remove.last().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => remove.count()).toBe(left)
    await page.locator('button:focus[aria-label="Delete the note"]').waitFor()
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => remove.count()).toBe(0)
  await focused('Clerk 35')
  await page.getByRole('button', { name: 'Archive', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.locator('button:focus', { hasText: 'Make active' }).waitFor()
})
