import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRelay } from '../server/testing/relay.ts'
import { expectNoFaults } from './faults.ts'
import { begin, type Person } from './journey.ts'

const relay = await openRelay()
afterAll(() => relay.close())
const { person } = await begin({ SMTP_URL: relay.url })
let ada: Person

const start = new Date(Date.now() + 6 * 86_400_000)
start.setUTCHours(13, 0, 0, 0)
const compact = start.toISOString().replace(/[-:]|\.\d+/g, '')

beforeAll(async () => {
  ada = await person('ada')
  await ada.receive({
    from: 'Maya Lindqvist <maya@northwind.example>',
    subject: 'Interview for Backend Engineer at Northwind',
    text: 'Hi Ada,\n\nwe would like to invite you to an interview for the Backend Engineer position at Northwind. Please confirm whether this time suits you.\n\nMaya',
    icalEvent: {
      method: 'REQUEST',
      content: [
        'BEGIN:VCALENDAR',
        'METHOD:REQUEST',
        'BEGIN:VEVENT',
        'UID:one@northwind.example',
        `DTSTART:${compact}`,
        'DURATION:PT1H',
        'SUMMARY:Interview',
        'ORGANIZER;CN=Maya Lindqvist:mailto:maya@northwind.example',
        'ATTENDEE:mailto:ada@applybox.localhost',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    },
  })
  const { page } = ada
  await page.goto('/active-applications')
  await page
    .getByRole('link', { name: /Northwind/ })
    .first()
    .click()
})

const part = (name: RegExp) => ada.page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name }).click()

test('an invitation is accepted from its mail, and the interview is confirmed in another browser', {
  timeout: 120_000,
}, async () => {
  const { page, foresee } = ada
  foresee(/Blocked script execution/)
  const { page: other } = await ada.elsewhere()
  await part(/^Interviews/)
  await page.getByText('Proposed').waitFor()
  await other.goto(page.url())
  await part(/^Mail/)
  const bar = page.getByRole('region', { name: 'Invitation' })
  await bar.getByRole('button', { name: 'Accept' }).click()
  const composer = page.getByRole('form', { name: 'Accept' })
  await composer.getByText('The interview is confirmed once the email is sent.').waitFor()
  await expectNoFaults(page)
  await composer.getByLabel('Your message').fill('Gladly. See you then!')
  await page.keyboard.press('Control+Enter')
  await page.getByText('Sending to maya@northwind.example').waitFor()
  await page.getByText('You accepted. The interview is confirmed.').waitFor({ timeout: 30_000 })
  await bar.getByText('You accepted').waitFor()
  await other.getByText('Confirmed', { exact: true }).waitFor()
  expect(relay.taken[0]?.bytes.toString()).toContain('method=REPLY')
})

test('another time is asked for from the interview, which moves there until that is undone', { timeout: 120_000 }, async () => {
  const { page } = ada
  await part(/^Interviews/)
  await page.getByRole('link', { name: 'Other time' }).click()
  const composer = page.getByRole('form', { name: 'Other time' })
  await composer.getByLabel('Day that suits you').fill(new Date(start.getTime() + 86_400_000).toISOString().slice(0, 10))
  await composer.getByLabel('Time', { exact: true }).fill('15:30')
  await composer.getByLabel('Your message').fill('Could we meet a day later?')
  await expectNoFaults(page)
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('You asked for another time. They have not replied yet.').waitFor({ timeout: 30_000 })
  expect(relay.taken[1]?.bytes.toString()).toContain('method=COUNTER')
  await part(/^Interviews/)
  await page.getByText(/, 04:30 PM/).waitFor()
  await part(/^Mail/)
  await page.getByRole('button', { name: 'Undo the change' }).last().click()
  await page.getByText('You asked for another time. They have not').waitFor({ state: 'detached' })
  await part(/^Interviews/)
  await page.getByText(/, 04:30 PM/).waitFor({ state: 'detached' })
})
