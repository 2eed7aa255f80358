import { beforeAll, expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
beforeAll(async () => {
  await ada.call(createApplication, { body: { company: 'Larkspur Analytics', title: 'Data Engineer' } })
  for (const company of ['Northwind', 'Larkspur Analytics', 'Tailspin', 'Fabrikam']) await send(company)
  await page.goto('/dashboard')
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /Emails with missing data.*[34]/s })
    .waitFor()
})

/** A receipt that names no job. */
async function send(company: string) {
  await ada.receive({
    from: `${company} <no-reply@us.greenhouse-mail.io>`,
    subject: `Thank you for applying to ${company}`,
    text: `Hi Ada,\n\nThank you for applying to ${company}. We have received your application and will review it shortly.`,
  })
}

const row = (text: string) =>
  page.getByRole('list', { name: 'Emails with missing data' }).getByRole('listitem').filter({ hasText: text })
const told = (words: string) => page.getByRole('status').getByText(words).waitFor()
const openedMail = (company: string | RegExp) =>
  page.getByRole('heading', { name: 'Thank you for applying to' }).filter({ hasText: company }).waitFor()

test('the first one is open beside the list, its mail below what to fill in', async () => {
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.waitForURL('**/emails-with-missing-data')
  await openedMail('Fabrikam')
  await row('Tailspin').waitFor()
  await expectNoFaults(page)
})

test('stays while one fills it in, also when another one arrives', async () => {
  await page.getByLabel('Job title').fill('Test')
  await send('Wingtip Aviation')
  await row('Wingtip Aviation').waitFor()
  await openedMail('Fabrikam')
  expect(await page.getByLabel('Job title').inputValue()).toBe('Test')
  await page.reload()
  await openedMail('Wingtip Aviation')
  await row('Fabrikam').getByRole('link').click()
  await openedMail('Fabrikam')
})

test('is filled in with the keyboard alone, and the next one opens', async () => {
  await page.keyboard.press('n')
  await page.locator('input[name=title]:focus').waitFor()
  await page.keyboard.type('Tester')
  await page.keyboard.press('Enter')
  await told('Fabrikam is now in your applications')
  await openedMail('Tailspin')
  await row('Fabrikam').waitFor({ state: 'detached' })
})

test('one key puts it aside or archives it, and each is taken back', async () => {
  await page.keyboard.press('e')
  await told('Application archived')
  await row('Tailspin').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await row('Tailspin').waitFor()
  await row('Tailspin').getByRole('link').click()
  await openedMail('Tailspin')
  await page.keyboard.press('b')
  await told('not about jobs')
  await row('Tailspin').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await row('Tailspin').waitFor()
})

test('several are chosen with the keyboard and filled in or dismissed at once, each with one way back', async () => {
  for (const name of ['Northwind', 'Tailspin']) await row(name).getByRole('checkbox').check()
  const bar = page.getByRole('toolbar', { name: 'Selected applications' })
  await bar.getByText('2 applications selected').waitFor()
  await expectNoFaults(page)
  await bar.getByRole('button', { name: 'Not about jobs' }).click()
  await told('2 applications marked as not about jobs')
  for (const name of ['Northwind', 'Tailspin']) await row(name).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  for (const name of ['Northwind', 'Tailspin']) await row(name).waitFor()

  await row('Tailspin').getByRole('link').focus()
  await page.keyboard.press('x')
  await row('Northwind').getByRole('checkbox').check()
  await bar.getByRole('button', { name: 'Fill it in' }).click()
  const dialog = page.getByRole('dialog')
  // Both have their company.
  expect(await dialog.getByLabel('Company').count()).toBe(0)
  await expectNoFaults(page)
  await dialog.getByLabel('Job title').fill('Pilot')
  await page.keyboard.press('Enter')
  await told('2 applications filled in')
  for (const name of ['Northwind', 'Tailspin']) await row(name).waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  for (const name of ['Northwind', 'Tailspin']) await row(name).waitFor()
})

test('on a phone they come one after the other', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/emails-with-missing-data')
  await row('Northwind').getByRole('link').click()
  await openedMail('Northwind')
  expect(await row('Tailspin').isVisible()).toBe(false)
  // There is no keyboard whose letter it could name.
  const other = page.getByRole('button', { name: 'Other application' })
  expect(await other.getByText('O', { exact: true }).isVisible()).toBe(false)
  await page.getByLabel('Job title').fill('Cook')
  await page.getByRole('button', { name: 'Save' }).click()
  await told('Northwind is now in your applications')
  await openedMail(/Tailspin|Larkspur/)
})
