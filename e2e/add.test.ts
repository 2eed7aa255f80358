import { expect, test } from 'vitest'
import { fillIn } from './entrance.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
await page.goto('/active-applications')

const dialog = () => page.getByRole('dialog', { name: 'Add an application' })
const field = (name: string) => dialog().getByRole('combobox', { name })
/** Out of the page, not only out of sight. */
const closed = () => page.locator('dialog').waitFor({ state: 'detached' })
const row = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name })

test('C opens the dialog, the keyboard fills it, and the application stands in the list until it is taken back', async () => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('c')
  await dialog().waitFor()
  await expectNoFaults(page)
  await field('Company').fill('Larkspur Analytics')
  await field('Job title').fill('Data Engineer')
  await dialog().getByLabel('Location').fill('Vienna')
  await page.keyboard.press('Enter')
  await closed()
  await row(/Larkspur Analytics.*Data Engineer/).waitFor()
  await page.getByRole('status').getByText('Larkspur Analytics added').waitFor()
  await page.keyboard.press('Control+z')
  await row(/Larkspur Analytics/).waitFor({ state: 'detached' })
})

test('an application is added where the installation is reached over plain HTTP too', async () => {
  // What a browser has on secure connections alone.
  await page.evaluate('delete Crypto.prototype.randomUUID')
  await page.keyboard.press('c')
  await field('Company').fill('Fabrikam')
  await field('Job title').fill('Clerk')
  await page.keyboard.press('Enter')
  await closed()
  await page.getByRole('status').getByText('Fabrikam added').waitFor()
  await row(/Fabrikam.*Clerk/).waitFor()
})

test('what was typed stays when the dialog is closed by mistake, and a missing name is asked for at its field', async () => {
  await page.keyboard.press('c')
  await field('Company').fill('Larkspur Analytics')
  await page.keyboard.press('Escape')
  await closed()
  await page.keyboard.press('c')
  expect(await field('Company').inputValue()).toBe('Larkspur Analytics')
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await dialog().getByRole('alert').getByText('Which job is it?').waitFor()
  await dialog().getByLabel('Link to the posting').fill('not an address')
  await dialog().getByRole('button', { name: 'Fill in' }).click()
  await dialog().getByRole('alert').getByText('This is no web address').waitFor()
  await expectNoFaults(page)
  await dialog().getByLabel('Link to the posting').fill('')
  await field('Job title').fill('Data Engineer')
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await row(/Larkspur Analytics/).waitFor()
})

test('a company is offered while one types, and an application that is there already is warned of, but not forbidden', async () => {
  await page.keyboard.press('c')
  await field('Company').fill('lark')
  await dialog().getByRole('option', { name: 'Larkspur Analytics' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await field('Company').inputValue()).toBe('Larkspur Analytics')
  await field('Job title').fill('data engineer (m/f/d)')
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Europe/Berlin' }).format(new Date())
  const warning = dialog().getByRole('list', { name: 'You may have this one already' })
  await warning.getByText(`You applied here in ${month}:`).waitFor()
  await warning.getByRole('link', { name: /Data Engineer at Larkspur Analytics/ }).waitFor()
  await expectNoFaults(page)
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await row(/Larkspur Analytics/)
    .nth(1)
    .waitFor()
})

test('a link that leads into the installation’s own network is refused in words, at the field', async () => {
  ada.foresee(/status of 4\d\d/)
  await page.keyboard.press('c')
  const link = dialog().getByLabel('Link to the posting')
  await link.fill('http://127.0.0.1/')
  await page.keyboard.press('Enter')
  await dialog().getByRole('alert').getByText('leads to no public page').waitFor()
  await page.keyboard.press('Escape')
  await closed()
})

test('what the server refuses goes out of the list again, and the dialog is back with what was typed', async () => {
  ada.foresee(/ERR_FAILED/)
  await page.route('**/api/jobApplications', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.keyboard.press('c')
  await dialog().getByLabel('Link to the posting').fill('')
  await field('Company').fill('Northwind')
  await field('Job title').fill('Analyst')
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await dialog().getByText('The server can not be reached').waitFor()
  expect(await field('Company').inputValue()).toBe('Northwind')
  expect(await row(/Northwind/).count()).toBe(0)
  await page.unroute('**/api/jobApplications')
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await row(/Northwind/).waitFor()
})

test('what is refused while the next one is typed waits until that is done, and neither is lost', async () => {
  ada.foresee(/ERR_FAILED/)
  const refuse = Promise.withResolvers<void>()
  await page.route('**/api/jobApplications', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await refuse.promise
    await route.abort()
  })
  const type = async (company: string) => {
    await page.keyboard.press('c')
    await field('Company').fill(company)
    await field('Job title').fill('Analyst')
  }
  await type('Wingtip')
  await page.keyboard.press('Enter')
  await closed()
  await type('Tailspin')
  refuse.resolve()
  await page.getByRole('alert').getByText('Wingtip was not added').waitFor()
  expect(await field('Company').inputValue()).toBe('Tailspin')
  await page.unroute('**/api/jobApplications')
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await dialog().getByText('The server can not be reached').waitFor()
  expect(await field('Company').inputValue()).toBe('Wingtip')
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  for (const company of [/Tailspin/, /Wingtip/]) await row(company).waitFor()
})

test('on a phone it opens from the bottom bar', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('navigation').getByRole('button', { name: 'Add' }).click()
  await dialog().waitFor()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('what is refused after signing out comes back to nobody', async () => {
  ada.foresee(/ERR_FAILED/)
  const refuse = Promise.withResolvers<void>()
  await page.route('**/api/jobApplications', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await refuse.promise
    await route.abort()
  })
  await page.keyboard.press('c')
  await field('Company').fill('Proseware')
  await field('Job title').fill('Analyst')
  await page.keyboard.press('Enter')
  await closed()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('E-mail').waitFor()
  const refused = page.waitForEvent('requestfailed')
  refuse.resolve()
  await refused
  await page.unroute('**/api/jobApplications')
  await fillIn(page, ada, 'Sign in')
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await page.keyboard.press('c')
  expect(await field('Company').inputValue()).toBe('')
})
