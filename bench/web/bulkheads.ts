import { findDuplicates, listApplications } from '../../contract/applications.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { getMessage } from '../../contract/mail.ts'
import { getReport } from '../../contract/report.ts'
import { heavyMail, unfinishedUpload } from '../../server/testing/burdens.ts'
import { type Caller, signInTo, signUp } from '../../server/testing/caller.ts'
import { addLargeAccount } from '../../server/testing/large-account.ts'
import { peakMemory } from '../../server/testing/memory.ts'
import type { RunningProduct } from '../../server/testing/product.ts'
import { addressOf, type Input } from '../../server/testing/served.ts'
import { addApplication, addReadMail } from '../../server/testing/tracker.ts'
import { type Figure, percentile } from '../measure/figure.ts'
import type { Scratch } from '../measure/scratch.ts'

const seconds = 6
const applications = 40_000
const longestStall = 200

interface Attack {
  what: string
  /** Once; it is repeated until the others have been measured. */
  run(product: RunningProduct): Promise<unknown>
}

/** What one person waits while another asks for as much as one can, beside what they wait alone; how long the server answers nobody; its memory. */
export async function measureBulkheads(scratch: Scratch): Promise<Figure[]> {
  const { db } = scratch.database
  const first = await scratch.start('http')
  const malloryId = await addLargeAccount(db, { mails: 20_000, applications, companies: 1_000 })
  const mallory = await signInTo(first, db, malloryId, 'mallory')
  const ada = await signUp(first, 'bystander')
  const others = await Promise.all(['eve', 'oscar', 'trudy'].map((name) => signUp(first, name)))
  const { id: adaId } = await db.selectFrom('users').select('id').where('email', '=', ada.email).executeTakeFirstOrThrow()
  for (let n = 0; n < 30; n++) await addApplication(db, adaId, { company: `Company ${n}`, title: 'Developer' })
  const applicationId = await addApplication(db, malloryId, { company: 'Rheinblick', title: 'Developer' })
  const heavy = await addReadMail(db, malloryId, { bytes: heavyMail(), subject: 'Much' })
  await first.stop()

  const many =
    <E extends Endpoint>(count: number, endpoint: E, input: Input<E>) =>
    ({ url }: RunningProduct) =>
      Promise.all(Array.from({ length: count }, () => get(`${url}${addressOf(endpoint, input)}`, mallory)))
  const period = { from: day(-730), to: day(0), format: 'pdf', language: 'en', timeZone: 'UTC', scope: 'applied' } as const
  const attacks: Attack[] = [
    {
      what: '100 × possible duplicates',
      run: many(100, findDuplicates, { query: { company: 'Company 1 GmbH', title: 'Backend Developer' } }),
    },
    { what: '100 × silent applications', run: many(100, listApplications, { query: { quiet: 'any', active: 'all' } }) },
    { what: '10 reports as PDF', run: many(10, getReport, { query: period }) },
    { what: '30 × one mail of 20 MB', run: many(30, getMessage, { params: { id: heavy } }) },
    {
      what: '12 unfinished uploads',
      async run(product) {
        const sockets = await Promise.all(
          others.flatMap((other) =>
            Array.from({ length: 4 }, () => unfinishedUpload(product, other, applicationId, 20 * 1024 * 1024)),
          ),
        )
        await waits(`${product.url}/healthz`, ada, 1)
        for (const socket of sockets) socket.destroy()
      },
    },
  ]
  const figures: Figure[] = []
  for (const attack of attacks) figures.push(...(await measure(scratch, ada, attack)))
  return figures
}

async function measure(scratch: Scratch, ada: Caller, { what, run }: Attack): Promise<Figure[]> {
  const product = await scratch.start('http')
  const list = `${product.url}${addressOf(listApplications, {})}`
  await waits(list, ada, 1)
  const alone = await waits(list, ada, seconds)
  let isOver = false
  const attacking = (async () => {
    while (!isOver) await run(product)
  })()
  const [attacked, alive] = await Promise.all([waits(list, ada, seconds), waits(`${product.url}/healthz`, ada, seconds)])
  isOver = true
  await attacking
  const memory = await peakMemory(product.process.pid)
  await product.stop()
  return [
    {
      what: `${what}: p99 of another person's list`,
      value: percentile(attacked, 99),
      unit: 'ms',
      floor: { what: 'when idle', value: percentile(alone, 99) },
      goal: { is: 'at most', value: 2, of: 'ratio' },
    },
    {
      what: '  longest wait for /healthz',
      value: Math.max(...alive),
      unit: 'ms',
      goal: { is: 'at most', value: longestStall, of: 'value' },
    },
    { what: '  most memory', value: memory, unit: 'MB' },
  ]
}

/** Milliseconds of each answer, one after the other. */
async function waits(url: string, caller: Caller, duration: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + duration * 1000
  while (performance.now() < until) {
    const asked = performance.now()
    const status = await get(url, caller)
    if (status !== 200) throw new Error(`${url}: ${status}`)
    times.push(performance.now() - asked)
  }
  return times
}

async function get(url: string, { token, device }: Caller): Promise<number> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}`, 'x-device-identity': device } })
  await answer.arrayBuffer()
  return answer.status
}

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
