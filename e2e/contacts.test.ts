import { beforeAll, expect, test } from 'vitest'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
beforeAll(async () => {
  await ada.receive({
    from: 'Kim Vega <kim.vega@larkspur.example>',
    subject: 'Thank you for applying to Larkspur Analytics',
    date: new Date('2026-11-09T09:00:00+01:00'),
    text: 'Thank you for applying for the position Senior Data Engineer at Larkspur Analytics. We have received your application.\n\nKim Vega\nSenior Recruiter',
    messageId: '<1@larkspur.example>',
  })
  await ada.receive({
    from: 'Larkspur Talent Team <careers@larkspur.example>',
    subject: 'Re: Thank you for applying to Larkspur Analytics',
    date: new Date('2026-11-10T09:00:00+01:00'),
    text: 'We are still reviewing your application for the position Senior Data Engineer at Larkspur Analytics.',
    inReplyTo: '<1@larkspur.example>',
  })
  await page.goto('/active-applications')
  await page.getByRole('link', { name: /Larkspur Analytics/ }).click()
  await page.getByRole('link', { name: /^People/ }).click()
})

const people = () => page.getByRole('list', { name: 'People' })
const told = (words: string) => page.getByRole('status').getByText(words).waitFor()

test('who wrote is there, with how to reach them and how much they wrote', async () => {
  const kim = people().getByRole('listitem')
  await kim.getByText('Kim Vega', { exact: true }).waitFor()
  await kim.getByText(/^1 email · last November 09, 2026/).waitFor()
  expect(await kim.getByRole('link', { name: 'kim.vega@larkspur.example' }).getAttribute('href')).toBe(
    'mailto:kim.vega@larkspur.example',
  )
  await kim.getByRole('link', { name: 'Write to Kim Vega' }).click()
  await expect.poll(() => page.getByLabel('To', { exact: true }).inputValue()).toBe('kim.vega@larkspur.example')
  await page.goBack()
  await expectNoFaults(page)
})

test('a mailbox that a team reads stands apart from the people', async () => {
  const shared = page.getByRole('list', { name: 'Shared mailboxes' })
  await shared.getByText('careers@larkspur.example').waitFor()
  expect(await people().getByRole('listitem').count()).toBe(1)
})

test('a person is added with the keyboard; what is missing or wrong is said at its field', async () => {
  ada.foresee(/status of 4\d\d/)
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.keyboard.press('Enter')
  await page.getByText('Enter a name').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Sam Ode')
  await page.getByLabel('Email', { exact: true }).fill('kim.vega@larkspur.example')
  await page.keyboard.press('Enter')
  await page.getByText('This address is in the list already.').waitFor()
  await page.getByLabel('Email', { exact: true }).fill('sam')
  await page.keyboard.press('Enter')
  await page.getByText('An email address looks like').waitFor()
  await expectNoFaults(page)
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Sam Ode')
  await page.getByLabel('Email', { exact: true }).fill('')
  await page.getByLabel('Phone').fill('+43 1 234')
  await page.keyboard.press('Enter')
  await told('Sam Ode added')
  expect(await people().getByRole('link', { name: '+43 1 234' }).getAttribute('href')).toBe('tel:+431234')
  await page.getByRole('link', { name: 'People 2' }).waitFor()
})

test('a person is changed and removed, and both are taken back', async () => {
  await page.getByRole('button', { name: 'Edit Kim Vega' }).click()
  await page.getByRole('form', { name: 'Edit Kim Vega' }).getByLabel('Role').fill('Head of Hiring')
  await expectNoFaults(page)
  await page.keyboard.press('Enter')
  await told('Kim Vega saved')
  await people().getByText('Head of Hiring').waitFor()
  await page.locator('button:focus[aria-label="Edit Kim Vega"]').waitFor()
  await page.getByRole('button', { name: 'Remove Kim Vega' }).click()
  await told('Kim Vega removed')
  await people().getByText('Kim Vega').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await people().getByText('Head of Hiring').waitFor()
  await page.keyboard.press('Control+z')
  await people().getByText('Head of Hiring').waitFor({ state: 'detached' })
  await people().getByText('Kim Vega', { exact: true }).waitFor()
})
