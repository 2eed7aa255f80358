import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/index.ts'
import { install } from '../testing/installation.ts'
import { replaced, send, textPaths, validInputs } from './inputs.ts'
import { idsOf, recordsOf, trackerOf } from './people.ts'

const here = await install()
const ada = await trackerOf(here, 'adasecret')
const mallory = await trackerOf(here, 'mallorymark')
const ownId = (await idsOf(here, mallory.userId))[0] ?? ''
const tables = await countTables()
afterAll(() => here.close())

const payloads = [
  "' or '1'='1",
  "'; drop table users cascade; --",
  "') union select null, password_hash from users --",
  "\\'; select pg_sleep(30); --",
  '1; select pg_sleep(30)',
  "'||(select pg_sleep(30))||'",
  '" or ""="',
  '$1',
  "%' or 1=1 --",
  '%',
  '_'.repeat(8),
  '\\',
  'a:*&!|()',
  Buffer.from(`["' or 1=1 --","' or 1=1 --"]`).toString('base64url'),
]

const cases = [...endpoints]
  .filter(([name, { answer }]) => answer !== 'events' && name !== 'logout')
  .flatMap(([name, endpoint]) => {
    const places = new Set(validInputs(endpoint, 'id').flatMap((input) => textPaths(input).map((path) => path.join('.'))))
    return [...places].map((place) => [`${name} ${place}`, endpoint, place] as [string, Endpoint, string])
  })

test('there are texts to try', () => {
  expect(cases.length).toBeGreaterThan(40)
})

test.each(cases)('%s is a value, whatever stands in it', async (_, endpoint, place) => {
  const before = await recordsOf(here, ada.userId)
  const inputs = validInputs(endpoint, ownId).flatMap((input) => {
    const path = textPaths(input).find((path) => path.join('.') === place)
    return path ? [[input, path] as const] : []
  })
  for (const payload of payloads)
    for (const [input, path] of inputs) {
      const answer = await send(here, endpoint, replaced(input, path, payload), mallory.headers)
      expect(answer.status, payload).toBeLessThan(500)
      expect(answer.text, payload).not.toContain('adasecret')
      expect(answer.text, payload).not.toContain('$argon2id')
      expect(answer.ms, payload).toBeLessThan(20_000)
    }
  expect(await countTables()).toBe(tables)
  expect(await recordsOf(here, ada.userId)).toBe(before)
})

async function countTables() {
  const { rows } = await sql<{
    n: number
  }>`select count(*) as n from information_schema.tables where table_schema = 'public'`.execute(here.database.db)
  return rows[0]?.n
}
