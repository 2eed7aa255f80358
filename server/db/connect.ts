import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import Cursor from 'pg-cursor'
import { CannotStart } from '../lib/cannot-start.ts'
import { messageOf } from '../lib/message-of.ts'
import type { Database } from './pool.ts'
import { preparing } from './prepared.ts'
import type { DB } from './types.ts'

/** Opens a pool after making sure that the server answers and that what it says is committed is on its disk. */
export async function connect(url: string, options: { max?: number; onError: (cause: Error) => void }): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 20,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'applybox',
    types: { getTypeParser },
  })
  // an idle connection that breaks is replaced at the next query
  let isClosing = false
  pool.on('error', (cause) => {
    if (!isClosing) options.onError(cause)
  })
  surviveBreaks(pool)
  try {
    await checkServer(pool)
  } catch (cause) {
    await pool.end()
    throw cause instanceof CannotStart ? cause : unreachable(url, cause)
  }
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: preparing(pool), cursor: Cursor }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  const close = async () => {
    isClosing = true
    await db.destroy()
    // Kysely ends the pool only when it has used it
    if (!pool.ended) await pool.end()
  }
  return { db, pool, url, close }
}

/**
 * Connections of their own for the door, so that what is asked elsewhere cannot keep mail waiting. Statements that don't wait for each
 * other's answers travel together.
 */
export function openPipelinedPool(url: string, options: { max: number; onError: (cause: Error) => void }): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'applybox door',
  })
  pool.on('error', options.onError)
  surviveBreaks(pool)
  return pool
}

/** A connection that breaks while it is in use tells so through the statement that fails; it must not end the process as well. */
function surviveBreaks(pool: pg.Pool) {
  pool.on('connect', (client) => client.on('error', () => {}))
}

async function checkServer(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('server_version_num', 'fsync', 'synchronous_commit', 'full_page_writes')",
  )
  for (const { name, setting } of rows) {
    if (name === 'server_version_num' && Number(setting) < 150_000)
      throw new CannotStart(`PostgreSQL 15 or newer is needed, DATABASE_URL leads to ${Math.floor(Number(setting) / 10_000)}`)
    if (setting === 'off')
      throw new CannotStart(`PostgreSQL runs with ${name} = off and would lose accepted mail in a crash: turn it on`)
  }
}

/** What to tell where a database cannot be connected to: never its password. */
export function unreachable(url: string, cause: unknown): CannotStart {
  const reasons = cause instanceof AggregateError ? cause.errors : [cause]
  const reason = reasons.map(messageOf).join('; ')
  return new CannotStart(`The database at ${placeOf(url)} can not be reached: ${reason}`)
}

/** Without who may enter it. */
export const placeOf = (url: string): string =>
  URL.canParse(url) ? `${new URL(url).host}${new URL(url).pathname}` : 'DATABASE_URL'

/** Counts and sizes (bigint) are numbers: they stay far below 2^53 here. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')
