import { existsSync } from 'node:fs'
import nodemailer from 'nodemailer'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtInDatabaseUrl } from '../testing/built-in-database.ts'
import { freePort } from '../testing/free-port.ts'
import { type Postfix, postfixPath, startPostfix } from '../testing/postfix.ts'
import { type RunningProduct, runProduct } from '../testing/product.ts'

const mails = 300
const names = ['ada', 'grace', 'jörg']
const addressOf = (name: string) => `${name === 'jörg' ? 'joerg' : name}@applybox.localhost`
const isHere = existsSync(postfixPath) && process.getuid?.() === 0

/** The n-th message, and its recipients. */
type Shape = (n: number) => { from: string; to: string[]; mail: Record<string, unknown> }
const shapes: Shape[] = [
  (n) => ({ from: `jobs${n}@example.com`, to: ['ada'], mail: { text: 'We have received your application.' } }),
  (n) => ({ from: `zoë${n}@example.com`, to: ['grace'], mail: { subject: `Přijali jsme vaši žádost ${n}`, text: 'Děkujeme.' } }),
  (n) => ({ from: `jobs${n}@example.com`, to: ['ada', 'grace', 'jörg'], mail: { text: 'Three people at once.' } }),
  () => ({ from: '', to: ['jörg'], mail: { text: 'Automatic reply: I am away.' } }),
  (n) => ({ from: `jobs${n}@example.com`, to: ['ada'], mail: { text: 'Größe: 8 Bit\n', textEncoding: '8bit' } }),
  (n) => ({
    from: `jobs${n}@example.com`,
    to: ['grace'],
    mail: { text: 'See the document.', attachments: [{ filename: 'offer.pdf', content: Buffer.alloc(150_000, n) }] },
  }),
]

describe.skipIf(!isHere)('A real sending server', { timeout: 180_000 }, () => {
  let product: RunningProduct
  let postfix: Postfix
  let environment: Record<string, string>

  beforeAll(async () => {
    environment = { APPLYBOX_SMTP_PORT: String(await freePort()), APPLYBOX_LOG_LEVEL: 'error' }
    product = await runProduct(environment)
    environment.APPLYBOX_DATA_DIR = product.dataDir
    await inDatabase(async (client) => {
      for (const name of names) {
        const id = uuidv7()
        const [local] = addressOf(name).split('@')
        await client.query('insert into users (id, email, ref_code) values ($1, $2, $2)', [id, `${local}@example.com`])
        await client.query('insert into assigned_addresses (name, skeleton, user_id) values ($1, $1, $2)', [local, id])
      }
    })
    postfix = await startPostfix(product.smtpPort)
  })
  afterAll(async () => {
    await postfix?.stop()
    await product?.remove()
  })

  async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: await builtInDatabaseUrl(product.dataDir) })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }

  const stored = () =>
    inDatabase(async (client) => Number((await client.query('select count(*) from mails')).rows[0].count)).catch(() => 0)

  async function kill() {
    const gone = new Promise((resolve) => product.process.once('exit', resolve))
    product.process.kill('SIGKILL')
    await gone
    product = await runProduct(environment)
  }

  test('delivers 300 mails over TLS once each, though the server is killed meanwhile', async () => {
    const transport = nodemailer.createTransport({
      host: '127.0.0.1',
      port: postfix.port,
      pool: true,
      maxConnections: 4,
      ignoreTLS: true,
    })
    const expected: string[] = []
    const sent: Promise<unknown>[] = []
    for (let n = 0; n < mails; n++) {
      const { from, to, mail } = (shapes[n % shapes.length] as Shape)(n)
      expected.push(...to.map((name) => `${n} ${addressOf(name)}`))
      const envelope = { from, to: to.map(addressOf) }
      const messageId = `<n${n}@relay.example>`
      sent.push(
        transport.sendMail({
          from: from || 'mailer-daemon@example.com',
          to: 'x@example.com',
          subject: `Mail ${n}`,
          ...mail,
          envelope,
          messageId,
        }),
      )
    }
    await expect.poll(stored, { timeout: 60_000 }).toBeGreaterThan(30)
    await kill()
    await expect.poll(stored, { timeout: 60_000 }).toBeGreaterThan(150)
    await kill()
    await Promise.all(sent)
    transport.close()
    await expect.poll(() => postfix.flush().then(() => postfix.queued()), { timeout: 90_000, interval: 1_000 }).toBe(0)
    const { rows } = await inDatabase((client) =>
      client.query<{ line: string; isTls: boolean; bytes: Buffer }>(
        `select substring(convert_from(r.bytes, 'LATIN1') from 'Message-ID: <n(\\d+)@') || ' ' || m.recipient as line, m.is_tls as "isTls", r.bytes
         from mails m join raw_messages r on r.hash = m.raw_hash`,
      ),
    )
    expect(rows.map(({ line }) => line).sort()).toEqual(expected.sort())
    expect(rows.every(({ isTls }) => isTls)).toBe(true)
  })
})
