import { expect, test } from 'vitest'
import { changeApplication, createApplication } from '../contract/applications.ts'
import { listDocuments } from '../contract/documents.ts'
import { listDrafts } from '../contract/drafts.ts'
import { createResume, deleteResume, getResume, listResumes, saveResume } from '../contract/resumes.ts'
import { demo } from '../resume/demo.ts'
import { renderPdf } from '../resume/typst/render.ts'
import { downloaded } from './downloaded.ts'
import { expectNoFaults } from './faults.ts'
import { beginWithAda } from './journey.ts'

const { ada, page, database } = await beginWithAda()

const saved = () => page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
const resume = async () => {
  const { list } = await ada.call(listResumes)
  return ada.call(getResume, { params: { id: list[0]?.id ?? '' } })
}
const preview = () => page.getByRole('region', { name: 'Preview' })

test('a resume is written beside its PDF, saved by itself, undone and saved as a file', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/resume-builder')
  await page.getByRole('button', { name: 'Empty page' }).click()
  await page.getByLabel('Full name').fill('Ada Lovelace')
  await preview().getByText('Ada Lovelace').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Add entry: Experience' }).click()
  await page.getByLabel('Job title', { exact: true }).fill('Analyst')
  await page.getByLabel('Employer').fill('Contoso')
  await page.getByLabel('From').fill('2020-01')
  await page.getByRole('button', { name: 'Add highlight' }).click()
  await page.getByLabel('Highlight 1', { exact: true }).fill('Counted everything')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Twice')
  await preview().getByText('Counted everything').waitFor({ state: 'attached' })
  await saved()
  const { document } = await resume()
  expect(document).toMatchObject({
    basics: { name: 'Ada Lovelace' },
    work: [{ position: 'Analyst', name: 'Contoso', startDate: '2020-01', highlights: ['Counted everything', 'Twice'] }],
  })

  await page.keyboard.press('Control+z')
  await expect.poll(() => page.getByLabel('Highlight 2', { exact: true }).inputValue()).toBe('')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => page.getByLabel('Highlight 2', { exact: true }).inputValue()).toBe('Twice')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  expect((await downloaded(await file)).subarray(0, 5).toString()).toBe('%PDF-')
})

