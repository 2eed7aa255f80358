import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, run } from '../testing/running.ts'

let running: Running
beforeAll(async () => {
  running = await run()
})
afterAll(() => running.close())

let people = 0
const somebody = () => running.addPerson(`person${++people}`)

interface Letter {
  id: string
  date: string
  link: string
  file: string
  tail: string
  headers: string
  from: string
}

const plain: Letter = {
  id: 'one',
  date: 'Mon, 02 Nov 2026 09:00:00 +0000',
  link: 'https://northwind.example/status',
  file: 'Dear Sam, this is your contract.',
  tail: 'The Northwind hiring team',
  headers: '',
  from: 'Northwind Careers <no-reply@northwind.example>',
}

const receipt = (changed: Partial<Letter> = {}) => {
  const { id, date, link, file, tail, headers, from } = { ...plain, ...changed }
  return [
    ...(headers ? [headers] : []),
    `From: ${from}`,
    'To: sam@example.com',
    'Subject: Thank you for applying to Northwind',
    `Date: ${date}`,
    `Message-ID: <${id}@northwind.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Hi Sam,</p><p>Thank you for applying for the Backend Engineer position at Northwind. We have received your application.</p>',
    `<p><a href="${link}">Follow your application</a></p><p>${tail}</p>`,
    '--part',
    'Content-Type: text/plain; name=offer.txt',
    'Content-Disposition: attachment; filename=offer.txt',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(file).toString('base64'),
    '--part--',
    '',
  ].join('\n')
}

const mailsOf = async (userId: string) =>
  (
    await running.database.pool.query<{ id: string; repeats: string | null; bytes: Buffer }>(
      'select m.id, m.repeats, r.bytes from mails m join raw_messages r on r.hash = m.raw_hash where m.user_id = $1 order by m.received_at, m.id',
      [userId],
    )
  ).rows

describe('Two messages that differ in one thing are both there, whichever comes first', () => {
  const tail = 'x'.repeat(70).concat('<br>\n').repeat(400)
  const cases: [what: string, one: string, other: string, isSame: boolean][] = [
    ['way', receipt(), receipt({ headers: 'Received: from relay.example by mx.example; Mon, 2 Nov 2026 09:00:05 +0000' }), true],
    ['link', receipt(), receipt({ link: 'https://northwind.test/login' }), false],
    ['byte of a file', receipt(), receipt({ file: plain.file.replace('your', 'Your') }), false],
    ['end, after 20,000 characters', receipt({ tail: `${tail}one` }), receipt({ tail: `${tail}two` }), false],
    ['Message-ID', receipt(), receipt({ id: 'two' }), false],
    ['minute', receipt(), receipt({ id: 'two', date: 'Mon, 02 Nov 2026 09:01:00 +0000' }), false],
    ['author', receipt(), receipt({ from: 'Northwind <jobs@northwind.example>' }), false],
  ]
  test.each(
    cases.flatMap(([what, one, other, isSame]) => [
      [what, [one, other], isSame] as const,
      [`${what}, turned round`, [other, one], isSame] as const,
    ]),
  )('their %s', async (_, messages, isSame) => {
    const { userId, address } = await somebody()
    await running.receive(address, ...messages)
    const mails = await mailsOf(userId)
    const bodies = mails.map(({ bytes }) => bytes.toString('latin1').replaceAll('\r\n', '\n').trim())
    expect(bodies.sort()).toEqual(messages.map((message) => message.trim()).sort())
    expect(mails.filter(({ repeats }) => repeats !== null)).toHaveLength(isSame ? 1 : 0)
  })

  test('their authentication: what is not trusted is no original', async () => {
    const { userId, address } = await somebody()
    await running.receive(address, receipt())
    await running.database.pool.query(
      `update mails set authentication = '{"spf":"fail","dkim":"fail","dmarc":"fail","arc":"none"}' where user_id = $1`,
      [userId],
    )
    await running.receive(
      address,
      receipt({ headers: 'Received: from relay.example by mx.example; Mon, 2 Nov 2026 09:00:05 +0000' }),
    )
    expect((await mailsOf(userId)).map(({ repeats }) => repeats)).toEqual([null, null])
  })
})
