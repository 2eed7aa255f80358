import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, runProduct } from '../server/testing/product.ts'
import { join, openBrowser, type Visitor, visitor } from './browser.ts'
import { expectNoFaults } from './faults.ts'

let product: RunningProduct
let browser: Browser
let ada: Visitor
let page: Page
beforeAll(async () => {
  product = await runProduct()
  browser = await openBrowser()
  ada = await visitor(browser, product.url)
  page = ada.page
  await join(page, 'ada.lovelace')
  await page.goto('/active-applications')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('c')
  await page.getByRole('combobox', { name: 'Company' }).fill('Łódź Works')
  await page.getByRole('combobox', { name: 'Job title' }).fill('Data Engineer')
  await page.keyboard.press('Enter')
  await page.getByRole('listitem').filter({ hasText: 'Łódź Works' }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.remove()
})

async function saved(button: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return readFileSync(await download.path())
}

test('the settings lead to the proof, which shows what it will print', async () => {
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Make a proof' }).click()
  const preview = page.getByRole('region', { name: 'What it shows' })
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
