import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { messageBytes } from '../../../contract/mail.ts'
import { runProduct } from '../../testing/product.ts'
import { run } from '../../testing/running.ts'

const secret = randomBytes(24).toString('hex')
let product = await runProduct({ APPLYBOX_INBOUND_SECRET: secret })
const ada = await join('ada.lovelace')
afterAll(() => product.remove())

async function join(name: string) {
  const post = async (path: string, body: unknown, headers = {}) => {
    const options = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
    return ((await (await fetch(`${product.url}/api/${path}`, options)).json()) as { data: { token: string } }).data
  }
  const credentials = { method: 'email', intent: 'sign-up', email: `${name}@example.com`, password: 'four crows over Brno' }
  const headers = { authorization: `Bearer ${(await post('authenticate', credentials)).token}` }
  await post('email/assign', { name }, headers)
  return headers
}
const read = async (path: string, headers = ada) =>
  ((await (await fetch(`${product.url}/api/${path}`, { headers })).json()) as { data: never }).data
const applications = async () => (await read('jobApplications')) as { list: { company: { name: string } }[]; total: number }

const confirmation = (company: string, lineEnd = '\r\n') =>
  [
    `From: ${company} <no-reply@us.greenhouse-mail.io>`,
    'To: ada.lovelace@applybox.localhost',
    `Subject: Thank you for applying to ${company}`,
    `Message-ID: <${company.toLowerCase()}@us.greenhouse-mail.io>`,
    'Date: Sat, 21 Nov 2026 08:00:00 +0000',
    '',
    `Thank you for your interest in ${company}! We have received your application for the Data Engineer role.`,
    '',
  ].join(lineEnd)

const to = 'ada.lovelace@applybox.localhost'
interface Sent {
  status: number
  body: { data?: unknown; code?: string }
}
async function send(message: string | ReadableStream, { query = {}, key = secret, type = 'message/rfc822' } = {}): Promise<Sent> {
  const search = new URLSearchParams({ to, ...query })
  const options = { method: 'POST', headers: { 'content-type': type }, body: message, duplex: 'half' } as const
  const answer = await fetch(`${product.url}/api/inbound/${key}?${search}`, options)
  return { status: answer.status, body: (await answer.json()) as Sent['body'] }
}

describe('a message that a mail provider posts', () => {
  test('becomes an application as one that came by SMTP, and sent twice it is one', async () => {
    const message = confirmation('Larkspur')
    for (let n = 0; n < 2; n++)
      expect(await send(message)).toEqual({ status: 200, body: { data: { accepted: [to], unknown: [] } } })
    const companies = async () => (await applications()).list.map(({ company }) => company.name)
    await expect.poll(companies, { timeout: 15_000 }).toContain('Larkspur')
    await expect.poll(() => read('users/ingest/health')).toMatchObject({ waiting: 0, failed: 0 })
    expect((await companies()).filter((name) => name === 'Larkspur')).toHaveLength(1)
  })

  test('is the same with the line ends of a Unix pipe, and with the envelope and the client told', async () => {
    const query = { from: 'bounce+7@us.greenhouse-mail.io', client: '203.0.113.9', helo: 'mail.greenhouse-mail.io' }
    const answer = await send(confirmation('Juniper', '\n'), { query, type: 'application/octet-stream' })
    expect(answer.status).toBe(200)
    const find = async () => (await applications()).list.some(({ company }) => company.name === 'Juniper')
    await expect.poll(find, { timeout: 15_000 }).toBe(true)
  })

  test('keeps the envelope, and the client that its sender is checked with', async () => {
    const running = await run({ APPLYBOX_INBOUND_SECRET: secret })
    const { address } = await running.addPerson('grace')
    const search = new URLSearchParams({
      to: address,
      from: 'bounce@example.com',
      client: '203.0.113.9',
      helo: 'mail.example.com',
    })
    const answer = await fetch(`http://127.0.0.1:${running.product.httpPort}/api/inbound/${secret}?${search}`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822' },
      body: confirmation('Marlow'),
    })
    expect(answer.status).toBe(200)
    const columns = ['recipient', 'envelopeFrom', 'clientAddress', 'helo', 'source'] as const
    expect(await running.database.db.selectFrom('mails').select(columns).execute()).toEqual([
      {
        recipient: address,
        envelopeFrom: 'bounce@example.com',
        clientAddress: '203.0.113.9',
        helo: 'mail.example.com',
        source: 'http',
      },
    ])
    await running.close()
  })

  test('goes to those who are here, with a tag too, and says who is not', async () => {
    const list = 'nobody@applybox.localhost, Ada.Lovelace+board@applybox.localhost,ada@elsewhere.example'
    expect(await send(confirmation('Sorrel'), { query: { to: list } })).toEqual({
      status: 200,
      body: { data: { accepted: [to], unknown: ['nobody@applybox.localhost', 'ada@elsewhere.example'] } },
    })
  })

  test('that was answered is there after the process was killed that very moment', async () => {
    const companies = ['Aldermoor', 'Brightwell', 'Calder', 'Dunmore', 'Elmhurst']
    const answers = await Promise.all(companies.map((company) => send(confirmation(company))))
    product.process.kill('SIGKILL')
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    await product.stop()
    product = await runProduct({ APPLYBOX_INBOUND_SECRET: secret, APPLYBOX_DATA_DIR: product.dataDir })
    const found = async () => (await applications()).list.map(({ company }) => company.name)
    await expect.poll(found, { timeout: 30_000 }).toEqual(expect.arrayContaining(companies))
  })
})

describe('nothing is taken', () => {
  test.each([
    ['with a wrong secret', confirmation('X'), { key: 'x'.repeat(48) }, 404, 'not_found'],
    ['for nobody here', confirmation('X'), { query: { to: 'nobody@applybox.localhost' } }, 422, 'unknown_recipient'],
    ['for a relay', confirmation('X'), { query: { to: 'ada%elsewhere.example@applybox.localhost' } }, 422, 'unknown_recipient'],
    ['without a recipient', confirmation('X'), { query: { to: '' } }, 400, 'bad_input'],
    ['with a sender that breaks lines', confirmation('X'), { query: { from: 'a@b.example\r\nX: y' } }, 400, 'bad_input'],
    ['that is empty', '', {}, 422, 'message_unfit'],
    ['that holds NUL', `${confirmation('X')}\0`, {}, 422, 'message_unfit'],
    ['that runs in circles', `${'Received: from a by b\r\n'.repeat(60)}${confirmation('X')}`, {}, 422, 'message_unfit'],
    ['that is JSON', '{}', { type: 'application/json' }, 415, 'unsupported_type'],
    ['that is a form of another page', 'a=b', { type: 'text/plain' }, 415, 'unsupported_type'],
  ])('%s', async (_, message, how, status, code) => {
    expect(await send(message, how as object)).toMatchObject({ status, body: { code } })
  })

  test('that is too large, told by its length or found out while it comes', async () => {
    const large = 'x'.repeat(messageBytes + 1)
    expect(await send(large)).toMatchObject({ status: 413, body: { code: 'too_large' } })
    const untold = new Blob([confirmation('X'), large]).stream()
    expect(await send(untold)).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect((await send(confirmation('Larkspur'))).status).toBe(200)
  })

  test('where the installation has no such door; and the secret is in no log', async () => {
    expect(product.output()).not.toContain(secret)
    const plain = await runProduct()
    const answer = await fetch(`${plain.url}/api/inbound/undefined?to=${to}`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822' },
      body: confirmation('X'),
    })
    expect(answer.status).toBe(404)
    await plain.remove()
  })
})
