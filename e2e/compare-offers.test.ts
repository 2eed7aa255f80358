import { expect, test } from 'vitest'
import { changeApplication, createApplication, getApplication, listApplications } from '../contract/applications.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()

/** A Friday far enough away, as the mail writes it. */
const deadline = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(Date.now() + 12 * 86_400_000)
const nextYear = new Date().getFullYear() + 1
const offered = async () => (await ada.call(listApplications, { query: { status: 'offer' } })).list

test('one offer alone has no comparison', async () => {
  await ada.receive({
    from: 'Jo Park <jo.park@northwind.example>',
    subject: 'Your offer from Northwind: Data Engineer',
    text: `Dear Ada,\n\nWe are delighted to offer you the position of Data Engineer at Northwind. Your salary will be EUR 62,000 per year. It is a full-time position. Your first day is 1 March ${nextYear}.\n\nPlease let us know by ${deadline} whether you accept.\n\nBest regards,\nJo Park\nHead of Data`,
  })
  await expect.poll(async () => (await offered()).length).toBe(1)
  await page.goto('/dashboard')
  await page.getByText('Reply to the offer from Northwind').waitFor()
  expect(await page.getByRole('link', { name: 'Compare your offers' }).count()).toBe(0)
  await page.goto('/compare-offers')
  await page.getByText('Nothing to compare yet').waitFor()
})

test('two stand side by side with what proves them, and nothing is made up', async () => {
  const { id } = await ada.call(createApplication, { body: { company: 'Contoso', title: 'Analyst', location: 'Lisbon' } })
  await ada.call(changeApplication, { params: { id }, body: { status: 'offer', workMode: 'remote' } })
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'You have 2 offers' }).getByRole('link', { name: 'Compare your offers' }).click()
  const table = page.getByRole('region', { name: 'Compare your offers' }).getByRole('table')
  await table.waitFor()
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
  expect(await row('Pay').getByRole('cell').allTextContents()).toEqual([
    'not stated',
    expect.stringMatching(/^62,000 EUR a year“.*EUR 62,000 per year.*” Read the email$/),
  ])
  expect(await row('Reply by').getByRole('cell').allTextContents()).toEqual([
    'not stated',
    expect.stringMatching(/^\w+ \d\d, \d{4}Read the email$/),
  ])
  expect(await row('Location').getByRole('cell').allTextContents()).toEqual([expect.stringContaining('Lisbon'), 'not stated'])
  expect(await row('Where the work is done').getByRole('cell').first().textContent()).toContain('Remote')
  expect(await page.getByLabel('First day: Northwind').inputValue()).toBe(`${nextYear}-03-01`)
  expect(await row('First day').textContent()).toContain('“Your first day is 1 March')
  expect(await row('Employment').getByRole('cell').last().textContent()).toContain('Full time')
  await row('Contact').getByText('Jo Park').waitFor()
  await expectNoFaults(page)
})

test('what I note is saved by leaving the field, is there in another browser, and is undone', async () => {
  const { page: other, leave } = await ada.elsewhere()
  await other.goto('/compare-offers')
  await other.getByLabel('Pros: Contoso').waitFor()
  await page.getByLabel('Pros: Contoso').fill('Four days a week')
  await page.getByLabel('Cons: Contoso').fill('Far away')
  await page.getByLabel('First day: Contoso').fill('2027-01-04')
  await page.getByRole('group', { name: 'Interest: Contoso' }).getByRole('button', { name: '4 stars' }).click()
  await expect.poll(() => other.getByLabel('Pros: Contoso').inputValue()).toBe('Four days a week')
  await expect.poll(() => other.getByLabel('First day: Contoso').inputValue()).toBe('2027-01-04')
  await leave()
  await page.reload()
  const against = page.getByLabel('Cons: Contoso')
  await expect.poll(() => against.inputValue()).toBe('Far away')
  await against.fill('Far away, and on Saturdays')
  await page.keyboard.press('Tab')
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => against.inputValue()).toBe('Far away')
})

test('what is typed while the words before are being saved stays, and is saved too', async () => {
  const first = Promise.withResolvers<void>()
  let changes = 0
  await page.route('**/api/jobApplications/*', async (route) => {
    if (route.request().method() !== 'GET' && changes++ === 0) await first.promise
    await route.continue()
  })
  const field = page.getByLabel('Cons: Northwind')
  await field.fill('Long hours')
  await field.blur()
  await expect.poll(() => changes).toBe(1)
  await field.fill('Long hours, no canteen')
  await field.blur()
  first.resolve()
  await expect.poll(() => changes).toBe(2)
  const { id = '' } = (await offered()).find(({ company }) => company?.name === 'Northwind') ?? {}
  await expect.poll(async () => (await ada.call(getApplication, { params: { id } })).cons).toBe('Long hours, no canteen')
  expect(await field.inputValue()).toBe('Long hours, no canteen')
  await page.unrouteAll()
})

test('what is still typed is saved when the page is left', async () => {
  await page.getByLabel('Pros: Northwind').fill('Good people')
  await page.goBack()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await page.goForward()
  await expect.poll(() => page.getByLabel('Pros: Northwind').inputValue()).toBe('Good people')
})
