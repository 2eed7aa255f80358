import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { allowNotifications } from '../contract/profile.ts'
import type { Visitor, VisitorOptions } from './browser.ts'
import { type Account, callAs, fillIn, signIn, takeAddress } from './entrance.ts'
import { begin } from './journey.ts'
import { open } from './open.ts'

const root = path.join(import.meta.dirname, '..')

const { product, browser, visitor } = await begin({ APPLYBOX_BOT_PROTECTION: 'altcha' })
const loaded = new Set<string>()
const account = await demo()
const robin = await visit()
const { page } = robin

/** Fills an account as `npm run demo` does. */
async function demo(): Promise<Account> {
  const filling = spawn(process.execPath, [path.join(root, 'bin/demo.ts')], {
    env: { PATH: process.env.PATH, APPLYBOX_HTTP_PORT: new URL(product.url).port, APPLYBOX_SMTP_PORT: String(product.smtpPort) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.all([text(filling.stdout), once(filling, 'close')])
  const after = (word: string) => new RegExp(`${word} +(\\S+)`).exec(said)?.[1] ?? ''
  return { email: after('E-mail'), password: after('Password') }
}

async function visit(options?: VisitorOptions): Promise<Visitor> {
  const person = await visitor(options)
  person.page.context().on('request', (request) => {
    const file = /\/assets\/([^/?]+\.js)$/.exec(request.url())?.[1]
    if (file) loaded.add(file)
  })
  return person
}

const close = async () => {
  await page.keyboard.press('Escape')
  // out of the page, not only out of sight: until then it keeps the keys
  await page.locator('dialog').waitFor({ state: 'detached' })
}

test('signing up with a proof of work, every page of accounts, and the welcome', async () => {
  const { page, foresee, leave } = await visit()
  // The links are none.
  foresee(/status of 410|^Could not load authenticate/)
  for (const name of ['sign-in', 'forgot-password', 'reset-password', 'verify-email', 'sign-up'])
    await open(page, `/auth/${name}?token=${'x'.repeat(43)}`)
  await fillIn(page, { email: 'newcomer@example.com', password: 'harbour lantern quince' }, 'Sign up')
  await page.waitForURL('**/auth/create-account')
  await open(page, '/auth/max-account-limit-reached')
  await open(page, '/auth/create-account')
  await takeAddress(page, 'newcomer')
  await page.waitForURL('**/welcome')
  await leave()
})

test('every page of the tracker, with two months of mail', async () => {
  await signIn(page, account)
  await page.waitForURL('**/dashboard')
  const lists = [
    '/active-applications',
    '/archived-applications',
    '/unidentified-messages',
    '/emails-with-missing-data',
    '/companies',
    '/jobs',
  ]
  const others = [
    '/welcome',
    '/dashboard',
    '/notifications',
    '/profile',
    '/settings',
    '/settings/import',
    '/settings/proof-of-search',
    '/compare-offers',
    '/outbox',
    '/search?q=engineer',
    '/resume-builder',
  ]
  for (const address of others) await open(page, address)
  await page.getByRole('button', { name: 'Empty page' }).click()
  await page.getByLabel('Full name').waitFor()
  for (const address of lists) {
    await open(page, address)
    const first = page.getByRole('main').locator(`a[href*="${address}/"], a[href*="/uncatagorized-application-detail/"]`).first()
    await first.click()
    await page.waitForURL((url) => url.pathname !== address)
    await page.getByRole('heading', { level: 1 }).last().waitFor()
    if (address === '/active-applications') await page.getByRole('button', { name: 'Archive', exact: true }).click()
  }
})

test('a page asks a new browser for few files, however many parts it has', async () => {
  const storageState = await page.context().storageState()
  for (const address of ['/dashboard', '/active-applications', '/settings', '/resume-builder', new URL(page.url()).pathname]) {
    const { page: fresh, leave } = await visitor({ storageState })
    const asked: string[] = []
    fresh.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(fresh, address)
    await fresh.locator('#account nav').waitFor({ state: 'attached' })
    expect(asked.filter((file) => file.startsWith('/assets/')).length, address).toBeLessThanOrEqual(26)
    await leave()
  }
})

test('every part that is loaded when it is wanted', async () => {
  await open(page, '/dashboard')
  await page
    .getByRole('link', { name: /^Follow up: / })
    .first()
    .click()
  await page.getByLabel('Your message').waitFor()

  await open(page, '/active-applications?rating=1')
  await page.getByRole('list', { name: 'Active filters' }).waitFor()
  await open(page, '/active-applications')
  for (const [key, dialog] of [
    ['c', 'Add'],
    ['?', 'Keyboard shortcuts'],
    ['Control+k', 'Command palette'],
  ] as const) {
    await page.keyboard.press(key)
    await page.getByRole('dialog', { name: new RegExp(dialog) }).waitFor()
    await close()
  }
  for (const [button, name] of [
    ['Filter', 'Filter'],
    ['Views', 'Saved views'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog', { name }).locator('button, input').first().waitFor()
    await close()
  }
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await page.getByRole('toolbar', { name: 'Selected applications' }).getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitemradio', { name: 'Withdrawn' }).click()
  await page.getByRole('status').getByText('moved to Withdrawn').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByRole('status').getByText('Undone').waitFor()
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  const card = page
    .getByRole('region', { name: /^Applied: / })
    .getByRole('link')
    .first()
  await card.waitFor()
  const from = await card.boundingBox()
  await page.mouse.move((from?.x ?? 0) + 60, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((from?.x ?? 0) + 300, (from?.y ?? 0) + 60, { steps: 8 })
  await page.mouse.up()
  await page.getByRole('button', { name: 'List', exact: true }).click()

  await page.getByRole('list', { name: 'Active applications' }).getByRole('link').first().click()
  await page.waitForURL('**/active-applications/*')
  const detail = new URL(page.url()).pathname
  for (const tab of ['mail', 'interviews', 'job', 'timeline']) await open(page, `${detail}?tab=${tab}`)
  await open(page, `${detail}?tab=people`)
  await page.getByRole('button', { name: 'Add a person' }).waitFor()
  await open(page, `${detail}?tab=mail`)
  await page.locator('iframe[sandbox]').last().waitFor()
  await open(page, `${detail}?tab=notes`)
  await page.getByRole('textbox', { name: 'New note' }).fill('# Kim\n\n- **82 000**')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: 'Kim' }).waitFor()

  await open(page, `${detail}?tab=documents`)
  const scratch = await browser.newPage()
  await scratch.setContent('<h1>Ten years of engines</h1>')
  const buffer = await scratch.pdf({ format: 'A4' })
  await scratch.close()
  await page.locator('input[type=file]').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'resume.pdf', exact: true }).click()
  await page.getByRole('dialog').getByText('Ten years of engines').waitFor({ state: 'attached' })
  await close()

  // A list of several pages, while something changes in it.
  const add = (n: number) => callAs(page, createApplication, { body: { company: `Contoso ${n}`, title: 'Clerk' } })
  for (let n = 1; n <= 30; n++) await add(n)
  await open(page, '/active-applications')
  await page.getByRole('list', { name: 'Active applications' }).getByRole('link').first().hover()
  await Promise.all([page.waitForResponse(/jobApplications\?.*cursor=/), page.mouse.wheel(0, 20_000)])
  await add(31)
  await expect.poll(() => [...loaded].filter((file) => file.startsWith('ask-again-')).length).toBe(1)

  const told = await visit({ permissions: ['notifications'], storageState: await page.context().storageState() })
  told.foresee(/^The browser could not subscribe|does not support the Push API/)
  await open(told.page, '/settings')
  await told.page.getByRole('switch', { name: 'Show them on this device' }).click()
  await told.page.getByText('The push service of this browser does not answer').waitFor()
  await callAs(told.page, allowNotifications, { body: { notification: true } })
  await told.page.reload()
  await expect.poll(() => [...loaded].filter((file) => file.startsWith('push-')).length).toBe(2)
}, 180_000)

test('the journey was whole: no file of the app that it did not load', async () => {
  const built = (await readdir(path.join(root, 'web/dist/assets'))).filter((file) => file.endsWith('.js'))
  const isText = (file: string) => /^(de|texts|refusals)-/.test(file)
  expect(built.filter((file) => !loaded.has(file) && !isText(file))).toEqual([])
})
