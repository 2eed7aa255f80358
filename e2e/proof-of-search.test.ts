import { expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { downloaded } from './downloaded.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
await ada.call(createApplication, { body: { company: 'Łódź Works', title: 'Data Engineer' } })

async function saved(button: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return downloaded(download)
}

test('the settings lead to the proof, which shows what it will print', async () => {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Make a proof' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('1 application', { exact: true }).waitFor()
  await preview.getByRole('row').filter({ hasText: 'Łódź Works' }).getByText('Data Engineer').waitFor()
  await expectNoFaults(page)
})

test('it is saved as PDF and as CSV', async () => {
  expect((await saved('Save as PDF')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await saved('Save as CSV')).toString()).toContain('Łódź Works,Data Engineer')
})

test('a period without anything says so, and one that ends before it begins is refused at its field', async () => {
  await page.getByLabel('First day').fill('2020-01-01')
  await page.getByLabel('Last day').fill('2020-01-31')
  await page.getByText('Nothing in this period').waitFor()
  expect(await page.getByRole('button', { name: 'Save as PDF' }).isDisabled()).toBe(true)
  await expectNoFaults(page)
  await page.getByLabel('Last day').fill('2019-01-31')
  await page.getByRole('alert').getByText('The last day is before the first.').waitFor()
})
