import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { refusalOf } from './refusal.ts'

const pools: pg.Pool[] = []
const poolOf = (more: pg.PoolConfig) => {
  const pool = new pg.Pool({ connectionString: inject('databaseServer'), ...more })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  pools.push(pool)
  return pool
}
afterAll(() => Promise.all(pools.map((pool) => pool.end())))

const thrownBy = (work: () => Promise<unknown>) =>
  work().then(
    () => expect.fail('nothing was thrown'),
    (cause: unknown) => cause,
  )

test.each<[string, () => Promise<unknown>]>([
  [
    'breaks under a statement',
    async () => {
      const client = await poolOf({ max: 1 }).connect()
      return client.query('select pg_terminate_backend(pg_backend_pid())').finally(() => client.release(true))
    },
  ],
  [
    'broke between two statements',
    async () => {
      const client = await poolOf({ max: 1 }).connect()
      await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 100))
      return client.query('select 1').finally(() => client.release(true))
    },
  ],
  [
    'has no connection to spare',
    async () => {
      const pool = poolOf({ max: 1, connectionTimeoutMillis: 50 })
      const taken = await pool.connect()
      return pool.connect().finally(() => taken.release())
    },
  ],
])('a database that %s is away, and no fault of the program', async (_, work) => {
  expect(refusalOf(await thrownBy(work))).toMatchObject({ code: 'unavailable', because: 'database_away', retryAfterSeconds: 5 })
})
