import { beforeAll, expect, test } from 'vitest'
import { openNew } from './detail.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
let mailed: string
beforeAll(async () => {
  await openNew(ada, 'Contoso', 'Analyst')
  const send = (subject: string, text: string) => ada.receive({ from: 'Kim Vega <kim@larkspur.example>', subject, text })
  await send(
    'Your application as Senior Data Engineer at Larkspur Analytics',
    'Hi Ada,\n\nThank you for applying to Larkspur Analytics for the Senior Data Engineer role. We have received your application.',
  )
  await page.goto('/active-applications')
  await page
    .getByRole('link', { name: /Larkspur Analytics/ })
    .first()
    .click()
  await send(
    'Senior Data Engineer at Larkspur Analytics: next steps',
    'Hi Ada,\n\nThank you for your patience with your application for the Senior Data Engineer role at Larkspur Analytics. We are still reviewing it.',
  )
  await page.waitForURL('**/active-applications/*')
  mailed = new URL(page.url()).pathname
  await page.goto(`${mailed}?tab=mail`)
  await boxes()
    .nth(1)
    .or(page.getByRole('button', { name: /Kim Vega/ }).nth(1))
    .waitFor()
})

/** Of the mails; the list beside them has its own. */
const boxes = () => page.getByRole('checkbox', { name: /^Select:/ })
const told = (words: string) => page.getByRole('status').getByText(words).first().waitFor()
const mails = () => page.getByRole('main').getByRole('button', { name: /Kim Vega/ })
const pick = (company: string) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(company) })
    .click()

test('a mail is moved to another application, and back', async () => {
  await page.getByRole('button', { name: 'Select emails' }).click()
  await boxes().first().check()
  await page.getByText('1 email selected').waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Contoso/ })
    .waitFor()
  await expectNoFaults(page)
  await pick('Contoso')
  await told('Email moved')
  await expect.poll(() => mails().count()).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => mails().count()).toBe(2)
})

test('mails become an application of their own, and come back', async () => {
  await page.getByRole('button', { name: 'Select emails' }).click()
  await boxes().last().check()
  await page.getByRole('button', { name: 'Split off' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Job title').fill('Staff Data Engineer')
  await expectNoFaults(page)
  await page.keyboard.press('Enter')
  await told('Email moved to a new application')
  await page.getByRole('heading', { name: 'Staff Data Engineer', level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Timeline' }).click()
  await page.getByText('Email moved here').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByRole('status').getByText('Undone').waitFor()
  // Its page went with it: the one that it came from is open again.
  await page.waitForURL(`**${mailed}`)
  await page.goto(`${mailed}?tab=mail`)
  await expect.poll(() => mails().count()).toBe(2)
})

test('all mails of an application can not be split off: there would be nothing left', async () => {
  await page.getByRole('button', { name: 'Select emails' }).click()
  for (const box of await boxes().all()) await box.check()
  expect(await page.getByRole('button', { name: 'Split off' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Done' }).click()
})

test('two applications become one, and two again', async () => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Merge with another' }).click()
  await page.getByText('Everything moves to the application you choose').waitFor()
  await expectNoFaults(page)
  await pick('Contoso')
  await told('Larkspur Analytics, Senior Data Engineer merged')
  await page.getByRole('heading', { name: 'Analyst', level: 1 }).waitFor()
  await page.getByText('Merged with Senior Data Engineer, Larkspur Analytics').waitFor()
  await page.getByRole('link', { name: 'Mail', exact: true }).click()
  await expect.poll(() => mails().count()).toBe(2)
  await page.keyboard.press('Control+z')
  await told('Undone')
  await page.goto(`${mailed}?tab=mail`)
  await expect.poll(() => mails().count()).toBe(2)
})

test('an application is deleted with the keyboard, and comes back', async () => {
  await page.getByRole('button', { name: 'More actions' }).focus()
  await page.keyboard.press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await told('Larkspur Analytics, Senior Data Engineer deleted')
  await page.waitForURL('**/active-applications')
  await page.keyboard.press('Control+z')
  await page
    .getByRole('link', { name: /Larkspur Analytics/ })
    .first()
    .waitFor()
})
