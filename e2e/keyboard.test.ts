import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openWorld } from './world.ts'

const { people, visitor } = await openWorld()
const { page } = await visitor()
/** Whether a pointer was used since. */
const pointed = () => page.evaluate<number>('window.pointed')
beforeAll(async () => {
  await page.addInitScript(`
    window.pointed = 0
    addEventListener('pointerdown', () => { window.pointed++ }, true)`)
  for (const title of ['Data Engineer', 'Platform Engineer'])
    await people.onboarded.receive({
      from: 'Larkspur Analytics <no-reply@us.greenhouse-mail.io>',
      subject: 'Thank you for applying to Larkspur Analytics',
      text: `Hi Ada,\n\nThank you for your interest in Larkspur Analytics! We have received your application for the ${title} role.`,
    })
  for (let n = 1; n <= 6; n++)
    await people.onboarded.receive({
      from: `Desk ${n} <desk.${n}@larkspur-analytics.example>`,
      subject: `A word about your application, part ${n}`,
      text: `Hi Ada,\n\nthis is a short word from Larkspur Analytics: we are still looking at your application and will come back to you (${n}).\n\nDesk ${n}\nLarkspur Analytics`,
    })
})

const press = (...all: string[]) => all.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

/** Presses Tab, or another key, until it has the focus. */
async function reach(target: Locator, key = 'Tab') {
  await target.waitFor()
  for (let step = 0; step < 80; step++) {
    if ((await target.and(page.locator(':focus')).count()) === 1) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not come to ${target}`)
}
/** A field is there to type into. */
const field = () => page.locator('input:focus').waitFor()
const row = (n: number) => page.getByRole('listitem').filter({ hasText: `part ${n}` })
const opened = (n: number) => page.getByRole('heading', { name: `A word about your application, part ${n}` })
const told = (words: string | RegExp) => page.getByRole('status').getByText(words).first().waitFor()

test('a person signs in', async () => {
  await page.goto('/')
  await reach(page.getByLabel('Email', { exact: true }))
  await page.keyboard.type('ada.lovelace@example.com')
  await reach(page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('harbour lantern quince')
  await press('Enter')
  await page.waitForURL('**/dashboard')
  await page.getByRole('region', { name: 'To do' }).waitFor()
})

test('mail is settled in every way there is: suggested, another, a new application, not about jobs, archived, taken back', async () => {
  await press('g', 'i')
  await reach(page.getByRole('button', { name: /^To sort/ }))
  await press('Enter')
  await row(6).waitFor()
  await row(1).waitFor()
  await reach(row(6).getByRole('link'), 'j')
  await press('Enter')
  await opened(6).waitFor()
  await page.getByRole('list', { name: 'Suggestions' }).getByText('Data Engineer').waitFor()
  await page.keyboard.down('1')
  await told('Email assigned')

  await opened(5).waitFor()
  await page.getByRole('list', { name: 'Suggestions' }).getByText('Data Engineer').waitFor()
  // Holding the key must not sort the next email.
  await page.keyboard.down('1')
  await page.keyboard.up('1')
  await press('o')
  await field()
  await page.keyboard.type('contoso')
  await reach(page.getByRole('list', { name: 'Applications found' }).getByRole('button', { name: /Contoso/ }))
  await press('Enter')
  await row(5).waitFor({ state: 'detached' })

  await opened(4).waitFor()
  await press('n')
  await field()
  // the mail told the company: the job comes first, and the name is put right by going back
  await page.keyboard.type('Pilot')
  await press('Shift+Tab')
  await page.keyboard.type('Wingtip')
  await press('Enter')
  await row(4).waitFor({ state: 'detached' })

  await opened(3).waitFor()
  await press('b')
  await row(3).waitFor({ state: 'detached' })
  await opened(2).waitFor()
  await press('e')
  await row(2).waitFor({ state: 'detached' })
  await told('Email archived')
  await press('Control+z')
  await row(2).waitFor()
  expect(await pointed()).toBe(0)
})

test('several are chosen with X and settled as one', async () => {
  // Return to the start of the list: the focus is still in its middle.
  await press('g', 'd')
  await page.getByRole('region', { name: 'To do' }).waitFor()
  await press('g', 'i')
  await row(2).waitFor()
  await row(1).waitFor()
  for (const n of [2, 1]) {
    await reach(row(n).getByRole('link'), 'j')
    await press('x')
  }
  const bar = page.getByRole('toolbar', { name: 'Selected emails' })
  await bar.getByText('2 emails selected').waitFor()
  await reach(bar.getByRole('button', { name: 'To an application' }))
  await press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.type('platform')
  await reach(dialog.getByRole('button', { name: /Platform Engineer/ }))
  await press('Enter')
  await told('2 emails assigned')
  await row(1).waitFor({ state: 'detached' })
  expect(await pointed()).toBe(0)
})

test('a card of the board is found, carried to another column, opened and left', async () => {
  const column = (status: string) => page.getByRole('region', { name: new RegExp(`^${status}: `) })
  const card = (status: string) => column(status).getByRole('link', { name: /Fabrikam/ })
  await page.setViewportSize({ width: 2100, height: 800 })
  await press('g', 'a')
  await page.getByRole('list', { name: 'Active applications' }).getByRole('link').first().waitFor()
  await reach(page.getByRole('button', { name: 'Board', exact: true }))
  await press('Enter')
  await card('Applied').waitFor()
  await reach(column('Applied').getByRole('link').first())
  await reach(card('Applied'), 'ArrowDown')
  await page.keyboard.down('Space')
  await page.keyboard.down('Space')
  await page.keyboard.up('Space')
  await press('ArrowRight')
  await page
    .getByRole('status')
    .getByText(/Fabrikam, Clerk over/)
    .waitFor()
  await press('Space')
  await page
    .getByRole('status')
    .getByText(/Fabrikam, Clerk moved to/)
    .waitFor()
  await page.locator('a:focus', { hasText: 'Fabrikam' }).waitFor()
  await press('Enter')
  await page.getByRole('heading', { name: 'Clerk', level: 1 }).waitFor()
  await reach(page.getByRole('link', { name: 'Back to Active applications' }))
  await press('Enter')
  await page.getByRole('region', { name: /^Applied: / }).waitFor()
  expect(page.url()).toContain('view=board')
  expect(await pointed()).toBe(0)
})

test('dialogs keep the focus, give it back, and close with Escape', async () => {
  await press('g', 'd')
  const add = page.getByRole('dialog', { name: 'Add an application' })
  for (const key of ['c', 'Control+k', '?']) {
    await reach(page.getByRole('link', { name: 'Companies' }).first())
    await press(key)
    const dialog = key === 'c' ? add : page.getByRole('dialog')
    await dialog.waitFor()
    for (let step = 0; step < 25; step++) {
      await press('Tab')
      expect(await page.locator('dialog :focus, body:focus').count(), key).toBeLessThanOrEqual(1)
      expect(await page.locator('main :focus:not(dialog, dialog *), nav :focus').count(), key).toBe(0)
    }
    await press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('a:focus', { hasText: 'Companies' }).waitFor()
  }
})
