import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningProduct, runProduct } from '../server/testing/product.ts'
import { answers } from './demo/answers.ts'
import { confirmations } from './demo/confirmations.ts'
import { employer } from './demo/conversation.ts'
import { noise } from './demo/noise.ts'

let product: RunningProduct
let output: string
let code: number
beforeAll(async () => {
  product = await runProduct({ APPLYBOX_BOT_PROTECTION: 'altcha' })
  const demo = spawn(process.execPath, [path.join(import.meta.dirname, 'demo.ts')], {
    env: {
      PATH: process.env.PATH,
      APPLYBOX_HTTP_PORT: new URL(product.url).port,
      APPLYBOX_SMTP_PORT: String(product.smtpPort),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said, [status]] = await Promise.all([text(demo.stdout), once(demo, 'close')])
  output = said
  code = status
}, 120_000)
afterAll(() => product?.remove())

async function call(path: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-device-identity': 'device-of-the-demo-test' }
  const { data } = (await (await fetch(`${product.url}/api/${path}`, { headers })).json()) as { data: never }
  return data
}

/** As the person whose sign-in is printed first, or as the employer, whose is printed after it. */
async function signIn(n: number): Promise<string> {
  const [, email, password] = [...output.matchAll(/E-mail +(\S+)\n +Password +(\S+)/g)][n] ?? []
  const answer = await fetch(`${product.url}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-identity': 'device-of-the-demo-test' },
    body: JSON.stringify({ method: 'email', intent: 'sign-in', email, password }),
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

test('the demo says how to sign in, and there two months of mail have become applications', async () => {
  expect(code).toBe(0)
  const token = await signIn(0)
  const health: { waiting: number; failed: number } = await call('users/ingest/health', token)
  expect(health).toMatchObject({ waiting: 0, failed: 0 })

  const { list }: { list: { company: { name: string } | null; status: string }[] } = await call(
    'jobApplications?limit=100&active=all',
    token,
  )
  expect(list.length).toBeGreaterThanOrEqual(confirmations.length)
  expect(list.length).toBeLessThanOrEqual(confirmations.length + 4)
  expect(new Set(list.map(({ status }) => status))).toEqual(
    new Set(['applied', 'in_review', 'assessment', 'interview', 'offer', 'rejected', 'withdrawn']),
  )
  expect(list.find(({ company }) => company?.name === 'Larkspur Analytics')?.status).toBe('offer')
})

test('a conversation with an employer goes to and fro: the application, the invitation, its acceptance and the confirmation', async () => {
  const token = await signIn(0)
  const { list }: { list: { id: string; company: { name: string } | null; status: string }[] } = await call(
    'jobApplications?limit=100&active=all',
    token,
  )
  const own = list.filter(({ company }) => company?.name === employer.company)
  expect(own).toMatchObject([{ status: 'interview' }])
  const { list: threads }: { list: { messages: { from: { name: string } }[] }[] } = await call(
    `users/emails/${own[0]?.id}`,
    token,
  )
  expect(threads.map(({ messages }) => messages.map(({ from }) => from.name))).toEqual([
    ['Robin Ahlers', 'Elin Marwood', 'Robin Ahlers', 'Elin Marwood'],
  ])
  const { list: interviews }: { list: object[] } = await call(`jobApplications/${own[0]?.id}/interviews`, token)
  expect(interviews).toMatchObject([{ state: 'confirmed' }])
  // who answers is somebody who can sign in, too
  expect(await signIn(1)).not.toBe(token)
})

test('more than a hundred mails are sent, spread over the last sixty days', () => {
  const mails = [...confirmations, ...answers, ...noise]
  expect(mails.length).toBeGreaterThan(100)
  expect(Math.max(...mails.map(({ daysAgo }) => daysAgo))).toBe(60)
  expect(Math.min(...mails.map(({ daysAgo }) => daysAgo))).toBeLessThan(3)
})
