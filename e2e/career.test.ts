import { expect, test } from 'vitest'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
await page.goto('/profile')

const card = (name: string) => page.getByRole('region', { name, exact: true })
const headlines = () => card('Experience').getByRole('heading', { level: 3 }).allInnerTexts()

test('a place of work is added, and what is missing is said at its field', async () => {
  ada.foresee(/status of 400/)
  await page.getByRole('button', { name: 'Add experience' }).click()
  const form = page.getByRole('form', { name: 'Experience' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => form.getByText('This is needed.').count()).toBe(2)
  await form.getByLabel('Job title').fill('Analyst')
  await form.getByRole('combobox', { name: 'Company' }).fill('Contoso')
  await form.getByLabel('From').fill('2019-04')
  await form.getByLabel('To').fill('2018-01')
  await form.getByLabel('Description').fill('Counted things')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('The end comes before the start').waitFor()
  expect(await form.getByLabel('Description').inputValue()).toBe('Counted things')
  await form.getByLabel('To').fill('2021-12')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await card('Experience').getByText('April 2019 – December 2021').waitFor()
})

test('what goes on comes first; a draft outlives a reload; changes and removals are undone', async () => {
  await page.getByRole('button', { name: 'Add experience' }).click()
  const form = page.getByRole('form', { name: 'Experience' })
  await form.getByLabel('Job title').fill('Data Engineer')
  await form.getByRole('combobox', { name: 'Company' }).fill('Fabrikam')
  await page.reload()
  await page.getByRole('button', { name: 'Add experience' }).click()
  expect(await form.getByLabel('Job title').inputValue()).toBe('Data Engineer')
  await form.getByLabel('From').fill('2022-01')
  await form.getByLabel('I work here now').check()
  expect(await form.getByLabel('To').isDisabled()).toBe(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await card('Experience').getByText('January 2022 – today').waitFor()
  await expect.poll(headlines).toEqual(['Data Engineer', 'Analyst'])

  await page.getByRole('button', { name: 'Remove: Data Engineer' }).click()
  await expect.poll(headlines).toEqual(['Analyst'])
  await page.getByText(/^Removed/).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(headlines).toEqual(['Data Engineer', 'Analyst'])

  await page.getByRole('button', { name: 'Edit: Analyst' }).click()
  await form.getByLabel('Job title').fill('Senior Analyst')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(headlines).toEqual(['Data Engineer', 'Senior Analyst'])
})

test('schools and fields are offered while one types, never for an empty name, and each line can be copied', async () => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked: string[] = []
  page.on('request', (request) => {
    if (/meta\/(institutions|field-of-study)/.test(request.url())) asked.push(new URL(request.url()).search)
  })
  await page.getByRole('button', { name: 'Add education' }).click()
  const form = page.getByRole('form', { name: 'Education' })
  await form.getByRole('combobox', { name: 'School or university' }).fill('masaryk')
  await page.getByRole('option', { name: 'Masaryk University' }).click()
  await form.getByRole('combobox', { name: 'Field of study' }).pressSequentially('comp')
  await page.getByRole('option', { name: 'Computer Science' }).waitFor()
  await form.getByRole('combobox', { name: 'Field of study' }).press('ArrowDown')
  await form.getByRole('combobox', { name: 'Field of study' }).fill('Computer Science')
  await form.getByLabel('Degree').fill('MSc')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Copy School or university: Masaryk University' }).click()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('Masaryk University')
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter((search) => !/name=./.test(search))).toEqual([])
  // the refused end before the start
})
