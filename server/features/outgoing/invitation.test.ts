import { afterAll, beforeAll, expect, test } from 'vitest'
import { getApplication, undo } from '../../../contract/applications.ts'
import { listInterviewsOf } from '../../../contract/interviews.ts'
import { getMessage } from '../../../contract/mail.ts'
import { listOutgoing } from '../../../contract/outbox.ts'
import * as contract from '../../../contract/outgoing.ts'
import { calendarEvent } from '../../../reader/invitation.ts'
import { normalise } from '../../../reader/normalise.ts'
import { parse } from '../../../reader/parse.ts'
import { type Caller, signUp } from '../../testing/caller.ts'
import { openRelay, type Relay } from '../../testing/relay.ts'
import { type Running, run } from '../../testing/running.ts'

let relay: Relay
let running: Running
let ada: Caller
let uids = 0

beforeAll(async () => {
  relay = await openRelay()
  running = await run({ SMTP_URL: relay.url, APPLYBOX_BOT_PROTECTION: 'off' })
  ada = await signUp(running, 'ada')
})
afterAll(async () => {
  await running.close()
  await relay.close()
})

const inDays = (days: number, hour = 13) => {
  const at = new Date(Date.now() + days * 86_400_000)
  at.setUTCHours(hour, 0, 0, 0)
  return at.toISOString()
}
const compact = (at: string) => at.replace(/[-:]|\.\d+/g, '')

interface Said {
  uid: string
  start: string
  sequence?: number
  lines?: string[]
  words?: string
}

const invites = ({
  uid,
  start,
  sequence = 0,
  lines = [],
  words = 'Please find the invitation to your interview attached.',
}: Said) =>
  [
    'From: Maya Lindqvist <maya@northwind.example>',
    'To: ada@applybox.localhost',
    'Subject: Interview for Backend Engineer at Northwind',
    `Message-ID: <${uid}.${sequence}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    `Hi Ada,\n\nwe would like to invite you to an interview for the Backend Engineer position at Northwind. ${words}\n\nMaya`,
    '--part',
    'Content-Type: text/calendar; method=REQUEST; charset=utf-8',
    '',
    'BEGIN:VCALENDAR',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTART:${compact(start)}`,
    `DTEND:${compact(new Date(Date.parse(start) + 3_600_000).toISOString())}`,
    'SUMMARY:Interview Backend Engineer',
    'ORGANIZER;CN=Maya Lindqvist:mailto:maya@northwind.example',
    'ATTENDEE;CN=Ada;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:ada+jobs@applybox.localhost',
    ...lines,
    'BEGIN:VALARM',
    'UID:alarm',
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '--part--',
  ].join('\r\n')

const listed = async () => (await ada.call(listOutgoing)).list.map(({ id }) => id)

const proposed = 'Please confirm whether this time suits you.'

async function invited(said: Partial<Said> = {}) {
  const uid = said.uid ?? `meeting${++uids}@northwind.example`
  const start = said.start ?? inDays(10 + uids)
  await running.receive('ada@applybox.localhost', invites({ uid, start, ...said }))
  const { rows } = await running.database.pool.query<{ id: string; applicationId: string }>(
    `select id, application_id as "applicationId" from mails where source = 'smtp' order by received_at desc, id desc limit 1`,
  )
  const { id: emailId = '', applicationId: id = '' } = rows[0] ?? {}
  const meeting = await meetingIn(emailId)
  const interview = async () => (await ada.call(listInterviewsOf, { params: { id } })).list.find((one) => one.id === meeting?.id)
  return { uid, start, emailId, applicationId: id, interview }
}

/** It was read like every other mail. */
async function isPlaced(id: string) {
  const stateOf = async () => (await running.database.pool.query('select state from mails where id = $1', [id])).rows[0]?.state
  await expect.poll(stateOf, { timeout: 15_000 }).toBe('applied')
}

