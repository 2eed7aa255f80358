import type { PoolClient } from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../contract/index.ts'
import { type Installation, install } from '../testing/installation.ts'
import { addLargeAccount } from '../testing/large-account.ts'
import { addNeighbours } from '../testing/neighbours.ts'
import { send, validInputs } from './inputs.ts'
import { idsOf, type Tracker, trackerOf } from './people.ts'

/** Rows that one statement may look at for a user who has a dozen of everything, beside 60,000 mails of others. */
const most = 500

interface Statement {
  text: string
  values: unknown[]
}

let here: Installation
let ada: Tracker
let ids: string[]
let asked: Statement[] = []

beforeAll(async () => {
  here = await install()
  const { db, pool } = here.database
  ada = await trackerOf(here, 'ada')
  ids = await idsOf(here, ada.userId)
  await addLargeAccount(db, { mails: 30_000, applications: 3_000, companies: 800 })
  await addNeighbours(db, 300)
  await pool.query('analyze')
  pool.on('acquire', listen)
}, 120_000)
afterAll(() => here.close())

const heard = new WeakSet<PoolClient>()

/** Keeps what is asked over a connection. */
function listen(client: PoolClient) {
  if (heard.has(client)) return
  heard.add(client)
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  Object.assign(client, {
    query(given: unknown, ...rest: unknown[]) {
      if (typeof given === 'object' && given !== null && 'text' in given && 'values' in given) asked.push(given as Statement)
      return query(given, ...rest)
    },
  })
}

const reads = [...endpoints].filter(
  ([, { method, access, answer }]) => method === 'GET' && access !== 'public' && typeof answer === 'object',
)

test.each(reads)('%s looks at nothing that grows with other people’s data', async (_, endpoint) => {
  asked = []
  const needsId = JSON.stringify(validInputs(endpoint, placeholder)).includes(placeholder)
  for (const id of needsId ? ids : ids.slice(0, 1))
    for (const input of validInputs(endpoint, id)) {
      const { cursor: _, ...query } = (input.query ?? {}) as { cursor?: string }
      await send(here, endpoint, { ...input, ...(input.query !== undefined && { query }) }, ada.headers)
    }
  const statements = [
    ...new Map(asked.filter(({ text }) => /^\s*(select|with)\b/i.test(text)).map((one) => [one.text, one])).values(),
  ]
  expect(statements.length).toBeGreaterThan(0)
  for (const { text, values } of statements) {
    const { rows } = await here.database.pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>({
      text: `explain (analyze, timing off, summary off, format json) ${text}`,
      values,
    })
    const looked = rowsLookedAt(rows[0]?.['QUERY PLAN'][0].Plan)
    expect(looked, `${text}\nlooks at ${looked} rows`).toBeLessThan(most)
  }
})

const placeholder = uuidv7()

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** Rows of tables that a plan read, those among them that it threw away again. */
function rowsLookedAt(node: Node | undefined): number {
  if (!node) return 0
  const own = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) *
      node['Actual Loops']
    : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsLookedAt(child), own)
}
