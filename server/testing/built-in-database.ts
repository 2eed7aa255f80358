import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Where the built-in database of a running product is reached; throws while it is not there. */
export async function builtInDatabaseUrl(dataDir: string): Promise<string> {
  const password = (await readFile(path.join(dataDir, 'postgres/password'), 'utf8')).trim()
  const port = (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[3]?.trim()
  return `postgres://applybox:${password}@127.0.0.1:${port}/applybox`
}
