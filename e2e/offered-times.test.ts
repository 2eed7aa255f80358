import { beforeAll, expect, test } from 'vitest'
import { expectNoFaults } from './faults.ts'
import { begin, type Person } from './journey.ts'

const { person } = await begin()
let ada: Person

/** A day from now, as an English mail writes it. */
const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

beforeAll(async () => {
  ada = await person('ada')
  await ada.receive({
    from: 'Maya Lindqvist <maya@northwind.example>',
    subject: 'Interview for Backend Engineer at Northwind',
    text: `Hi Ada,\n\nwe would like to invite you to an interview for the Backend Engineer position at Northwind. Which of these times suits you?\n\n- ${dayIn(5)}, 10:00\n- ${dayIn(6)}, 14:30\n- ${dayIn(7)}, 9:00\n\nWe would meet at 12 Canal Street, Leeds. Please let me know by ${dayIn(4)}.\n\nMaya Lindqvist\nNorthwind`,
  })
})

test('offered times wait for the choice, and one click takes one of them', { timeout: 120_000 }, async () => {
  const { page } = ada
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Choose a time for the interview with Northwind .* · reply by / }).click()
  const takes = page.getByRole('button', { name: 'Choose this time' })
  await takes.nth(2).waitFor()
  expect(await takes.count()).toBe(3)
  expect(await page.getByText('12 Canal Street, Leeds', { exact: true }).count()).toBe(3)
  expect(await page.getByText(/^They asked you to choose a time by /).count()).toBe(1)
  await takes.nth(1).click()
  await page.getByText('Confirmed', { exact: true }).waitFor()
  await expect.poll(() => takes.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => takes.count()).toBe(3)
  await expectNoFaults(page)
})

test('a time in a zone of several meanings says so, and is settled in one click', async () => {
  const { page } = ada
  await ada.receive({
    from: 'Jo Marsh <jo@fabrikam.example>',
    date: new Date(new Date().setUTCHours(0, 1)),
    subject: 'Interview for Data Analyst at Fabrikam',
    text: `Hi Ada,\n\nyour interview for the Data Analyst position at Fabrikam is confirmed for ${dayIn(9)} at 3:00 PM IST.\n\nJo Marsh\nFabrikam`,
  })
  await page.goto('/active-applications')
  await page.getByRole('link', { name: /Fabrikam/ }).click()
  await page.getByRole('link', { name: /^Interviews/ }).click()
  const zones = page.getByRole('group', { name: /^The time zone is not certain/ })
  await zones.waitFor()
  await page.getByText('Proposed', { exact: true }).waitFor()
  expect(await zones.getByRole('button').allTextContents()).toEqual([
    expect.stringMatching(/^Kolkata: .*10:30 AM$/),
    expect.stringMatching(/^Dublin: .*4:00 PM$/),
    expect.stringMatching(/^Jerusalem: .*2:00 PM$/),
  ])
  await expectNoFaults(page)
  await zones.getByRole('button', { name: /^Dublin/ }).click()
  await zones.waitFor({ state: 'detached' })
  await page
    .getByText(/4:00 PM/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await zones.waitFor()
})
