import { hash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import type { ChangeEvent } from '../../contract/events.ts'
import type { Reason } from '../../contract/mail.ts'
import type { Reading } from '../../domain/reading.ts'
import { openEvents } from '../doors/events.ts'
import { merge } from '../features/applications/merge.ts'
import { placeMails } from '../features/applications/place-mails.ts'
import { getMessage } from '../features/mails/message.ts'
import { run } from '../testing/running.ts'
import { smtpClient } from '../testing/smtp-client.ts'
import { openPipeline } from './process.ts'
import type { LoadedMail } from './queue.ts'
import { rereadMails } from './reread.ts'

const running = await run()
afterAll(() => running.close())

let people = 0
const somebody = () => running.addPerson(`person${++people}`)

interface Letter {
  from?: string
  to?: string
  subject: string
  text: string
  date?: string
  headers?: string[]
  calendar?: string
}

let letters = 0
function letter({
  from = 'Northwind Careers <no-reply@northwind.example>',
  to = 'sam@example.com',
  subject,
  text,
  date,
  headers = [],
  calendar,
}: Letter): string {
  const type = calendar === undefined ? ['Content-Type: text/plain; charset=utf-8', '', text] : parts(text, calendar)
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${new Date(date ?? '2026-11-02T09:00:00Z').toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${++letters}@northwind.example>`,
    'MIME-Version: 1.0',
    ...headers,
    ...type,
    '',
  ].join('\n')
}

const parts = (text: string, calendar: string) => [
  'Content-Type: multipart/mixed; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain; charset=utf-8',
  '',
  text,
  '--part',
  'Content-Type: text/calendar; charset=utf-8; method=REQUEST',
  '',
  calendar,
  '--part--',
]

const invitation = (method: 'REQUEST' | 'CANCEL', sequence: number, start: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Northwind//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:talk-1@northwind.example',
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'DTSTAMP:20261101T090000Z',
    `DTSTART:${start}`,
    'DURATION:PT45M',
    'SUMMARY:Interview Backend Engineer',
    'ORGANIZER;CN=Maya Lindqvist:mailto:maya.lindqvist@northwind.example',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n')

const confirmation = (date?: string) =>
  letter({
    subject: 'Thank you for applying to Northwind',
    text: 'Hi Sam,\n\nThank you for applying for the Backend Engineer position at Northwind. We have received your application and will review it.\n\nThe Northwind hiring team',
    date,
  })

const rejection = (date?: string, headers: string[] = []) =>
  letter({
    subject: 'Your application at Northwind',
    text: 'Hi Sam,\n\nThank you for your interest in the Backend Engineer position at Northwind. Unfortunately, we have decided not to move forward with your application.\n\nThe Northwind hiring team',
    date,
    headers,
  })

const talk = (method: 'REQUEST' | 'CANCEL', sequence: number, start: string, date: string) =>
  letter({
    from: 'Maya Lindqvist <maya.lindqvist@northwind.example>',
    subject: 'Interview for Backend Engineer at Northwind',
    text: `Hi Sam,\n\n${method === 'CANCEL' ? 'We have to cancel the interview for the Backend Engineer position.' : 'You are invited to an interview for the Backend Engineer position at Northwind.'}\n\nMaya Lindqvist\nSenior Recruiter`,
    date,
    calendar: invitation(method, sequence, start),
  })

async function applicationsOf(userId: string) {
  const { rows } = await running.database.pool.query<{
    id: string
    status: string
    company: string | null
    title: string | null
    endedAt: Date | null
    appliedAt: Date | null
    evidence: { field: string; quote: string; mailId: string }[]
  }>(
    `select a.id, a.status, c.name as company, j.title, a.ended_at as "endedAt", a.applied_at as "appliedAt", a.evidence
     from applications a left join companies c on c.user_id = a.user_id and c.id = a.company_id
       left join jobs j on j.user_id = a.user_id and j.id = a.job_id where a.user_id = $1 order by a.id`,
    [userId],
  )
  return rows
}

async function timelineOf(userId: string) {
  const { rows } = await running.database.pool.query<{ id: string; kind: string; from: string | null; to: string | null }>(
    'select id, kind, from_value as "from", to_value as "to" from timeline where user_id = $1 order by at, kind, to_value',
    [userId],
  )
  return rows
}

async function mailsOf(userId: string) {
  const { rows } = await running.database.pool.query<{
    id: string
    state: string
    place: string
    kind: string
    failure: string | null
    decision: { reasons: Reason[] }
    applicationId: string
    repeats: string | null
  }>(
    'select id, state, place, kind, failure, decision, application_id as "applicationId", repeats from mails where user_id = $1 order by id',
    [userId],
  )
  return rows
}

async function interviewsOf(userId: string) {
  const { rows } = await running.database.pool.query<{ state: string; startsAt: Date }>(
    'select state, starts_at as "startsAt" from interviews where user_id = $1 order by starts_at',
    [userId],
  )
  return rows.map(({ state, startsAt }) => ({ state, startsAt: startsAt.toISOString() }))
}

/** A waiting mail that nobody was notified of. */
async function storeUnseen(userId: string, address: string, message: string): Promise<string> {
  const { rows } = await running.database.pool.query<{ id: string }>(
    `with raw as (insert into raw_messages (hash, size, bytes) values (sha256($1), length($1), $1) returning hash)
     insert into mails (user_id, id, raw_hash, recipient, envelope_from, client_address, helo, is_tls, source)
     select $2, gen_random_uuid(), hash, $3, '', '127.0.0.1', 'x', false, 'smtp' from raw returning id`,
    [Buffer.from(message.replaceAll('\n', '\r\n')), userId, address],
  )
  return rows[0]?.id ?? ''
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('A mail becomes an application', () => {
  test('with company, job, status, the words that prove them, and a timeline', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation())
    const [application, ...others] = await applicationsOf(userId)
    expect(others).toEqual([])
    expect(application).toMatchObject({
      company: 'Northwind',
      title: 'Backend Engineer',
      status: 'applied',
      appliedAt: new Date('2026-11-02T09:00:00Z'),
    })
    const [mail] = await mailsOf(userId)
    expect(application?.evidence.map(({ field }) => field)).toEqual(expect.arrayContaining(['company', 'title', 'kind']))
    expect(application?.evidence.every(({ mailId, quote }) => mailId === mail?.id && quote !== '')).toBe(true)
    expect((await timelineOf(userId)).map(({ kind }) => kind)).toEqual(['created', 'mail'])
  })

  test('together with what the group writes that its confirmation spoke of', async () => {
    const { userId, address } = await somebody()
    await running.receive(
      address,
      letter({
        from: 'Tidewrack <no-reply@us.greenhouse-mail.io>',
        subject: 'Thanks for applying to Tidewrack!',
        text: 'Hi Sam,\n\nThank you for applying to the Marketing Analyst role at Tidewrack. We have received your application. The people at our parent company Oceanis Foods look after hiring for all their brands and will write to you.\n\nTidewrack',
      }),
    )
    await running.receive(
      address,
      letter({
        from: 'Corrine Hebb <corrine.hebb@oceanisfoods.example>',
        subject: 'Interview: Marketing Analyst',
        text: 'Hello Sam,\n\nWe would like to invite you to an interview for the Marketing Analyst position at Oceanis Foods on Monday 16 November at 10 am.\n\nCorrine Hebb\nOceanis Foods',
        date: '2026-11-09T09:00:00Z',
      }),
    )
    expect(await applicationsOf(userId)).toMatchObject([{ title: 'Marketing Analyst', status: 'interview' }])
  })

  test('together with what a calendar confirms with somebody who wrote, and names nobody else', async () => {
    const { userId, address } = await somebody()
    await running.receive(
      address,
      confirmation(),
      letter({
        from: 'Maya Lindqvist <maya.lindqvist@northwind.example>',
        subject: 'A first talk',
        text: 'Hi Sam,\n\nwe would like to invite you to an interview for the Backend Engineer position at Northwind. Please choose a time.\n\nMaya Lindqvist\nSenior Recruiter',
        date: '2026-11-04T09:00:00Z',
      }),
      letter({
        from: 'Calendly <notifications@calendly.com>',
        subject: 'Confirmed: 20 minutes with Maya Lindqvist',
        text: 'Hi Sam,\n\na new event has been scheduled.\n\nWhat: 20 minutes\nWhen: Friday, 27 November 2026, 15:00 - 15:20 (CET)\nWhere: Phone call',
        date: '2026-11-05T09:00:00Z',
      }),
    )
    expect(await mailsOf(userId)).toMatchObject([{ place: 'application' }, { place: 'application' }, { place: 'application' }])
    expect(await applicationsOf(userId)).toHaveLength(1)
  })

  test('and whoever watches hears of it within a second', async () => {
    const { userId, address } = await somebody()
    const other = await somebody()
    const events = await openEvents(running.database.url, () => {})
    const heard: ChangeEvent[] = []
    const strange: ChangeEvent[] = []
    events.subscribe(userId, (event) => heard.push(event))
    events.subscribe(other.userId, (event) => strange.push(event))
    await running.receive(address, confirmation())
    for (let waited = 0; heard.length === 0 && waited < 1000; waited += 10) await wait(10)
    const [application] = await applicationsOf(userId)
    const [mail] = await mailsOf(userId)
    expect(heard).toEqual([{ type: 'application', applicationId: application?.id, mailId: mail?.id }])
    expect(strange).toEqual([])
    await events.close()
  })

  test('one, however many arrive about it at the same moment', async () => {
    const { userId, address } = await somebody()
    const clients = await Promise.all(Array.from({ length: 8 }, () => smtpClient(running.product.smtpPort ?? 0)))
    await Promise.all(
      clients.map((client, n) =>
        client.deliver(
          address,
          n === 0
            ? confirmation()
            : letter({
                subject: 'Your application for Backend Engineer at Northwind',
                text: `Hi Sam,\n\nYour application for the Backend Engineer position at Northwind is now under review (${n}).\n\nThe Northwind hiring team`,
              }),
        ),
      ),
    )
    await running.receive(address, rejection('2026-11-05T09:00:00Z'))
    for (const client of clients) client.close()
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'rejected', company: 'Northwind' }])
    expect((await mailsOf(userId)).map(({ place }) => place)).toEqual(Array(9).fill('application'))
  })

  test('of its own for each person, though the mail is the same', async () => {
    const [ada, grace] = [await somebody(), await somebody()]
    const mail = confirmation()
    await running.receive(ada.address, mail)
    await running.receive(grace.address, mail)
    const [hers] = await applicationsOf(ada.userId)
    const [other] = await applicationsOf(grace.userId)
    expect(hers?.id).not.toBe(other?.id)
  })
})

describe('What follows from the mails of an application', () => {
  test('does not depend on the order in which they arrive', async () => {
    const inOrder = await somebody()
    const reversed = await somebody()
    const mails = [
      confirmation('2026-11-02T09:00:00Z'),
      talk('REQUEST', 0, '20261110T130000Z', '2026-11-04T09:00:00Z'),
      rejection('2026-11-12T09:00:00Z'),
    ]
    for (const mail of mails) await running.receive(inOrder.address, mail)
    for (const mail of mails.toReversed()) await running.receive(reversed.address, mail)
    const told = async ({ userId }: { userId: string }) => ({
      applications: (await applicationsOf(userId)).map(({ status, company, title, endedAt, appliedAt }) => ({
        status,
        company,
        title,
        endedAt,
        appliedAt,
      })),
      timeline: (await timelineOf(userId)).map(({ kind, from, to }) => ({ kind, from, to })),
      interviews: await interviewsOf(userId),
    })
    expect(await told(inOrder)).toMatchObject({
      applications: [{ status: 'rejected', endedAt: new Date('2026-11-12T09:00:00Z') }],
    })
    expect(await told(reversed)).toEqual(await told(inOrder))
  })

  test('an invitation is an interview, which is moved and cancelled by its UID and SEQUENCE', async () => {
    const { userId, address } = await somebody()
    await running.receive(
      address,
      confirmation('2026-11-02T09:00:00Z'),
      talk('REQUEST', 0, '20261110T130000Z', '2026-11-04T09:00:00Z'),
    )
    expect(await interviewsOf(userId)).toEqual([{ state: 'confirmed', startsAt: '2026-11-10T13:00:00.000Z' }])
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'interview' }])
    await running.receive(address, talk('REQUEST', 2, '20261111T150000Z', '2026-11-06T09:00:00Z'))
    await running.receive(address, talk('REQUEST', 1, '20261110T160000Z', '2026-11-05T09:00:00Z'))
    expect(await interviewsOf(userId)).toEqual([{ state: 'moved', startsAt: '2026-11-11T15:00:00.000Z' }])
    await running.receive(address, talk('CANCEL', 3, '20261111T150000Z', '2026-11-09T09:00:00Z'))
    expect(await interviewsOf(userId)).toMatchObject([{ state: 'cancelled' }])
    expect((await timelineOf(userId)).filter(({ kind }) => kind === 'interview').at(-1)).toMatchObject({ to: null })
  })

  test.each([
    ['counts its changes in milliseconds', 'SEQUENCE:0', `SEQUENCE:${Date.UTC(2026, 10, 4)}`],
    ['has a UID with a parameter', 'UID:talk-1', 'UID;X-SOURCE=crm:talk-1'],
    ['has an endless UID', 'UID:talk-1', `UID:${Array.from({ length: 80 }, (_, n) => hash('sha256', String(n))).join('')}`],
  ])('a calendar that %s makes an interview', async (_, from, to) => {
    const { userId, address } = await somebody()
    const invited = talk('REQUEST', 0, '20261110T130000Z', '2026-11-04T09:00:00Z').replace(from, to)
    await running.receive(address, confirmation('2026-11-02T09:00:00Z'), invited)
    expect((await mailsOf(userId)).map(({ failure }) => failure)).toEqual([null, null])
    expect(await interviewsOf(userId)).toEqual([{ state: 'confirmed', startsAt: '2026-11-10T13:00:00.000Z' }])
  })

  test('a meeting in the year 10000 is none', async () => {
    const { userId, address } = await somebody()
    const never = talk('REQUEST', 0, '99991231T235959', '2026-11-04T09:00:00Z').replace('DTSTART', 'DTSTART;TZID=America/Lima')
    await running.receive(address, confirmation(), never)
    expect((await mailsOf(userId)).map(({ failure }) => failure)).toEqual([null, null])
    expect(await interviewsOf(userId)).toEqual([])
  })

  test('the recruiter who wrote is a contact, the user and the no-reply address are not', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation(), talk('REQUEST', 0, '20261110T130000Z', '2026-11-04T09:00:00Z'))
    const { rows } = await running.database.pool.query('select address from contacts where user_id = $1', [userId])
    expect(rows).toEqual([{ address: 'maya.lindqvist@northwind.example' }])
  })

  test('a sender that fails DMARC moves no status: it is shown with a warning', async () => {
    const { userId, address } = await somebody()
    await running.receive(
      address,
      confirmation('2026-11-02T09:00:00Z'),
      rejection('2026-11-05T09:00:00Z', ['From: Somebody Else <else@elsewhere.example>']),
    )
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'applied' }])
    const warnings = (await timelineOf(userId)).filter(({ kind }) => kind === 'warning')
    const review = (await mailsOf(userId)).filter(({ place }) => place === 'review')
    expect(warnings.length + review.length).toBe(1)
  })

  test('what the user decided is not undone by mail that arrives later but is older', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation('2026-11-02T09:00:00Z'))
    const [application] = await applicationsOf(userId)
    await running.database.pool.query(
      `insert into timeline (user_id, id, application_id, at, kind, actor, to_value) values ($1, gen_random_uuid(), $2, '2026-11-20', 'status', 'user', 'offer')`,
      [userId, application?.id],
    )
    await running.receive(address, rejection('2026-11-05T09:00:00Z'))
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'offer' }])
  })

  test('a mail that the user wrote and copied in belongs to its application and moves nothing', async () => {
    const { userId, address } = await somebody()
    await running.receive(
      address,
      confirmation('2026-11-02T09:00:00Z'),
      talk('REQUEST', 0, '20261110T130000Z', '2026-11-04T09:00:00Z'),
    )
    await running.receive(
      address,
      letter({
        from: `Sam Field <${address.replace('applybox.localhost', 'example.com')}>`,
        to: 'Maya Lindqvist <maya.lindqvist@northwind.example>',
        subject: 'Re: Interview for Backend Engineer at Northwind',
        text: 'Hi Maya,\n\nunfortunately I have to withdraw... no, just joking: see you on Tuesday, I accept the offer to meet.\n\nSam',
        date: '2026-11-05T09:00:00Z',
      }),
    )
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'interview' }])
    expect((await mailsOf(userId)).at(-1)).toMatchObject({ kind: 'conversation', place: 'application' })
  })
})

describe('A user’s mails count in the order of their arrival', () => {
  test('and one that nobody was told of is taken along by the next', async () => {
    const { userId, address } = await somebody()
    await storeUnseen(userId, address, confirmation('2026-11-02T09:00:00Z'))
    await running.receive(address, rejection('2026-11-05T09:00:00Z'))
    expect(await mailsOf(userId)).toMatchObject([{ state: 'applied' }, { state: 'applied' }])
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'rejected' }])
  })
})

describe('Mail in review', () => {
  const invited = (date: string) =>
    letter({
      from: 'Maya Lindqvist <maya.lindqvist@northwind.example>',
      subject: 'Interview with Northwind',
      text: 'Hi Sam,\n\nthank you for your time. We would like to invite you to an interview next week. When would it suit you?\n\nMaya Lindqvist\nSenior Recruiter, Northwind',
      date,
    })
  const storyOf = async ({ userId }: { userId: string }) => ({
    applications: (await applicationsOf(userId)).map(({ status, company, title }) => ({ status, company, title })),
    timeline: (await timelineOf(userId)).map(({ kind, from, to }) => ({ kind, from, to })),
    places: (await mailsOf(userId)).map(({ kind, place }) => `${kind} ${place}`).sort(),
  })

  test('that overtook the confirmation comes out as if it had not', async () => {
    const [inOrder, overtaken] = [await somebody(), await somebody()]
    await running.receive(inOrder.address, confirmation('2026-11-02T09:00:00Z'))
    await running.receive(inOrder.address, invited('2026-11-04T09:00:00Z'))

    await running.receive(overtaken.address, invited('2026-11-04T09:00:00Z'))
    const [early] = await mailsOf(overtaken.userId)
    expect(early).toMatchObject({ place: 'review' })
    const events = await openEvents(running.database.url, () => {})
    const heard: ChangeEvent[] = []
    events.subscribe(overtaken.userId, (event) => heard.push(event))
    await running.receive(overtaken.address, confirmation('2026-11-02T09:00:00Z'))

    expect(await storyOf(overtaken)).toEqual(await storyOf(inOrder))
    expect(await storyOf(inOrder)).toMatchObject({ applications: [{ status: 'interview', title: 'Backend Engineer' }] })
    const [settled, meant] = await Promise.all([mailsOf(overtaken.userId), mailsOf(inOrder.userId)])
    const reasonOf = (mails: Awaited<ReturnType<typeof mailsOf>>) =>
      mails.find(({ kind }) => kind === 'interview')?.decision.reasons
    expect(reasonOf(settled)).toEqual(reasonOf(meant))
    const [application] = await applicationsOf(overtaken.userId)
    await expect.poll(() => heard).toContainEqual({ type: 'application', applicationId: application?.id, mailId: early?.id })
    expect(heard).toContainEqual({ type: 'triage', applicationId: null, mailId: early?.id })
    await events.close()
  })

  test('stays there when the application began long after it', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, invited('2026-10-04T09:00:00Z'), confirmation('2026-11-02T09:00:00Z'))
    expect((await mailsOf(userId)).map(({ place }) => place).sort()).toEqual(['application', 'review'])
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'applied' }])
  })

  test('stays where the user archived it', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, invited('2026-11-04T09:00:00Z'))
    await running.database.pool.query('update mails set archived_at = now() where user_id = $1', [userId])
    await running.receive(address, confirmation('2026-11-02T09:00:00Z'))
    expect((await mailsOf(userId)).map(({ place }) => place).sort()).toEqual(['application', 'review'])
  })
})

describe('Mail that belongs to no application', () => {
  test('such as the confirmation code of a forwarding is out of the way and can be seen', async () => {
    const { userId, address } = await somebody()
    await running.receive(
      address,
      letter({
        from: 'Gmail Team <forwarding-noreply@google.com>',
        to: address,
        subject: '(#123456789) Gmail Forwarding Confirmation - Receive Mail from sam@gmail.com',
        text: 'sam@gmail.com has requested to automatically forward mail to your email address.\nConfirmation code: 123456789\n\nTo allow sam@gmail.com to automatically forward mail to your address, please click the link below to confirm the request.',
      }),
    )
    expect(await mailsOf(userId)).toMatchObject([{ kind: 'account', place: 'aside', state: 'applied' }])
    expect(await applicationsOf(userId)).toEqual([])
  })
})

describe('Doing it again', () => {
  test('a mail that is drained twice has one effect', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation())
    const before = await timelineOf(userId)
    const pipeline = openPipeline(running.database.db, { onFailure: () => {}, threads: 1 })
    await running.database.pool.query("update mails set state = 'waiting' where user_id = $1", [userId])
    await Promise.all([1, 2, 3].map(() => pipeline.drain(userId, 'quick')))
    await pipeline.close()
    expect(await timelineOf(userId)).toEqual(before)
  })

  test('a message that comes by other ways too is kept and counts once, whichever is first', async () => {
    const sent = talk('REQUEST', 0, '20261110T130000Z', '2026-11-04T09:00:00Z')
    const byOtherWay = `Received: from relay.example by mx.example; Wed, 4 Nov 2026 09:00:05 +0000\n${sent}`
    const receipt = confirmation('2026-11-02T09:00:00Z')
    const words = receipt.slice(receipt.indexOf('\n\n') + 2)
    const forwarded = (address: string) =>
      letter({
        from: `Sam <${address.replace('applybox.localhost', 'example.com')}>`,
        to: 'sam@applybox.localhost',
        subject: `Fwd: ${/^Subject: (.*)$/m.exec(receipt)?.[1]}`,
        date: '2026-11-02T18:20:00Z',
        text: [
          '---------- Forwarded message ---------',
          'From: Northwind Careers <no-reply@northwind.example>',
          'Date: Mon, Nov 2, 2026 at 10:00 AM',
          `Subject: ${/^Subject: (.*)$/m.exec(receipt)?.[1]}`,
          'To: <sam@example.com>',
          '',
          words,
        ].join('\n'),
      })
    for (const ways of [
      (address: string) => [receipt, forwarded(address), sent, byOtherWay],
      (address: string) => [byOtherWay, sent, forwarded(address), receipt],
    ]) {
      const { userId, address } = await somebody()
      for (const way of ways(address)) await running.receive(address, way)
      const mails = await mailsOf(userId)
      expect(mails).toHaveLength(4)
      expect(mails.filter(({ repeats }) => repeats !== null)).toHaveLength(2)
      expect(await applicationsOf(userId)).toHaveLength(1)
      expect((await timelineOf(userId)).filter(({ kind }) => kind === 'mail')).toHaveLength(2)
      expect(await interviewsOf(userId)).toHaveLength(1)
    }
  })

  test('what was sent twice in the same words, or with another file, is two mails', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation('2026-11-02T09:00:00Z'), confirmation('2026-11-02T09:00:00Z'))
    expect(await mailsOf(userId)).toHaveLength(2)
    const sent = talk('REQUEST', 0, '20261110T130000Z', '2026-11-04T09:00:00Z')
    await running.receive(address, sent, sent.replace('SEQUENCE:0', 'SEQUENCE:11'))
    expect(await mailsOf(userId)).toHaveLength(4)
  })

  test('reading everything again with the same reader changes nothing', async () => {
    const { userId, address } = await somebody()
    await running.receive(
      address,
      confirmation('2026-11-02T09:00:00Z'),
      talk('REQUEST', 0, '20261110T130000Z', '2026-11-04T09:00:00Z'),
      rejection('2026-11-12T09:00:00Z'),
    )
    const reasonsOf = async () =>
      (await running.database.pool.query('select id, decision from mails where user_id = $1 order by id', [userId])).rows
    const shown = async () => [await applicationsOf(userId), await timelineOf(userId), await reasonsOf()]
    const before = await shown()
    expect(await readAgain(address)).toEqual({ users: 1, mails: 3, changes: 0 })
    expect(await shown()).toEqual(before)
  })

  test('files that an older reader listed otherwise are those that are found now', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation(), talk('REQUEST', 0, '20261110T130000Z', '2026-11-04T09:00:00Z'))
    const files = async () =>
      (await running.database.pool.query('select n, filename from attachments where user_id = $1 order by n', [userId])).rows
    const before = await files()
    expect(before).toEqual([{ n: 0, filename: 'invite.ics' }])
    await running.database.pool.query(
      `with named as (update attachments set filename = 'attachment-1' where user_id = $1)
       insert into attachments (user_id, mail_id, n, filename, type, size)
       select user_id, mail_id, 1, 'image001.png', 'image/png', 10 from attachments where user_id = $1`,
      [userId],
    )
    await readAgain(address)
    expect(await files()).toEqual(before)
  })

  test('a mail that the user put somewhere stays there when it is read again', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation())
    const [mail] = await mailsOf(userId)
    await running.database.pool.query(
      "update mails set place = 'aside', application_id = null, settled_at = now() where id = $1",
      [mail?.id],
    )
    await readAgain(address)
    expect(await mailsOf(userId)).toMatchObject([{ place: 'aside' }])
  })

  test('what the user merged stays together, and what the user split stays apart', async () => {
    const { db } = running.database
    const other = (date: string) =>
      letter({
        subject: 'Thank you for applying to Northwind',
        text: 'Hi Sam,\n\nThank you for applying for the Payroll Clerk position at Northwind. We have received your application.\n\nThe Northwind hiring team',
        date,
      })
    const placesOf = async (userId: string) => (await mailsOf(userId)).map(({ applicationId }) => applicationId)
    const merged = await somebody()
    await running.receive(merged.address, confirmation('2026-11-02T09:00:00Z'), other('2026-11-02T10:00:00Z'), rejection())
    const [from = '', into = ''] = await placesOf(merged.userId)
    await merge(db, merged.userId, { from, into })
    const together = await placesOf(merged.userId)
    expect(await readAgain(merged.address)).toMatchObject({ changes: 0 })
    expect([new Set(together).size, await placesOf(merged.userId)]).toEqual([1, together])

    const parted = await somebody()
    await running.receive(parted.address, confirmation('2026-11-02T09:00:00Z'), rejection('2026-11-05T09:00:00Z'))
    const [id = ''] = (await mailsOf(parted.userId)).slice(1).map((mail) => mail.id)
    await placeMails(db, parted.userId, [id], { as: 'new', title: 'Lead' })
    const apart = await placesOf(parted.userId)
    expect(await readAgain(parted.address)).toMatchObject({ changes: 0 })
    expect([new Set(apart).size, await placesOf(parted.userId)]).toEqual([2, apart])
  })

  test('an application that turns out to be none goes with its employer and its job', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation())
    await readAgain(address, () => ({
      kind: 'other',
      within: undefined,
      company: null,
      title: null,
      likely: { company: [], title: [] },
    }))
    expect(await mailsOf(userId)).toMatchObject([{ kind: 'other', place: 'aside' }])
    const { rows } = await running.database.pool.query(
      'select name from companies where user_id = $1 union all select title from jobs where user_id = $1',
      [userId],
    )
    expect([await applicationsOf(userId), rows]).toEqual([[], []])
  })

  test.each([
    [0.7, 'rejected'],
    [0.55, 'applied'],
  ])(
    'a rejection that is read with doubt, and is one with %s within its application, leaves it %s',
    async (confidence, status) => {
      const { userId, address } = await somebody()
      await running.receive(address, confirmation('2026-11-02T09:00:00Z'), rejection('2026-11-05T09:00:00Z'))
      await readAgain(address, ({ kind }) =>
        kind === 'rejection' ? { confidence: 0.59, within: { kind, confidence, likelihood: 0.8 } } : {},
      )
      expect(await applicationsOf(userId)).toMatchObject([{ status }])
    },
  )

  test('what is nothing by itself is what it is within its application, and nothing again once it is taken out', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation('2026-11-02T09:00:00Z'), rejection('2026-11-05T09:00:00Z'))
    await readAgain(address, ({ kind }) =>
      kind === 'rejection' ? { kind: 'other', confidence: 0.4, within: { kind, confidence: 0.9, likelihood: 0.3 } } : {},
    )
    const kindsOf = async () => (await mailsOf(userId)).map(({ kind }) => kind)
    expect(await kindsOf()).toEqual(['application_received', 'rejection'])
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'rejected' }])
    await running.database.pool.query(
      "update mails set place = 'aside', application_id = null, settled_at = now() where user_id = $1 and kind = 'rejection'",
      [userId],
    )
    expect(await kindsOf()).toEqual(['application_received', 'other'])
  })

  test('mail that arrives while everything is read again is shown meanwhile', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, confirmation())
    const pipeline = openPipeline(running.database.db, { onFailure: () => {}, threads: 1 })
    const reading = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const again = rereadMails(running.database.db, {
      ...optionsFor(address),
      async read(mail) {
        reading.resolve()
        await arrived.promise
        return pipeline.read(mail)
      },
    })
    await reading.promise
    await running.receive(address, rejection('2026-11-12T09:00:00Z'))
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'rejected' }])
    arrived.resolve()
    expect(await again).toMatchObject({ users: 1, mails: 1 })
    await pipeline.close()
    expect(await applicationsOf(userId)).toMatchObject([{ status: 'rejected' }])
  })

  test('what was ended in the middle of reading everything again goes on where it was, once', async () => {
    const { userId, address } = await somebody()
    const days = Array.from({ length: 22 }, (_, n) => new Date(Date.UTC(2026, 8, n + 1, 9)).toISOString())
    await running.receive(address, ...days.map((day) => confirmation(day)))
    const pipeline = openPipeline(running.database.db, { onFailure: () => {}, threads: 1 })
    const run = async (mostRead: number) => {
      const read: string[] = []
      const result = rereadMails(running.database.db, {
        ...optionsFor(address),
        async read(mail) {
          if (read.push(mail.id) > mostRead) throw new Error('The machine went away')
          return pipeline.read(mail)
        },
      })
      return { mails: await result.then(({ mails }) => mails, String), read: new Set(read) }
    }
    const before = await applicationsOf(userId)
    const first = await run(20)
    expect(first.mails).toContain('The machine went away')
    const second = await run(22)
    expect(second.mails).toBe(2)
    expect(second.read.isDisjointFrom(new Set([...first.read].slice(0, 20)))).toBe(true)
    expect((await run(22)).mails).toBe(22)
    await pipeline.close()
    expect(await applicationsOf(userId)).toEqual(before)
  })

  const optionsFor = (address: string) => ({
    email: address.replace('applybox.localhost', 'example.com'),
    failedOnly: false,
    apply: true,
    onChange: () => {},
  })

  /** All mail of one user, by a reader that reads this in each. */
  async function readAgain(address: string, said: (reading: Reading) => Partial<Reading> = () => ({})) {
    const pipeline = openPipeline(running.database.db, { onFailure: () => {}, threads: 1 })
    const read = async (mail: LoadedMail) => {
      const outcome = await pipeline.read(mail)
      if ('mail' in outcome) {
        const { reading } = outcome.mail.understood
        Object.assign(reading, said(reading))
      }
      return outcome
    }
    const result = await rereadMails(running.database.db, { ...optionsFor(address), read })
    await pipeline.close()
    return result
  }
})

describe('a mail whose header does not say who wrote it', () => {
  test.each([
    ['no header', 'Dear Sam,\n\nWe are closed on Monday.\n', '', 'Dear Sam,'],
    ['an empty author', 'From:\nSubject: Closed\n\nDear Sam,\n\nWe are closed on Monday.\n', '', 'Closed'],
    ['a name alone', 'From: Maya\nSubject: Closed\n\nDear Sam,\n\nWe are closed on Monday.\n', 'Maya', 'Closed'],
  ])('shows its sender by the envelope, and all of its text: %s', async (_, mail, name, subject) => {
    const { userId, address } = await somebody()
    await running.receive(address, mail)
    const { db } = running.database
    const { id } = await db.selectFrom('mails').select('id').where('userId', '=', userId).executeTakeFirstOrThrow()
    const shown = await getMessage(db, userId, id, false)
    expect(shown).toMatchObject({ from: { name, address: 'sender@example.com' }, subject })
    expect(shown.text.split(/\s*\n\s*/).filter(Boolean)).toEqual(['Dear Sam,', 'We are closed on Monday.'])
  })
})
