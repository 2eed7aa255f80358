import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateProfile } from '../contract/profile.ts'
import { expectNoFaults } from './faults.ts'
import { begin, type Person } from './journey.ts'

/** The employer's mail server, which rejects the recipient `nobody`. */
const arrived: Email[] = []
const relay = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('nobody@') ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      const { mailFrom } = session.envelope
      if (mailFrom ? mailFrom.address.startsWith('bounce+') : false) arrived.push(await PostalMime.parse(Buffer.concat(chunks)))
      done()
    })
  },
})
await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => relay.close(() => resolve())))

const { person, database } = await begin({ SMTP_URL: `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}` })
let ada: Person
beforeAll(async () => {
  ada = await person('ada')
  await database.pool.query('update users set email_verified_at = now()')
  await ada.receive({
    from: 'Maya Lindqvist <maya@northwind.example>',
    subject: 'Interview for Backend Engineer at Northwind',
    text: 'Hi Ada,\n\nwe would like to invite you to an interview for the Backend Engineer position at Northwind. Does Tuesday at 14:00 suit you?\n\nMaya',
  })
  const { page } = ada
  await page.goto('/active-applications')
  await page
    .getByRole('link', { name: /Northwind/ })
    .first()
    .click()
  await ada.call(updateProfile, { body: { emailSignature: 'Ada Lovelace\n+44 20 7946 0000' } })
  await page.getByRole('navigation', { name: 'Parts' }).getByRole('link', { name: /^Mail/ }).click()
})

test('an invitation is answered from where it is read, taken back once, and sent', { timeout: 120_000 }, async () => {
  const { page, foresee } = ada
  // axe can't run inside the frame of a mail
  foresee(/Blocked script execution/)
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = page.getByRole('form', { name: 'Reply' })
  await composer.getByText('To maya@northwind.example').waitFor()
  await composer.getByText('+44 20 7946 0000').waitFor()
  await composer.getByLabel('Your message').fill('Tuesday suits me.')
  await expectNoFaults(page)
  await composer.getByLabel('Your message').focus()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Sending to maya@northwind.example').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => composer.getByLabel('Your message').inputValue()).toBe('Tuesday suits me.')
  await composer.getByLabel('Your message').fill('Tuesday suits me well.')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Sending to maya@northwind.example').waitFor()
  await page.getByText('Sending to maya@northwind.example').waitFor({ state: 'detached', timeout: 30_000 })
  // it stands in its thread
  await page.getByRole('button', { name: /ada@applybox\.localhost/ }).waitFor()
  expect(arrived.map(({ subject, text }) => [subject, text?.split('\n')[0]])).toEqual([
    ['Re: Interview for Backend Engineer at Northwind', 'Tuesday suits me well.'],
  ])
})

test('the signature is left out, and only the words that were selected are quoted', { timeout: 120_000 }, async () => {
  const { page } = ada
  const item = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Maya Lindqvist/ }) })
  const question = item.getByText('Does Tuesday at 14:00 suit you?').last()
  await question.waitFor()
  await question.evaluate(
    (element: { ownerDocument: { createTreeWalker(root: unknown, kind: number): { nextNode(): unknown } } }) => {
      const walker = element.ownerDocument.createTreeWalker(element, 4)
      const words = 'Does Tuesday at 14:00 suit you?'
      for (let node = walker.nextNode() as { data: string } | null; node; node = walker.nextNode() as { data: string } | null) {
        const at = node.data.indexOf(words)
        // @ts-expect-error: it runs in the browser
        if (at >= 0) getSelection().setBaseAndExtent(node, at, node, at + words.length)
      }
    },
  )
  await item.getByRole('button', { name: 'Reply', exact: true }).click()
  const composer = page.getByRole('form', { name: 'Reply' })
  await composer.getByText('A part of the original email is quoted below').click()
  expect(await composer.getByLabel('Quotation').inputValue()).toBe('Does Tuesday at 14:00 suit you?')
  await composer.getByLabel('Signature').uncheck()
  await composer.getByLabel('Your message').fill('It does.')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect.poll(() => arrived.length, { timeout: 60_000 }).toBe(2)
  expect(arrived[1]?.text?.trim()).toMatch(/^It does\.\n\nOn .* wrote:\n> Does Tuesday at 14:00 suit you\?$/)
})

test('what was refused says so in the words of the server, and is written again', { timeout: 120_000 }, async () => {
  const { page } = ada
  await page.getByRole('button', { name: 'Write an email' }).click()
  const composer = page.getByRole('form', { name: 'Write an email' })
  await composer.getByLabel('To', { exact: true }).fill('nobody@northwind.example')
  await composer.getByLabel('Subject').fill('A question')
  await composer.getByLabel('Your message').fill('Is there parking?')
  // what is written outlives the page
  await page.reload()
  await page.getByRole('button', { name: 'Write an email' }).click()
  await expect.poll(() => composer.getByLabel('Your message').inputValue()).toBe('Is there parking?')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText(/Not delivered to nobody@northwind.example\. .*No such user/).waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Write again' }).click()
  await expect.poll(() => composer.getByLabel('Subject').inputValue()).toBe('A question')
})

