import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDuplicates, listApplications } from '../../contract/applications.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { getMessage } from '../../contract/mail.ts'
import { getReport } from '../../contract/report.ts'
import type { Database } from '../db/pool.ts'
import { heavyMail, unfinishedUpload } from '../testing/burdens.ts'
import { type Caller, signInTo, signUp } from '../testing/caller.ts'
import { testDatabase } from '../testing/database.ts'
import { addLargeAccount } from '../testing/large-account.ts'
import { memory } from '../testing/memory.ts'
import { type RunningProduct, runProduct } from '../testing/product.ts'
import { addressOf, type Input } from '../testing/served.ts'
import { addApplication, addReadMail } from '../testing/tracker.ts'

/** Mallory has 40,000 applications and asks for too much; Ada uses the app meanwhile. */
let database: Database
let product: RunningProduct
let ada: Caller
let mallory: Caller
let adaId: string
let malloryId: string
let applicationId: string

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  product = await runProduct({ DATABASE_URL: database.url, APPLYBOX_ROLES: 'http' })
  malloryId = await addLargeAccount(db, { mails: 20_000, applications: 40_000, companies: 1_000 })
  mallory = await signInTo(product, db, malloryId, 'mallory')
  ada = await signUp(product, 'ada')
  const row = await db.selectFrom('users').select('id').where('email', '=', ada.email).executeTakeFirstOrThrow()
  adaId = row.id
  applicationId = await addApplication(db, adaId, { company: 'Rheinblick', title: 'Developer' })
}, 120_000)
afterAll(async () => {
  await product.remove()
  await database.close()
})

async function ask<E extends Endpoint>(caller: Caller, endpoint: E, input: Input<E>) {
  const began = performance.now()
  const answer = await caller.send(endpoint.method, addressOf(endpoint, input).replace(/^\/api\//, ''))
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), bytes, ms: performance.now() - began }
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN

/** How long Ada waits for one thing, beside what she waits when she is alone: an attack goes on until she has had it often enough. */
async function meanwhile<E extends Endpoint, T>(attack: () => Promise<T[]>, endpoint: E, input: Input<E>) {
  const wait = async () => {
    const { status, ms } = await ask(ada, endpoint, input)
    expect(status).toBe(200)
    return ms
  }
  const waits = async () => {
    const times: number[] = []
    while (times.length < 15) times.push(await wait())
    return median(times)
  }
  await wait()
  const alone = await waits()
  let isOver = false
  const answers: T[] = []
  const attacks = (async () => {
    while (!isOver) answers.push(...(await attack()))
  })()
  const attacked = waits().finally(() => {
    isOver = true
  })
  await Promise.all([attacks, attacked])
  return { answers, alone, attacked: await attacked }
}

/** Before persons took turns it was hundreds of times as long. A machine that has much else to do makes it a few times. */
const atMost = 8

const many = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work))

const floods: [what: string, endpoint: Endpoint, query: Record<string, string>][] = [
  ['possible duplicates', findDuplicates, { company: 'Company 1 GmbH', title: 'Backend Developer' }],
  ['silent applications', listApplications, { quiet: 'any', active: 'all', sort: 'company' }],
]

test.each(floods)(
  '150 requests for %s: whoever sends them is refused with 429, and others read their list',
  async (_, endpoint, query) => {
    const attack = () => many(150, () => ask(mallory, endpoint, { query } as object))
    const { answers, alone, attacked } = await meanwhile(attack, listApplications, {})
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
    for (const { status, retryAfter } of answers) if (status === 429) expect(retryAfter).toBeGreaterThan(0)
    expect(attacked).toBeLessThan(atMost * alone)
  },
)

const yearsAgo = (years: number) => new Date(Date.now() - years * 365 * 86_400_000).toISOString().slice(0, 10)

test('ten reports at the same time are whole or refused, and take no more memory than one', async () => {
  const query = { from: yearsAgo(2), to: yearsAgo(0), format: 'pdf', language: 'en', timeZone: 'UTC', scope: 'applied' } as const
  const attack = () => many(10, () => ask(mallory, getReport, { query }))
  const { answers, alone, attacked } = await meanwhile(attack, listApplications, {})
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  for (const { status, bytes } of answers)
    if (status === 200) expect(bytes.subarray(-8).toString()).toContain('%%EOF')
    else expect(status).toBe(429)
  expect(attacked).toBeLessThan(atMost * alone)
  expect(await memory(product.process.pid, 'most')).toBeLessThan(1_200)
}, 180_000)

test('a mail of 20 MB opened twelve times keeps nobody else’s mail closed', async () => {
  const { db } = database
  const theirs = await addReadMail(db, malloryId, { bytes: heavyMail(), subject: 'Much' })
  const mine = await addReadMail(db, adaId, { applicationId, subject: 'Hello' })
  const attack = () => many(12, () => ask(mallory, getMessage, { params: { id: theirs } }))
  const { answers, alone, attacked } = await meanwhile(attack, getMessage, { params: { id: mine } })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(attacked).toBeLessThan(atMost * alone)
}, 120_000)

test('uploads that twelve people leave unfinished give way to who sends a file now', async () => {
  const others = await Promise.all(['eve', 'oscar', 'trudy'].map((name) => signUp(product, name)))
  const left = await Promise.all(
    others.flatMap((other) => Array.from({ length: 4 }, () => unfinishedUpload(product, other, applicationId, 24 * 1024 * 1024))),
  )
  const form = new FormData()
  form.append('file', new Blob([Buffer.alloc(20 * 1024 * 1024, 'y')], { type: 'text/plain' }), 'resume.txt')
  const answer = await ada.send('POST', `jobApplications/upload?applicationId=${applicationId}`, form)
  expect(await answer.text()).toContain('resume.txt')
  for (const socket of left) socket.destroy()
}, 60_000)
