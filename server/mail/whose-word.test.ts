import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DnsServer, dnsServer } from '../testing/dns-server.ts'
import { type Running, run } from '../testing/running.ts'

/** Who may speak: each domain signs with a key of its own, and publishes it with the strictest DMARC policy. */
const keys = Object.fromEntries(
  ['northwind.example', 'example.com', 'stranger.example'].map((domain) => [
    domain,
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    }),
  ]),
)
const records = Object.fromEntries(
  Object.entries(keys).flatMap(([domain, { publicKey }]) => [
    [`s1._domainkey.${domain}`, `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`],
    [`_dmarc.${domain}`, 'v=DMARC1; p=reject'],
  ]),
)

let dns: DnsServer
let running: Running
beforeAll(async () => {
  dns = await dnsServer(records)
  running = await run({ APPLYBOX_MAIL_DOMAIN: 'applybox.example', APPLYBOX_DNS_SERVERS: dns.address })
})
afterAll(async () => {
  await running.close()
  dns.close()
})

async function signed(message: string, domain: string, headerList?: string[]): Promise<string> {
  const key = {
    signingDomain: domain,
    selector: 's1',
    privateKey: keys[domain]?.privateKey ?? '',
    ...(headerList && { headerList }),
  }
  const { signatures } = await dkimSign(message, { ...key, signatureData: [key] })
  return signatures + message
}

const crlf = (text: string) => text.replaceAll(/\r?\n/g, '\r\n')
let count = 0

interface Letter {
  from: string
  to?: string
  subject?: string
  date?: string
  fields?: string[]
  body: string
}
function letter({
  from,
  to = 'ada@example.com',
  subject = passedOn,
  date = '12 Nov 2026 09:00:00 +0000',
  ...rest
}: Letter): string {
  const { fields = [], body } = rest
  const header = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, `Date: ${date}`, `Message-ID: <${++count}@mail.example>`]
  return crlf(`${[...header, 'MIME-Version: 1.0', ...fields].join('\n')}\n\n${body}\n`)
}

const passedOn = 'Fwd: Your application for Backend Engineer'
const northwind = 'Northwind Careers <jobs@northwind.example>'
const stranger = 'Friendly Helper <helper@stranger.example>'

const confirmation = (to: string) =>
  letter({
    from: northwind,
    to,
    subject: 'Thank you for applying to Northwind',
    date: '2 Nov 2026 09:00:00 +0000',
    body: 'Hi Ada,\n\nThank you for applying for the Backend Engineer position at Northwind. We have received your application and will review it shortly.\n\nThe Northwind hiring team',
  })
const words =
  'Hi Ada,\n\nThank you for your interest in the Backend Engineer position at Northwind. Unfortunately, we have decided not to move forward with your application.\n\nThe Northwind hiring team'
const refusal = (to: string) => letter({ from: northwind, to, subject: 'Your application for Backend Engineer', body: words })

const block = `From: Northwind Careers <jobs@northwind.example>\nDate: Thu, Nov 12, 2026 at 9:00 AM\nSubject: Your application for Backend Engineer\nTo: <ada@example.com>\n\n\n${words}`
const inline = `---------- Forwarded message ---------\n${block}`

const attached = (message: string, type = 'message/rfc822', outer = 'multipart/mixed') => ({
  fields: [`Content-Type: ${outer}; boundary=b1`],
  body: `${outer === 'multipart/digest' ? '' : '--b1\n\nsee below\n'}--b1\nContent-Type: ${type}\n\n${message}\n--b1--`,
})
const encoded = (message: string, type: string) => ({
  fields: ['Content-Type: multipart/mixed; boundary=b1'],
  body: `--b1\n\nsee below\n--b1\nContent-Type: ${type}\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment\n\n${Buffer.from(message).toString('base64')}\n--b1--`,
})

interface Applicant {
  userId: string
  /** Of the account. */
  user: string
}

/** Somebody who applied at Northwind and has its receipt. */
async function applicant(): Promise<Applicant & { receive(message: string): Promise<void> }> {
  const name = `ada${++count}`
  const { userId, address } = await running.addPerson(name)
  const receive = (message: string) => running.receive(address, message)
  await receive(await signed(confirmation(address), 'northwind.example'))
  return { userId, user: `${name}@example.com`, receive }
}

async function outcomeFor({ userId }: Applicant) {
  const { rows: applications } = await running.database.pool.query('select status from applications where user_id = $1', [userId])
  const { rows: mails } = await running.database.pool.query(
    'select place, decision from mails where user_id = $1 order by received_at, id offset 1',
    [userId],
  )
  return { statuses: applications.map(({ status }) => status), place: mails[0]?.place, why: mails[0]?.decision?.reasons }
}

const triage = {
  statuses: ['applied'],
  place: 'review',
  why: [{ code: 'forwarded_by_stranger', value: 'helper@stranger.example' }],
}
const counts = { statuses: ['rejected'], place: 'application' }

test('a refusal that the employer itself sends counts', async () => {
  const ada = await applicant()
  await ada.receive(await signed(refusal(ada.user), 'northwind.example'))
  expect(await outcomeFor(ada)).toMatchObject(counts)
})

