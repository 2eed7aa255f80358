import { expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
await ada.call(createApplication, { body: { company: 'Fabrikam', title: 'Clerk' } })

const write = (subject: string, text: string) =>
  ada.receive({ from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>', subject, text: `Hi Ada,\n\n${text}` })
const isNew = { name: 'New email since you opened it' }

test('what mail brought is marked on the list until it is opened, in every browser', async () => {
  await page.goto('/active-applications')
  const rows = page.getByRole('list', { name: 'Active applications' }).getByRole('listitem')
  await rows.filter({ hasText: 'Fabrikam' }).waitFor()
  await write(
    'Thank you for applying to Larkspur Analytics',
    'Thank you for your interest in Larkspur Analytics! We have received your application for the Data Engineer role.',
  )
  await rows.filter({ hasText: 'Larkspur' }).getByRole('img', isNew).waitFor()
  expect(await page.getByRole('img', isNew).count()).toBe(1)
  await expectNoFaults(page)
  const { page: other, leave } = await ada.elsewhere()
  await other.goto('/active-applications')
  await other.getByRole('img', isNew).waitFor()
  await rows.getByRole('link', { name: /Larkspur/ }).click()
  await page.getByRole('heading', { name: 'Data Engineer', level: 1 }).waitFor()
  await page.getByRole('img', isNew).waitFor({ state: 'detached' })
  await other.getByRole('img', isNew).waitFor({ state: 'detached' })
  await leave()
})

test('the next mail marks it again, on the board too, and what stands open is seen at once', async () => {
  await page.goto('/active-applications?view=board')
  await page.getByText('Larkspur Analytics').waitFor()
  await write(
    'Interview for Data Engineer at Larkspur Analytics',
    'We would like to invite you to a phone interview for the Data Engineer position at Larkspur Analytics. When are you available next week?',
  )
  await page
    .getByRole('link', { name: /Larkspur/ })
    .getByRole('img', isNew)
    .waitFor()
  await expectNoFaults(page)
  await page.getByRole('link', { name: /Larkspur/ }).click()
  await page.getByRole('heading', { name: 'Data Engineer', level: 1 }).waitFor()
  await page.goto('/active-applications')
  await page.getByText('Larkspur Analytics').waitFor()
  expect(await page.getByRole('img', isNew).count()).toBe(0)
})