test('sections and entries are hidden, moved and renamed by keyboard', async () => {
  await page.getByLabel('Summary').fill('Poet of numbers')
  await page.getByRole('button', { name: 'More for Experience' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter')
  await page.getByRole('button', { name: 'More for Experience' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Rename' }).press('Enter')
  await page.getByLabel('Title of the section').fill('Career')
  await page.getByRole('button', { name: 'More for Analyst, Contoso' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Hide' }).press('Enter')
  await expect.poll(() => preview().getByText('Contoso').count()).toBe(0)
  await saved()
  const { document } = await resume()
  expect(document['x-applybox'].sections.slice(0, 2)).toEqual([{ key: 'work', title: 'Career' }, { key: 'summary' }])
  expect(document.work?.[0]?.['x-applybox']?.isHidden).toBe(true)
})

test('two windows: what is saved in one is seen in the other, and what both changed is asked about', async () => {
  const elsewhere = await ada.elsewhere({ viewport: { width: 1280, height: 800 } })
  const other = elsewhere.page
  await other.goto(page.url())
  await other.getByLabel('Phone').fill('+44 1')
  await other.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('+44 1')

  for (const complaint of [/status of 409/, /INTERNET_DISCONNECTED/, /cannot be reached/]) ada.foresee(complaint)
  await ada.page.context().setOffline(true)
  await page.getByLabel('Phone').fill('+44 2')
  await page.getByText('No connection').waitFor()
  await other.getByLabel('Phone').fill('+44 3')
  await other.getByRole('status').getByText('Saved', { exact: true }).waitFor()
  await page.context().setOffline(false)
  const clashes = page.getByRole('region', { name: 'Changed in two places' })
  await clashes.getByText('Elsewhere: +44 3').waitFor()
  // That it is saved stood there before, so the stored one is looked at.
  const phone = async () => (await resume()).document.basics?.phone
  await expect.poll(phone).toBe('+44 2')
  await clashes.getByRole('button', { name: 'Use the other' }).click()
  await expect.poll(phone).toBe('+44 3')
  await elsewhere.leave()
})

test('on a phone the form comes first and the preview is one tap away', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  await page.getByLabel('Full name').waitFor()
  await page.getByRole('link', { name: 'Preview' }).click()
  await page.getByRole('img', { name: /Page 1/ }).waitFor()
})

test('a resume is copied, deleted, and brought back', async () => {
  await page.goto('/resume-builder')
  await page.getByRole('button', { name: 'More for My resume' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await page.getByLabel('Name of this resume').waitFor()
  expect(await page.getByLabel('Name of this resume').inputValue()).toBe('Copy of My resume')
  await page.goto('/resume-builder')
  await page.getByRole('button', { name: 'More for Copy of My resume' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByText('Resume deleted').waitFor()
  expect((await ada.call(listResumes)).list).toHaveLength(1)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await ada.call(listResumes)).list.length).toBe(2)
})

test('what a machine reads is compared with what is written, and each thing to change leads to its field', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const highlights = ['A line more', 'And another one', 'And the last one']
  const work = (demo.work ?? []).map((entry, n) => (n === 2 ? { ...entry, startDate: 'summer 2015', highlights } : entry))
  const odd = { ...demo, basics: { ...demo.basics, phone: '' }, work }
  const { id } = await ada.call(createResume, { body: { name: 'Checked', document: odd } })
  await page.goto(`/resume-builder/${id}`)
  await page.getByRole('link', { name: 'Check', exact: true }).press('Enter')
  const findings = page.getByRole('region', { name: 'What to change' })
  await findings.getByText('Your phone number is missing').waitFor()
  const read = page.getByRole('region', { name: 'What the machine reads' })
  await read.getByText('Senior Software Engineer, Northwind Logistics').waitFor()
  expect(await read.getByText('All found').count()).toBeGreaterThan(5)
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'Design', exact: true }).click()
  await page.getByRole('button', { name: 'Fit on fewer pages' }).press('Enter')
  await page.getByText(/^1 page now: spacing/).waitFor()
  await page.getByRole('link', { name: 'Check', exact: true }).click()
  await findings.getByRole('link', { name: /“summer 2015”/ }).press('Enter')
  await page.locator('[data-at$="/startDate"]:focus').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('2015-08')
  await saved()
  await page.getByRole('link', { name: 'Check', exact: true }).click()
  await findings.getByRole('link', { name: /phone number/ }).click()
  await page.locator('[data-at="basics/phone"]:focus').waitFor()
  await page.getByRole('link', { name: 'Check', exact: true }).click()
  await expect.poll(() => findings.getByRole('listitem').count()).toBe(1)
  await page.goto('/resume-builder')
  await ada.call(deleteResume, { params: { id } })
})

test('a state is named, looked at, brought back, and that undone', async () => {
  const { id } = await ada.call(createResume, { body: { name: 'History', document: demo } })
  await page.goto(`/resume-builder/${id}`)
  await page.getByRole('link', { name: 'History', exact: true }).press('Enter')
  await page.getByLabel('Name of the snapshot').fill('Before the agency’s advice')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^View: Before the agency’s advice/ }).waitFor()
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await page.getByLabel('Full name').fill('Klara L.')
  await saved()
  await page.getByRole('link', { name: 'History', exact: true }).click()
  await page.getByRole('link', { name: /^View: Before/ }).press('Enter')
  await preview().getByText('Klara Lindqvist').first().waitFor({ state: 'attached' })
  const different = page.getByRole('region', { name: 'Changes since then' })
  await different.getByText('Personal details: 1 line reworded').waitFor()
  expect(await different.getByRole('listitem').textContent()).toMatch(/Then: Klara Lindqvist\s*Today: Klara L\./)
  await expectNoFaults(page)
  const name = async () => (await ada.call(getResume, { params: { id } })).document.basics?.name
  expect(await name()).toBe('Klara L.')
  await page.getByRole('button', { name: 'Restore' }).press('Enter')
  await page.getByText(/^Restored to/).waitFor()
  await expect.poll(name).toBe('Klara Lindqvist')
  await page.getByRole('link', { name: /^View: Saved automatically/ }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(name).toBe('Klara L.')
  await page.getByRole('button', { name: /^Delete: Before/ }).click()
  await page.getByText('Snapshot deleted').waitFor()
  expect(await page.getByRole('link', { name: /^View: Before/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await page.getByRole('link', { name: /^View: Before/ }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: /^View: Before/ }).click()
  await page.getByRole('img', { name: /Page 1/ }).waitFor()
  await expectNoFaults(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/resume-builder')
  await ada.call(deleteResume, { params: { id } })
})

test('a public link is made, opened without an account, and ended', async () => {
  const { id } = await ada.call(createResume, { body: { name: 'Shared', document: demo } })
  await page.goto(`/resume-builder/${id}`)
  const card = page.getByRole('region', { name: 'Public link' })
  await card.getByRole('button', { name: 'Make a link' }).press('Enter')
  const address = (await card.getByText(/\/cv\//).textContent()) ?? ''
  expect((await fetch(address)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
  await expectNoFaults(page)
  await card.getByRole('button', { name: 'Turn the link off' }).press('Enter')
  await card.getByRole('button', { name: 'Make a link' }).waitFor()
  expect((await fetch(address)).status).toBe(404)
  await page.goto('/resume-builder')
  await ada.call(deleteResume, { params: { id } })
})

test('last year’s PDF is shown beside what was understood, and becomes a resume', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/resume-builder')
  const buffer = Buffer.from(renderPdf(demo))
  await page.locator('input[type=file]').setInputFiles({ name: 'CV 2025.pdf', mimeType: 'application/pdf', buffer })
  const understood = page.getByRole('region', { name: 'Found in your file' })
  await understood.getByText('Mentors four engineers').waitFor()
  await page
    .getByRole('region', { name: 'Your file' })
    .getByRole('img', { name: /Page 1/ })
    .waitFor()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Use this' }).click()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Klara Lindqvist')
  expect(await page.getByLabel('Name of this resume').inputValue()).toBe('CV 2025')
})

test('a file that holds no resume is refused in words', async () => {
  ada.foresee(/status of 422/)
  await page.goto('/resume-builder')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-nothing') })
  await page.getByText('No resume was found in this file').waitFor()
})

test('a resume is tailored to an application, takes in what changes in the original, and is kept with it', async () => {
  const { id } = await ada.call(createApplication, { body: { company: 'Contoso', title: 'Analyst' } })
  const { list } = await ada.call(listResumes)
  for (const one of list) await ada.call(deleteResume, { params: { id: one.id } })
  const body = { name: 'CV', from: 'example' } as const
  const master = await ada.call(createResume, { body })
  await page.goto(`/active-applications/${id}?tab=documents`)
  await page.getByRole('button', { name: 'Tailor a resume' }).click()
  await page.getByLabel('Name of this resume').waitFor()
  expect(await page.getByLabel('Name of this resume').inputValue()).toBe('CV – Contoso')
  await page.getByLabel('Job title or tagline').fill('Analyst')
  await saved()
  const basics = { ...master.document.basics, phone: '+44 9', label: 'Engineer' }
  await ada.call(saveResume, {
    params: { id: master.id },
    body: { name: 'CV', document: { ...master.document, basics }, revision: 1 },
  })
  await page.reload()
  await expect.poll(() => page.getByLabel('Phone').inputValue()).toBe('+44 9')
  await page.getByText('Elsewhere: Engineer').waitFor()
  expect(await page.getByLabel('Job title or tagline').inputValue()).toBe('Analyst')
  await saved()
  const description = 'Requirements:\n- Knowledge of Postgres and Haskell\n- Experience with COBOL'
  await ada.call(changeApplication, { params: { id }, body: { description } })
  await page.getByRole('link', { name: 'Match' }).click()
  await page.getByText('Knowledge of Postgres').waitFor()
  await page.getByText(/^postgresql in “PostgreSQL/).waitFor()
  await page.getByText('COBOL not in this version').waitFor()
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'Contoso · Analyst' }).click()
  await page.getByRole('button', { name: 'Add to documents as PDF' }).click()
  await page.getByRole('list', { name: 'Documents' }).getByText('CV – Contoso.pdf').waitFor()
})

test('a cover letter is begun from the application, written beside its PDF, undone, and kept with the application', async () => {
  await page.getByRole('link', { name: 'Write a letter' }).click()
  await page.getByRole('button', { name: 'Write a letter' }).press('Enter')
  await page.getByLabel('Subject').waitFor()
  expect(await page.getByLabel('Subject').inputValue()).toBe('Application for Analyst')
  expect(await page.getByLabel('Recipient').inputValue()).toContain('Contoso')
  await page.getByText('Fill in 2 parts in square brackets.').waitFor()
  await page.getByLabel('Text', { exact: true }).fill('Dear Kim,\n\nI count everything.\n\nKlara')
  await preview().getByText('I count everything.').waitFor({ state: 'attached' })
  await saved()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Remove letter' }).click()
  await page.keyboard.press('Control+z')
  expect(await page.getByLabel('Text', { exact: true }).inputValue()).toContain('I count everything.')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF', exact: true }).click()
  expect((await downloaded(await file)).subarray(0, 5).toString()).toBe('%PDF-')
  await saved()
  await page.getByRole('link', { name: 'Contoso · Analyst' }).click()
  await page.getByRole('button', { name: 'Add letter to documents as PDF' }).click()
  await page.getByRole('list', { name: 'Documents' }).getByText('CV – Contoso – Cover letter.pdf').waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goBack()
  await page.getByRole('img', { name: /Page 1/ }).waitFor()
  await expectNoFaults(page)
})

test('a cover letter opens as an email: its words as the text, its PDF attached', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByLabel('Subject').fill('My application')
  await page.getByRole('button', { name: 'Send as an email' }).press('Enter')
  const mail = page.getByRole('form')
  await expect.poll(() => mail.getByLabel('Subject').inputValue()).toBe('My application')
  expect(await mail.getByLabel('Your message').inputValue()).toBe('Dear Kim,\n\nI count everything.\n\nKlara')
  await mail.getByRole('checkbox', { name: /Cover letter/, checked: true }).waitFor()
  await expectNoFaults(page)
  await mail.getByLabel('Subject').fill('My application as an analyst')
  await page.getByText('Draft saved').waitFor()
  const [draft] = (await ada.call(listDrafts)).list
  await page.goBack()
  await page.getByRole('button', { name: 'Send as an email' }).press('Enter')
  await expect.poll(() => mail.getByLabel('Subject').inputValue()).toBe('My application as an analyst')
  expect((await ada.call(listDrafts)).list.map(({ id }) => id)).toEqual([draft?.id])
  const { list } = await ada.call(listDocuments, { params: { id: draft?.applicationId ?? '' } })
  expect(list.filter(({ filename }) => filename.includes('Cover letter'))).toHaveLength(2)
  await mail.getByRole('button', { name: 'Discard' }).click()
  await mail.waitFor({ state: 'detached' })
})

test('the list tells how many applications each resume was sent with, and how many answered', async () => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/resume-builder')
  await page
    .getByRole('link', { name: /CV – Contoso/ })
    .getByText('Sent with 1 application, 0 answered')
    .waitFor()
  const { list } = await ada.call(listResumes)
  const id = list.find(({ application }) => application !== null)?.application?.id ?? ''
  await ada.call(changeApplication, { params: { id }, body: { status: 'interview' } })
  await page.reload()
  await page.getByText('Tailored versions included: sent with 1 application, 1 answered').waitFor()
  await expectNoFaults(page)
})

test('everything is saved as one zip', async () => {
  await page.goto('/resume-builder')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything' }).press('Enter')
  expect((await downloaded(await file)).subarray(0, 2).toString()).toBe('PK')
  expect(await page.getByText('could not be made').count()).toBe(0)
  const { id } = await ada.call(createResume, { body: { name: 'Spoiled' } })
  await database.db.updateTable('resumes').set({ document: '{"work": 5}' }).where('id', '=', id).execute()
  const rest = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything' }).press('Enter')
  await downloaded(await rest)
  await page
    .getByRole('alert')
    .getByText(/^These files could not be made and are not in the zip:\s+Spoiled: An error happened on the server/)
    .waitFor()
  await expectNoFaults(page)
})
