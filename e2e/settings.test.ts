import { afterEach, beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '../contract/personal-data.ts'
import { getSettings } from '../contract/settings.ts'
import type { Visitor } from './browser.ts'
import { downloaded } from './downloaded.ts'
import { signIn } from './entrance.ts'
import { begin, type Person } from './journey.ts'

const { product, person, visitor } = await begin()
let ada: Person
let people = 0
beforeEach(async () => {
  ada = await person(`ada.settings${++people}`)
  await ada.page.goto('/settings')
})
afterEach(() => ada.leave())

/** Signs in on another device. */
async function comeWith(password: string): Promise<Visitor> {
  const other = await visitor()
  // Each of them is signed out in the end.
  other.foresee(/status of 401|^Token refresh failed|^Could not load/)
  await signIn(other.page, { email: ada.email, password })
  return other
}

test('the password is changed with the present one, other devices are signed out, and the new one works', async () => {
  ada.foresee(/status of 40[01]/)
  const { page } = ada
  const phone = await comeWith(ada.password)
  await phone.page.waitForURL('**/dashboard')

  await page.getByRole('button', { name: 'Change password' }).click()
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Your password').fill('not the password')
  await form.getByLabel('New password').fill('velvet anchor thimble')
  await form.getByRole('button', { name: 'Change password' }).click()
  await form.getByText('The password is wrong.').waitFor()
  expect(await form.getByLabel('New password').inputValue()).toBe('velvet anchor thimble')

  await form.getByLabel('Your password').fill(ada.password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password changed. All other devices are signed out.').waitFor()
  await phone.page.waitForURL('**/auth/sign-in')
  expect(new URL(page.url()).pathname).toBe('/settings')
  await phone.leave()

  const again = await comeWith('velvet anchor thimble')
  await again.page.waitForURL('**/dashboard')
  await again.leave()
})

test('another e-mail takes the place of the present one when its link is opened', async () => {
  const { page } = ada
  const links = () => product.output().match(/\/auth\/verify-email\?token=[\w-]+/g) ?? []
  const known = links().length
  await page.getByText('Not confirmed yet').waitFor()
  await page.getByRole('button', { name: 'Change email' }).click()
  const form = page.getByRole('form', { name: 'Change email' })
  const email = `ada.new${people}@example.com`
  await form.getByLabel('New email').fill(email)
  await form.getByLabel('Your password').fill(ada.password)
  await form.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`the link for ${email} in the log`).waitFor()
  await page.getByRole('main').getByText(ada.email, { exact: true }).waitFor()

  await expect.poll(() => links().length).toBe(known + 1)
  await page.goto(links().at(-1) ?? '')
  await page.getByText(`${email} is yours.`).waitFor()
  await page.goto('/settings')
  await page.getByRole('listitem').filter({ hasText: email }).getByText('Confirmed', { exact: true }).waitFor()
})

test('for how long sending can be undone is chosen, and kept', async () => {
  const { page } = ada
  const seconds = page.getByRole('combobox', { name: 'Undo sending' })
  expect(await seconds.inputValue()).toBe('10')
  await seconds.selectOption('20 seconds')
  await expect.poll(async () => (await ada.call(getSettings)).undoSendingSeconds).toBe(20)
  await page.reload()
  expect(await seconds.inputValue()).toBe('20')
})

test('all other devices are signed out at once', async () => {
  const { page } = ada
  const phone = await comeWith(ada.password)
  await phone.page.waitForURL('**/dashboard')
  await page.reload()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('All other devices signed out').waitFor()
  await phone.page.waitForURL('**/auth/sign-in')
  expect(await page.getByText('This device', { exact: true }).count()).toBe(1)
  await phone.leave()
})

test('everything is exported and saved as a zip', async () => {
  const { page } = ada
  await page.getByRole('button', { name: 'Make the export' }).click()
  // A worker makes it, whenever it comes to that.
  await page.getByText('kept until').waitFor({ timeout: 45_000 })
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()])
  expect(saved.suggestedFilename()).toMatch(/^applybox-\d{4}-\d\d-\d\d\.zip$/)
  expect((await downloaded(saved)).subarray(0, 2).toString()).toBe('PK')
})

test('the account is deleted after the password and the typed address, and ends at sign-in', async () => {
  ada.foresee(/status of 4\d\d/)
  const { page } = ada
  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('0 applications with interviews, documents, notes and timeline').waitFor()
  const action = dialog.getByRole('button', { name: 'Delete everything' })
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByLabel(/^Type/).fill('somebody else')
  expect(await action.isDisabled()).toBe(true)
  await dialog.getByLabel(/^Type/).fill(ada.address)
  await action.click()
  await dialog.getByText('The password is wrong.').waitFor()
  await dialog.getByLabel('Your password').fill(ada.password)
  // Its answer takes so long that what was deleted would be asked for again.
  await page.route(`**/api/${deleteAccount.path}`, async (route) => {
    const response = await route.fetch()
    await page.waitForTimeout(1_200)
    await route.fulfill({ response })
  })
  await action.click()
  await page.waitForURL('**/auth/sign-in')
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
  const again = await comeWith(ada.password)
  await again.page.getByText('Email or password is wrong').waitFor()
  await again.leave()
})

test('the settings link to the licences of the packages in the app', async () => {
  const { page } = ada
  await page.getByRole('link', { name: 'Third-party licences' }).click()
  await page.waitForURL('**/third-party-licences.txt')
  expect(await page.locator('body').textContent()).toMatch(/@tanstack\/react-query.+MIT[\s\S]+Permission is hereby granted/)
})

test('search engines are asked to stay out', async () => {
  const robots = await fetch(`${product.url}/robots.txt`)
  expect(robots.headers.get('content-type')).toContain('text/plain')
  expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n')
})

test('the language of the app is chosen, whatever the browser wants, and stays', async () => {
  const { page } = ada
  await page.goto('/settings')
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('de')
  await page.reload()
  const languages = page.getByRole('group', { name: 'Sprache' })
  expect(await languages.getByRole('button', { name: 'Deutsch' }).getAttribute('aria-pressed')).toBe('true')
  await languages.getByRole('button', { name: 'System' }).click()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
})
