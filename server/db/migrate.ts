import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { CannotStart } from '../lib/cannot-start.ts'
import { messageOf } from '../lib/message-of.ts'

export const ownMigrations = path.join(import.meta.dirname, 'migrations')
const lock = 7_221_402

/**
 * Brings the database to this program's schema: the files of the folder in the order of their names, forward only, each in its own
 * transaction. Two processes at once are safe: the second waits and finds nothing to do. Answers the names applied now. Throws CannotStart
 * when history does not fit: a file changed after it was applied, came in below one applied before, or is unknown to this program.
 */
export async function migrate(url: string, folder = ownMigrations): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows: applied } = await client.query<Migration>('select name, checksum from migrations order by name collate "C"')
    const pending = pendingOf(migrations, applied)
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

interface Migration {
  name: string
  checksum: string
}

interface MigrationFile extends Migration {
  sql: string
}

async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (file) => {
      const sql = (await readFile(path.join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return { name: path.basename(file, '.sql'), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

function pendingOf(migrations: MigrationFile[], applied: Migration[]): MigrationFile[] {
  for (const { name, checksum } of applied) {
    const file = migrations.find((migration) => migration.name === name)
    if (!file)
      throw new CannotStart(`The database has migration ${name}, which this version does not know: start a newer version`)
    if (file.checksum !== checksum)
      throw new CannotStart(`Migration ${name} was changed after it had been applied: put its file back`)
  }
  const pending = migrations.slice(applied.length)
  const last = applied.at(-1)?.name ?? ''
  const late = migrations.find(({ name }) => name < last && !applied.some((row) => row.name === name))
  if (late)
    throw new CannotStart(`Migration ${late.name} came in below ${last}, which is applied already: give it a higher number`)
  return pending
}

async function apply(client: pg.Client, { name, sql, checksum }: MigrationFile) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw new CannotStart(`Migration ${name} failed: ${messageOf(cause)}`)
  }
}
