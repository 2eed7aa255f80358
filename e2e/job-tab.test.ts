import { expect, test } from 'vitest'
import { openNew } from './detail.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
await openNew(ada, 'Larkspur Analytics', 'Data Engineer', 'job')

const plan = () => page.getByRole('form', { name: 'Your plan' })
const offered = () => page.getByRole('form', { name: 'The job' })
const header = () => page.getByRole('banner').or(page.locator('header')).filter({ hasText: 'Data Engineer' }).last()

test('the next step, labels and rating are said once, stand in the header, and are taken back', async () => {
  await plan().getByLabel('Next step').fill('Send the portfolio')
  await plan().getByLabel('Due on').fill('2031-03-04')
  await plan().getByLabel('Labels').fill('Dream job, remote')
  await page.keyboard.press('Enter')
  await header().getByText('Send the portfolio, due March 04, 2031').waitFor()
  await header().getByText('Dream job').waitFor()
  await page.getByRole('button', { name: '4 stars' }).click()
  await page.locator('button[aria-label="4 stars"][aria-pressed="true"]').waitFor()
  await expectNoFaults(page)
  await page.reload()
  await header().getByText('Send the portfolio, due March 04, 2031').waitFor()
  expect(await plan().getByLabel('Labels').inputValue()).toBe('Dream job, remote')
  await plan().getByLabel('Next step').fill('')
  await plan().getByLabel('Due on').fill('')
  await plan().getByRole('button', { name: 'Save' }).click()
  await header().getByText('Send the portfolio').waitFor({ state: 'detached' })
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click()
  await header().getByText('Send the portfolio, due March 04, 2031').waitFor()
})

test('what the job offers is kept as typed, and what makes no sense is said at its field', async () => {
  ada.foresee(/status of 400/)
  await offered().getByLabel('Salary from').fill('64000')
  await offered().getByLabel('Salary to').fill('52000')
  await offered().getByLabel('What the posting says').fill('You will build things.')
  await offered().getByRole('button', { name: 'Save' }).click()
  await offered().getByText('The maximum is lower than the minimum.').waitFor()
  expect(await offered().getByLabel('What the posting says').inputValue()).toBe('You will build things.')
  await offered().getByLabel('Salary to').fill('72000')
  await offered().getByLabel('Currency').fill('eur')
  await offered().getByLabel('Paid by the').selectOption('Year')
  await offered().getByLabel('Where the work is done').selectOption('Remote')
  await offered().getByRole('button', { name: 'Save' }).click()
  await page.getByRole('status').getByText('Larkspur Analytics: saved').first().waitFor()
  await page.reload()
  expect(await offered().getByLabel('Salary from').inputValue()).toBe('64000')
  expect(await offered().getByLabel('Currency').inputValue()).toBe('EUR')
  expect(await offered().getByLabel('Where the work is done').inputValue()).toBe('remote')
})

test('a few sentences above the timeline say where it stands', async () => {
  await page.getByRole('navigation', { name: 'Parts of the application' }).getByRole('link', { name: 'Timeline' }).click()
  const summary = page.getByRole('region', { name: 'In short' })
  await summary
    .getByText(/Larkspur Analytics/)
    .first()
    .waitFor()
  await summary.getByText(/Send the portfolio/).waitFor()
  await expectNoFaults(page)
})
