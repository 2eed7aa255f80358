import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getAttachment, getIngestHealth, getMessage, getRawMessage, listThreads } from '../../../contract/mail.ts'
import type { Reading } from '../../../domain/reading.ts'
import { openOutside } from '../../testing/outside.ts'
import { serveReaching } from '../../testing/served.ts'
import { addApplication, addMail, addUser } from '../../testing/tracker.ts'
import { mailRoutes } from './index.ts'

const outside = await openOutside(({ url = '' }, response) => void elsewhere(url, response))
const served = await serveReaching(outside.outbound, mailRoutes)
const ada = await addUser(served.database.db)
afterAll(async () => {
  await served.close()
  outside.close()
})

const pixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const written = Buffer.from(
  [
    'From: Kim Vega <kim@contoso.example>',
    'To: ada@applybox.localhost',
    'Subject: Your application',
    'Message-ID: <1@contoso.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=m',
    '',
    '--m',
    'Content-Type: multipart/related; boundary=r',
    '',
    '--r',
    'Content-Type: multipart/alternative; boundary=a',
    '',
    '--a',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Dear Ada, thank you.',
    '--a',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p onclick="alert(1)">Dear <b>Ada</b></p><img src="cid:logo" alt="Logo"><img src="https://cdn.example/open.gif"><script>alert(1)</script>',
    '--a--',
    '--r',
    'Content-Type: image/gif',
    'Content-ID: <logo>',
    'Content-Disposition: inline; filename=logo.gif',
    'Content-Transfer-Encoding: base64',
    '',
    pixel,
    '--r--',
    '--m',
    'Content-Type: text/html; name="..\\..\\offer.pdf"',
    'Content-Disposition: attachment; filename="../../offer.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.7 offer').toString('base64'),
    '--m',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename=page.html',
    '',
    '<script>alert(1)</script>',
    '--m--',
    '',
  ].join('\r\n'),
)

const reading = (row: Partial<Reading>) =>
  JSON.stringify({ kind: 'conversation', trust: { level: 'normal', warnings: [] }, evidence: [], ...row })

describe('a mail', () => {
  let id: string
  beforeAll(async () => {
    const { db } = served.database
    id = await addMail(db, ada, {
      bytes: written,
      subject: 'Your application',
      fromName: 'Kim Vega',
      fromAddress: 'kim@contoso.example',
      messageId: '1@contoso.example',
      confidence: 0.75,
      state: 'applied',
      authentication: JSON.stringify({ spf: 'pass', dkim: 'pass', dmarc: 'fail', arc: 'none' }),
      reading: reading({
        to: [{ name: '', address: 'ada@applybox.localhost' }],
        trust: { level: 'warn', warnings: [{ code: 'sender_unproven', quote: 'kim@contoso.example' }] },
        evidence: [{ field: 'kind', quote: 'thank you', where: 'body' }],
      }),
    })
    await db
      .insertInto('attachments')
      .values({ userId: ada, mailId: id, n: 1, filename: 'offer.pdf', type: 'application/pdf', size: 14 })
      .execute()
  })

  test('is shown with its text, its harmless HTML, and what was read in it', async () => {
    expect(await served.as(ada).call(getMessage, { params: { id } })).toEqual({
      id,
      messageId: '<1@contoso.example>',
      from: { name: 'Kim Vega', address: 'kim@contoso.example' },
      to: [{ name: '', address: 'ada@applybox.localhost' }],
      subject: 'Your application',
      date: expect.stringMatching(/Z$/),
      kind: 'conversation',
      confidence: 0.75,
      preview: '',
      attachments: [{ n: 1, filename: 'offer.pdf', type: 'application/pdf', size: 14 }],
      text: expect.stringMatching(/^Dear Ada, thank you\.\s*$/),
      html: `<p>Dear <b>Ada</b></p><img alt="Logo" src="data:image/gif;base64,${pixel}" />\n`,
      hasRemoteContent: true,
      isCut: false,
      applicationId: null,
      answerTo: [],
      answerToAll: [],
      zone: null,
      meeting: null,
      forwardedBy: null,
      repeats: null,
      isMachineReply: false,
      isSuspicious: true,
      warnings: [{ code: 'sender_unproven', quote: 'kim@contoso.example' }],
      authentication: { spf: 'pass', dkim: 'pass', dmarc: 'fail', arc: 'none' },
      evidence: [{ field: 'kind', quote: 'thank you', where: 'body', mailId: id }],
    })
  })

  test('shows pictures from elsewhere only when asked for', async () => {
    const { html, hasRemoteContent } = await served.as(ada).call(getMessage, { params: { id }, query: { remote: 'true' } })
    expect(html).not.toContain('src="http')
    expect(html).toMatch(/<img src="\/api\/users\/emails\/pictures\/[\w.-]+\?url=https%3A%2F%2Fcdn\.example%2Fopen\.gif" \/>/)
    expect(hasRemoteContent).toBe(false)
    expect(outside.asked).toEqual([])
  })

  test('is given as it was received, behind the lines that say how, to save', async () => {
    const answer = await served.as(ada).send(getRawMessage, { params: { id } })
    const trace = answer.rawPayload.subarray(0, -written.length).toString()
    expect(trace).toMatch(
      /^Return-Path: <[^>]*>\r\nReceived: from .*\r\n\tby applybox\.localhost with ESMTPS? id .*\r\n\tfor <ada@.*; .*\r\n$/,
    )
    expect(answer.rawPayload.subarray(-written.length).equals(written)).toBe(true)
    expect(answer.headers['content-type']).toBe('message/rfc822')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Your application.eml"')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('gives its attachments to save, typed by their bytes and named without a path', async () => {
    const offer = await served.as(ada).send(getAttachment, { params: { id, n: 1 } })
    expect(offer.rawPayload.toString()).toBe('%PDF-1.7 offer')
    expect(offer.headers['content-type']).toBe('application/pdf')
    expect(offer.headers['content-disposition']).toMatch(/^attachment; filename=[^/\\]*offer\.pdf$/)
    const page = await served.as(ada).send(getAttachment, { params: { id, n: 2 } })
    expect(page.headers['content-type']).toMatch(/^text\/plain/)
    expect(page.headers['content-disposition']).toMatch(/^attachment;/)
    expect(page.headers['content-security-policy']).toContain('sandbox')
    expect(await served.as(ada).refused(getAttachment, { params: { id, n: 3 } })).toMatchObject({ code: 'not_found' })
  })

  test('of somebody else is as unknown as one that never was', async () => {
    const eve = await addUser(served.database.db)
    for (const path of [getMessage, getRawMessage]) {
      const unknown = await served.as(eve).refused(path, { params: { id: uuidv7() } })
      expect(unknown.code).toBe('not_found')
      expect(await served.as(eve).refused(path, { params: { id } })).toEqual(unknown)
    }
    const unknown = await served.as(eve).refused(getAttachment, { params: { id: uuidv7(), n: 1 } })
    expect(unknown.code).toBe('not_found')
    expect(await served.as(eve).refused(getAttachment, { params: { id, n: 1 } })).toEqual(unknown)
  })
})

