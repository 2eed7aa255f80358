import { expect, test } from 'vitest'
import { signUp } from './entrance.ts'
import { holdBack } from './hold-back.ts'
import { beginWithAda } from './journey.ts'

const { ada, page, visitor } = await beginWithAda({ permissions: ['clipboard-read', 'clipboard-write'] })

await page.goto('/dashboard')

const field = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a profile is filled with the keyboard, is complete with four fields, and is kept', async () => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/meta/country')) asked.push(new URL(request.url()).search)
  })
  await page.getByRole('link', { name: 'Profile' }).first().click()
  await page.getByText('Missing: First name, Last name, Country, Preferred name').waitFor()
  await field('First name').fill('ada')
  await field('Last name').fill('lovelace')
  await field('Preferred name').fill('ada')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.focus()
  expect(asked).toEqual([])
  await country.pressSequentially('united k')
  await page.getByRole('option', { name: 'United Kingdom' }).waitFor()
  await country.press('ArrowDown')
  await country.press('ArrowUp')
  await country.press('Enter')
  await expect.poll(() => country.inputValue()).toBe('United Kingdom')
  await field('GitHub').fill('github.example/ada')
  await field('Other links').fill('https://ada.example\nnotes.example/ada')
  await field('Signature').fill('Ada Lovelace\n+44 20 7946 0958')
  await field('Gender').fill('woman')
  await field('Gender').press('Enter')
  await page.getByText('Profile saved').waitFor()
  await page.getByText('Completed').waitFor()
  await page.getByText('Ada Lovelace ·').waitFor()

  await page.reload()
  await expect.poll(() => country.inputValue()).toBe('United Kingdom')
  expect(await field('GitHub').inputValue()).toBe('https://github.example/ada')
  expect(await field('Other links').inputValue()).toBe('https://ada.example\nhttps://notes.example/ada')
  expect(await field('Gender').inputValue()).toBe('woman')
  expect(await page.getByText('Unsaved changes').count()).toBe(0)
  await page.getByRole('button', { name: 'Copy Country' }).click()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('United Kingdom')
})

test('leaving with unsaved changes is asked about, and what the server refuses stays with its message', async () => {
  ada.foresee(/status of 400/)
  await page.goto('/profile')
  await field('GitHub').fill('javascript:alert(1)')
  await page.getByText('Unsaved changes').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => field('GitHub').getAttribute('aria-invalid')).toBe('true')
  expect(await field('GitHub').inputValue()).toBe('javascript:alert(1)')

  await page.getByRole('link', { name: 'Settings' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(new URL(page.url()).pathname).toBe('/profile')
  expect(await field('GitHub').inputValue()).toBe('javascript:alert(1)')
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/settings')
})

test('what is typed while the rest is being saved stays, to be saved next', async () => {
  const saving = await holdBack(page, '**/api/users/profile')
  await page.goto('/profile')
  await field('City').fill('Brno')
  await field('City').press('Enter')
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(1)
  await field('Phone').fill('0123')
  saving.letThrough()
  await page.getByText('Profile saved').waitFor()
  expect(await field('City').inputValue()).toBe('Brno')
  expect(await field('Phone').inputValue()).toBe('0123')
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('who signs up with the code is counted', async () => {
  await page.goto('/profile')
  await page.getByText('0 people joined with your code').waitFor()
  const invitation = (await page.getByText('/auth/sign-up?ref=').textContent()) ?? ''
  const grace = await visitor()
  await signUp(grace.page, 'grace@example.com', invitation)
  await page.reload()
  await page.getByText('1 person joined with your code').waitFor()
  await grace.leave()
})

test('a picture is made small, stands beside the name, and is removed again', async () => {
  await page.goto('/profile')
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await page.getByText('This image cannot be read.').waitFor()
  const drawn = await page.evaluate<string>(`(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 3000, height: 2000 })
    const paper = canvas.getContext('2d')
    paper.fillStyle = '#336be5'
    paper.fillRect(0, 0, 3000, 2000)
    return canvas.toDataURL('image/png').split(',')[1]
  })()`)
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') })
  const shown = page.getByRole('img', { name: 'Your picture' })
  await shown.waitFor()
  expect(await shown.getAttribute('src')).toMatch(/^data:image\/jpeg;base64,/)
  await page.reload()
  await shown.waitFor()
  const before = await shown.getAttribute('src')
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await shown.waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'Picture removed' }).getByRole('button', { name: 'Undo' }).click()
  await shown.waitFor()
  expect(await shown.getAttribute('src')).toBe(before)
})

test('what was changed and saved is as before with Undo, and what was typed since stays', async () => {
  const shown = () => Promise.all(['First name', 'City'].map((name) => field(name).inputValue()))
  const before = await shown()
  await field('City').fill('Torquay')
  await field('First name').fill('Augusta')
  await field('First name').press('Enter')
  await field('Phone').fill('020')
  await page.getByRole('status').filter({ hasText: 'Profile saved' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(shown).toEqual(before)
  expect(await field('Phone').inputValue()).toBe('020')
  await page.getByRole('button', { name: 'Discard' }).click()
})