const meetingIn = async (id: string) => (await ada.call(getMessage, { params: { id } })).meeting

/** Answers, waits until it is sent, and says what the other side has of it. */
async function answers(emailId: string, meeting: contract.MeetingAnswer, text = 'Gladly;\nsee you, then') {
  const sent = await ada.call(contract.reply, { body: { emailId, text, meeting, hold: 0 } })
  await expect
    .poll(async () => (await ada.call(contract.getOutgoing, { params: { id: sent.id } })).state, { timeout: 15_000 })
    .toBe('sent')
  const message = relay.taken.find(({ mail }) => mail.messageId === sent.messageId)
  if (!message) throw new Error('nothing arrived')
  const parsed = await parse(message.bytes)
  const [calendar = ''] = parsed.calendars
  return {
    message,
    calendar: calendar.replace(/\r?\n /g, ''),
    read: calendarEvent(normalise(parsed))?.invitation,
    after: await ada.call(contract.getOutgoing, { params: { id: sent.id } }),
  }
}

test('An invitation that is accepted is answered by its calendar object, and its interview is confirmed', async () => {
  const { uid, start, emailId } = await invited({ words: proposed })
  expect(await meetingIn(emailId)).toMatchObject({ startsAt: start, answered: null })
  const { message, calendar, read } = await answers(emailId, { as: 'accept' })
  expect(message.bytes.toString()).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REPLY/m)
  expect(message.mail.text).toContain('Gladly;')
  expect(calendar.split(/\r?\n/)).toEqual(
    expect.arrayContaining([
      'METHOD:REPLY',
      `UID:${uid}`,
      'SEQUENCE:0',
      'ORGANIZER;CN=Maya Lindqvist:mailto:maya@northwind.example',
      'ATTENDEE;PARTSTAT=ACCEPTED:mailto:ada+jobs@applybox.localhost',
      'COMMENT:Gladly\\;\\nsee you\\, then',
    ]),
  )
  expect(calendar).not.toContain('ALARM')
  expect(read).toMatchObject({ uid, method: 'reply', summary: 'Interview Backend Engineer' })
  expect(await meetingIn(emailId)).toMatchObject({ answered: 'accept', state: 'confirmed' })
})

test('One that is declined calls the interview off, which can be undone; the answer to a newer one bears its number', async () => {
  const { uid, start, emailId, interview } = await invited()
  await invited({ uid, start, sequence: 3 })
  const { calendar, after } = await answers(emailId, { as: 'decline' })
  expect(calendar).toContain('PARTSTAT=DECLINED')
  expect(calendar).toContain('SEQUENCE:3')
  expect((await interview())?.state).toBe('cancelled')
  expect(await listed()).toContain(after.id)
  await ada.call(undo, { params: { token: after.undo ?? '' } })
  expect((await interview())?.state).toBe('confirmed')
  expect(await listed()).not.toContain(after.id)
  // the mail that declines stands in its thread, and is read; what it did stays undone
  await isPlaced(after.id)
  expect((await interview())?.state).toBe('confirmed')
})

test('An acceptance that is undone stays undone, though the mail that accepts stands in its thread', async () => {
  const { emailId, interview } = await invited({ words: proposed })
  const before = await interview()
  const { after } = await answers(emailId, { as: 'accept' }, 'Yes, that time works for me.')
  expect((await interview())?.state).toBe('confirmed')
  await isPlaced(after.id)
  await ada.call(undo, { params: { token: after.undo ?? '' } })
  expect((await interview())?.state).toBe(before?.state)
  await running.receive('ada@applybox.localhost', invites({ uid: 'another@northwind.example', start: inDays(90) }))
  expect((await interview())?.state).toBe(before?.state)
})

