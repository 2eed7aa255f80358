import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeApplication, createApplication } from '../contract/applications.ts'
import { listOutgoing } from '../contract/outbox.ts'
import { write } from '../contract/outgoing.ts'
import { openRelay } from '../server/testing/relay.ts'
import { expectNoFaults } from './faults.ts'
import { begin, type Person } from './journey.ts'

/** The employer's mail server. The name of the recipient says how it responds. */
const relay = await openRelay({
  onRcptTo({ address }, _session, done) {
    const refusal = { nobody: [550, '5.1.1 No such user'], later: [451, '4.2.1 Mailbox busy'] }[address.split('@')[0] ?? '']
    done(refusal && Object.assign(new Error(String(refusal[1])), { responseCode: refusal[0] }))
  },
  onData(stream, { envelope }, done) {
    stream.on('end', () => !envelope.rcptTo.some(({ address }) => address.startsWith('silent@')) && done())
    stream.resume()
  },
})
afterAll(() => relay.close())

/** A server that has the whole mail is waited for ten times as long: so long the mail stands there as being sent. */
const { person, database } = await begin({ SMTP_URL: `${relay.url}&socketTimeout=400` })
let ada: Person
let application: string
beforeAll(async () => {
  ada = await person('ada')
  await database.pool.query("update users set email_verified_at = now(), created_at = now() - interval '2 days'")
  application = (await ada.call(createApplication, { body: { company: 'Contoso', title: 'Analyst' } })).id
})

const send = (name: string, more: { sendAt?: string; unlessAnswered?: boolean; applicationId?: string } = {}) =>
  ada.call(write, { body: { to: [`${name}@contoso.example`], subject: `About ${name}`, text: 'Hello', hold: 0, ...more } })
const becomes = (id: string, state: string) =>
  expect
    .poll(async () => (await ada.call(listOutgoing)).list.find((mail) => mail.id === id)?.state ?? 'sent', { timeout: 20_000 })
    .toBe(state)
const reported = (from: string, type: string, fields: string) => ({
  from: 'Mail system <mailer-daemon@contoso.example>',
  to: from,
  subject: 'Report',
  raw: [
    `From: mailer-daemon@contoso.example\nTo: ${from}\nSubject: Report\nMessage-ID: <${type}@contoso.example>\nMIME-Version: 1.0`,
    `Content-Type: multipart/report; boundary=part\n\n--part\nContent-Type: text/plain\n\nA report.`,
    `--part\nContent-Type: message/${type}\n\n${fields}\n--part--`,
  ].join('\n'),
})

test('each email that is not simply sent says what happened to it and what to do', { timeout: 120_000 }, async () => {
  const { page } = ada
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  const ids = Object.fromEntries(
    await Promise.all(['nobody', 'later', 'back', 'junk'].map(async (name) => [name, (await send(name)).id] as const)),
  ) as Record<'nobody' | 'later' | 'back' | 'junk', string>
  const overtaken = await send('overtaken', { sendAt: inAnHour, unlessAnswered: true, applicationId: application })
  await ada.call(changeApplication, { params: { id: application }, body: { status: 'interview' } })
  await Promise.all([becomes(ids.nobody, 'failed'), becomes(ids.later, 'delayed'), becomes(overtaken.id, 'cancelled')])
  await Promise.all([becomes(ids.back, 'sent'), becomes(ids.junk, 'sent')])
  const returnPath = async (id: string) =>
    `bounce+${(await database.pool.query<{ token: string }>('select token from outgoing_mails where id = $1', [id])).rows[0]?.token}@applybox.localhost`
  await ada.receive(
    reported(
      await returnPath(ids.back),
      'delivery-status',
      'Action: failed\nStatus: 5.2.2\nDiagnostic-Code: smtp; 552 5.2.2 Mailbox full',
    ),
  )
  await ada.receive(reported(await returnPath(ids.junk), 'feedback-report', 'Feedback-Type: abuse\nVersion: 1'))
  await send('tomorrow', { sendAt: inAnHour })
  await becomes(ids.back, 'bounced')
  await becomes(ids.junk, 'complained')
  const silent = await send('silent')

  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Your email to back@contoso\.example did not arrive/ }).waitFor()
  await page.getByRole('link', { name: /^Your email to nobody@contoso\.example did not arrive/ }).click()
  const row = (name: string) => page.getByRole('status').filter({ hasText: `${name}@contoso.example` })
  await row('silent').getByText('Sending to silent@contoso.example').waitFor()
  await becomes(silent.id, 'delayed')
  await row('silent')
    .getByText(/^This may have reached silent@contoso\.example: .* It is sent once more on .* If they have it, cancel\./)
    .waitFor()
  await row('nobody')
    .getByText(
      /^Not delivered to nobody@.* The mail server refused it: “550 5\.1\.1 No such user”\. Check the address, then write again\./,
    )
    .waitFor()
  await row('later')
    .getByText(/^Not delivered to later@.* yet\. Next try: .*“451 4\.2\.1 Mailbox busy”/)
    .waitFor()
  await row('back')
    .getByText(/^Came back from back@.*: “552 5\.2\.2 Mailbox full”\. Check the address/)
    .waitFor()
  await row('junk')
    .getByText(/^junk@.* received this and reported it as unwanted/)
    .waitFor()
  await row('overtaken').getByText('Not sent to overtaken@contoso.example: the status changed first').waitFor()
  await row('tomorrow')
    .getByText(/^Will be sent to tomorrow@contoso\.example on/)
    .waitFor()
  await row('nobody').getByText('About nobody').waitFor()
  await expectNoFaults(page)

  await row('silent').getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('Cancelled. It is kept as a draft.').waitFor()
  await row('nobody').getByRole('button', { name: 'Write again' }).click()
  await expect.poll(() => page.getByRole('form').getByLabel('To', { exact: true }).inputValue()).toBe('nobody@contoso.example')
})
