import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { templateName, withName } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's PostgreSQL, leading to a database that may be dropped into and out of. */
    databaseServer: string
  }
}

/** Global set-up of a run: one real PostgreSQL with a migrated template that each test file clones. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'applybox-test-'))
  await chmod(folder, 0o755)
  const embedded = await startEmbedded(path.join(folder, 'postgres'), (message) => process.stderr.write(`${message}\n`))
  const client = new pg.Client({ connectionString: embedded.url })
  await client.connect()
  await client.query(`create database ${templateName}`)
  await client.end()
  await migrate(withName(embedded.url, templateName))
  project.provide('databaseServer', embedded.url)
  return async () => {
    await embedded.close()
    await rm(folder, { recursive: true, force: true })
  }
}
