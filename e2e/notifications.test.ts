import { expect, test } from 'vitest'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()

const send = (subject: string, text: string) =>
  ada.receive({ from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>', subject, text })

const unread = (count: string) =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: new RegExp(`^Notifications\\s*${count}$`) })
const dismissInterview = () => page.getByRole('button', { name: /^Dismiss: Interview with Larkspur Analytics on / })

test('an invitation and a code are counted and listed as they arrive, under their day', async () => {
  await page.goto('/notifications')
  await page.getByText('All caught up').waitFor()
  await send(
    'Interview for Senior Data Engineer at Larkspur Analytics',
    'Hi Ada,\n\nWe would like to invite you to an interview for the Senior Data Engineer role at Larkspur Analytics next Tuesday at 14:00.',
  )
  await unread('1').waitFor()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await dismissInterview().waitFor()
  await send('Your security code', 'Your security code is 481516. Enter it to submit your application.')
  await unread('2').waitFor()
  await page.getByText('481516', { exact: true }).waitFor()
})

test('one and all are dismissed and come back with undo', async () => {
  await dismissInterview().press('Enter')
  await page.getByText('1 notification dismissed').waitFor()
  await unread('1').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await unread('2').waitFor()
  await dismissInterview().waitFor()
  // a message stays as long as the pointer is on it, and this one is where the pointer goes next
  await page.mouse.move(20, 600)
  await page.getByText('Notification is unread again').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Dismiss all' }).click()
  await page.getByText('2 notifications dismissed').waitFor()
  await page.getByText('All caught up').waitFor()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await unread('2').waitFor()
  await page.mouse.move(20, 600)

  await dismissInterview().click()
  await page.getByRole('link', { name: 'Dismissed', exact: true }).click()
  await page.getByRole('button', { name: /^Bring back: Interview with Larkspur Analytics on / }).click()
  await unread('2').waitFor()
})

test('a notification leads to the mail that caused it', async () => {
  await page.goto('/notifications')
  await page.getByRole('link', { name: /Interview with Larkspur Analytics on / }).click()
  await page.waitForURL('**/active-applications/*')
  await page
    .getByRole('heading', { name: /Senior Data Engineer/ })
    .first()
    .waitFor()
  await page.getByText('Interview for Senior Data Engineer at Larkspur Analytics').filter({ visible: true }).first().waitFor()
})

test('what belongs to one application stands together, and the keys walk, dismiss and open', async () => {
  await send(
    'Your offer from Larkspur Analytics',
    'Hi Ada,\n\nWe are delighted to offer you the position of Senior Data Engineer at Larkspur Analytics.',
  )
  await unread('3').waitFor()
  await page.goto('/notifications')
  await page.getByRole('heading', { name: /Larkspur Analytics · Senior Data Engineer/ }).waitFor()
  await unread('3').waitFor()
  const focused = () => page.evaluate<string>('document.activeElement?.innerText ?? ""')
  await page.keyboard.press('j')
  const first = await focused()
  await page.keyboard.press('j')
  const second = await focused()
  expect(second).not.toBe(first)
  await page.keyboard.press('k')
  expect(await focused()).toBe(first)
  await page.keyboard.press('e')
  await unread('2').waitFor()
  expect(await focused()).toContain(second.split('\n')[1])
  await page.keyboard.press('Control+z')
  await unread('3').waitFor()
  await page.getByRole('button', { name: 'Dismiss all of Larkspur Analytics' }).click()
  await unread('1').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/unidentified-messages/*')
})