describe('What a stranger passes on goes to triage, with the reason:', () => {
  type Case = [what: string, message: (user: string) => string | Promise<string>]
  const cases: Case[] = [
    ['a message that is attached', (user) => letter({ from: stranger, ...attached(refusal(user)) })],
    ['one that is encoded', (user) => letter({ from: stranger, ...encoded(refusal(user), 'message/rfc822') })],
    ['one as a file', (user) => letter({ from: stranger, ...encoded(refusal(user), 'application/octet-stream; name="no.eml"') })],
    ['a digest', (user) => letter({ from: stranger, ...attached(refusal(user), 'message/rfc822', 'multipart/digest') })],
    [
      'a message within an attached one',
      (user) =>
        letter({ from: stranger, ...attached(letter({ from: user, ...attached(refusal(user)) }).replaceAll('b1', 'b2')) }),
    ],
    ['a message in the text', () => letter({ from: stranger, body: inline })],
    ['one under a header alone', () => letter({ from: stranger, body: block })],
    [
      'one in HTML',
      () =>
        letter({
          from: stranger,
          fields: ['Content-Type: text/html'],
          body: `<div>${inline.replaceAll('<', '&lt;').replaceAll('\n', '<br>')}</div>`,
        }),
    ],
    ['with a forged Reply-To', () => letter({ from: stranger, fields: [`Reply-To: ${northwind}`], body: inline })],
    [
      'with a forged Sender',
      () => letter({ from: stranger, fields: [`Sender: ${northwind}`, `Resent-From: ${northwind}`], body: inline }),
    ],
    [
      'with forged results of checks',
      () =>
        letter({
          from: stranger,
          fields: ['Authentication-Results: applybox.example; dkim=pass header.d=northwind.example; dmarc=pass'],
          body: inline,
        }),
    ],
    ['under the name of the employer', () => letter({ from: 'Northwind Careers <helper@stranger.example>', body: inline })],
    ['under the name of the user', (user) => letter({ from: `${user} <helper@stranger.example>`, body: inline })],
    [
      'with an original that somebody else signed',
      async (user) => letter({ from: stranger, ...attached(await signed(refusal(user), 'stranger.example')) }),
    ],
    [
      'with a signed original that was changed',
      async (user) =>
        letter({
          from: stranger,
          ...attached(
            (await signed(refusal(user), 'northwind.example')).replace('Backend Engineer position', 'Backend  Engineer role'),
          ),
        }),
    ],
    [
      'with a signed original that is somebody else’s',
      async () => letter({ from: stranger, ...attached(await signed(refusal('bea@example.com'), 'northwind.example')) }),
    ],
    [
      'with a signed original that was given a second subject',
      async (user) =>
        letter({
          from: stranger,
          ...attached(`Subject: Your application for Backend Engineer\r\n${await signed(refusal(user), 'northwind.example')}`),
        }),
    ],
    [
      'with a signed original behind another text',
      async (user) =>
        letter({
          from: stranger,
          ...attached(
            letter({ from: northwind, ...attached(await signed(refusal(user), 'northwind.example'), 'message/rfc822') })
              .replaceAll('b1', 'b2')
              .replace('see below', crlf(`${inline}\n${'We wish you well. '.repeat(60)}`)),
          ),
        }),
    ],
  ]
  test.each(cases)('%s', async (_, message) => {
    const ada = await applicant()
    // signed by the stranger's own domain: the check of the sender passes
    await ada.receive(await signed(await message(ada.user), 'stranger.example'))
    expect(await outcomeFor(ada)).toEqual(triage)
  })

  test('and so does what says to be from the user and is not', async () => {
    for (const prove of [async (message: string) => message, (message: string) => signed(message, 'stranger.example')]) {
      const ada = await applicant()
      await ada.receive(await prove(letter({ from: ada.user, body: inline })))
      expect(await outcomeFor(ada)).toMatchObject({ ...triage, why: [{ code: 'forwarded_by_stranger', value: ada.user }] })
    }
  })
})

describe('What counts as the employer’s word:', () => {
  test('what the user passes on, in whatever form', async () => {
    for (const form of [(_: string) => ({ body: inline }), (user: string) => attached(refusal(user))]) {
      const ada = await applicant()
      await ada.receive(await signed(letter({ from: ada.user, ...form(ada.user) }), 'example.com'))
      expect(await outcomeFor(ada)).toMatchObject(counts)
    }
  })

  test('what anybody passes on with the employer’s own signature on it', async () => {
    for (const form of [(message: string) => attached(message), (message: string) => encoded(message, 'message/rfc822')]) {
      const ada = await applicant()
      const original = await signed(refusal(ada.user), 'northwind.example')
      await ada.receive(await signed(letter({ from: stranger, ...form(original) }), 'stranger.example'))
      expect(await outcomeFor(ada)).toMatchObject(counts)
    }
  })
})

test('on a closed network what says to be from the user counts, and what a stranger passes on does not', async () => {
  const closed = await run({ APPLYBOX_MAIL_DOMAIN: 'applybox.example', APPLYBOX_CLOSED_NETWORK: 'on' })
  try {
    const statusAfter = async (name: string, from: string) => {
      const { userId, address } = await closed.addPerson(name)
      await closed.receive(address, confirmation(address), letter({ from, body: inline }))
      const { rows } = await closed.database.pool.query('select status from applications where user_id = $1', [userId])
      return rows.map(({ status }) => status)
    }
    expect(await statusAfter('ada', 'ada@example.com')).toEqual(['rejected'])
    expect(await statusAfter('bea', stranger)).toEqual(['applied'])
  } finally {
    await closed.close()
  }
})
