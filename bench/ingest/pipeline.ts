import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { read } from '../../reader/read.ts'
import { smtpClient } from '../../server/testing/smtp-client.ts'
import { cpuSeconds } from './cpu-time.ts'
import { type Figure, median, percentile } from './figure.ts'
import { sampleMail } from './sample-mail.ts'
import { addAddresses, headersOf, type Person, processed, type Scratch, signUp } from './scratch.ts'
import { smtpLoad } from './smtp-load.ts'

const mails = 1500

/** From stored bytes to applications: how many mails a second, and how many for each second of a processor core. */
export async function measurePipeline(scratch: Scratch): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const size of [5_000, 20_000]) {
    const door = await scratch.start('http,smtp')
    const addresses = await addAddresses(scratch, 20)
    const address = (n: number) => addresses[n % addresses.length] ?? ''
    await smtpLoad({
      port: door.smtpPort,
      connections: 10,
      mails,
      message: (n) => sampleMail(n, address(n), size),
      recipient: address,
    })
    await door.stop()

    const worker = await scratch.start('worker')
    const before = { product: await cpuSeconds(worker.process.pid ?? 0), postgres: await cpuSeconds(scratch.postgresPid) }
    const waiting = await countWaiting(scratch)
    const begun = performance.now()
    await processed(scratch.database)
    const seconds = (performance.now() - begun) / 1000
    const product = (await cpuSeconds(worker.process.pid ?? 0)) - before.product
    const postgres = (await cpuSeconds(scratch.postgresPid)) - before.postgres
    await worker.stop()
    figures.push({ what: `read, attributed and applied, ${size / 1000} kB`, value: waiting / seconds, unit: 'mails/s' })
    figures.push({
      what: '  for each second of a core',
      value: waiting / product,
      unit: 'mails',
      goal: { is: 'at least', value: 400, of: 'value' },
    })
    figures.push({ what: "  PostgreSQL's time counted too", value: waiting / (product + postgres), unit: 'mails' })
  }
  return figures
}

async function countWaiting({ database }: Scratch): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*)::int as count from mails where state = 'waiting'",
  )
  return rows[0]?.count ?? 0
}

/** The reader alone, on the mails of the repository. */
export async function measureReader(): Promise<Figure[]> {
  const folder = path.join(import.meta.dirname, '../../reader/corpus')
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(files.map((name) => readFile(path.join(folder, name))))
  const large = letters.map((_, n) => sampleMail(n, 'sam@example.com', 20_000))
  for (const bytes of letters.slice(0, 50)) await read(bytes)
  const figures: Figure[] = []
  for (const [what, set] of [
    [`reader, ${letters.length} mails of the repository`, letters],
    ['reader, 20 kB mails', large],
  ] as const) {
    const times: number[] = []
    for (const bytes of set) {
      const begun = performance.now()
      await read(bytes)
      times.push(performance.now() - begun)
    }
    figures.push({ what: `${what}, median`, value: median(times), unit: 'ms', goal: { is: 'at most', value: 3, of: 'value' } })
    figures.push({ what: '  p99', value: percentile(times, 99), unit: 'ms', goal: { is: 'at most', value: 15, of: 'value' } })
  }
  return figures
}

const deliveries = 150

/** From 250 to the event in an open browser connection, one mail at a time on an idle server. */
export async function measureEvents(scratch: Scratch): Promise<Figure[]> {
  const product = await scratch.start('http,smtp,worker')
  const person = await signUp(product, 'watcher')
  const events = await openEvents(`${product.url}/api/events`, person)
  const client = await smtpClient(product.smtpPort)
  const times: number[] = []
  for (let n = 0; n < deliveries; n++) {
    const heard = events.next()
    await client.deliver(person.address, sampleMail(n, person.address, 5_000))
    const stored = performance.now()
    times.push((await heard) - stored)
    await sleep(20)
  }
  client.close()
  events.close()
  await product.stop()
  const late = times.map((time) => Math.max(0, time)).slice(10)
  return [
    {
      what: '250 to event in the browser, median',
      value: median(late),
      unit: 'ms',
      goal: { is: 'at most', value: 150, of: 'value' },
    },
    { what: '  p99', value: percentile(late, 99), unit: 'ms', goal: { is: 'at most', value: 1000, of: 'value' } },
  ]
}

async function openEvents(url: string, { token }: Person) {
  const abort = new AbortController()
  const answer = await fetch(url, { headers: headersOf(token), signal: abort.signal })
  if (!answer.ok || !answer.body) throw new Error(`No events: ${answer.status}`)
  const waiting: ((at: number) => void)[] = []
  const reading = (async () => {
    for await (const chunk of answer.body ?? []) {
      if (!Buffer.from(chunk).includes('data:')) continue
      for (const tell of waiting.splice(0)) tell(performance.now())
    }
  })()
  reading.catch(() => {})
  return {
    next: () => new Promise<number>((resolve) => waiting.push(resolve)),
    close: () => abort.abort(),
  }
}
