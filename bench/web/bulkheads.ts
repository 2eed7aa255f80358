import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { findDuplicates, listApplications } from '../../contract/applications.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { getMessage } from '../../contract/mail.ts'
import { getReport } from '../../contract/report.ts'
import { heavyMail, unfinishedUpload } from '../../server/testing/burdens.ts'
import { type Caller, signInTo, signUp } from '../../server/testing/caller.ts'
import { addLargeAccount } from '../../server/testing/large-account.ts'
import { memory } from '../../server/testing/memory.ts'
import type { RunningProduct } from '../../server/testing/product.ts'
import { addressOf, type Input } from '../../server/testing/served.ts'
import { addApplication, addReadMail } from '../../server/testing/tracker.ts'
import { type Figure, percentile } from '../measure/figure.ts'
import type { Scratch } from '../measure/scratch.ts'
import type { Assault } from './attacker.ts'

const seconds = 6
const applications = 40_000
const longestStall = 200

interface Attack {
  what: string
  /** Goes on until the function that it gives is called. */
  begin(product: RunningProduct): Promise<() => Promise<unknown>>
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
    <E extends Endpoint>(times: number, endpoint: E, input: Input<E>) =>
    async ({ url }: RunningProduct) => {
      const workerData: Assault = { url: `${url}${addressOf(endpoint, input)}`, times, headers: headersOf(mallory) }
      const thread = new Worker(path.join(import.meta.dirname, 'attacker.ts'), { workerData })
      await once(thread, 'message')
      return () => thread.terminate()
    }
  const period = { from: day(-730), to: day(0), format: 'pdf', language: 'en', timeZone: 'UTC', scope: 'applied' } as const
  const attacks: Attack[] = [
    {
      what: '100 × possible duplicates',
      begin: many(100, findDuplicates, { query: { company: 'Company 1 GmbH', title: 'Backend Developer' } }),
    },
    { what: '100 × silent applications', begin: many(100, listApplications, { query: { quiet: 'any', active: 'all' } }) },
    { what: '10 reports as PDF', begin: many(10, getReport, { query: period }) },
    { what: '30 × one mail of 20 MB', begin: many(30, getMessage, { params: { id: heavy } }) },
    {
      what: '12 unfinished uploads',
      async begin(product) {
        const sockets = await Promise.all(
          others.flatMap((other) =>
            Array.from({ length: 4 }, () => unfinishedUpload(product, other, applicationId, 20 * 1024 * 1024)),
          ),
        )
        return async () => {
          for (const socket of sockets) socket.destroy()
        }
      },
    },
  ]
  const figures: Figure[] = []
  for (const attack of attacks) figures.push(...(await measure(scratch, ada, attack)))
  return figures
}

async function measure(scratch: Scratch, ada: Caller, { what, begin }: Attack): Promise<Figure[]> {
  const product = await scratch.start('http')
  const list = `${product.url}${addressOf(listApplications, {})}`
  await waits(list, ada, 1)
  const alone = await waits(list, ada, seconds)
  const end = await begin(product)
  const [attacked, alive] = await Promise.all([waits(list, ada, seconds), waits(`${product.url}/healthz`, ada, seconds)])
  const most = await memory(product.process.pid, 'most')
  await end()
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
    { what: '  most memory', value: most, unit: 'MB' },
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

async function get(url: string, caller: Caller): Promise<number> {
  const answer = await fetch(url, { headers: headersOf(caller) })
  await answer.arrayBuffer()
  return answer.status
}

const headersOf = ({ token, device }: Caller) => ({ authorization: `Bearer ${token}`, 'x-device-identity': device })

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
