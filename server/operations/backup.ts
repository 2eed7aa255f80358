import path from 'node:path'
import { readConfig } from '../config.ts'
import { writeBackup } from '../db/backup.ts'
import { startEmbedded } from '../db/embedded.ts'
import { openDatabase } from '../db/open.ts'
import { restoreBackup } from '../db/restore.ts'
import { CannotStart } from '../lib/cannot-start.ts'

const warn = (message: string) => process.stderr.write(`${message}\n`)

/** `applybox backup`: everything in one file, also while the server runs. */
export const backup = {
  usage: 'backup FILE',
  description: 'Write everything into one file, also while the server runs',
  async run([file, ...rest]: string[]) {
    if (!file || rest.length > 0) throw new CannotStart(`Usage: npm run applybox -- ${backup.usage}`)
    const database = await openDatabase(readConfig(process.env), warn)
    try {
      process.stdout.write(
        `${await writeBackup(database, file)} tables are in ${file}. Keep it as you keep the mail: it can be read.\n`,
      )
    } finally {
      await database.close()
    }
  },
}

/** `applybox restore`: a backup into an empty database. */
export const restore = {
  usage: 'restore FILE',
  description: 'Put a backup into an empty database',
  async run([file, ...rest]: string[]) {
    if (!file || rest.length > 0) throw new CannotStart(`Usage: npm run applybox -- ${restore.usage}`)
    const config = readConfig(process.env)
    const embedded = config.databaseUrl ? null : await startEmbedded(path.join(config.dataDir, 'postgres'), warn)
    try {
      process.stdout.write(
        `${await restoreBackup(config.databaseUrl ?? embedded?.url ?? '', file)} tables are back: start with npm start\n`,
      )
    } finally {
      await embedded?.close()
    }
  },
}
