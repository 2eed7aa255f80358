import { setTimeout as sleep } from 'node:timers/promises'
import { dkimVerify } from 'mailauth'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeApplication, getApplication } from '../../../contract/applications.ts'
import { listDrafts } from '../../../contract/drafts.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { getMessage, listThreads } from '../../../contract/mail.ts'
import { listOutgoing } from '../../../contract/outbox.ts'
import type { Outgoing } from '../../../contract/outgoing.ts'
import * as contract from '../../../contract/outgoing.ts'
import { updateProfile } from '../../../contract/profile.ts'
import { updateSettings } from '../../../contract/settings.ts'
import { type Caller, signUp } from '../../testing/caller.ts'
import { openRelay, type Relay, type Taken } from '../../testing/relay.ts'
import { processed, type Running, run } from '../../testing/running.ts'
import { addressOf, type Input } from '../../testing/served.ts'
import { smtpClient } from '../../testing/smtp-client.ts'
import { dkimKeys, dkimRecord } from './dkim.ts'
import { releaseSender, stopSender } from './holds.ts'

type Person = Caller & { address: string }

async function join(name: string): Promise<Person> {
  return Object.assign(await signUp(running, name), { address: `${name}@applybox.localhost` })
}

/** What is refused, as its problem says it. */
async function refused<E extends Endpoint>(who: Person, entry: E, input: Input<E> = {}) {
  const answer = await who.send(entry.method, addressOf(entry, input).replace(/^\/api\//, ''), input.body)
  expect(answer.ok).toBe(false)
  return (await answer.json()) as { code: string; reason: string }
}

let refusals = 0
let relay: Relay
let taken: Taken[]
let running: Running
let ada: Person
let grace: Person

beforeAll(async () => {
  relay = await openRelay({
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody@')) return done(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }))
      if (address.startsWith('later@') && refusals-- > 0)
        return done(Object.assign(new Error('4.2.1 Try again later'), { responseCode: 451 }))
      done()
    },
  })
  taken = relay.taken
  running = await run({ SMTP_URL: relay.url, APPLYBOX_BOT_PROTECTION: 'off' })
  ada = await join('ada')
  grace = await join('grace')
  await running.database.pool.query("update users set email_verified_at = now(), created_at = now() - interval '2 days'")
})
afterAll(async () => {
  await running.close()
  await relay.close()
})
beforeEach(() => {
  taken.length = 0
})

let letters = 0
const invitation = (to: string, more: string[] = []) =>
  [
    'From: Maya Lindqvist <maya@northwind.example>',
    `To: ${to}`,
    'Subject: Interview for Backend Engineer at Northwind',
    `Message-ID: <talk${++letters}@northwind.example>`,
    'References: <first@northwind.example>',
    ...more,
    '',
    'Hi Ada,\n\nwe would like to invite you to an interview for the Backend Engineer position at Northwind. Does Tuesday at 14:00 suit you?\n\nMaya',
  ].join('\n')

async function received(who: Person, message = invitation(who.address)) {
  await running.receive(who.address, message)
  const { rows } = await running.database.pool.query<{ id: string; applicationId: string | null }>(
    'select id, application_id as "applicationId" from mails where recipient = $1 order by received_at desc, id desc limit 1',
    [who.address],
  )
  return rows[0] ?? { id: '', applicationId: null }
}

const stateOf = async (who: Person, id: string) => (await who.call(contract.getOutgoing, { params: { id } })) as Outgoing
const becomes = (who: Person, id: string, state: Outgoing['state']) =>
  expect.poll(async () => (await stateOf(who, id)).state, { timeout: 15_000 }).toBe(state)

describe('An answer', () => {
  test('leaves signed by TLS and AUTH, threads rightly, and stands in its thread', async () => {
    const { id: emailId, applicationId } = await received(ada)
    const sent = (await ada.call(contract.reply, {
      body: { emailId, text: 'Tuesday suits me.\n\n- one\n- two\n\nhttps://ada.example', hold: 0 },
    })) as Outgoing
    expect(sent).toMatchObject({
      state: 'queued',
      to: ['maya@northwind.example'],
      subject: 'Re: Interview for Backend Engineer at Northwind',
    })
    await becomes(ada, sent.id, 'sent')
    const [message] = taken
    expect(taken).toHaveLength(1)
    expect(message).toMatchObject({
      to: ['maya@northwind.example'],
      isTls: true,
      from: expect.stringMatching(/^bounce\+[0-9a-f]+@applybox\.localhost$/),
    })
    expect(message?.mail).toMatchObject({
      from: { address: ada.address },
      messageId: sent.messageId,
      inReplyTo: `<talk${letters}@northwind.example>`,
      references: `<first@northwind.example> <talk${letters}@northwind.example>`,
      text: expect.stringContaining('> we would like to invite you'),
      html: expect.stringContaining('<ul><li>one</li><li>two</li></ul>'),
    })
    expect(message?.bytes.toString()).not.toMatch(/^(?:x-mailer|received|x-originating)/im)

    const keys = await dkimKeys(running.database.db)
    const { results } = await dkimVerify(message?.bytes ?? '', {
      resolver: async (name: string) =>
        keys.filter(({ selector }) => name.startsWith(`${selector}._domainkey.`)).map((key) => [dkimRecord(key)]),
    } as Parameters<typeof dkimVerify>[1])
    expect(results.map(({ status }) => status.result)).toEqual(['pass', 'pass'])

    await expect
      .poll(
        async () => {
          const { list } = await ada.call(listThreads, { params: { id: applicationId ?? '' } })
          return list.flatMap(({ messages }) => messages.map(({ messageId }) => messageId))
        },
        { timeout: 15_000 },
      )
      .toContain(sent.messageId)
  })

  test('quotes what was chosen of the original, and is signed unless it is not wanted', async () => {
    await ada.call(updateProfile, { body: { emailSignature: 'Ada L.' } })
    const { id: emailId } = await received(ada)
    const answer = async (more: { isSigned?: boolean; quoted?: string }) => {
      const sent = (await ada.call(contract.reply, { body: { emailId, text: 'Yes.', hold: 0, ...more } })) as Outgoing
      await becomes(ada, sent.id, 'sent')
      return { text: taken.at(-1)?.mail.text?.trim(), html: taken.at(-1)?.mail.html ?? '' }
    }
    const part = await answer({ quoted: 'Does Tuesday at 14:00 suit you?\n<b>' })
    expect(part.text).toMatch(/^Yes\.\n\n-- ?\nAda L\.\n\nOn .* wrote:\n> Does Tuesday at 14:00 suit you\?\n> <b>$/)
    expect(part.html).toContain('&lt;b&gt;')
    expect(part.html).not.toContain('we would like')
    expect(await answer({ quoted: ' ', isSigned: false })).toMatchObject({ text: 'Yes.' })
    const held = (await ada.call(contract.reply, {
      body: { emailId, text: 'Wait.', quoted: 'Tuesday', isSigned: false, hold: 20 },
    })) as Outgoing
    await ada.call(contract.cancelOutgoing, { params: { id: held.id } })
    const { list } = await ada.call(listDrafts)
    expect(list.find(({ id }) => id === held.id)).toMatchObject({ quoted: 'Tuesday', isSigned: false })
    await ada.call(updateProfile, { body: { emailSignature: '' } })
  })

  test('to all goes to everybody but its writer', async () => {
    const { id: emailId } = await received(ada, invitation(`${ada.address}, Kim <kim@northwind.example>`))
    const sent = (await ada.call(contract.reply, { body: { emailId, text: 'Yes.', replyAll: true } })) as Outgoing
    expect(sent.to.sort()).toEqual(['kim@northwind.example', 'maya@northwind.example'])
    await ada.call(contract.cancelOutgoing, { params: { id: sent.id } })
  })

  test('to all copies whom the mail copied, and takes files of it along', async () => {
    const { id: emailId } = await received(ada, invitation(ada.address, [`Cc: Lou <lou@northwind.example>, ${ada.address}`]))
    const answerToAll = (await ada.call(getMessage, { params: { id: emailId } })).answerToAll
    expect(answerToAll).toEqual(['maya@northwind.example', 'lou@northwind.example'])
    const body = { emailId, text: 'Yes.', replyAll: true, cc: ['kim@northwind.example'], hold: 20 }
    const sent = await ada.call(contract.reply, { body })
    expect([sent.to, sent.cc]).toEqual([['maya@northwind.example'], ['lou@northwind.example', 'kim@northwind.example']])
    await ada.call(contract.cancelOutgoing, { params: { id: sent.id } })
    const files = [{ emailId, n: 0 }]
    expect(await refused(ada, contract.reply, { body: { emailId, text: 'x', files } })).toMatchObject({ code: 'not_found' })
    expect(await refused(grace, contract.write, { body: { to: [ada.address], subject: 'a', text: 'x', files } })).toMatchObject({
      code: 'not_found',
    })
  })

  test('comes back with what was written when it is taken back in time, and never leaves', async () => {
    const { id: emailId } = await received(ada)
    const sent = (await ada.call(contract.reply, { body: { emailId, text: 'Wait.', hold: 2 } })) as Outgoing
    expect(sent.state).toBe('held')
    expect(await ada.call(contract.cancelOutgoing, { params: { id: sent.id } })).toMatchObject({
      state: 'cancelled',
      text: 'Wait.',
    })
    await sleep(2_500)
    expect(taken).toEqual([])
    expect(await refused(ada, contract.cancelOutgoing, { params: { id: sent.id } })).toMatchObject({ reason: 'left_already' })
  })
})

test('A mail can be undone for as long as its sender chose', async () => {
  const body = { to: ['maya@northwind.example'], subject: 'Question', text: 'Is there parking?' }
  const held = async () => {
    const { id, state, leavesAt, createdAt } = (await ada.call(contract.write, { body })) as Outgoing
    if (state === 'held') await ada.call(contract.cancelOutgoing, { params: { id } })
    return state === 'held' ? Math.round((Date.parse(leavesAt ?? '') - Date.parse(createdAt)) / 1000) : state
  }
  expect(await held()).toBe(10)
  await ada.call(updateSettings, { body: { undoSendingSeconds: 25 } })
  expect(await held()).toBe(25)
  await ada.call(updateSettings, { body: { undoSendingSeconds: 0 } })
  expect(await held()).toBe('queued')
  await ada.call(updateSettings, { body: { undoSendingSeconds: 10 } })
})

test('A mail that is passed on brings the original and its files', async () => {
  const withFile = [
    'From: Maya <maya@northwind.example>',
    `To: ${ada.address}`,
    'Subject: Your contract',
    `Message-ID: <file${++letters}@northwind.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'Here is your contract.',
    '--part',
    'Content-Type: application/pdf; name=contract.pdf',
    'Content-Disposition: attachment; filename=contract.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.4 a contract').toString('base64'),
    '--part--',
  ].join('\n')
  const { id: emailId } = await received(ada, withFile)
  const sent = (await ada.call(contract.forward, {
    body: { emailId, to: ['sam@example.org'], text: 'Have a look', hold: 0 },
  })) as Outgoing
  await becomes(ada, sent.id, 'sent')
  const passedOn = taken.find(({ mail }) => mail.subject === 'Fwd: Your contract')?.mail
  expect(passedOn?.text).toContain('Here is your contract.')
  expect(
    passedOn?.attachments.map(({ filename, content }) => [filename, Buffer.from(content as ArrayBuffer).toString()]),
  ).toEqual([['contract.pdf', '%PDF-1.4 a contract']])
})

describe('A new mail', () => {
  test('reaches people here without the mail server, and blind copies stay blind', async () => {
    const body = { to: [grace.address], bcc: ['sam@example.org'], subject: 'Hello', text: 'A note', hold: 0 }
    const sent = (await ada.call(contract.write, { body })) as Outgoing
    await becomes(ada, sent.id, 'sent')
    const arrived = async () =>
      (
        await running.database.pool.query('select from mails where recipient = $1 and message_id = $2', [
          grace.address,
          sent.messageId.slice(1, -1),
        ])
      ).rowCount
    await expect.poll(arrived, { timeout: 15_000 }).toBe(1)
    expect(taken.map(({ to }) => to)).toEqual([['sam@example.org']])
    expect(taken[0]?.bytes.toString()).not.toContain('Bcc')
    expect(taken[0]?.bytes.toString().split('\r\n\r\n')[0]).not.toContain('sam@example.org')
  })

  test('can not carry header lines in a field', async () => {
    const body = { to: ['sam@example.org'], subject: 'Hi\r\nBcc: victim@example.org', text: 'x', hold: 0 }
    const sent = (await ada.call(contract.write, { body })) as Outgoing
    await becomes(ada, sent.id, 'sent')
    expect(taken[0]?.mail.bcc ?? []).toEqual([])
    expect(taken[0]?.to).toEqual(['sam@example.org'])
    for (const to of ['sam@example.org\r\nRCPT TO:<x@y.example>', 'a@b', '"a b"@example.org', 'Sam <sam@example.org>', ''])
      expect(await refused(ada, contract.write, { body: { ...body, to: [to] } })).toMatchObject({ code: 'bad_input' })
  })

  test('that is refused says with which words; one that is put off is tried again', async () => {
    const failed = (await ada.call(contract.write, {
      body: { to: ['nobody@example.org'], subject: 'a', text: 'b', hold: 0 },
    })) as Outgoing
    await becomes(ada, failed.id, 'failed')
    expect((await stateOf(ada, failed.id)).words).toContain('No such user')
    refusals = 1
    const delayed = (await ada.call(contract.write, {
      body: { to: ['later@example.org'], subject: 'a', text: 'b', hold: 0 },
    })) as Outgoing
    await becomes(ada, delayed.id, 'delayed')
    expect((await stateOf(ada, delayed.id)).words).toContain('Try again later')
    await running.database.pool.query('update outgoing_mails set due_at = now() where id = $1', [delayed.id])
    await becomes(ada, delayed.id, 'sent')
  })

  test('that bounces says so, and the report becomes no application', async () => {
    const sent = (await ada.call(contract.write, {
      body: { to: ['gone@example.org'], subject: 'Your offer', text: 'I accept', hold: 0 },
    })) as Outgoing
    await becomes(ada, sent.id, 'sent')
    const report = [
      'From: MAILER-DAEMON@relay.example',
      `To: ${taken[0]?.from}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Message-ID: <dsn@relay.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=part',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      'Unfortunately your application could not be delivered. We decided to reject it.',
      '--part',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; relay.example',
      '',
      'Final-Recipient: rfc822; gone@example.org',
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 The account does not exist',
      '--part--',
    ].join('\n')
    await running.receive(taken[0]?.from ?? '', report)
    expect(await stateOf(ada, sent.id)).toMatchObject({ state: 'bounced', words: '550 5.1.1 The account does not exist' })
    const { rows } = await running.database.pool.query("select place, application_id from mails where recipient like 'bounce@%'")
    expect(rows).toEqual([{ place: 'aside', application_id: null }])
    const client = await smtpClient(running.product.smtpPort ?? 0)
    expect(await client.deliver('bounce+0123456789ab@applybox.localhost', report)).toMatch(/^550 /)
    client.close()
  })
})

