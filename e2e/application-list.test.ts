import { beforeAll, expect, test } from 'vitest'
import { createApplication } from '../contract/applications.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
beforeAll(async () => {
  const add = (company: string, title: string, more: object = {}) =>
    ada.call(createApplication, { body: { company, title, ...more } })
  await add('Aldermoor', 'Analyst', { labels: ['remote'], rating: 5, appliedAt: '2026-09-10T10:00:00Z' })
  await add('Birchwood', 'Builder', { labels: ['remote', 'dream job'], rating: 2, appliedAt: '2026-10-10T10:00:00Z' })
  await add('Cedarline', 'Chemist', { status: 'offer' })
  await add('Dogwood', 'Driver', { status: 'saved' })
  await page.goto('/active-applications')
  await row('Aldermoor').waitFor()
})

const row = (company: string, on = page) =>
  on.getByRole('list', { name: 'Active applications' }).getByRole('link', { name: new RegExp(company) })
const box = (company: string) => page.getByRole('checkbox', { name: new RegExp(`Select ${company}`) })
const shown = async () =>
  (await page.getByRole('list', { name: 'Active applications' }).getByRole('link').allTextContents()).map((text) =>
    ['Aldermoor', 'Birchwood', 'Cedarline', 'Dogwood'].find((name) => text.includes(name)),
  )
const told = (text: string | RegExp) => page.getByRole('status').getByText(text)

test('filters are chosen from one menu, stand in the address, and survive a reload and the way back from a detail', async () => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Filter' })
  await menu.getByRole('button', { name: /^remote/ }).click()
  await row('Cedarline').waitFor({ state: 'detached' })
  await expectNoFaults(page)
  await menu.getByRole('group', { name: 'Rating' }).getByRole('button', { name: '3+' }).click()
  await row('Birchwood').waitFor({ state: 'detached' })
  await menu.getByRole('button', { name: 'Done' }).click()
  expect(await shown()).toEqual(['Aldermoor'])

  await page.reload()
  await row('Aldermoor').waitFor()
  expect(await shown()).toEqual(['Aldermoor'])
  await page
    .getByRole('list', { name: 'Filters that are on' })
    .getByRole('button', { name: 'Remove the filter remote' })
    .waitFor()
  await row('Aldermoor').click()
  await page.waitForURL('**/active-applications/*')
  await page.goBack()
  await page.waitForURL(/label=remote&rating=3/)
  expect(await shown()).toEqual(['Aldermoor'])

  await page.getByRole('button', { name: 'Remove the filter 3 stars or more' }).click()
  await row('Birchwood').waitFor()
  await page.getByRole('button', { name: 'Remove the filter remote' }).click()
  await row('Dogwood').waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('the time of applying is a filter too, and an address that makes no sense is a list without it', async () => {
  await page.goto('/active-applications?from=2026-10-01&to=2026-10-31')
  await row('Birchwood').waitFor()
  expect(await shown()).toEqual(['Birchwood'])
  await page.goto('/active-applications?from=soon&rating=9&status=hired&companyId=x&sort=luck&quiet=loud')
  await row('Dogwood').waitFor()
  expect(await shown()).toHaveLength(4)
})

test('what was narrowed is saved under a name, applied, renamed, deleted, and the deletion taken back', async () => {
  await page.goto('/active-applications?label=remote')
  await row('Birchwood').waitFor()
  const open = () => page.getByRole('button', { name: 'Views', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Saved views' })
  await open()
  await panel.getByLabel('Name of the view').fill('From home')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await told('View “From home” saved').waitFor()

  await page.goto('/active-applications')
  await row('Dogwood').waitFor()
  await open()
  await panel.getByRole('link', { name: 'From home' }).click()
  await row('Dogwood').waitFor({ state: 'detached' })
  expect(await shown()).toHaveLength(2)

  await open()
  await expectNoFaults(page)
  await panel.getByRole('button', { name: 'Rename From home' }).click()
  await panel.getByLabel('Name of the view').first().fill('At home')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'Delete At home' }).click()
  await panel.getByRole('link', { name: 'At home' }).waitFor({ state: 'detached' })
  await told('View “At home” deleted').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await open()
  await panel.getByRole('link', { name: 'At home' }).waitFor()
  await page.keyboard.press('Escape')
})

test('several are chosen with X and with shift, changed as one, and taken back as one', async () => {
  await page.goto('/active-applications?sort=company')
  await row('Dogwood').waitFor()
  await row('Aldermoor').focus()
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: 'Selected applications' })
  await bar.getByText('1 selected').waitFor()
  await box('Cedarline').click({ modifiers: ['Shift'], force: true })
  await bar.getByText('3 selected').waitFor()
  await expectNoFaults(page)

  await bar.getByRole('button', { name: 'Status' }).click()
  await page.getByRole('menuitemradio', { name: 'Interview' }).click()
  await told('3 applications moved to Interview').waitFor()
  expect(await page.getByRole('list', { name: 'Active applications' }).getByText('Interview').count()).toBe(3)
  await page.keyboard.press('Control+z')
  await told('Taken back').waitFor()
  await page.getByRole('list', { name: 'Active applications' }).getByText('Offer').waitFor()
  expect(await page.getByRole('list', { name: 'Active applications' }).getByText('Interview').count()).toBe(0)
})

test('labels are given to all that are chosen, and all that are there can be chosen and deleted, and come back', async () => {
  await box('Cedarline').check({ force: true })
  await box('Dogwood').check({ force: true })
  const bar = page.getByRole('toolbar', { name: 'Selected applications' })
  await bar.getByRole('button', { name: 'Label' }).click()
  const panel = page.getByRole('dialog', { name: 'Label' })
  await panel.getByLabel('New label').fill('far away')
  await panel.getByRole('button', { name: 'Add' }).click()
  await told('Labels of 2 applications changed').waitFor()
  await page.getByRole('list', { name: 'Active applications' }).getByText('far away').nth(1).waitFor()
  await page.keyboard.press('Escape')

  await bar.getByRole('button', { name: 'All 4' }).click()
  await bar.getByText('4 selected').waitFor()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No active applications').waitFor()
  await told('4 applications deleted').waitFor()
  await page.keyboard.press('Control+z')
  await row('Dogwood').waitFor()
  expect(await shown()).toHaveLength(4)
})

test('a change stays undoable after its toast has gone, and what came before it after that', async () => {
  await page.clock.install()
  await page.goto('/active-applications?sort=company')
  await box('Aldermoor').check({ force: true })
  const bar = page.getByRole('toolbar', { name: 'Selected applications' })
  await bar.getByRole('button', { name: 'Archive' }).click()
  await row('Aldermoor').waitFor({ state: 'detached' })
  await box('Birchwood').check({ force: true })
  await bar.getByRole('button', { name: 'Archive' }).click()
  await row('Birchwood').waitFor({ state: 'detached' })
  await told('1 application archived').first().waitFor()
  await page.clock.fastForward('00:10')
  await told('1 application archived').first().waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await row('Birchwood').waitFor()
  await page.keyboard.press('Control+z')
  await row('Aldermoor').waitFor()
})
