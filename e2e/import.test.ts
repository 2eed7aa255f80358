import { test } from 'vitest'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
await page.goto('/active-applications')

const choose = (content: string, name = 'spring.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test('the way to the import leads through quick add, and a broken table is explained', async () => {
  ada.foresee(/status of 4\d\d/)
  await page.getByRole('main').getByRole('button', { name: 'Add' }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Import a table' }).click()
  await page.getByRole('heading', { name: 'Import a table', level: 1 }).waitFor()
  await choose('Company,Title\nContoso,"Cook\n')
  await page.getByRole('alert').getByText('A quotation mark in line 2').waitFor()
  await expectNoFaults(page)
})

test('columns are mapped, words explained, the outcome seen first, and the whole import taken back', async () => {
  await choose('Wer;Was;Stand\nContoso;Koch;Probetag\nFabrikam;Koch;Absage\nFabrikam;Koch;\n')
  await page.getByRole('heading', { name: 'spring.csv: 3 rows' }).waitFor()
  // Nothing says yet what the first two columns hold.
  await page.getByText('No row becomes an application').waitFor()
  await page.getByRole('combobox', { name: 'Becomes: Wer' }).selectOption('Company')
  await page.getByRole('combobox', { name: 'Becomes: Was' }).selectOption('Job title')
  const outcome = page.getByRole('region', { name: 'Preview' })
  await outcome.getByText('2 applications').waitFor()
  await outcome.getByText('1 is already there').waitFor()
  await page.getByRole('combobox', { name: '“Probetag” (1 row)' }).selectOption('Assessment')
  await outcome.getByRole('row').filter({ hasText: 'Contoso' }).getByText('Assessment').waitFor()
  await expectNoFaults(page)

  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByRole('status').getByText('2 applications imported').waitFor()
  const earlier = page.getByRole('region', { name: 'Earlier imports' })
  await earlier.getByText('1 row left out').waitFor()
  await expectNoFaults(page)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Active applications/ })
    .click()
  await page.getByRole('listitem').filter({ hasText: 'Contoso' }).getByText('Assessment').waitFor()

  await page.goBack()
  await earlier.getByRole('button', { name: 'Undo the import' }).click()
  await earlier.getByRole('button', { name: 'Undo the import' }).waitFor({ state: 'detached' })
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Active applications/ })
    .click()
  await page.getByRole('listitem').filter({ hasText: 'Contoso' }).waitFor({ state: 'detached' })
})