test.each([
  ['waits and is likelier about an application', 'review', 0.6, 'rejection'],
  ['waits and is hardly about one', 'review', 0.3, null],
  ['was put aside', 'aside', 0.6, 'other'],
] as const)('what a mail is that %s', async (_, place, likelihood, told) => {
  const id = await addMail(served.database.db, ada, {
    state: 'applied',
    place,
    reading: reading({ kind: 'other', within: { kind: 'rejection', confidence: 0.9, likelihood } }),
  })
  expect((await served.as(ada).call(getMessage, { params: { id } })).kind).toBe(told)
})

describe('a mail that was forwarded says by whom', () => {
  const forwardedBy = async (address: string) => {
    const by = { name: 'Ada', address }
    const id = await addMail(served.database.db, ada, {
      bytes: Buffer.from(`From: ${address}\r\n\r\nHello`),
      recipient: 'ada.forwards@applybox.localhost',
      reading: reading({ from: { name: 'Kim Vega', address: 'kim@contoso.example' }, forwarded: { by, at: null } }),
    })
    return (await served.as(ada).call(getMessage, { params: { id } })).forwardedBy
  }

  test('by somebody', async () => {
    expect(await forwardedBy('eve@elsewhere.example')).toEqual({ name: 'Ada', address: 'eve@elsewhere.example', isUser: false })
  })

  test('by the user, from the address of the account', async () => {
    const { email } = await served.database.db.selectFrom('users').select('email').where('id', '=', ada).executeTakeFirstOrThrow()
    expect(await forwardedBy(email.toUpperCase())).toMatchObject({ isUser: true })
    expect(await forwardedBy('ada.forwards+mine@applybox.localhost')).toMatchObject({ isUser: true })
  })
})

test.each([
  [
    'only HTML',
    'Content-Type: text/html\r\n\r\n<h1>Dear Ada</h1><p>We will <b>call</b> you.</p>',
    /Dear Ada\nWe will call you\./,
  ],
  ['nothing at all', '', /^$/],
  ['bytes that are no mail', '\0\x01\xff'.repeat(1000), /^/],
])('a mail of %s is shown too', async (_, bytes, text) => {
  const id = await addMail(served.database.db, ada, { bytes: Buffer.from(bytes, 'latin1') })
  expect((await served.as(ada).call(getMessage, { params: { id } })).text).toMatch(text)
})

