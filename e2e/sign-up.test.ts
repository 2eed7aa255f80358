import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Visitor } from './browser.ts'
import { fillIn, join, signUp } from './entrance.ts'
import { begin } from './journey.ts'

const { product, visitor } = await begin({ APPLYBOX_BOT_PROTECTION: 'altcha' })
let ada: Visitor
beforeEach(async () => {
  ada = await visitor()
})
afterEach(() => ada.leave())

const pathOf = () => new URL(ada.page.url()).pathname

test('a person signs up, chooses an address while typing, is welcomed and comes to the dashboard', async () => {
  const { page } = ada
  await page.goto('/')
  await page.waitForURL('**/auth/sign-in')
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/auth/sign-up')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('Password', { exact: true }).fill('too short')
  await page.getByRole('button', { name: 'Sign up' }).click()
  expect(pathOf()).toBe('/auth/sign-up')
  await page.getByLabel('Password', { exact: true }).fill('harbour lantern quince')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.waitForURL('**/auth/create-account')

  // signed in without an address: everything leads here
  await page.goto('/dashboard')
  await page.waitForURL('**/auth/create-account')

  const name = page.getByLabel('Address')
  await name.fill('admin')
  await page.getByText('This name is reserved.').waitFor()
  await name.fill('ada.lovelace')
  await page.getByText('Free', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Take this address' }).click()
  await page.waitForURL('**/welcome')
  await page.getByText('ada.lovelace@applybox.localhost').first().waitFor()
  await page.getByRole('button', { name: 'Go to the dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()

  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored).toEqual(expect.arrayContaining(['access-token', 'refresh-token', 'device-identity']))
})

test.each(['abcdefghij'.repeat(4), 'maximiliane.von.altenburg-hohenstaufen12'])(
  'the longest address is parted between its words on a phone: %s',
  async (name) => {
    const { page } = ada
    await join(page, name)
    const address = `${name}@applybox.localhost`
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/welcome')
    await page.getByRole('button', { name: `Copy your address: ${address}` }).waitFor()
    const parted = await page.evaluate<string[]>(`(() => {
      const shown = [...document.querySelectorAll('span')].find(({ textContent }) => textContent === '${address}')
      return [...shown.childNodes].flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getClientRects().length > 1 ? node.textContent : []
      })
    })()`)
    expect(parted).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  },
)

test('an address that somebody has is told as taken, with free ones beside', async () => {
  const { page } = ada
  await signUp(page, 'second.ada@example.com')
  await page.getByLabel('Address').fill('ada.lovelace')
  await page.getByText('Somebody has this address already.').waitFor()
  await page.getByText('Free right now:').waitFor()
})

test('who comes back signs in with the same account, and signing out forgets it', async () => {
  ada.foresee(/status of 401/)
  const { page } = ada
  const account = await join(page, 'katherine.johnson')
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/auth/sign-in')
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
  await fillIn(page, { ...account, password: 'not the password' }, 'Sign in')
  await page.getByText('Email or password is wrong').waitFor()
  await fillIn(page, account, 'Sign in')
  await page.waitForURL('**/dashboard')
})

test('a forgotten password is set anew by the link, once, and whoever was signed in is out', async () => {
  const { page } = ada
  const { email } = await join(page, 'forget.ful')
  ada.foresee(/status of 401|^Token refresh failed|^Could not load/)
  const phone = await visitor()
  await phone.page.goto('/auth/sign-in')
  await phone.page.getByRole('link', { name: 'Forgot your password?' }).click()
  await phone.page.waitForURL('**/auth/forgot-password')
  await phone.page.getByLabel('Email', { exact: true }).fill(email)
  await phone.page.getByRole('button', { name: 'Send the link' }).click()
  await phone.page.getByText(`If ${email} has an account, your administrator finds the link in the log.`).waitFor()

  const link = () => product.output().match(/\/auth\/reset-password\?token=[\w-]+/)?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  await phone.page.goto(link())
  await phone.page.getByLabel('New password').fill('velvet anchor thimble')
  await phone.page.getByRole('button', { name: 'Set the password' }).click()
  await phone.page.waitForURL('**/auth/sign-in')
  await page.waitForURL('**/auth/sign-in')
  await fillIn(phone.page, { email, password: 'velvet anchor thimble' }, 'Sign in')
  await phone.page.waitForURL('**/dashboard')

  phone.foresee(/status of 410/)
  await phone.page.goto(link())
  await phone.page.getByLabel('New password').fill('another anchor thimble')
  await phone.page.getByRole('button', { name: 'Set the password' }).click()
  await phone.page.getByText('This link has expired').waitFor()
  await phone.leave()
})
