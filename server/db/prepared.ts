import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type Cursor from 'pg-cursor'

const mostPrepared = 400
const names = new Map<string, string>()

/**
 * The pool for Kysely, with every statement that has parameters prepared: PostgreSQL parses and plans it once on each connection, which took
 * half of the time of a mail. Past the first hundreds of texts they are lists of changing length, and go as they are.
 */
export function preparing(pool: Pool): PostgresPool {
  return { connect: async () => new PreparingClient(await pool.connect()), end: () => pool.end(), options: {} }
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient

  constructor(client: PoolClient) {
    this.#client = client
  }

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') return this.#client.query(text as Cursor)
    const values = [...parameters]
    const name = values.length === 0 ? undefined : nameOf(text)
    return this.#client.query(name === undefined ? { text, values } : { name, text, values })
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