test('A withdrawal moves the status when it has left, until that is undone', async () => {
  const { id: emailId, applicationId } = await received(ada)
  const params = { id: applicationId ?? '' }
  const statusOf = async () => (await ada.call(getApplication, { params })).status
  const before = await statusOf()
  const held = await ada.call(contract.reply, { body: { emailId, text: 'I withdraw', moves: 'withdrawn', hold: 20 } })
  expect(await statusOf()).toBe(before)
  await ada.call(contract.cancelOutgoing, { params: { id: held.id } })
  const sent = await ada.call(contract.reply, { body: { emailId, text: 'I withdraw', moves: 'withdrawn', hold: 0 } })
  await becomes(ada, sent.id, 'sent')
  expect(await statusOf()).toBe('withdrawn')
  const { movedFrom } = await stateOf(ada, sent.id)
  expect(movedFrom).toBe(before)
  await processed(running.database)
  await ada.call(changeApplication, { params, body: { status: movedFrom ?? before } })
  await running.receive(ada.address, invitation(ada.address))
  expect([await statusOf(), (await stateOf(ada, sent.id)).movedFrom]).toEqual([before, null])
})

describe('A mail that leaves later', () => {
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()
  const listed = async (id: string) => (await ada.call(listOutgoing)).list.find((mail) => mail.id === id)

  test('is dated by when it leaves, and is a draft again when it is taken back to be changed', async () => {
    const { id: emailId } = await received(ada)
    const sendAt = inAnHour()
    const sent = await ada.call(contract.reply, { body: { emailId, text: 'Later', sendAt, unlessAnswered: true } })
    expect(sent).toMatchObject({ state: 'scheduled', leavesAt: sendAt })
    const { rows } = await running.database.pool.query<{ bytes: Buffer }>('select bytes from outgoing_mails where id = $1', [
      sent.id,
    ])
    expect((await PostalMime.parse(rows[0]?.bytes ?? '')).date).toBe(sendAt.replace(/\.\d+/, '.000'))
    await ada.call(contract.cancelOutgoing, { params: { id: sent.id } })
    const { list } = await ada.call(listDrafts)
    expect(list).toContainEqual(
      expect.objectContaining({ id: sent.id, as: 'reply', emailId, text: 'Later', sendAt, unlessAnswered: true }),
    )
  })

  test('cancels itself and says so when an answer comes first', async () => {
    const { id: emailId } = await received(ada)
    const body = { emailId, text: 'Any news?', sendAt: inAnHour() }
    const one = await ada.call(contract.reply, { body: { ...body, unlessAnswered: true } })
    const other = await ada.call(contract.reply, { body })
    await received(ada)
    await expect.poll(async () => (await listed(one.id))?.cancelledBecause, { timeout: 10_000 }).toBe('reply')
    expect(await listed(one.id)).toMatchObject({ state: 'cancelled', leavesAt: null })
    expect((await listed(other.id))?.state).toBe('scheduled')
    // out of sight once it is a draft again
    await ada.call(contract.cancelOutgoing, { params: { id: one.id } })
    expect(await listed(one.id)).toBeUndefined()
    await ada.call(contract.cancelOutgoing, { params: { id: other.id } })
  })

  test('cancels itself when the status changes first, and leaves when nothing comes', async () => {
    const { id: emailId, applicationId } = await received(ada)
    const one = await ada.call(contract.reply, { body: { emailId, text: 'Hi', sendAt: inAnHour(), unlessAnswered: true } })
    await ada.call(changeApplication, { params: { id: applicationId ?? '' }, body: { status: 'withdrawn' } })
    await expect.poll(async () => (await listed(one.id))?.cancelledBecause, { timeout: 10_000 }).toBe('status')
    const sendAt = new Date(Date.now() + 1_500).toISOString()
    const two = await ada.call(contract.reply, { body: { emailId, text: 'Bye', sendAt, unlessAnswered: true } })
    await becomes(ada, two.id, 'sent')
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(sendAt))
  })
})

