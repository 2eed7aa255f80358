import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect } from '../db/connect.ts'
import type { Database } from '../db/pool.ts'

export const templateName = 'template_applybox'

/** An empty, migrated database of its own; `close` drops it. Take one per test file. */
export async function testDatabase(): Promise<Database> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${templateName} strategy file_copy`)
  const database = await connect(withName(server, name), { max: 10, onError: () => {} })
  return {
    ...database,
    async close() {
      await database.close()
      await administer(server, `drop database ${name} with (force)`)
    },
  }
}

export function withName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
