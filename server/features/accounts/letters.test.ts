import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as accounts from '../../../contract/accounts.ts'
import { getProfile } from '../../../contract/profile.ts'
import { type Installation, install } from '../../testing/installation.ts'

// A relay as an operator has one, which keeps what it is given.
const received: { envelopeTo: string[]; bytes: Buffer }[] = []
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
    stream.on('end', () => {
      received.push({ envelopeTo: session.envelope.rcptTo.map(({ address }) => address), bytes: Buffer.concat(chunks) })
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

const letterTo = async (email: string, subject: RegExp) => {
  const find = () => received.find(({ envelopeTo, bytes }) => envelopeTo.includes(email) && subject.test(String(bytes)))
  await expect.poll(find, { timeout: 10_000 }).toBeDefined()
  return PostalMime.parse(find()?.bytes ?? '')
}

test('the link of a sign-up comes by mail, verifies, and is not in the log', async () => {
  const ada = await here.person({ email: 'ada@example.com' })
  const letter = await letterTo('ada@example.com', /Confirm/)
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
  await letterTo('busy@example.com', /Confirm/)
})

test('whose password changed is told', async () => {
  await here.person({ email: 'change@example.com' })
  await here.visitor().call(accounts.forgotPassword, { body: { email: 'change@example.com' } })
  const letter = await letterTo('change@example.com', /Set a new password/)
  const token = /reset-password\?token=([\w-]+)/.exec(letter.text ?? '')?.[1] ?? ''
  await here.visitor().call(accounts.resetPassword, { body: { token, password: 'seven owls over Graz' } })
  expect((await letterTo('change@example.com', /was changed/)).text).toContain('devices were signed out')
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
