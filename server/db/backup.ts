import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { type PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import type { Database } from './pool.ts'
import { tablesParentsFirst } from './table-order.ts'

/** What a backup begins with: the schema that its tables are of. */
export const manifestShape = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
})
/** What it ends with: SHA-256 of each table's bytes, without which it is not whole. */
export const checksumsShape = z.record(z.string(), z.string())

/** Made again when asked for. */
const leftOut = ['exports', 'export_pieces']

/**
 * Writes everything that the database holds, as of one moment, into a zip: a file of PostgreSQL's binary COPY for each table. The server
 * may run meanwhile. Waiting jobs are left out: each waiting mail is given a new one. Answers the number of tables.
 */
export async function writeBackup({ db, url }: Pick<Database, 'db' | 'url'>, file: string): Promise<number> {
  const tables = (await tablesParentsFirst(db)).filter((table) => !leftOut.includes(table))
  const { rows: migrations } = await sql<{
    name: string
    checksum: string
  }>`select name, checksum from migrations order by name collate "C"`.execute(db)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const manifest = { format: 1, createdAt: new Date().toISOString(), migrations } satisfies z.infer<typeof manifestShape>
    await pipeline(zipOf(client, tables, manifest), createWriteStream(`${file}.part`, { mode: 0o600 }))
    await rename(`${file}.part`, file)
    return tables.length
  } catch (cause) {
    await rm(`${file}.part`, { force: true })
    throw cause
  } finally {
    await client.end()
  }
}

function zipOf(client: pg.Client, tables: string[], manifest: object): PassThrough {
  const zip = new ZipFile()
  const output = zip.outputStream as PassThrough
  const checksums: Record<string, string> = {}
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), 'manifest.json')
  for (const table of tables)
    zip.addReadStreamLazy(`tables/${table}.copy`, (give) => {
      const rows = client.query(copyTo(`copy ${pg.escapeIdentifier(table)} to stdout (format binary)`))
      const hash = createHash('sha256')
      rows.on('data', (chunk: Buffer) => hash.update(chunk))
      rows.on('end', () => {
        checksums[table] = hash.digest('hex')
      })
      rows.on('error', (cause) => output.destroy(cause))
      give(null, rows)
    })
  // Asked for when all before it are written.
  zip.addReadStreamLazy('checksums.json', (give) => give(null, Readable.from([JSON.stringify(checksums)], { objectMode: false })))
  zip.end()
  return output
}