test('a mail that is all nesting is opened, and so are those that wait behind it', async () => {
  const { db } = served.database
  const hostile = `Content-Type: text/html\r\n\r\n${'<div>'.repeat(200_000)}Dear Ada`
  const ids = [
    await addMail(db, ada, { bytes: Buffer.from(hostile) }),
    await addMail(db, ada, { bytes: Buffer.from(`${hostile}!`) }),
    await addMail(db, ada, { bytes: written, recipient: 'other@applybox.localhost' }),
  ]
  const answers = await Promise.all(ids.map((id) => served.as(ada).call(getMessage, { params: { id } })))
  expect(answers[0]?.html).toContain('Dear Ada')
  expect(answers[2]?.html).toContain('<b>Ada</b>')
})

describe('the mail of an application', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 8, n))

  test('is put into threads by what it answers and by its subject', async () => {
    const { db } = served.database
    const applicationId = await addApplication(db, ada, { company: 'Contoso', title: 'Analyst' })
    const add = (messageId: string | null, n: number, subject: string, more: Partial<Reading> = {}) =>
      addMail(db, ada, {
        applicationId,
        place: 'application',
        state: 'applied',
        sentAt: day(n),
        subject,
        messageId,
        reading: reading(more),
      })
    await add('<a@x>', 1, 'Thank you for applying')
    await add('<b@x>', 2, 'Interview', { references: [], inReplyTo: [] })
    await add('<c@x>', 3, 'A few words', { inReplyTo: ['<a@x>'] })
    await add('<d@x>', 4, 'AW: Re: [External] interview')
    await add('<e@x>', 5, 'Again', { references: ['<lost@x>', '<b@x>'] })
    await add(null, 6, '')
    await add(null, 7, '')
    const { list } = await served.as(ada).call(listThreads, { params: { id: applicationId } })
    expect(list.map(({ subject, messages }) => [subject, messages.map(({ messageId }) => messageId)])).toEqual([
      ['Thank you for applying', ['<a@x>', '<c@x>']],
      ['Interview', ['<b@x>', '<d@x>', '<e@x>']],
      ['', [null]],
      ['', [null]],
    ])
  })

  test('of somebody else is as unknown as one that never was', async () => {
    const { db } = served.database
    const eve = await addUser(db)
    const id = await addApplication(db, ada, { company: 'Secret', title: 'Agent' })
    const unknown = await served.as(eve).refused(listThreads, { params: { id: uuidv7() } })
    expect(unknown.code).toBe('not_found')
    expect(await served.as(eve).refused(listThreads, { params: { id } })).toEqual(unknown)
    expect(await served.as(ada).call(listThreads, { params: { id } })).toEqual({ list: [], total: 0 })
  })

  test('is listed from the latest on, and says how many more there are', async () => {
    const { db } = served.database
    const applicationId = await addApplication(db, ada, { company: 'Fabrikam', title: 'Analyst' })
    const first = await addMail(db, ada, {
      applicationId,
      place: 'application',
      state: 'applied',
      sentAt: day(1),
      subject: 'first',
    })
    await sql`
      insert into mails (user_id, id, raw_hash, recipient, envelope_from, client_address, helo, is_tls, source, application_id, place, state, sent_at, subject)
      select user_id, gen_random_uuid(), raw_hash, 'copy' || n, envelope_from, client_address, helo, is_tls, source, application_id, place, state,
        sent_at + n * interval '1 second', 'later ' || n
      from mails, generate_series(1, 1000) n where user_id = ${ada} and id = ${first}`.execute(db)
    const { list, total } = await served.as(ada).call(listThreads, { params: { id: applicationId } })
    const subjects = list.flatMap(({ messages }) => messages.map(({ subject }) => subject))
    expect([subjects.length, subjects[0], subjects.at(-1), total]).toEqual([1000, 'later 1', 'later 1000', 1001])
  })
})

const avif = Buffer.from('\0\0\0\x1cftypavif\0\0\0\0', 'latin1')
const elsewhereHas: Record<string, [number, string | Buffer, Record<string, string>?]> = {
  '/gif': [200, Buffer.from(pixel, 'base64'), { 'content-type': 'text/html', 'set-cookie': 'a=b' }],
  '/avif': [200, avif],
  '/moved': [302, '', { location: '/gif' }],
  '/inside': [302, '', { location: 'http://inside.example/' }],
  '/page': [200, '<script>alert(1)</script>', { 'content-type': 'image/png' }],
  '/svg': [200, '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', { 'content-type': 'image/svg+xml' }],
  '/large': [200, Buffer.concat([Buffer.from(pixel, 'base64'), Buffer.alloc(5 * 1024 * 1024)])],
  '/gone': [404, Buffer.from(pixel, 'base64')],
}
function elsewhere(url: string, response: ServerResponse) {
  const [status, body, headers] = elsewhereHas[url] ?? [404, '']
  response.writeHead(status, headers).end(body)
}

