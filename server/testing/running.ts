import { readConfig } from '../config.ts'
import type { Database } from '../db/pool.ts'
import { createLog } from '../lib/log.ts'
import type { Outbound } from '../lib/outbound.ts'
import { type Product, start } from '../start.ts'
import { testDatabase } from './database.ts'
import { nothingOutside } from './outside.ts'
import { smtpClient } from './smtp-client.ts'
import { addUser } from './tracker.ts'

/** The product with all its doors in this process, on a database of its own. */
export interface Running {
  database: Database
  product: Product
  url: string
  /** Who has an address here. */
  addPerson(name: string): Promise<{ userId: string; address: string }>
  /** Delivers over SMTP and waits until everything stored is processed. */
  receive(address: string, ...messages: (string | Buffer)[]): Promise<void>
  close(): Promise<void>
}

export async function run(environment: Record<string, string> = {}, outbound: Outbound = nothingOutside): Promise<Running> {
  const database = await testDatabase()
  const config = readConfig({
    DATABASE_URL: database.url,
    APPLYBOX_HTTP_PORT: '0',
    APPLYBOX_SMTP_PORT: '0',
    APPLYBOX_HTTP_HOST: '127.0.0.1',
    APPLYBOX_SMTP_HOST: '127.0.0.1',
    ...environment,
  })
  const product = await start(config, createLog('silent'), outbound)

  return {
    database,
    product,
    url: `http://127.0.0.1:${product.httpPort}`,
    async addPerson(name) {
      const userId = await addUser(database.db, { email: `${name}@example.com` })
      await database.db.insertInto('assignedAddresses').values({ name, skeleton: name, userId }).execute()
      return { userId, address: `${name}@${config.mailDomain}` }
    },
    async receive(address, ...messages) {
      const client = await smtpClient(product.smtpPort ?? 0)
      for (const message of messages) {
        const reply = await client.deliver(address, message)
        if (!reply.startsWith('250')) throw new Error(reply)
      }
      client.close()
      await processed(database)
    },
    async close() {
      await product.close()
      await database.close()
    },
  }
}

export async function processed({ pool }: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query("select from mails where state = 'waiting' limit 1")
    if (rows.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
