import { readConfig } from '../config.ts'
import { openPipelinedPool } from '../db/connect.ts'
import { openDatabase } from '../db/open.ts'
import { selfSigned } from '../doors/certificate.ts'
import { openSmtpDoor } from '../doors/smtp.ts'
import { recipientFinder } from '../mail/arrival/recipients.ts'
import { createReceiver } from '../mail/receive.ts'

/**
 * The door with a planted fault, to see that a trial finds what it would lose: `node faulty-door.ts early` says 250 before the commit,
 * `lazy` commits without waiting for the disk.
 */
const [fault] = process.argv.slice(2)
const config = readConfig(process.env)
const database = await openDatabase(config, () => {})
const pool = openPipelinedPool(database.url, { max: 2, onError: () => {} })
if (fault === 'lazy') pool.on('connect', (client) => void client.query('set synchronous_commit = off'))
const receiver = createReceiver(pool)
await openSmtpDoor({
  host: config.smtpHost,
  port: config.smtpPort,
  name: config.mailDomain,
  tls: await selfSigned(config.mailDomain),
  findRecipient: recipientFinder(database.db, config.mailDomain, 0),
  accept: async (delivery) => {
    const stored = receiver.accept(delivery)
    if (fault === 'early') stored.catch(() => {})
    else await stored
  },
  onFailure: () => {},
})
process.stdout.write('SMTP on port\n')
process.once('SIGTERM', () => {
  void pool
    .end()
    .then(() => database.close())
    .then(() => process.exit(0))
})
