import { expect, test } from 'vitest'
import { changeApplication, createApplication } from '../contract/applications.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
const { id } = await ada.call(createApplication, { body: { company: 'Fabrikam', title: 'Clerk' } })
const dayBefore = new Date(Date.now() - 86_400_000).toISOString()
await ada.call(changeApplication, { params: { id }, body: { nextStep: 'Send the references', nextStepDueAt: dayBefore } })
const write = (subject: string, text: string) =>
  ada.receive({
    from: 'Maya Thornbury <maya.thornbury@larkspuranalytics.example>',
    subject,
    text: `Hi Ada,\n\n${text}\n\nBest regards,\nMaya Thornbury\nSenior Recruiter, Larkspur Analytics`,
  })
await write(
  'Interview for Senior Data Engineer at Larkspur Analytics',
  'We would like to invite you to a phone interview for the Senior Data Engineer position at Larkspur Analytics. When are you available next week?',
)

const todo = page.getByRole('region', { name: 'To do' })
const step = todo.getByRole('link', { name: /^Send the references/ })
const meeting = todo.getByRole('link', { name: /^Schedule the interview with Larkspur Analytics/ })
const putOff = (what: string) => todo.getByRole('button', { name: `Put off: ${what}`, exact: true })
const undo = () => page.getByRole('status').getByRole('button', { name: 'Undo' }).last()

test('a task is put off until tomorrow, in every browser, and undone from the toast', async () => {
  await page.goto('/dashboard')
  await step.waitFor()
  await meeting.waitFor()
  const { page: other, leave } = await ada.elsewhere()
  await other.goto('/dashboard')
  await other.getByRole('link', { name: /^Send the references/ }).waitFor()
  await putOff('Send the references').click()
  await expectNoFaults(page)
  await page.getByRole('dialog', { name: 'Put off: Send the references' }).getByRole('button', { name: 'Tomorrow' }).click()
  await step.waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('Put off until tomorrow: Send the references').waitFor()
  await other.getByRole('link', { name: /^Send the references/ }).waitFor({ state: 'detached' })
  await other.getByText('Put off (1)').waitFor()
  await undo().click()
  await step.waitFor()
  await other.getByRole('link', { name: /^Send the references/ }).waitFor()
  await leave()
})

test('it waits in a fold, says until when, and is brought back from there', async () => {
  await putOff('Send the references').click()
  await page.getByRole('button', { name: /^Next week/ }).click()
  await step.waitFor({ state: 'detached' })
  await page.reload()
  await todo.getByText('Put off (1)').click()
  await expectNoFaults(page)
  await todo.getByRole('button', { name: 'Bring back: Send the references' }).click()
  await step.waitFor()
  expect(await todo.getByText(/^Put off \(/).count()).toBe(0)
})

test('a chosen day has to be one to come, and new mail brings it back before', async () => {
  await putOff('Schedule the interview with Larkspur Analytics').click()
  const dialog = page.getByRole('dialog', { name: 'Put off: Schedule the interview with Larkspur Analytics' })
  await dialog.getByLabel('Another day').fill(dayBefore.slice(0, 10))
  await dialog.getByRole('button', { name: 'Put off' }).click()
  expect(await dialog.locator(':invalid').count()).toBeGreaterThan(0)
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Another day').fill(day)
  await dialog.getByRole('button', { name: 'Put off' }).click()
  await meeting.waitFor({ state: 'detached' })
  await write(
    'Re: Interview for Senior Data Engineer at Larkspur Analytics',
    'I am looking forward to hearing from you about the Senior Data Engineer position at Larkspur Analytics.',
  )
  await meeting.waitFor()
})
