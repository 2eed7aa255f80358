import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { read } from '../../reader/read.ts'
import { readMails, taughtSets } from '../../training/sets.ts'
import { cpuSeconds } from '../measure/cpu-time.ts'
import { type Figure, median, percentile } from '../measure/figure.ts'
import { addAddresses, processed, type Scratch } from '../measure/scratch.ts'
import { sampleMail } from './sample-mail.ts'
import { smtpLoad } from './smtp-load.ts'

// so many that starting the worker and compiling its code count for little
const mails = 5000

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

/** Starting the reader in a new process: the median of five, after one that keeps the compiled code. */
async function startUp(): Promise<Figure> {
  const times: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'first-reading.ts')])
    times.push(Number(stdout))
  }
  return {
    what: 'reader loaded and first mail read',
    value: median(times.slice(1)),
    unit: 'ms',
    goal: { is: 'at most', value: 200, of: 'value' },
  }
}

const run = promisify(execFile)

/** The reader alone, on the mails of the repository. */
export async function measureReader(): Promise<Figure[]> {
  const sets = [...taughtSets('mails'), ...taughtSets('mailbox')]
  const letters = sets.flatMap((set) => readMails(set).map(({ bytes }) => bytes))
  const large = letters.map((_, n) => sampleMail(n, 'sam@example.com', 20_000))
  for (const bytes of letters.slice(0, 50)) await read(bytes)
  const figures = [await startUp()]
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
