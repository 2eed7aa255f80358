import { expect, test } from 'vitest'
import { openNew } from './detail.ts'
import { expectNoFaults } from './faults.ts'
import { holdBack } from './hold-back.ts'
import { beginWithAda } from './journey.ts'

const { ada, page } = await beginWithAda()
const id = await openNew(ada, 'Larkspur Analytics', 'Senior Data Engineer', 'notes')

const field = () => page.getByRole('textbox', { name: 'New note' })
const notes = () => page.getByRole('list', { name: 'Notes' }).getByRole('listitem').filter({ hasText: ', 20' })
const told = (words: string) => page.getByRole('status').getByText(words).waitFor()

test('a note is written with the keyboard and shown as Markdown, never as HTML', async () => {
  await field().fill(
    '# Call with Kim\n\n- **82 000** a year\n- [their page](https://example.com)\n\n<img src=x onerror=alert(1)>',
  )
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: 'Call with Kim' }).waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Write' }).click()
  await field().press('Control+Enter')
  await told('Note added')
  const note = notes().first()
  await note.getByRole('heading', { name: 'Call with Kim' }).waitFor()
  expect(await note.getByText('<img src=x onerror=alert(1)>').count()).toBe(1)
  expect(await note.locator('img').count()).toBe(0)
  const link = note.getByRole('link', { name: 'their page' })
  expect(await link.getAttribute('rel')).toContain('noopener')
  expect(await field().inputValue()).toBe('')
  await expectNoFaults(page)
})

test('an empty note is refused at the field', async () => {
  await field().fill('  ')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByText('Write something first').waitFor()
})

test('what was not saved is there again after leaving, for this application alone', async () => {
  await field().fill('half a thought')
  await page.getByRole('link', { name: 'Timeline' }).click()
  await page.reload()
  await page.getByRole('link', { name: /^Notes/ }).click()
  expect(await field().inputValue()).toBe('half a thought')
  await openNew(ada, 'Contoso', 'Analyst', 'notes')
  expect(await field().inputValue()).toBe('')
  await page.goto(`/active-applications/${id}?tab=notes`)
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(await field().inputValue()).toBe('')
  await page.reload()
  await field().waitFor()
  expect(await field().inputValue()).toBe('')
})

test('a note is changed and deleted, and both can be taken back', async () => {
  await page.getByRole('button', { name: 'Edit the note' }).click()
  const edited = page.getByRole('textbox', { name: 'Edit the note' })
  await edited.fill('Call moved to *Friday*')
  await expectNoFaults(page)
  await edited.press('Control+Enter')
  await told('Note saved')
  await notes().getByText('Friday').waitFor()
  await page.locator('button:focus[aria-label="Edit the note"]').waitFor()

  await page.getByRole('button', { name: 'Delete the note' }).click()
  await told('Note deleted')
  await page.getByText('No notes yet').waitFor()
  await page.keyboard.press('Control+z')
  await notes().getByText('Friday').waitFor()
  await page.keyboard.press('Control+z')
  await notes().getByRole('heading', { name: 'Call with Kim' }).waitFor()
})

test('a note that the server does not take stays in the field', async () => {
  ada.foresee(/ERR_FAILED/)
  await page.route('**/api/jobApplications/note', (route) => route.abort())
  await field().fill('typed while the server was away')
  await field().press('Control+Enter')
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
  expect(await field().inputValue()).toBe('typed while the server was away')
  expect(await notes().count()).toBe(1)
  await page.unroute('**/api/jobApplications/note')
  await field().press('Control+Enter')
  await notes().filter({ hasText: 'typed while the server was away' }).waitFor()
})

test('what the server does not take after one has gone elsewhere is told, and is in the field again', async () => {
  ada.foresee(/ERR_FAILED/)
  const adding = await holdBack(page, '**/api/jobApplications/note')
  await field().fill('sent in the train')
  await field().press('Control+Enter')
  await page.getByRole('link', { name: 'Timeline' }).click()
  await page.getByRole('heading', { name: 'In short' }).waitFor()
  adding.breakOff()
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
  await page.getByRole('link', { name: /^Notes/ }).click()
  expect(await field().inputValue()).toBe('sent in the train')

  const again = await holdBack(page, '**/api/jobApplications/note')
  await field().press('Control+Enter')
  await page.getByRole('link', { name: 'Timeline' }).click()
  await page.getByRole('heading', { name: 'In short' }).waitFor()
  await page.getByRole('link', { name: /^Notes/ }).click()
  await field().fill('begun since')
  again.breakOff()
  await expect.poll(() => field().inputValue()).toBe('sent in the train\n\nbegun since')
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('a change that arrives after one has gone elsewhere is not open again', async () => {
  const saving = await holdBack(page, '**/api/jobApplications/note/*')
  await page.getByRole('button', { name: 'Edit the note' }).first().click()
  const edited = page.getByRole('textbox', { name: 'Edit the note' })
  await edited.fill('changed in the train')
  await edited.press('Control+Enter')
  await page.getByRole('link', { name: 'Timeline' }).click()
  await page.getByRole('heading', { name: 'In short' }).waitFor()
  // What is asked anew since takes longer than the way back.
  const timeline = await holdBack(page, '**/api/jobApplications/activity/*', () => true)
  saving.letThrough()
  await told('Note saved')
  await page.getByRole('link', { name: /^Notes/ }).click()
  await notes().filter({ hasText: 'changed in the train' }).waitFor()
  expect(await edited.count()).toBe(0)
  timeline.letThrough()
})
