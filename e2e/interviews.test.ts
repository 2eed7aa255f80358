import { expect, test } from 'vitest'
import { addInterview } from '../contract/interviews.ts'
import { openNew } from './detail.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page, product } = await beginWithAda()
await openNew(ada, 'Larkspur Analytics', 'Senior Data Engineer', 'interviews')

const item = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Edit the interview' }) })
const told = (words: string) => page.getByRole('status').getByText(words).first().waitFor()
const inDays = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)

async function fill(date: string, from: string, to: string) {
  await page.getByLabel('Date').fill(date)
  await page.getByLabel('From').fill(from)
  await page.getByLabel('To (optional)').fill(to)
}

test('an interview is added by hand, in the time zone of the employer', async () => {
  await page.getByText('No interviews yet').waitFor()
  await page.getByRole('button', { name: 'Add interview' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('On which day?').waitFor()
  await page.getByText('At what time?').waitFor()
  await expectNoFaults(page)
  await fill(inDays(5), '09:00', '10:30')
  await page.getByLabel('Time zone').fill('America/New_York')
  await page.getByLabel('Place or link').fill('https://meet.example/larkspur')
  await page.getByLabel('With whom').fill('Kim Vega')
  await page.getByLabel('State').selectOption({ label: 'Proposed' })
  await page.keyboard.press('Enter')
  await told('Interview added')
  const one = item().first()
  await one.getByText('Proposed').waitFor()
  await one.getByText('09:00 in America/New_York').waitFor()
  await one.getByText('Kim Vega').waitFor()
  expect(await one.getByRole('link', { name: 'https://meet.example/larkspur' }).getAttribute('rel')).toContain('noopener')
  await expectNoFaults(page)
})

test('a proposed time is confirmed with one press, and taken back', async () => {
  await page.getByRole('button', { name: 'Confirm' }).click()
  await told('Interview confirmed')
  await item().first().getByText('Confirmed').waitFor()
  await page.keyboard.press('Control+z')
  await item().first().getByText('Proposed').waitFor()
})

test('another interview at the same time is told of while one chooses it', async () => {
  await openNew(ada, 'Contoso', 'Analyst', 'interviews')
  await page.getByRole('button', { name: 'Add interview' }).click()
  await fill(inDays(5), '09:30', '')
  await page.getByLabel('Time zone').fill('America/New_York')
  await page.getByText('At the same time: Larkspur Analytics, Senior Data Engineer').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await told('Interview added')
  await item().first().getByText('At the same time: Larkspur Analytics, Senior Data Engineer').waitFor()
  await expectNoFaults(page)
})

test('the day is typed with the keyboard, digit by digit, while there are others to clash with', async () => {
  await page.getByRole('button', { name: 'Add interview' }).click()
  await page.getByLabel('From').fill('09:00')
  await page.getByLabel('Date').focus()
  await page.getByLabel('Date').pressSequentially('05102027')
  expect(await page.getByLabel('Date').inputValue()).toBe('2027-05-10')
  await page.keyboard.press('Escape')
  await page.getByLabel('Date').waitFor({ state: 'detached' })
})

test('an interview is moved, cancelled and deleted, each with a way back', async () => {
  await page.getByRole('button', { name: 'Edit the interview' }).click()
  await page.getByLabel('From').fill('17:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await item().first().getByText('17:00 in America/New_York').waitFor()
  await page.locator('button:focus[aria-label="Edit the interview"]').waitFor()
  await page.getByRole('button', { name: 'Cancel the interview' }).click()
  await told('Interview cancelled')
  await item().first().getByText('Cancelled').waitFor()
  await page.getByRole('button', { name: 'Delete the interview' }).click()
  await page.getByText('No interviews yet').waitFor()
  await told('Interview deleted')
  await page.keyboard.press('Control+z')
  await item().first().getByText('Cancelled').waitFor()
  await page.keyboard.press('Control+z')
  await item().first().getByText('Confirmed').waitFor()
})

test('one that was can be marked as done', async () => {
  await page.getByRole('button', { name: 'Add interview' }).click()
  await fill(inDays(-3), '09:00', '10:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await told('Interview done')
})

test('one at half past midnight is told on the same day everywhere, and beside it the day where it was arranged', async () => {
  const id = await openNew(ada, 'Fabrikam', 'Night Clerk')
  const body = { startsAt: '2031-05-04T22:30:00Z', timeZone: 'America/New_York', state: 'confirmed' } as const
  await ada.call(addInterview, { params: { id }, body })
  await page
    .getByText(/Next is the interview on May 05, 2031, 12:30\sAM \(May 04, 2031, 06:30\sPM in America\/New_York\)\./)
    .waitFor()
  await page.getByRole('link', { name: /^Interviews/ }).click()
  await item().first().getByText('Monday, May 05, 2031').waitFor()
  await item().first().getByText('May 04, 2031, 18:30 in America/New_York').waitFor()
  await expectNoFaults(page)
})

test('calendar programs follow the interviews by a secret address, which can be renewed', async () => {
  await page.goto('/settings')
  const url = page.getByText(/\/calendar\/[\w-]{64}\.ics$/)
  await url.scrollIntoViewIfNeeded()
  const path = new URL((await url.textContent()) ?? '').pathname
  const read = async () => (await fetch(product.url + path)).text()
  expect(await read()).toContain('SUMMARY:Interview: Larkspur Analytics')
  await page.getByRole('button', { name: 'New address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click()
  await told('The calendar has a new address')
  expect((await fetch(product.url + path)).status).toBe(404)
  await expectNoFaults(page)
})
