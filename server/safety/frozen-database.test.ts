import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listApplications } from '../../contract/applications.ts'
import { builtInDatabaseUrl } from '../testing/built-in-database.ts'
import { type Caller, signUp } from '../testing/caller.ts'
import { type RunningProduct, runProduct } from '../testing/product.ts'
import { type SmtpClient, smtpClient } from '../testing/smtp-client.ts'

/** A PostgreSQL that is there and does not answer, as when its disk or its machine hangs. */
let product: RunningProduct
let ada: Caller
let sender: SmtpClient

beforeAll(async () => {
  product = await runProduct({ APPLYBOX_METRICS_TOKEN: 'a token for scraping', APPLYBOX_MAIL_DOMAIN: 'box.example' })
  ada = await signUp(product, 'ada')
  await signUp(product, 'grace')
  sender = await smtpClient(product.smtpPort)
}, 60_000)
afterAll(async () => {
  sender.close()
  await product.remove()
})

/** Stops each process of the product's own PostgreSQL, the first one first, so that none is added. Gives back what lets them go on. */
async function freeze(): Promise<() => void> {
  const pidFile = await readFile(path.join(product.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  const first = Number(pidFile.split('\n')[0])
  process.kill(first, 'SIGSTOP')
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(first)])
  const all = [first, ...stdout.split('\n').map(Number).filter(Boolean)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  return () => {
    for (const pid of all) process.kill(pid, 'SIGCONT')
  }
}

const status = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(new URL(path, product.url), { headers })).status

const letter = (subject: string) =>
  Buffer.from(
    `From: jobs@rheinblick.example\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@rheinblick.example>\r\n\r\nHello Ada\r\n`,
  )

/** More than there are connections. */
const lists = () => Promise.all(Array.from({ length: 40 }, () => ada.send('GET', listApplications.path)))

async function mails(): Promise<string[]> {
  const client = new pg.Client({ connectionString: await builtInDatabaseUrl(product.dataDir) })
  await client.connect()
  const { rows } = await client.query<{ mail: string }>("select concat_ws(' ', subject, state) as mail from mails order by 1")
  await client.end()
  return rows.map(({ mail }) => mail)
}

test('whoever asks something of a frozen database is answered while it is frozen, and all goes on when it thaws', async () => {
  expect(await sender.deliver('ada@box.example', letter('before'))).toMatch(/^250/)
  const addressed = await smtpClient(product.smtpPort)
  for (const line of ['MAIL FROM:<jobs@rheinblick.example>', 'RCPT TO:<ada@box.example>']) await addressed.command(line)
  expect(await addressed.command('DATA')).toMatch(/^354/)
  // each connection of the pool is open, so that statements are under way, not connections
  for (const answer of await lists()) expect(answer.status).toBe(200)
  const thaw = await freeze()
  try {
    await sender.command('MAIL FROM:<jobs@rheinblick.example>')
    const unasked = sender.command('RCPT TO:<grace@box.example>')
    addressed.send(Buffer.concat([letter('meanwhile'), Buffer.from('.\r\n')]))
    const calls = lists()
    expect(await status('/healthz')).toBe(200)
    expect(await status('/readyz')).toBe(503)
    expect(await unasked).toMatch(/^451 /)
    for (const answer of await calls) {
      expect(answer.status).toBe(503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answer.json()).toMatchObject({ code: 'unavailable', reason: 'database_away' })
    }
    expect(await status('/metrics', { authorization: 'Bearer a token for scraping' })).toBe(503)
    expect(await addressed.reply()).toMatch(/^451 /)
  } finally {
    thaw()
  }
  await expect.poll(() => status('/readyz'), { timeout: 20_000 }).toBe(200)
  await sender.command('RSET')
  // its sender comes again
  expect(await sender.deliver('ada@box.example', letter('meanwhile'))).toMatch(/^250/)
  expect(await sender.deliver('ada@box.example', letter('after'))).toMatch(/^250/)
  await expect.poll(mails, { timeout: 20_000 }).toEqual(['after applied', 'before applied', 'meanwhile applied'])
}, 120_000)