test('A report that comes to the author, in Japanese, is put to its mail by the id within; a forged one changes nothing', async () => {
  const { id: emailId } = await received(ada)
  const { id, messageId } = await ada.call(contract.reply, { body: { emailId, text: 'Yes', hold: 0 } })
  await becomes(ada, id, 'sent')
  const report = (to: string, named: string) =>
    [
      'From: MAILER-DAEMON@relay.example',
      `To: ${to}`,
      'Subject: 配信できませんでした',
      `Message-ID: <dsn${++letters}@relay.example>`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      `応募の件、メールを配信できません。\n550 5.1.1 不明なユーザー\n\nMessage-ID: ${named}`,
    ].join('\n')
  const before = (await running.database.pool.query('select count(*)::int as n from applications')).rows[0].n
  await running.receive(grace.address, report(grace.address, messageId))
  expect((await stateOf(ada, id)).state).toBe('sent')
  await running.receive(ada.address, report(ada.address, '<0@applybox.localhost>'))
  expect((await stateOf(ada, id)).state).toBe('sent')
  await running.receive(ada.address, report(ada.address, messageId))
  expect(await stateOf(ada, id)).toMatchObject({ state: 'bounced', words: '550 5.1.1 不明なユーザー' })
  expect((await running.database.pool.query('select count(*)::int as n from applications')).rows[0].n).toBe(before)
})