test('what may be wrong is said before a mail leaves, and can be overruled', { timeout: 120_000 }, async () => {
  const { page } = ada
  await page.reload()
  await page.getByRole('button', { name: 'Write an email' }).click()
  const composer = page.getByRole('form', { name: 'Write an email' })
  await composer.getByLabel('To', { exact: true }).fill('no-reply@northwind.example')
  await composer.getByLabel('Your message').fill('Please find my CV attached.')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await composer.getByText('Nobody reads emails to no-reply@northwind.example.').waitFor()
  await composer.getByText('The subject is empty.').waitFor()
  await composer.getByText('You wrote “attached”, but no file is attached.').waitFor()
  await composer.getByLabel('Subject').fill('My CV')
  await composer.getByText('Before you send').waitFor({ state: 'detached' })
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await composer.getByRole('button', { name: 'Send anyway' }).click()
  await page.getByText('Sending to no-reply@northwind.example').waitFor()
})

test('a template is filled with what is known, and a withdrawal moves the status', { timeout: 120_000 }, async () => {
  const { page } = ada
  await page.reload()
  await page.getByRole('button', { name: 'Write an email' }).click()
  const composer = page.getByRole('form', { name: 'Write an email' })
  await composer.getByText('Templates', { exact: true }).click()
  await composer.getByRole('button', { name: 'Withdraw the application' }).click()
  const text = composer.getByLabel('Your message')
  await expect.poll(() => text.inputValue()).toContain('I would like to withdraw my application for Backend Engineer.')
  await composer.getByLabel('When this email is sent, the application is marked as withdrawn').waitFor()
  expect(await composer.getByLabel('Subject').inputValue()).toBe('Backend Engineer at Northwind')
  await composer.getByText('Templates', { exact: true }).click()
  await composer.getByLabel('Save this text as a template named').fill('Farewell')
  await composer.getByRole('button', { name: 'Save template' }).click()
  await composer.getByRole('button', { name: 'Farewell', exact: true }).waitFor()
  await composer.getByLabel('To', { exact: true }).fill('maya@northwind.example')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Sent. The application is withdrawn.').waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await page.getByText('Sent. The application is withdrawn.').waitFor({ state: 'detached' })
})

test('free times are written where the caret is, with the keyboard alone', { timeout: 120_000 }, async () => {
  const { page } = ada
  await page.getByRole('button', { name: 'Write an email' }).click()
  const composer = page.getByRole('form', { name: 'Write an email' })
  const text = composer.getByLabel('Your message')
  await text.fill('Hi Maya,\n\nBest, Ada')
  await text.press('Control+Home')
  await text.press('End')
  const free = composer.getByRole('button', { name: 'Insert free times' })
  const focused = () => page.evaluate<string>('document.activeElement.textContent')
  for (let n = 0; n < 10 && (await focused()) !== (await free.textContent()); n++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => text.inputValue()).toMatch(/^Hi Maya,\n\n(?:- \w+ \d+ \w+, \d\d:00–\d\d:00 \S+\n){3}\nBest, Ada$/)
  expect(await page.evaluate<number>('document.activeElement.selectionStart')).toBe((await text.inputValue()).indexOf('Best'))
  await composer.getByRole('button', { name: 'Discard' }).click()
})

test('a file is uploaded, sent along, and stands under Documents with whom it went to', { timeout: 120_000 }, async () => {
  const { page } = ada
  await page.reload()
  await page.getByRole('button', { name: 'Write an email' }).click()
  const composer = page.getByRole('form', { name: 'Write an email' })
  await composer.getByLabel('To', { exact: true }).fill('maya@northwind.example')
  await composer.getByLabel('Subject').fill('My CV')
  await composer.getByLabel('Your message').fill('Please find my CV attached.')
  await composer.getByText(/^Attach files/).click()
  const buffer = Buffer.from('%PDF-1.4 my CV')
  await composer.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
  await composer
    .getByLabel(/^cv\.pdf/)
    .and(page.locator(':checked'))
    .waitFor()
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Sending to maya@northwind.example').waitFor()
  await page.getByText('Sending to maya@northwind.example').waitFor({ state: 'detached', timeout: 30_000 })
  const files = arrived.at(-1)?.attachments.map(({ filename, content }) => [filename, Buffer.from(content as ArrayBuffer)])
  expect(files).toEqual([['cv.pdf', buffer]])
  await page
    .getByRole('navigation', { name: 'Parts' })
    .getByRole('link', { name: /^Documents/ })
    .click()
  await page.getByText(/^Sent to maya@northwind\.example on /).waitFor()
  await expectNoFaults(page)
})

test('what an email asked stands as answered once the answer has left', { timeout: 120_000 }, async () => {
  const { page, receive } = ada
  await receive({
    from: 'Maya Lindqvist <maya@northwind.example>',
    subject: 'Documents for Backend Engineer at Northwind',
    text: 'Hi Ada,\n\nto complete your application for the Backend Engineer position at Northwind, please send us your certificates by email.\n\nMaya',
  })
  const prompt = page.getByRole('region', { name: 'Asked of you' })
  await prompt.getByText('They need something from you').waitFor({ timeout: 30_000 })
  await prompt.getByRole('link', { name: 'Read the email' }).click()
  await page.getByText('please send us your certificates').filter({ visible: true }).last().waitFor()
  await page.getByRole('button', { name: 'Reply', exact: true }).last().click()
  const composer = page.getByRole('form', { name: 'Reply' })
  await composer.getByLabel('Your message').fill('Here they are.')
  await composer.getByRole('button', { name: 'Send', exact: true }).click()
  const answered = page.getByRole('list', { name: 'Answered by you' })
  await answered.getByRole('link', { name: 'Answered today' }).waitFor({ timeout: 60_000 })
  await prompt.waitFor({ state: 'detached' })
  await expectNoFaults(page)
})
