import { beforeAll, expect, test } from 'vitest'
import { getMessage } from '../contract/mail.ts'
import { createResume } from '../contract/resumes.ts'
import { expectNoFaults } from './faults.ts'
import { begin, type Person } from './journey.ts'

const { person, database } = await begin()
let ada: Person
let grace: Person
beforeAll(async () => {
  ada = await person('ada')
  grace = await person('grace')
})

const bytes = Buffer.from('%PDF-1.4 my CV \0\xff', 'latin1')
const pdf = (name: string, buffer = bytes) => ({ name, mimeType: 'application/pdf', buffer })

test('a file goes along with an email in no application, and arrives byte by byte', { timeout: 120_000 }, async () => {
  const { page } = ada
  await ada.call(createResume, { body: { name: 'Plain CV', from: 'example' } })
  await page.goto('/outbox')
  await page.getByRole('button', { name: 'Write an email' }).click()
  const composer = page.getByRole('form', { name: 'Write an email' })
  await composer.getByText('You can only write to people with an address on this server.').waitFor()
  const chooser = composer.locator('input[type=file]')
  await composer.getByLabel('To', { exact: true }).fill(grace.address)
  await composer.getByLabel('Subject').fill('My CV')
  await composer.getByLabel('Your message').fill('Please find my CV attached.')
  await composer.getByText(/^Attach files/).click()
  await composer.getByRole('button', { name: 'Add a resume' }).click()
  await page.getByRole('menuitemradio', { name: 'Plain CV' }).click()
  await composer.getByText('Plain CV.pdf').waitFor()
  await chooser.setInputFiles([pdf('cv.pdf'), pdf('wrong.pdf'), pdf('empty.pdf', Buffer.alloc(0))])
  await composer.getByText('The file is empty.').waitFor()
  await composer.getByRole('button', { name: 'Remove empty.pdf' }).click()
  await composer.getByRole('button', { name: 'Remove wrong.pdf' }).click()
  await chooser.setInputFiles(pdf('film.pdf', Buffer.alloc(15_000_001)))
  await composer.getByText('Too large: all files of an email together have at most 15 MB.').waitFor()
  await expectNoFaults(page)
  await composer.getByRole('button', { name: 'Remove film.pdf' }).click()
  await composer.getByText('Draft saved').waitFor()

  await page.reload()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await composer.getByText(/^cv\.pdf/).waitFor()
  await page.route('**/api/users/emails/files', (route) => (route.request().method() === 'POST' ? undefined : route.continue()))
  await chooser.setInputFiles(pdf('slow.pdf'))
  await composer.getByRole('progressbar', { name: 'Upload of slow.pdf' }).waitFor()
  await composer.getByRole('button', { name: 'Cancel the upload of slow.pdf' }).click()
  await page.unroute('**/api/users/emails/files')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await composer.waitFor({ state: 'detached' })

  const arrived = () =>
    database.pool.query<{ id: string }>(
      "select m.id from mails m join users u on u.id = m.user_id where u.email = $1 and m.state <> 'waiting'",
      [grace.email],
    )
  await expect.poll(async () => (await arrived()).rows.length, { timeout: 60_000 }).toBe(1)
  const [mail] = (await arrived()).rows
  const { attachments } = await grace.call(getMessage, { params: { id: mail?.id ?? '' } })
  expect(attachments.map(({ filename }) => filename)).toEqual(['Plain CV.pdf', 'cv.pdf'])
  const file = await grace.send('GET', `users/emails/message/${mail?.id}/attachments/${attachments[1]?.n}`)
  expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes)
})
