import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openNew } from './detail.ts'
import { downloaded } from './downloaded.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page, browser } = await beginWithAda()
let resume: Buffer
beforeAll(async () => {
  const scratch = await browser.newPage()
  await scratch.setContent('<h1>Ada Lovelace</h1><p>Ten years of engines.</p>')
  resume = await scratch.pdf({ format: 'A4' })
  await scratch.close()
  await openNew(ada, 'Larkspur Analytics', 'Senior Data Engineer', 'documents')
})

const chooser = () => page.locator('input[type=file]')
const list = () => page.getByRole('list', { name: 'Documents' }).getByRole('listitem')
const open = (name: string) => page.getByRole('button', { name, exact: true }).click()
const told = (words: string) => page.getByRole('status').getByText(words).waitFor()
/** The smallest picture there is: one red dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
)

test('files are dropped anywhere on the window and kept', async () => {
  await page.getByText('up to 25 MB each').waitFor()
  await expectNoFaults(page)
  const files = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob('${resume.toString('base64')}'), (c) => c.charCodeAt(0))
    transfer.items.add(new File([bytes], 'resume.pdf'))
    transfer.items.add(new File(['Dear Kim'], 'letter.txt'))
    return transfer
  })()`)
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files })
  await page.locator('[data-over]').waitFor()
  await page.dispatchEvent('main', 'drop', { dataTransfer: files })
  await told('resume.pdf added')
  await told('letter.txt added')
  await expect.poll(() => list().count()).toBe(2)
  await expectNoFaults(page)
})

test('a file that is not taken says why, in its place, and the others go on', async () => {
  ada.foresee(/status of 4\d\d/)
  const folder = await mkdtemp(path.join(tmpdir(), 'applybox-files-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = {
    'resume.pdf.exe': Buffer.from([0x4d, 0x5a, 0, 1, 2, 3]),
    'empty.pdf': Buffer.alloc(0),
    'huge.pdf': Buffer.alloc(25 * 1024 * 1024 + 1, 32),
    'dot.png': dot,
  }
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes)
  await chooser().setInputFiles(Object.keys(files).map((name) => path.join(folder, name)))
  await told('dot.png added')
  const problems = page.getByRole('list', { name: 'Uploading' })
  await problems.getByText('This type of file is not accepted').waitFor()
  await problems.getByText('The file is empty').waitFor()
  await problems.getByText('The file is too large: at most 25 MB').waitFor()
  await expectNoFaults(page)
  for (const name of ['resume.pdf.exe', 'empty.pdf', 'huge.pdf'])
    await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect.poll(() => list().count()).toBe(3)
})

test('an upload that breaks off is tried again, and one under way can be cancelled', async () => {
  ada.foresee(/ERR_FAILED/)
  await page.route('**/api/jobApplications/upload*', (route) => route.abort())
  await chooser().setInputFiles({ name: 'again.txt', mimeType: 'text/plain', buffer: Buffer.from('again') })
  await page.getByRole('alert').getByText('The server cannot be reached').waitFor()
  await page.unroute('**/api/jobApplications/upload*')
  await page.getByRole('button', { name: 'Try again.txt again' }).click()
  await told('again.txt added')

  await page.route('**/api/jobApplications/upload*', () => {})
  await chooser().setInputFiles({ name: 'slow.txt', mimeType: 'text/plain', buffer: Buffer.from('slow') })
  await page.getByRole('progressbar', { name: 'Upload of slow.txt' }).waitFor()
  await page.getByRole('link', { name: 'Timeline' }).click()
  await page.getByRole('link', { name: /^Documents/ }).click()
  await page.getByRole('button', { name: 'Cancel the upload of slow.txt' }).click()
  await page.getByRole('progressbar').waitFor({ state: 'detached' })
  await page.unroute('**/api/jobApplications/upload*')
})

test('a PDF, a picture and a text are looked at without leaving the page', async () => {
  await open('resume.pdf')
  const dialog = page.getByRole('dialog', { name: 'resume.pdf' })
  await dialog.getByRole('img', { name: 'Page 1 of 1' }).waitFor()
  await dialog.getByText('Ten years of engines').waitFor({ state: 'attached' })
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator('button:focus', { hasText: 'resume.pdf' }).waitFor()

  await open('dot.png')
  await page.getByRole('dialog').getByRole('img', { name: 'dot.png' }).waitFor()
  await page.getByRole('dialog', { name: 'dot.png' }).getByRole('button', { name: 'Close' }).click()
  await open('letter.txt')
  await page.getByRole('dialog').getByText('Dear Kim').waitFor()
  await page.keyboard.press('Escape')
})

test('a file is saved as it was given', async () => {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save resume.pdf' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('resume.pdf')
  expect((await downloaded(saved)).equals(resume)).toBe(true)
})

test('a document is called something else with the keyboard, and gets its name back', async () => {
  await page.getByRole('button', { name: 'Rename letter.txt' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  expect(await name.inputValue()).toBe('letter')
  await name.fill('')
  await name.press('Enter')
  await page.getByText('Enter a name').waitFor()
  await name.fill('Cover letter')
  await expectNoFaults(page)
  await name.press('Enter')
  await told('Cover letter.txt saved')
  await page.locator('button:focus[aria-label="Rename Cover letter.txt"]').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'letter.txt', exact: true }).waitFor()
})

test('a document is deleted, and comes back', async () => {
  const before = await list().count()
  await page.getByRole('button', { name: 'Delete letter.txt' }).click()
  await told('letter.txt deleted')
  await expect.poll(() => list().count()).toBe(before - 1)
  await page.keyboard.press('Control+z')
  await list().filter({ hasText: 'letter.txt' }).waitFor()
})

test('files of the mail stand beside the uploads, and lead to their mail', async () => {
  await ada.receive({
    from: 'Kim Vega <kim@larkspur.example>',
    subject: 'Your application as Senior Data Engineer at Larkspur Analytics',
    text: 'Hi Ada,\n\nThank you for applying to Larkspur Analytics for the Senior Data Engineer role. Please see the attached task.',
    attachments: [{ filename: 'task.pdf', content: resume, contentType: 'application/pdf' }],
  })
  await page.goto('/active-applications')
  const mine = page.getByRole('link', { name: /Larkspur Analytics/ }).first()
  await mine.click()
  await page.getByRole('link', { name: /^Documents/ }).click()
  await open('task.pdf')
  await page.getByRole('dialog').getByText('Ten years of engines').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await list().getByRole('link', { name: 'Your application as Senior Data Engineer' }).click()
  await page.getByTitle('Save task.pdf').waitFor()
})
