import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutgoing } from '../contract/outbox.ts'
import { openRelay } from '../server/testing/relay.ts'
import { expectNoFaults } from './faults.ts'
import { begin, type Person } from './journey.ts'

const relay = await openRelay()
afterAll(() => relay.close())
const { person } = await begin({ SMTP_URL: relay.url })
let ada: Person
let place: string

const invites = (at: string) =>
  ada.receive({
    from: 'Maya Lindqvist <maya@northwind.example>',
    subject: `Interview for Backend Engineer at Northwind${at}`,
    date: '2026-11-20T10:00:00-05:00',
    text: 'Hi Ada,\n\nwe would like to invite you to an interview for the Backend Engineer position at Northwind. When does it suit you?\n\nMaya',
  })

beforeAll(async () => {
  ada = await person('ada')
  await invites('')
  const { page } = ada
  await page.goto('/active-applications')
  await page
    .getByRole('link', { name: /Northwind/ })
    .first()
    .click()
  await page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name: /^Mail/ }).click()
  place = page.url()
})

test('a draft is on every device, and where two go on from it both are kept', { timeout: 120_000 }, async () => {
  const { page } = ada
  const { page: phone } = await ada.elsewhere({ viewport: { width: 360, height: 640 } })
  const [composer, onPhone] = [page, phone].map((one) => one.getByRole('form', { name: 'Reply' })) as [
    ReturnType<typeof page.getByRole>,
    ReturnType<typeof page.getByRole>,
  ]
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await composer.getByLabel('Your message').fill('Any day suits me')
  await composer.getByText('Draft saved').waitFor()
  await phone.goto(place)
  await phone.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect.poll(() => onPhone.getByLabel('Your message').inputValue()).toBe('Any day suits me')
  await onPhone.getByLabel('Your message').fill('Any day suits me, written at the phone')
  await onPhone.getByText('Draft saved').waitFor()
  await composer.getByLabel('Your message').fill('Any day suits me, written at the desk')
  await composer.getByText('Another device changed this draft. Both are kept.').waitFor()
  await expectNoFaults(page)
  await composer.getByRole('button', { name: 'Close' }).click()
  await page.getByText('written at the phone').waitFor()
  await page.getByText('written at the desk').waitFor()
  await page.goto('/outbox')
  await page.getByRole('region', { name: 'Drafts' }).getByText('written at the phone').waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: /^Discard: .*phone/ }).click()
  await page.getByText('written at the phone').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Continue: .*desk/ }).click()
  await composer.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('The outbox is empty').waitFor()
})

test('a draft survives a server that can not be reached, and the page being closed', { timeout: 120_000 }, async () => {
  const { page, foresee } = ada
  foresee(/ERR_FAILED|Failed to load resource/)
  await page.goto(place)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = page.getByRole('form', { name: 'Reply' })
  await page.route('**/api/users/emails/drafts*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await composer.getByLabel('Your message').fill('Written in a tunnel')
  await composer.getByText('Not saved yet. This browser keeps it.').waitFor()
  await page.unrouteAll()
  await page.goto(place)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect.poll(() => composer.getByLabel('Your message').inputValue()).toBe('Written in a tunnel')
  await composer.getByText('Draft saved').waitFor()
  await composer.getByRole('button', { name: 'Discard' }).click()
})

test('a mail leaves later, is edited and cancelled until then, and an answer overtakes it', { timeout: 120_000 }, async () => {
  const { page } = ada
  await page.goto(place)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = page.getByRole('form', { name: 'Reply' })
  await composer.getByLabel('Your message').fill('Any news?')
  await composer.getByRole('button', { name: 'Send later' }).click()
  await composer.getByRole('button', { name: 'Tomorrow morning' }).click()
  await composer.getByText(/09:00 AM for you \(Europe\/Berlin\)\. .*03:00 for the recipient \(UTC-05:00\)/).waitFor()
  await composer.getByLabel('Don’t send if a reply').check()
  await expectNoFaults(page)
  await composer.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText(/Will be sent to maya@northwind\.example on .*09:00 AM/).waitFor()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect.poll(() => composer.getByLabel('Your message').inputValue()).toBe('Any news?')
  await composer.getByLabel('Time').fill('10:30')
  await composer.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText(/Will be sent to maya@northwind\.example on .*10:30 AM/).waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByText('Cancelled. It is kept as a draft.').waitFor()
  await page.getByRole('button', { name: /^Continue: .*Any news/ }).click()
  await expect.poll(() => composer.getByLabel('Time').inputValue()).toBe('10:30')
  await composer.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText(/Will be sent to maya/).waitFor()
  await invites(' (again)')
  await page.getByText('Not sent to maya@northwind.example: a reply came first').waitFor({ timeout: 20_000 })
  await page.getByRole('button', { name: /^Dismiss/ }).click()
  await page.getByText('a reply came first').waitFor({ state: 'detached' })
  expect(await ada.call(listOutgoing)).toEqual({ list: [] })
  expect(relay.taken).toEqual([])
})