test('A withdrawal that is undone stays undone, though the mail that withdraws stands in its thread', async () => {
  const { emailId, applicationId } = await invited()
  const statusOf = async () => (await ada.call(getApplication, { params: { id: applicationId } })).status
  const before = await statusOf()
  const text = 'Thank you, but I would like to withdraw my application.'
  const { id } = await ada.call(contract.reply, { body: { emailId, text, moves: 'withdrawn', hold: 0 } })
  await isPlaced(id)
  expect(await statusOf()).toBe('withdrawn')
  const { undo: token } = await ada.call(contract.getOutgoing, { params: { id } })
  await ada.call(undo, { params: { token: token ?? '' } })
  expect(await statusOf()).toBe(before)
  await running.receive('ada@applybox.localhost', invites({ uid: 'one.more@northwind.example', start: inDays(91) }))
  expect(await statusOf()).toBe(before)
})

test('Another time is a counter-proposal, and the interview moves there and waits for the word of the employer', async () => {
  const { uid, start, emailId, interview } = await invited()
  const before = await interview()
  const at = new Date(Date.parse(start) + 26 * 3_600_000).toISOString()
  const { calendar, read, after } = await answers(emailId, { as: 'other', startsAt: at, endsAt: null })
  expect(calendar).toContain('METHOD:COUNTER')
  expect(calendar).toContain(`DTSTART:${compact(at)}`)
  expect(read).toMatchObject({ uid, method: 'counter' })
  const moved = await interview()
  expect(moved).toMatchObject({ id: before?.id, startsAt: at, state: 'proposed' })
  expect(Date.parse(moved?.endsAt ?? '') - Date.parse(at)).toBe(3_600_000)
  await ada.call(undo, { params: { token: after.undo ?? '' } })
  expect(await interview()).toMatchObject({ startsAt: start, state: before?.state })
})

test('Perhaps says so and moves nothing; what is undone before it leaves moves nothing either', async () => {
  const { emailId, interview } = await invited()
  const before = await interview()
  const { calendar, after } = await answers(emailId, { as: 'maybe' })
  expect(calendar).toContain('PARTSTAT=TENTATIVE')
  expect([after.undo, await interview()]).toEqual([null, before])
  const held = await ada.call(contract.reply, { body: { emailId, text: 'No.', meeting: { as: 'decline' }, hold: 20 } })
  expect(held.meeting).toEqual({ as: 'decline' })
  await ada.call(contract.cancelOutgoing, { params: { id: held.id } })
  expect(await interview()).toEqual(before)
})

test('What a calendar object smuggles stays in its line', async () => {
  const { emailId } = await invited({
    uid: `long${'ü'.repeat(200)}@northwind.example`,
    lines: ['X-BAD:1\rATTENDEE:mailto:eve@evil.example', `LOCATION:${'Room '.repeat(40)}`],
  })
  const { message, calendar, read } = await answers(emailId, { as: 'accept' }, 'ok\r\nEND:VEVENT\r\nMETHOD:CANCEL')
  expect(calendar).toContain('COMMENT:ok\\nEND:VEVENT\\nMETHOD:CANCEL')
  expect(read?.uid).toContain('üü')
  const part = message.mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const bytes = Buffer.from(part?.content as ArrayBuffer).toString()
  for (const line of bytes.split(/\r?\n/)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('A mail that invites to nothing can not be accepted', async () => {
  await running.receive(
    'ada@applybox.localhost',
    'From: Maya <maya@northwind.example>\nSubject: Thank you for applying at Northwind\nMessage-ID: <thanks@northwind.example>\n\nThank you for your application as Backend Engineer at Northwind.',
  )
  const { rows } = await running.database.pool.query<{ id: string }>(
    "select id from mails where message_id = 'thanks@northwind.example'",
  )
  const body = { emailId: rows[0]?.id ?? '', text: 'Yes', meeting: { as: 'accept' } }
  const answer = await ada.send('POST', contract.reply.path, body)
  expect(await answer.json()).toMatchObject({ code: 'conflict', reason: 'no_meeting' })
})
