import { expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
for (const body of [
  { company: 'Larkspur Analytics', title: 'Data Engineer' },
  { company: 'Northwind', title: 'Cook' },
])
  await ada.call(createApplication, { body })
await page.goto('/active-applications')
await page.getByRole('listitem').filter({ hasText: 'Northwind' }).waitFor()

const palette = () => page.getByRole('dialog', { name: 'Go to or do' })
const chosen = () => palette().getByRole('option', { selected: true })

test('Enter that chooses a word of an input method opens nothing', async () => {
  await page.keyboard.press('Control+k')
  const typed = palette().getByRole('combobox')
  await typed.waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'larkspur', selectionStart: 8, selectionEnd: 8 })
  await palette().getByRole('group', { name: 'Applications' }).getByText('Data Engineer at Larkspur Analytics').waitFor()
  await page.keyboard.press('Enter')
  expect(await typed.inputValue()).toBe('larkspur')
  expect(new URL(page.url()).pathname).toBe('/active-applications')
  await page.reload()
  await page.getByRole('listitem').filter({ hasText: 'Northwind' }).waitFor()
})

test('Ctrl and K finds an application while one types, and Enter opens it', async () => {
  await page.keyboard.press('Control+k')
  await palette().waitFor()
  await expectNoFaults(page)
  await page.keyboard.type('larkspur')
  await palette().getByRole('group', { name: 'Applications' }).getByText('Data Engineer at Larkspur Analytics').waitFor()
  await palette().getByRole('group', { name: 'Companies' }).getByText('Larkspur Analytics').waitFor()
  await expectNoFaults(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/active-applications/*')
  await page.getByRole('heading', { name: 'Data Engineer', level: 1 }).waitFor()
})

test('the open application is archived from it, and comes back', async () => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('archive open')
  await chosen().getByText('Archive the open application').waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Application archived').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByRole('status').getByText('Undone').waitFor()
})

test('it goes to pages and changes the appearance, with arrows and Enter alone', async () => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type('appearance')
  await chosen().getByText('Light appearance').waitFor()
  await page.keyboard.press('ArrowDown')
  await chosen().getByText('Dark appearance').waitFor()
  await page.keyboard.press('Enter')
  expect(await page.locator('html').getAttribute('data-color-scheme')).toBe('dark')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('as the system')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('no such thing at all')
  await palette().getByText('Nothing found').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('dashb')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
})

test('two keys one after the other lead to pages, and the question mark shows all of them', async () => {
  await page.keyboard.press('g')
  await page.keyboard.press('a')
  await page.waitForURL('**/active-applications')
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keys' })
  await list.getByText('Add an application').waitFor()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
})

test('J walks the list, and does nothing where one types or when single keys are off', async () => {
  await page.getByRole('listitem').filter({ hasText: 'Northwind' }).waitFor()
  await page.keyboard.press('j')
  await page.locator('li a:focus').waitFor()
  await page.getByRole('searchbox').first().fill('')
  await page.getByRole('searchbox').first().press('c')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('c')
  await page.getByRole('searchbox').first().fill('')
  await page.evaluate("localStorage.setItem('single-key-shortcuts', 'off')")
  await page.getByRole('heading', { level: 1 }).first().click()
  await page.keyboard.press('c')
  await page.keyboard.press('?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Control+k')
  await palette().waitFor()
  await page.keyboard.press('Escape')
  await page.evaluate("localStorage.removeItem('single-key-shortcuts')")
})
