import { expect, test } from 'vitest'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()

async function write(subject: string, text: string) {
  await ada.receive({
    from: 'Maya Thornbury <maya.thornbury@larkspuranalytics.example>',
    subject,
    text: `Hi Ada,\n\n${text}\n\nBest regards,\nMaya Thornbury\nSenior Recruiter, Larkspur Analytics`,
  })
}

const needs = () => page.getByRole('region', { name: 'To do' })
const prompts = () => page.getByRole('region', { name: 'Asked of you' })

test('an invitation without a time waits on the dashboard until a time is set', async () => {
  await page.goto('/dashboard')
  await write(
    'Interview for Senior Data Engineer at Larkspur Analytics',
    'We would like to invite you to a phone interview for the Senior Data Engineer position at Larkspur Analytics. When are you available next week?',
  )
  await needs().getByText('Schedule the interview with Larkspur Analytics').click()
  await prompts().getByText('Schedule the interview').waitFor()
  await page.getByText('Next: arrange a time for the interview.').waitFor()
  await expectNoFaults(page)
  await prompts().getByRole('link', { name: 'Read the email' }).click()
  await page.getByText('When are you available next week?').filter({ visible: true }).last().waitFor()
})

test('what is done is said to be so, and can be taken back', async () => {
  await page.goto('/dashboard')
  await needs().getByRole('button', { name: 'Done: Schedule the interview with Larkspur Analytics' }).click()
  await needs().getByText('Schedule the interview with Larkspur Analytics').waitFor({ state: 'detached' })
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).first().click()
  await needs().getByText('Schedule the interview with Larkspur Analytics').waitFor()
  await expectNoFaults(page)
})

test('all that wait are one filter of the list', async () => {
  await page.goto('/active-applications?asked=true')
  await page.getByRole('button', { name: 'Remove the filter Waits for you' }).waitFor()
  await page.getByRole('list', { name: 'Active applications' }).getByText('Larkspur Analytics').waitFor()
})

test('a later word of the employer settles it', async () => {
  await page.goto('/dashboard')
  await needs().getByText('Schedule the interview with Larkspur Analytics').waitFor()
  await write(
    'Your application for Senior Data Engineer at Larkspur Analytics',
    'Thank you for your interest in the Senior Data Engineer position at Larkspur Analytics. Unfortunately, we have decided to move forward with other candidates.',
  )
  await needs().waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { name: 'Dashboard' }).isVisible()).toBe(true)
})
