import { expect, test } from 'vitest'
import { openNew } from './detail.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
await openNew(ada, 'Larkspur Analytics', 'Senior Data Engineer')

const heading = (name: string) => page.getByRole('heading', { name, level: 1 }).last()
const status = (name: string) => page.getByRole('button', { name: `Status: ${name}`, exact: true })
const step = (name: string) => page.getByRole('list', { name: 'Progress' }).getByRole('listitem').filter({ hasText: name })

test('the status is set with the keyboard, and the timeline says that it was you', async () => {
  await status('Applied').focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu', { name: 'Status' })
  expect(await menu.getByRole('menuitemradio').count()).toBe(9)
  await expectNoFaults(page)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('o')
  await page.keyboard.press('Enter')
  await status('Offer').waitFor()
  await page.getByRole('status').getByText('Larkspur Analytics moved to Offer').waitFor()
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Applied' })
    .filter({ hasText: 'by you' })
    .first()
    .waitFor()
})

test('a step that was never passed through is not shown as passed', async () => {
  expect(await step('Offer').getAttribute('data-reached')).toBe('true')
  expect(await step('Applied').getAttribute('data-reached')).toBe('true')
  for (const name of ['In review', 'Assessment', 'Interview', 'Accepted'])
    expect(await step(name).getAttribute('data-reached')).toBeNull()
})

test('Ctrl and Z, or the toast, takes the status back', async () => {
  await page.keyboard.press('Control+z')
  await status('Applied').waitFor()
  await page.clock.install()
  await page.reload()
  await status('Applied').click()
  await page.getByRole('menuitemradio', { name: 'Rejected' }).click()
  await status('Rejected').waitFor()
  const told = page.getByRole('status').filter({ hasText: 'moved to Rejected' })
  await told.waitFor()
  await page.clock.fastForward('00:05')
  await told.getByRole('button', { name: 'Undo' }).click()
  await status('Applied').waitFor()
})

test('a status that the server refuses goes back to what it was, and says so', async () => {
  ada.foresee(/ERR_FAILED/)
  await page.route('**/api/jobApplications/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await status('Applied').click()
  await page.getByRole('menuitemradio', { name: 'Interview' }).click()
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
  await status('Applied').waitFor()
  await page.unroute('**/api/jobApplications/*')
})

test('company and title are edited in place: Escape leaves them, Enter saves them, and both can be taken back', async () => {
  const form = page.getByRole('form', { name: 'Edit names' })
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit names' }).click()
  await expectNoFaults(page)
  await form.getByLabel('Company').fill('Something else')
  await page.keyboard.press('Escape')
  await form.waitFor({ state: 'detached' })
  await heading('Senior Data Engineer').waitFor()
  await page.locator('button:focus[aria-label="More actions"]').waitFor()

  await page.keyboard.press('Enter')
  await page.locator('[role=menuitem]:focus').waitFor()
  await page.keyboard.press('Enter')
  await form.getByLabel('Job title').fill('  ')
  await page.keyboard.press('Enter')
  await form.getByText('Enter a job title').waitFor()
  await form.getByLabel('Job title').fill('Staff Data Engineer')
  await form.getByLabel('Company').fill('Larkspur Labs')
  await page.keyboard.press('Enter')
  await heading('Staff Data Engineer').waitFor()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('status').getByText('Larkspur Labs: names saved').waitFor()
  await page.getByText('Title set to Staff Data Engineer').waitFor()

  await page.keyboard.press('Control+z')
  await heading('Senior Data Engineer').waitFor()
  await page.getByRole('main').getByText('Larkspur Analytics', { exact: true }).last().waitFor()
})

test('an agency is named beside the company, can be undone, and stands on the list and the board too', async () => {
  const form = page.getByRole('form', { name: 'Edit names' })
  const via = page.getByRole('main').getByText('via Talentbrücke')
  const name = async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit names' }).click()
    await form.getByLabel('Agency (optional)').fill('Talentbrücke')
    await page.keyboard.press('Enter')
    await form.waitFor({ state: 'detached' })
    await via.last().waitFor()
  }
  await name()
  await expectNoFaults(page)
  await page.keyboard.press('Control+z')
  await via.first().waitFor({ state: 'detached' })
  await name()
  for (const view of ['', '?view=board']) {
    await page.goto(`/active-applications${view}`)
    await via.first().waitFor()
    await expectNoFaults(page)
  }
})
