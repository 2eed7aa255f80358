import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Form, forms, type Try } from './forms.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test.each(Object.entries(forms))('%s: what is wrong is said at its field, and what was typed stays', async (_, form) => {
  const { page, foresee } = world.people[form.who ?? 'onboarded']
  // What the server refuses stands in the console too.
  foresee(/status of 4\d\d|Could not load/)
  const scope = await open(page, form)
  for (const tried of form.tries) {
    for (const [label, [typed]] of Object.entries(tried)) await field(scope, label).fill(typed)
    await press(scope.getByRole('button', { name: form.send, exact: true }).first())
    await expect.poll(() => said(scope, tried)).toEqual(wanted(tried))
  }
  expect(await page.evaluate('window.pwned')).toBeUndefined()
})

/** Enough columns for anybody, and one more than there may be. */
const wide = (columns: number) => {
  const cells = Array.from({ length: columns }, (_, n) => `Column ${n + 1}`)
  return `${['Company', ...cells.slice(1)].join(',')}\n${['Contoso', ...cells.slice(1)].join(',')}\n`
}
const long = `Company,Title\n${'Contoso,Cook\n'.repeat(100_001)}`
const noise = Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7919) % 256))
const noTable = 'This is not a CSV file. In your spreadsheet, save the table as CSV and choose that.'

test.each<[name: string, content: string | Buffer, said: string]>([
  ['empty.csv', '', 'The file is empty'],
  ['blank.csv', '\r\n \r\n', 'The file is empty'],
  ['picture.csv', Buffer.from('89504e470d0a1a0a', 'hex'), noTable],
  ['workbook.csv', Buffer.from('504b030414000600', 'hex'), noTable],
  ['program.csv', noise, noTable],
  ['quotes.csv', 'Company,Title\nContoso,Cook\n"Fabrikam,Cook\n', 'A quotation mark in line 3 is never closed.'],
  ['wide.csv', wide(101), 'A table has at most 100,000 rows and 100 columns. Split it and import the parts.'],
  ['long.csv', long, 'A table has at most 100,000 rows and 100 columns. Split it and import the parts.'],
  ['names.csv', 'Company,Title\n', 'There are no rows under the names of the columns.'],
  [
    'rows.csv',
    'Wer,Was,Stand\nContoso,Cook,Absage\n',
    'No row becomes an application. Choose the column with the company or the job.',
  ],
])('the table %s: what is wrong is said, and what to do about it', async (name, content, said) => {
  const { page, foresee } = world.people.onboarded
  foresee(/status of 4\d\d/)
  await choose(page, name, content)
  // a hundred thousand rows are read before there is one too many
  await page.getByText(said).waitFor({ timeout: 30_000 })
})

test.each<[name: string, content: string | Buffer, shown: string]>([
  ['fifty.csv', wide(50), 'Contoso'],
  ['latin-1.csv', Buffer.from('Company;Title\r\n\xc5kerlund;S\xe4ljare\r\n', 'latin1'), 'Åkerlund'],
  ['utf-16.csv', Buffer.from('\uFEFFCompany\tTitle\r\nÅkerlund\tSäljare\r\n', 'utf16le'), 'Åkerlund'],
  ['twice.csv', 'Company,Company,Title\nContoso,Fabrikam,Cook\n', 'Contoso'],
  [
    'formula.csv',
    `Company,Title\n"=HYPERLINK(""javascript:alert(1)"")",${'<img src=x onerror=window.pwned=1>'}\n`,
    '=HYPERLINK("javascript:alert(1)")',
  ],
  [`${'x'.repeat(180)}<img src=x onerror=window.pwned=1>.csv`, 'Company,Title\nContoso,Cook\n', 'Contoso'],
])('the table %s is read, and nothing in it runs', async (name, content, shown) => {
  const { page } = world.people.onboarded
  await choose(page, name, content)
  const outcome = page.getByRole('region', { name: 'Preview' })
  await outcome.getByText('1 application').waitFor()
  await outcome.getByText(shown).first().waitFor()
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1280)
  expect(await page.evaluate('window.pwned')).toBeUndefined()
})

/** A table that was looked at and not imported is let go of. */
async function choose(page: Page, name: string, content: string | Buffer) {
  const { list } = await world.ask<{ list: { id: string; state: string }[] }>('GET', 'users/imports')
  for (const { id, state } of list) if (state === 'draft') await world.ask('DELETE', `users/imports/${id}`)
  await page.goto('/settings/import')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

async function open(page: Page, { at, open = [], within }: Form): Promise<Locator> {
  await page.goto(typeof at === 'string' ? at : at(world.ids))
  for (const [role, name] of open) await page.getByRole('main').getByRole(role, { name, exact: true }).first().click()
  return within ? page.getByRole(within[0], { name: within[1], exact: true }) : page.getByRole('main')
}

const field = (scope: Locator, label: string) =>
  scope.getByLabel(label, { exact: true }).and(scope.page().locator('input, textarea')).first()

/** A button that waits until its form makes sense, which may be found while it is pressed, is as good as a refusal. */
async function press(button: Locator) {
  if (!(await button.isEnabled())) return
  await button.click({ timeout: 2_000 }).catch(async (cause) => {
    if (await button.isEnabled()) throw cause
  })
}

/** What stands in each field that was tried, and what is said at it. */
async function said(scope: Locator, tried: Try) {
  const fields = Object.entries(tried).map(async ([label, [, wants]]) => {
    const at = field(scope, label)
    const text = await at.inputValue()
    if (wants === null) return [label, text]
    if (wants === 'browser') return [label, text, (await at.and(scope.page().locator(':invalid')).count()) === 1]
    const ids = (await at.getAttribute('aria-describedby'))?.split(' ') ?? []
    const words = await Promise.all(ids.map((id) => scope.page().locator(`[id="${id}"]`).textContent()))
    return [label, text, await at.getAttribute('aria-invalid'), words.join(' ')]
  })
  return Promise.all(fields)
}

const wanted = (tried: Try) =>
  Object.entries(tried).map(([label, [typed, says]]) => {
    if (says === null) return [label, typed]
    return says === 'browser' ? [label, typed, true] : [label, typed, 'true', expect.stringContaining(says)]
  })
