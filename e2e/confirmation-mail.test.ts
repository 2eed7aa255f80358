import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { signUp } from './entrance.ts'
import { expectNoFaults } from './faults.ts'
import { begin } from './journey.ts'

/** A relay as an operator has one, and what it was given. */
const letters: { to: string[]; bytes: Buffer }[] = []
const relay = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), bytes: Buffer.concat(chunks) })
      done()
    })
  },
})
await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise<void>((resolve) => relay.close(() => resolve())))
const { person, visitor } = await begin({
  SMTP_URL: `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`,
})

/** The path that the newest of so many letters to a mailbox leads to. */
async function linkIn(email: string, count: number): Promise<string> {
  const found = () => letters.filter(({ to }) => to.includes(email))
  await expect.poll(() => found().length).toBe(count)
  const { text = '' } = await PostalMime.parse(found().at(-1)?.bytes ?? '')
  return /\/auth\/verify-email\?token=[\w-]+/.exec(text)?.[0] ?? ''
}
const askAgain = (page: Page) => page.getByRole('button', { name: 'Send it again' }).click()

test('a newcomer whose letter got lost asks for another, waits a calm minute, and confirms the address', async () => {
  const { page, foresee } = await visitor()
  const { email } = await signUp(page, 'newcomer@example.com')
  await page.getByText(`We sent a link to ${email}.`).waitFor()
  await linkIn(email, 1)

  await askAgain(page)
  await page.getByText('Sent again.').waitFor()
  await page.getByText(/You can ask again in \d+ seconds\./).waitFor()
  expect(await page.getByRole('button', { name: 'Send it again' }).isDisabled()).toBe(true)
  await expectNoFaults(page)

  // too soon, in a page that does not know: told as calmly
  foresee(/status of 429/)
  await page.reload()
  await askAgain(page)
  await page.getByText(/You can ask again in \d+ seconds\./).waitFor()

  await page.goto(await linkIn(email, 2))
  await page.getByText(`${email} is yours.`).waitFor()
  await page.goto('/auth/create-account')
  await page.getByLabel('Address').waitFor()
  expect(await page.getByText('We sent a link').count()).toBe(0)
})

test('the link to another address is sent again in the settings, or taken back', async () => {
  const ada = await person('ada.waits')
  const { page } = ada
  const email = 'ada.next@example.com'
  await page.goto('/settings')
  const change = async () => {
    await page.getByRole('button', { name: 'Change email' }).click()
    const form = page.getByRole('form', { name: 'Change email' })
    await form.getByLabel('New email').fill(email)
    await form.getByLabel('Your password').fill(ada.password)
    await form.getByRole('button', { name: 'Send the link' }).click()
  }
  await change()
  const pending = page.getByRole('listitem').filter({ hasText: 'New email' })
  await pending.getByText(`We sent a link to ${email}.`).waitFor()
  await linkIn(email, 1)
  await page.reload()
  await pending.getByRole('button', { name: 'Send it again' }).click()
  await pending.getByText('Sent again.').waitFor()
  await expectNoFaults(page)
  const late = await linkIn(email, 2)

  await pending.getByRole('button', { name: 'Keep the current one' }).click()
  await page.getByText('Your email stays').waitFor()
  await expect.poll(() => pending.count()).toBe(0)

  ada.foresee(/status of 410|link has expired/)
  await page.goto(late)
  await page.getByText('This link has expired').waitFor()
  // the first address is still to be confirmed, and here is a way to do it
  await askAgain(page)
  await page.goto(await linkIn(ada.email, 3))
  await page.getByText('is yours.').waitFor()
})

test('a link that is opened elsewhere is seen at once where the person waits', async () => {
  const { page, email } = await person('ada.sees')
  await page.goto('/settings')
  await page.getByText(`We sent a link to ${email}.`).waitFor()
  const phone = await visitor()
  await phone.page.goto(await linkIn(email, 1))
  await phone.page.getByText(`${email} is yours.`).waitFor()
  await page.getByText('Confirmed', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Send it again' }).count()).toBe(0)
  await phone.leave()
})
