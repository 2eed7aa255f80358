import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import { deleteAccount } from '../../../contract/personal-data.ts'
import { getProfile } from '../../../contract/profile.ts'
import { goodPassword, type Installation, install } from '../../testing/installation.ts'

// A relay as an operator has one, which keeps what it is given.
const received: { envelopeTo: string[]; parsed: Email }[] = []
let refusals = 0
const relay = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_address, _session, done) {
    if (refusals-- > 0) return done(Object.assign(new Error('later'), { responseCode: 451 }))
    done()
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', async () => {
      const parsed = await PostalMime.parse(Buffer.concat(chunks))
      received.push({ envelopeTo: session.envelope.rcptTo.map(({ address }) => address), parsed })
      done()
    })
  },
})
let here: Installation
beforeAll(async () => {
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
  here = await install({
    SMTP_URL: `smtp://127.0.0.1:${(relay.server.address() as AddressInfo).port}`,
    APPLYBOX_PUBLIC_URL: 'https://jobs.example',
    APPLYBOX_MAIL_DOMAIN: 'jobs.example',
  })
})
afterAll(async () => {
  await here.close()
  await new Promise<void>((resolve) => relay.close(() => resolve()))
})

const letterTo = async (email: string, subject: string) => {
  const find = () => received.find((letter) => letter.envelopeTo.includes(email) && letter.parsed.subject === subject)?.parsed
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return find() as Email
}

test('the link of a sign-up comes by mail, verifies, and is not in the log', async () => {
  const ada = await here.person({ email: 'ada@example.com' })
  const letter = await letterTo('ada@example.com', 'Confirm your email address')
  expect(letter.from).toMatchObject({ name: 'Applybox', address: 'no-reply@jobs.example' })
  expect(letter.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  const link = /https:\/\/jobs\.example\/auth\/verify-email\?token=([\w-]+)/.exec(letter.text ?? '')
  await here.visitor().call(accounts.verifyEmail, { body: { token: link?.[1] ?? '' } })
  expect(await ada.call(getProfile)).toMatchObject({ emailVerified: true })
  expect(JSON.stringify(here.log)).not.toContain(link?.[1])
})

test('a relay that is busy is asked again', async () => {
  refusals = 1
  await here.person({ email: 'busy@example.com' })
  await letterTo('busy@example.com', 'Confirm your email address')
})

test('whose password changed is told', async () => {
  await here.person({ email: 'change@example.com' })
  await here.visitor().call(accounts.forgotPassword, { body: { email: 'change@example.com' } })
  const letter = await letterTo('change@example.com', 'Set a new password')
  const token = /reset-password\?token=([\w-]+)/.exec(letter.text ?? '')?.[1] ?? ''
  await here.visitor().call(accounts.resetPassword, { body: { token, password: 'seven owls over Graz' } })
  expect((await letterTo('change@example.com', 'Your password was changed')).text).toContain('devices were signed out')
})

test('a person whose browser speaks German is written to in German', async () => {
  const language = 'de-AT,de;q=0.9,en;q=0.8'
  const visitor = here.visitor({ device: 'a stranger’s', language })
  const grete = await here.person({ email: 'grete@example.com', language })
  const letter = await letterTo('grete@example.com', 'Bestätige deine E-Mail-Adresse')
  expect(letter.headers.find(({ key }) => key === 'content-language')?.value).toBe('de')
  expect(letter.text).toContain('Bestätige, dass diese Adresse dir gehört. Der Link gilt einmal, 30 Minuten lang:')
  expect(letter.text).toMatch(/^https:\/\/jobs\.example\/auth\/verify-email\?token=[\w-]+$/m)

  const wrong = { method: 'email', intent: 'sign-up', email: 'grete@example.com', password: 'five owls over Graz' } as const
  await visitor.refused(accounts.authenticate, { body: wrong })
  await letterTo('grete@example.com', 'Du hast schon ein Konto bei Applybox')

  await grete.call(accounts.changeEmail, { body: { email: 'hermann@example.com', password: goodPassword } })
  await letterTo('grete@example.com', 'Deine E-Mail-Adresse soll sich ändern')
  await letterTo('hermann@example.com', 'Bestätige deine neue E-Mail-Adresse')

  await visitor.call(accounts.forgotPassword, { body: { email: 'grete@example.com' } })
  const { text = '' } = await letterTo('grete@example.com', 'Wähle ein neues Passwort')
  const token = /reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? ''
  await visitor.call(accounts.resetPassword, { body: { token, password: 'seven owls over Graz' } })
  expect((await letterTo('grete@example.com', 'Dein Passwort wurde geändert')).text).toContain('Geräte wurden abgemeldet')
})

test('who deletes the account is told in their language that it is gone', async () => {
  const grete = await here.person({ email: 'gone@example.com', language: 'de' })
  await grete.call(deleteAccount, { body: { password: goodPassword } })
  expect((await letterTo('gone@example.com', 'Dein Konto wurde gelöscht')).text).toContain('ab jetzt abgewiesen')
})

test('a language that nobody has, or that is none, is answered in English', async () => {
  for (const [name, language] of Object.entries({ japanese: 'ja', broken: 'de;q=\u00ff;;,=', endless: 'fr-'.repeat(3_000) })) {
    await here.person({ email: `${name}@example.com`, device: name, language })
    await letterTo(`${name}@example.com`, 'Confirm your email address')
  }
})

test.each([
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com, b@example.com',
  '"a\r\nb"@example.com',
  'a@example.com\0',
  '<a@example.com>',
])('an address that would write into the letter is none: %j', async (email) => {
  const before = received.length
  const refusal = await here.visitor().refused(accounts.forgotPassword, { body: { email } })
  expect(refusal).toMatchObject({ code: 'bad_input' })
  expect(received.length).toBe(before)
})
