import { createHash } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { z } from 'zod'
import { CannotStart } from '../lib/cannot-start.ts'
import { messageOf } from '../lib/message-of.ts'
import { isDatabaseAway } from './away.ts'
import { checksumsShape, manifestShape } from './backup.ts'
import { placeOf, unreachable } from './connect.ts'
import { migrate, ownMigrations } from './migrate.ts'

/**
 * Puts a backup into an empty database: the schema as it was, the rows, then what this version's migrations change. All or nothing: what
 * fails leaves the database empty. Throws CannotStart with what to do. Answers the number of tables.
 */
export async function restoreBackup(url: string, file: string): Promise<number> {
  const zip = await openPromise(file).catch((cause: Error) => {
    throw new CannotStart(`${file} is not a backup: ${cause.message}`)
  })
  try {
    await withClient(url, refuseFull)
    try {
      const count = await withClient(url, (client) => fill(client, url, zip, file))
      await migrate(url)
      return count
    } catch (cause) {
      await withClient(url, (client) => client.query('drop schema public cascade; create schema public')).catch(() => {
        throw broken(url, cause)
      })
      throw cause
    }
  } catch (cause) {
    throw isDatabaseAway(cause) ? broken(url, cause) : cause
  } finally {
    zip.close()
  }
}

function broken(url: string, cause: unknown): CannotStart {
  return new CannotStart(
    `The database at ${placeOf(url)} went away before all was back: restore again, into a new database where this one is no longer empty (${messageOf(cause)})`,
  )
}

/** A connection of its own for each step: one that failed in the middle of a COPY is of no use for the next. */
async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // One that breaks tells so through the statement that fails.
  client.on('error', () => {})
  await client.connect().catch((cause: unknown) => {
    throw unreachable(url, cause)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function refuseFull(client: pg.Client) {
  const { rows } = await client.query("select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1")
  if (rows.length > 0)
    throw new CannotStart(
      'A backup is restored into an empty database: set APPLYBOX_DATA_DIR to a new folder, or DATABASE_URL to a new database',
    )
}

async function fill(client: pg.Client, url: string, zip: ZipFile, file: string): Promise<number> {
  const found: Record<string, string> = {}
  let expected: Record<string, string> | undefined
  for await (const entry of zip.eachEntry()) {
    const table = /^tables\/([a-z_]+)\.copy$/.exec(entry.fileName)?.[1]
    if (entry.fileName === 'manifest.json') {
      await buildSchema(client, url, manifestShape.parse(await readJson(zip, entry)))
      await client.query('begin')
    } else if (entry.fileName === 'checksums.json') expected = checksumsShape.parse(await readJson(zip, entry))
    else if (table) found[table] = await fillTable(client, table, zip, entry)
  }
  const tables = Object.keys(found)
  const isWhole = expected !== undefined && Object.entries(expected).every(([table, checksum]) => found[table] === checksum)
  if (!isWhole || tables.length === 0) throw new CannotStart(`${file} is damaged: restore an older one`)
  await client.query('commit')
  return tables.length
}

/** The schema at the time of the backup: this version's migrations up to the last one that was applied then. */
async function buildSchema(client: pg.Client, url: string, { migrations }: z.infer<typeof manifestShape>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'applybox-restore-'))
  try {
    for (const { name } of migrations) {
      const file = `${path.basename(name)}.sql`
      await copyFile(path.join(ownMigrations, file), path.join(folder, file)).catch(() => {
        throw new CannotStart(`The backup is of a newer version, with ${name}: install that version first`)
      })
    }
    await migrate(url, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
  const differing = migrations.find((one) => !rows.some(({ name, checksum }) => name === one.name && checksum === one.checksum))
  if (differing) throw new CannotStart(`The backup is of another version, in which ${differing.name} was different`)
}

async function fillTable(client: pg.Client, table: string, zip: ZipFile, entry: Entry): Promise<string> {
  const hash = createHash('sha256')
  const counted = new PassThrough()
  counted.on('data', (chunk: Buffer) => hash.update(chunk))
  const name = pg.escapeIdentifier(table)
  // What triggers would count or derive from the rows is in the backup itself.
  await client.query(`alter table ${name} disable trigger user`)
  const into = client.query(copyFrom(`copy ${name} from stdin (format binary)`))
  await pipeline(await zip.openReadStreamPromise(entry), counted, into)
  await client.query(`alter table ${name} enable trigger user`)
  return hash.digest('hex')
}

async function readJson(zip: ZipFile, entry: Entry): Promise<unknown> {
  return JSON.parse(await text(await zip.openReadStreamPromise(entry)))
}
