import { beforeAll, test } from 'vitest'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
beforeAll(async () => {
  for (const title of ['Data Engineer', 'Platform Engineer'])
    await ada.receive({
      from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
      subject: 'Thank you for applying to Larkspur Analytics',
      text: `Hi Ada,\n\nThank you for your interest in Larkspur Analytics! We have received your application for the ${title} role.`,
    })
  await page.goto('/active-applications')
  await row('Data Engineer').waitFor()
  await row('Platform Engineer').waitFor()
})

/** A person's short mail, of which nobody can tell which of the two it is about. */
const short = (n: number, name = `Desk ${n}`) => ({
  from: `${name} <${name.toLowerCase().replace(' ', '.')}@larkspur-analytics.example>`,
  subject: `A word about your application, part ${n}`,
  text: `Hi Ada,\n\nthis is a short word from Larkspur Analytics: we are still looking at your application and will come back to you (${n}).\n\n${name}\nLarkspur Analytics`,
})
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const opened = (n: number) => page.getByRole('heading', { name: `A word about your application, part ${n}` })

test('mail that fits two applications waits with its reasons, and the navigation counts it', async () => {
  await ada.receive(short(40, 'Maya Thornbury'))
  for (const n of [1, 2, 3]) await ada.receive(short(n))
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: /Unidentified messages.*4/s })
    .waitFor()
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await page.waitForURL('**/unidentified-messages**')
  // What is settled as not about jobs stays among all mail, and leaves the mail that waits.
  await page.getByRole('button', { name: /^To sort/ }).click()
  await row('part 3').getByText('You have several applications here, and the email names no job').waitFor()
})

test('is settled with the keyboard alone: opened, assigned with one key, and the next one opens', async () => {
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await opened(3).waitFor()
  await page.getByRole('list', { name: 'Suggestions' }).getByText('Data Engineer').waitFor()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await page.getByRole('status').getByText('Email assigned').waitFor()
  await opened(2).waitFor()
  await row('part 3').waitFor({ state: 'detached' })

  await page.keyboard.press('o')
  await page.keyboard.type('platform')
  await page
    .getByRole('button', { name: /Platform Engineer/ })
    .first()
    .waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).first().click()

  await page.keyboard.press('b')
  await opened(1).waitFor()
  await row('part 2').waitFor({ state: 'detached' })
  await page.keyboard.press('e')
  await row('part 1').waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('Email archived').waitFor()
  // The latest way back first.
  await page.keyboard.press('Control+z')
  await row('part 1').waitFor()
})

test('what was settled is remembered: the next mail of the same person goes there by itself', async () => {
  await row('part 40').getByRole('link').click()
  await opened(40).waitFor()
  const suggestion = page.getByRole('list', { name: 'Suggestions' }).getByRole('button').filter({ hasText: 'Platform Engineer' })
  await suggestion.click()
  await page.getByRole('status').getByText('Email assigned').first().waitFor()
  await ada.receive(short(41, 'Maya Thornbury'))
  await page.goto('/active-applications')
  await row('Platform Engineer').getByRole('link').click()
  await page.getByRole('main').getByText('A word about your application, part 41').filter({ visible: true }).first().waitFor()
})

test('several are settled at once', async () => {
  for (const n of [21, 22]) await ada.receive(short(n))
  await page.goto('/unidentified-messages?filter=review')
  await row('part 22').waitFor()
  await row('part 21').waitFor()
  await page.getByRole('checkbox', { name: /part 22/ }).check({ force: true })
  await page.getByRole('checkbox', { name: /part 21/ }).check({ force: true })
  const bar = page.getByRole('toolbar', { name: 'Selected emails' })
  await bar.getByText('2 emails selected').waitFor()
  await expectNoFaults(page)
  await bar.getByRole('button', { name: 'To an application' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Data Engineer/ })
    .click()
  await page.getByRole('status').getByText('2 emails assigned').waitFor()
  await row('part 21').waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await row('part 21').waitFor()
  await row('part 22').waitFor()
})

test('two openings of one name are told apart by their numbers, and mail under a third says why it waits', async () => {
  const nurse = (kind: string, number: string, said: string) => ({
    from: 'Wyvern Trust Recruitment <recruitment@wyverntrust.example>',
    subject: `${kind}: Staff Nurse (${number})`,
    text: `Dear Ada,\n\n${said} Staff Nurse (${number}) at Wyvern Trust.\n\nRecruitment Team\nWyvern Trust`,
  })
  for (const number of ['26-0041', '26-0057'])
    await ada.receive(nurse('Your application', number, 'We have received your application for the post of'))
  await page.goto('/active-applications')
  await row('Staff Nurse · 26-0041').waitFor()
  await row('Staff Nurse · 26-0057').waitFor()
  await ada.receive(
    nurse('Rejection', '26-0099', 'We are sorry to tell you that you were not successful with your application for'),
  )
  await page.goto('/unidentified-messages?filter=review')
  await row('26-0099').getByText('None of your applications here has its reference number').waitFor()
  await row('26-0099').getByRole('link').click()
  const suggestions = page.getByRole('list', { name: 'Suggestions' })
  await suggestions.getByText('Staff Nurse · 26-0041').waitFor()
  await suggestions.getByText('Staff Nurse · 26-0057').waitFor()
})
