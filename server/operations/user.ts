import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import type { Db } from '../db/pool.ts'
import { createAccount, resetLinkFor, setAccountActive } from '../features/accounts/index.ts'
import { CannotStart } from '../lib/cannot-start.ts'

/** `applybox user`: what an operator does to an account, also while the server runs. */
export const user = {
  usage: 'user create|disable|enable|reset EMAIL',
  description: 'Make an account, lock it, open it again, or make a link to set its password',
  async run([action = '', email = '', ...rest]: string[]) {
    const act = actions[action]
    if (!act || email === '' || rest.length > 0) throw new CannotStart(`Usage: npm run applybox -- ${user.usage}`)
    const config = readConfig(process.env)
    const database = await openDatabase(config, (message) => process.stderr.write(`${message}\n`))
    try {
      process.stdout.write(`${await act({ db: database.db, config }, email)}\n`)
    } finally {
      await database.close()
    }
  },
}

type Action = (parts: { db: Db; config: ReturnType<typeof readConfig> }, email: string) => Promise<string>

const actions: Record<string, Action> = {
  create: async (parts, email) =>
    `Made. The password is set here, once, within 30 minutes:\n${await createAccount(parts, email)}`,
  async disable(parts, email) {
    await setAccountActive(parts, email, false)
    return 'Locked, and signed out everywhere.'
  },
  async enable(parts, email) {
    await setAccountActive(parts, email, true)
    return 'Open again.'
  },
  reset: async (parts, email) => `A new password is set here, once, within 30 minutes:\n${await resetLinkFor(parts, email)}`,
}
