import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type Cursor from 'pg-cursor'
import { connectionOf, inTime, timeLimit } from './time-limit.ts'

const mostPrepared = 400
const names = new Map<string, string>()

/**
 * The pool for Kysely, with every statement that has parameters prepared: PostgreSQL parses and plans it once on each connection, which took
 * half of the time of a mail. Past the first hundreds of texts they are lists of changing length, and go as they are.
 */
export function preparing(pool: Pool): PostgresPool {
  return {
    async connect() {
      const begun = performance.now()
      const client = await connectionOf(pool, timeLimit())
      return new PreparingClient(client, performance.now() - begun)
    },
    end: () => pool.end(),
    options: {},
  }
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient
  /** Milliseconds that the next statement has lost already. */
  #waited: number

  constructor(client: PoolClient, waited: number) {
    this.#client = client
    this.#waited = waited
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') return this.#readInTime(this.#client.query(text as Cursor))
    const values = [...parameters]
    const name = values.length === 0 ? undefined : nameOf(text)
    const left = Math.max(1, timeLimit() - this.#waited)
    this.#waited = 0
    return inTime(this.#client, left, this.#client.query(name === undefined ? { text, values } : { name, text, values }))
  }

  #readInTime(cursor: Cursor): Pick<Cursor, 'read' | 'close'> {
    return {
      read: (rows: number) => inTime(this.#client, timeLimit(), cursor.read(rows)),
      close: () => cursor.close(),
    } as Pick<Cursor, 'read' | 'close'>
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy)
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostPrepared) return known
  const name = `statement_${names.size}`
  names.set(text, name)
  return name
}
