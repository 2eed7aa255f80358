import path from 'node:path'
import type { Config } from '../config.ts'
import { connect } from './connect.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import type { Database } from './pool.ts'

/** The database of the configuration, its own or the one of DATABASE_URL, at this program's schema. Throws CannotStart. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databasePool'>,
  warn: (message: string) => void,
): Promise<Database> {
  const embedded = config.databaseUrl ? null : await startEmbedded(path.join(config.dataDir, 'postgres'), warn)
  const url = config.databaseUrl ?? embedded?.url ?? ''
  try {
    const database = await connect(url, {
      max: config.databasePool,
      onError: (cause) => warn(`A connection to the database broke: ${cause.message}`),
    })
    await migrate(url)
    return {
      ...database,
      async close() {
        await database.close()
        await embedded?.close()
      },
    }
  } catch (cause) {
    await embedded?.close()
    throw cause
  }
}