describe('a picture from elsewhere, when asked for', () => {
  const mailWith = (url: string) =>
    addMail(served.database.db, ada, {
      bytes: Buffer.from(`Message-ID: <${uuidv7()}@corp.example>\r\nContent-Type: text/html\r\n\r\n<img alt="x" src="${url}">`),
    })
  /** The path at which the picture of a new mail is had. */
  async function pathOf(url: string): Promise<string> {
    const { html } = await served.as(ada).call(getMessage, { params: { id: await mailWith(url) }, query: { remote: 'true' } })
    return /src="([^"]+)"/.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  }
  // As a browser asks from inside the frame: without any token.
  const ask = (path: string) => served.app.inject({ url: path })

  test('is fetched by us and sent on as what its bytes are, to be framed by nobody', async () => {
    const answer = await ask(await pathOf(`${outside.url}/gif`))
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(Buffer.from(pixel, 'base64'))).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/gif',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
      // the frame has no origin
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect((await ask(await pathOf(`${outside.url}/moved`))).headers['content-type']).toBe('image/gif')
    expect((await ask(await pathOf(`${outside.url}/avif`))).headers['content-type']).toBe('image/avif')
  })

  test.each(['page', 'svg', 'large', 'gone', 'inside'])('is not sent on when it is none: %s', async (path) => {
    const answer = await ask(await pathOf(`${outside.url}/${path}`))
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  })

  test.each(['http://127.0.0.1/', 'http://inside.example/', 'http://[::1]/', 'http://169.254.169.254/latest/meta-data/'])(
    'is not fetched from inside our network: %s',
    async (url) => {
      expect((await ask(await pathOf(url))).statusCode).toBe(404)
    },
  )

  test('is had only by the path we gave, for ten minutes, as long as the mail is there', async () => {
    const path = await pathOf(`${outside.url}/gif`)
    const other = await pathOf(`${outside.url}/avif`)
    const [token = '', query = ''] = path.split('?')
    const parts = (token.split('/').at(-1) ?? '').split('.')
    const eve = await addUser(served.database.db)
    const forged = [
      `${other.split('?')[0]}?${query}`,
      `${token}?url=${encodeURIComponent('https://cdn.example/other.gif')}`,
      ...[0, 1, 2, 3].map((n) =>
        path.replace(parts.join('.'), parts.with(n, [eve, eve, String(Date.now() + 1e9), 'x'.repeat(43)][n] ?? '').join('.')),
      ),
    ]
    const before = outside.asked.length
    for (const one of forged) expect((await ask(one)).statusCode, one).toBe(410)

    vi.useFakeTimers({ now: Date.now() + 10 * 60_000 + 1, toFake: ['Date'] })
    const late = await ask(path)
    vi.useRealTimers()
    expect(late.statusCode).toBe(410)
    expect((await ask(path)).statusCode).toBe(200)
    await served.database.db
      .deleteFrom('mails')
      .where('id', '=', parts[1] ?? '')
      .execute()
    expect((await ask(path)).statusCode).toBe(410)
    expect(outside.asked.slice(before)).toEqual(['/gif'])
  })
})

test('the ingest health tells what arrived last, what waits, what failed and what is left to settle', async () => {
  const { db } = served.database
  const user = await addUser(db)
  expect(await served.as(user).call(getIngestHealth)).toEqual({ waiting: 0, failed: 0, review: 0, lastReceivedAt: null })
  const receivedAt = new Date(Date.UTC(2026, 8, 5))
  await addMail(db, user, { state: 'waiting', receivedAt })
  await addMail(db, user, { state: 'failed', receivedAt: new Date(0) })
  await addMail(db, user, { state: 'failed', receivedAt: new Date(0), archivedAt: new Date() })
  await addMail(db, user, { state: 'applied', place: 'review', receivedAt: new Date(0) })
  await addMail(db, user, { state: 'applied', place: 'aside', kind: 'job_alert', receivedAt: new Date(0) })
  expect(await served.as(user).call(getIngestHealth)).toEqual({
    waiting: 1,
    failed: 1,
    review: 1,
    lastReceivedAt: receivedAt.toISOString(),
  })
})