describe('A complaint', () => {
  const complaint = (to: string, named: string, type = 'abuse') =>
    [
      'From: Feedback <fbl@provider.example>',
      `To: ${to}`,
      'Subject: FW: Interview invitation: we would like to offer you the position',
      `Message-ID: <fbl${++letters}@provider.example>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=part',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      'This is an email abuse report for an email message. Thank you for your application.',
      '--part',
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      'User-Agent: Feedback/1.0',
      'Version: 1',
      '--part',
      'Content-Type: message/rfc822',
      '',
      `From: Ada <ada@applybox.localhost>\nSubject: Hello\nMessage-ID: ${named}\n\nHello`,
      '--part--',
    ].join('\n')
  const writeTo = (to: string, when: { hold: number } | { sendAt: string } = { hold: 0 }) =>
    ada.call(contract.write, { body: { to: [to], subject: 'Hello', text: 'Hello', ...when } })
  const applications = async () =>
    (await running.database.pool.query('select count(*)::int as n from applications')).rows[0].n as number

  test('is put to its mail, becomes no application, and stops mail to its address until somebody writes from there', async () => {
    const before = await applications()
    const { id, messageId } = await writeTo('otto@example.org')
    await becomes(ada, id, 'sent')
    await running.receive(grace.address, complaint(grace.address, messageId))
    await running.receive(ada.address, complaint(ada.address, '<0@applybox.localhost>'))
    await running.receive(ada.address, complaint(ada.address, messageId, 'not-spam'))
    expect((await stateOf(ada, id)).state).toBe('sent')
    const later = await writeTo('Otto@example.org', { sendAt: new Date(Date.now() + 3_600_000).toISOString() })
    await running.receive(ada.address, complaint(ada.address, messageId))
    expect((await stateOf(ada, id)).state).toBe('complained')
    expect(await stateOf(ada, later.id)).toMatchObject({ state: 'cancelled', cancelledBecause: 'complaint' })
    expect(await applications()).toBe(before)
    expect(await writeTo('Otto@example.org').catch((cause: Error) => cause.message)).toMatch(/reported_as_unwanted/)
    await running.receive(
      ada.address,
      `From: Otto <otto@example.org>\nTo: ${ada.address}\nSubject: Hello\nMessage-ID: <again${++letters}@example.org>\n\nHello Ada`,
    )
    await becomes(ada, (await writeTo('otto@example.org')).id, 'sent')
  })

  beforeEach(() => running.database.pool.query('delete from complaints'))
  afterAll(() => running.database.pool.query('delete from complaints'))

  test.each(['abuse', 'postmaster'])('that reaches %s@ counts when it knows the return path or the Message-ID', async (name) => {
    const operator = `${name}@applybox.localhost`
    const kept = async () =>
      (await running.database.pool.query('select count(*)::int as n from postmaster_mails')).rows[0].n as number
    const before = await applications()
    const [byPath, byId] = [await writeTo(`${name}-path@example.org`), await writeTo(`${name}-id@example.org`)]
    await becomes(ada, byPath.id, 'sent')
    await becomes(ada, byId.id, 'sent')
    const path = taken.find(({ to }) => to.includes(`${name}-path@example.org`))?.from ?? ''
    const withPath = (from: string, type?: string) =>
      complaint(operator, '<redacted@provider.example>', type).replace('Version: 1', `Version: 1\nOriginal-Mail-From: <${from}>`)
    const already = await kept()
    await running.receive(operator, withPath(path.replace(/\+[0-9a-f]{8}/, '+00000000')))
    await running.receive(operator, withPath(path, 'not-spam'))
    await running.receive(operator, `From: a@example.org\nTo: ${operator}\nSubject: Hi\nMessage-ID: ${byId.messageId}\n\n${path}`)
    await running.receive(operator, complaint(operator, '<0@applybox.localhost>'))
    expect(await Promise.all([byPath, byId].map(async ({ id }) => (await stateOf(ada, id)).state))).toEqual(['sent', 'sent'])
    await running.receive(operator, withPath(path))
    await running.receive(operator, complaint(operator, byId.messageId))
    expect(await Promise.all([byPath, byId].map(async ({ id }) => (await stateOf(ada, id)).state))).toEqual([
      'complained',
      'complained',
    ])
    expect(await kept()).toBe(already + 6)
    expect(await applications()).toBe(before)
  })
})

test('Another user reads, answers and takes back nothing of it', async () => {
  const { id: emailId } = await received(ada)
  const sent = (await ada.call(contract.reply, { body: { emailId, text: 'Mine', hold: 20 } })) as Outgoing
  const params = { id: sent.id }
  expect(await refused(grace, contract.getOutgoing, { params })).toMatchObject({ code: 'not_found' })
  expect(await refused(grace, contract.cancelOutgoing, { params })).toMatchObject({ code: 'not_found' })
  expect(await refused(grace, contract.reply, { body: { emailId, text: 'x' } })).toMatchObject({ code: 'not_found' })
  expect(await refused(grace, contract.forward, { body: { emailId, to: [grace.address], text: 'x' } })).toMatchObject({
    code: 'not_found',
  })
  expect(await grace.call(listOutgoing)).toEqual({ list: [] })
  await ada.call(contract.cancelOutgoing, { params })
})

test('Who is held by the operator sends nothing until released; a new account writes to five new people', async () => {
  const { id: emailId } = await received(ada)
  const { id } = await ada.call(contract.reply, { body: { emailId, text: 'Soon', hold: 1 } })
  await stopSender(running.database.db, ada.email, 'held')
  expect(await refused(ada, contract.reply, { body: { emailId, text: 'x' } })).toMatchObject({ reason: 'sending_stopped' })
  await sleep(2_500)
  expect((await stateOf(ada, id)).state).toBe('held')
  await releaseSender(running.database.db, ada.email)
  await becomes(ada, id, 'sent')
  const fresh = await join('fresh')
  await running.database.pool.query("update users set email_verified_at = now() where email = 'fresh@example.com'")
  const write = (n: number) =>
    fresh.send('POST', contract.write.path, { to: [`p${n}@x.example`], subject: 'a', text: 'x', hold: 30 })
  for (let n = 1; n <= 5; n++) expect((await write(n)).ok).toBe(true)
  expect(await (await write(6)).json()).toMatchObject({ reason: 'wrote_to_enough_people' })
})

test('Fifty a day are the most, also when sixty come at once', async () => {
  const flood = await join('flood')
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      flood.send('POST', contract.write.path, { to: [grace.address], subject: `${n}`, text: 'x', hold: 30 }),
    ),
  )
  const taken = outcomes.filter(({ ok }) => ok)
  expect(taken.length).toBeLessThanOrEqual(50)
  const { rows } = await running.database.pool.query(
    "select count(*)::int as count from outgoing_mails o join users u on u.id = o.user_id where u.email = 'flood@example.com'",
  )
  expect(rows[0].count).toBe(taken.length)
})
