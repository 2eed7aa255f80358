import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/pool.ts'
import { testDatabase } from '../testing/database.ts'
import { type RunningProduct, runProduct } from '../testing/product.ts'

/** Two processes on one database, as behind a proxy that ends TLS and gives each the half of the calls. */
let database: Database
let products: RunningProduct[]
beforeAll(async () => {
  database = await testDatabase()
  const environment = {
    DATABASE_URL: database.url,
    APPLYBOX_ROLES: 'http',
    APPLYBOX_TRUST_PROXY: 'on',
    APPLYBOX_PUBLIC_URL: 'https://jobs.example.com',
  }
  products = await Promise.all([runProduct(environment), runProduct(environment)])
}, 60_000)
afterAll(async () => {
  await Promise.all(products.map((product) => product.remove()))
  await database.close()
})

/** Through the proxy, which writes down who it was and how. */
const call = (process: number, path: string, { from = '', ...init }: RequestInit & { from?: string } = {}) =>
  fetch(`${products[process]?.url}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'x-forwarded-proto': 'https' },
  })

test('whoever guesses at several processes has the tries of one', async () => {
  const body = JSON.stringify({ method: 'email', intent: 'sign-in', email: 'ada@example.com', password: 'wrong password' })
  const answers = await Promise.all(
    Array.from({ length: 44 }, (_, n) => call(n % 2, '/api/authenticate', { method: 'POST', body, from: `198.51.100.${n}` })),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(24)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a network has one limit at all of them, whatever it writes into the header itself', async () => {
  const ask = (n: number, from: string) =>
    call(n % 2, '/api/authenticate/password/forgot', {
      method: 'POST',
      body: JSON.stringify({ email: `person${n}@example.com` }),
      from,
    })
  const answers = await Promise.all(Array.from({ length: 44 }, (_, n) => ask(n, `203.0.113.${n}, 198.51.100.99`)))
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(24)
  expect((await ask(50, '198.51.100.98')).status).toBeLessThan(300)
})

test('behind TLS a browser is told to stay with it, by the page and by the interface', async () => {
  for (const path of ['/', '/api/authenticate/refCode', '/api/nothing', '/healthz'])
    for (const process of [0, 1])
      expect((await call(process, path)).headers.get('strict-transport-security'), path).toBe('max-age=31536000')
})
