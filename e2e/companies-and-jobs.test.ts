import { expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { changeCompany } from '../contract/companies.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
for (const body of [
  { company: 'Contoso', title: 'Analyst' },
  { company: 'Contoso', title: 'Clerk', description: 'Answer the telephone.' },
  { company: 'Fabrikam', title: 'Analyst' },
  { company: 'Zürich Rück', title: 'Actuary' },
])
  await ada.call(createApplication, { body })
await page.goto('/dashboard')

const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).last()
const rows = (list: string) => page.getByRole('list', { name: list, exact: true }).getByRole('link')
const namesIn = async (list: string) => (await rows(list).allInnerTexts()).map((text) => text.split('\n')[1])

test('my companies are searched and sorted, and the address says how', async () => {
  await page.getByRole('navigation').getByRole('link', { name: 'Companies' }).first().click()
  await rows('Companies').first().waitFor()
  expect(await namesIn('Companies')).toEqual(['Zürich Rück', 'Fabrikam', 'Contoso'])
  await page.getByRole('button', { name: 'Sort by Company' }).click()
  await page.waitForURL('**/companies?sort=name')
  await expect.poll(() => namesIn('Companies')).toEqual(['Contoso', 'Fabrikam', 'Zürich Rück'])
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('zurich')
  await page.waitForURL('**/companies?sort=name&name=zurich')
  await expect.poll(() => namesIn('Companies')).toEqual(['Zürich Rück'])
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('nothing like it')
  await page.getByRole('button', { name: 'Clear the search' }).last().click()
  await expect.poll(() => namesIn('Companies')).toHaveLength(3)
})

test('a company opens beside the list, and keys go to the next and back in the order of the list', async () => {
  await rows('Companies').first().click()
  await heading('Contoso').waitFor()
  expect(await page.getByRole('list', { name: 'Applications by status' }).textContent()).toMatch(/Applied2/)
  await expectNoFaults(page)
  await page.keyboard.press('n')
  await heading('Fabrikam').waitFor()
  await page.keyboard.press('p')
  await heading('Contoso').waitFor()
  // faster than any answer
  await page.keyboard.press('n')
  await page.keyboard.press('n')
  await heading('Zürich Rück').waitFor()
  await page.getByRole('button', { name: 'Next in the list' }).and(page.locator(':disabled')).waitFor()
  await page.keyboard.press('p')
  await page.keyboard.press('p')
  await heading('Contoso').waitFor()
})

test('a rating is shown at once and taken back from the toast', async () => {
  const stars = (name: string) => page.getByRole('button', { name, exact: true })
  const given = (name: string) => page.getByRole('button', { name, exact: true, pressed: true }).waitFor()
  await stars('4 stars').click()
  await given('4 stars')
  await page.getByRole('status').getByText('Contoso rated').waitFor()
  await page.reload()
  await given('4 stars')
  await stars('2 stars').click()
  await given('2 stars')
  const told = page.getByRole('status').filter({ hasText: 'Contoso rated' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await given('4 stars')
})

test('website and notes are kept; a wrong address is said at its field and loses nothing', async () => {
  ada.foresee(/status of 4\d\d/)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('form', { name: 'Edit' })
  await form.getByLabel('Website').fill('contoso')
  await form.getByLabel('Notes').fill('**Kim** works there\n\n<script>alert(1)</script>')
  await expectNoFaults(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('alert').getByText('Starts with https://').waitFor()
  expect(await form.getByLabel('Notes').inputValue()).toContain('Kim')
  await form.getByLabel('Website').fill('https://contoso.example/jobs')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'contoso.example' }).waitFor()
  await page.getByRole('region', { name: 'Your notes' }).getByText('<script>alert(1)</script>').waitFor()
  expect(await page.getByRole('region', { name: 'Your notes' }).locator('strong').textContent()).toBe('Kim')
})

test('its name is taken back from the toast and with a key, and not where another device wrote another one since', async () => {
  ada.foresee(/status of 409/)
  async function rename(from: string, to: string) {
    await heading(from).waitFor()
    await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
    await page.getByRole('form', { name: 'Edit' }).getByLabel('Name').fill(to)
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText(`${to}: saved`).waitFor()
    await heading(to).waitFor()
  }
  await rename('Contoso', 'Kontoso')
  const told = page.getByRole('status').filter({ hasText: 'Kontoso: saved' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await heading('Contoso').waitFor()
  await expect.poll(() => namesIn('Companies')).toContain('Contoso')

  await rename('Contoso', 'Contoso Group')
  await page.keyboard.press('Control+z')
  await heading('Contoso').waitFor()

  await rename('Contoso', 'Contoso Holding')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { undo } = await ada.call(changeCompany, { params: { id }, body: { name: 'Contoso Works' } })
  await heading('Contoso Works').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('It was changed again').waitFor()
  await heading('Contoso Works').waitFor()
  await ada.data('POST', `users/undo/${undo}`)
  await rename('Contoso Holding', 'Contoso')
})

test('its applications, jobs, people and activity are there', async () => {
  await page
    .getByRole('navigation', { name: 'Parts of the page' })
    .getByRole('link', { name: /Activity/ })
    .click()
  await page.getByText('New application at Contoso').first().waitFor()
  await expectNoFaults(page)
  await page
    .getByRole('navigation', { name: 'Parts of the page' })
    .getByRole('link', { name: /People/ })
    .click()
  await page.getByText('Nobody has written yet').waitFor()
  await page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name: /Jobs/ }).click()
  await page.getByRole('main').getByRole('link', { name: /Clerk/ }).click()
  await page.waitForURL('**/jobs/*?companyId=*')
  await heading('Clerk').waitFor()
  expect(await namesIn('Jobs')).toEqual(['Clerk', 'Analyst'])
})

test('a job shows its description, is edited in place, and leads to my application', async () => {
  ada.foresee(/status of 4\d\d/)
  await page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('link', { name: 'Description' }).click()
  await page.getByText('Answer the telephone.').waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = page.getByRole('form', { name: 'Edit' })
  await form.getByLabel('Job title').fill('analyst')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Another job there has this title').waitFor()
  await form.getByLabel('Job title').fill('Head Clerk')
  await form.getByLabel('Location').fill('Bern')
  await page.keyboard.press('Enter')
  await heading('Head Clerk').waitFor()
  await form.waitFor({ state: 'detached' })
  const told = page.getByRole('status').filter({ hasText: 'Head Clerk: saved' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await heading('Clerk').waitFor()
  await page.getByText('Bern').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  await form.getByLabel('Job title').fill('Head Clerk')
  await form.getByLabel('Location').fill('Bern')
  await page.keyboard.press('Enter')
  await heading('Head Clerk').waitFor()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /Show the jobs of all companies/ }).click()
  await expect.poll(() => namesIn('Jobs')).toHaveLength(4)
  await page
    .getByRole('navigation', { name: 'Parts of the page' })
    .getByRole('link', { name: /Applications/ })
    .click()
  await page.getByRole('main').locator('a[href*="/active-applications/"]').filter({ hasText: 'Head Clerk' }).click()
  await page.waitForURL('**/active-applications/*')
})

test('what others know is empty until enough people share it, and says so', async () => {
  await page.goto('/companies?mode=all')
  await page.getByText('once at least five people on this server applied there').waitFor()
  await page.getByRole('button', { name: 'Mine' }).click()
  await rows('Companies').first().waitFor()
})
