import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import type { Db } from '../db/pool.ts'
import {
  dkimKeys,
  dkimRecord,
  listSenders,
  releaseSender,
  rotateDkimKeys,
  type Sender,
  stopSender,
} from '../features/outgoing/index.ts'
import { CannotStart } from '../lib/cannot-start.ts'

/** `applybox dns`: what is published so that mail arrives here, and that what leaves is believed. */
export const dns = {
  usage: 'dns',
  description: 'Print every DNS record to publish for the mail domain',
  run: () => withDatabase((db, mailDomain) => printRecords(db, mailDomain)),
}

/** `applybox dkim rotate`: new keys. The old ones stay published for a week, for mail that is on its way. */
export const dkim = {
  usage: 'dkim rotate',
  description: 'Sign outgoing mail with new keys, and print the records to publish',
  async run([action]: string[]) {
    if (action !== 'rotate') throw new CannotStart('Usage: npm run applybox -- dkim rotate')
    await withDatabase(async (db, mailDomain) => {
      await rotateDkimKeys(db)
      await printRecords(db, mailDomain)
    })
  },
}

/** `applybox outgoing`: who sends how much, and stopping them. */
export const outgoing = {
  usage: 'outgoing list|hold|release|block [EMAIL]',
  description: 'List who sends mail; hold their mail, release it, or block them',
  async run([action = '', email = '', ...rest]: string[]) {
    const usage = `Usage: npm run applybox -- ${outgoing.usage}`
    if (rest.length > 0 || (action === 'list') !== (email === '')) throw new CannotStart(usage)
    await withDatabase(async (db) => {
      if (action === 'list') return printSenders(await listSenders(db))
      if (action === 'hold' || action === 'block') await stopSender(db, email, action === 'hold' ? 'held' : 'blocked')
      else if (action === 'release') await releaseSender(db, email)
      else throw new CannotStart(usage)
      process.stdout.write(`${answers[action]}\n`)
    })
  },
}

const answers = {
  hold: 'Held: nothing leaves until it is released.',
  block: 'Blocked: what waited is refused.',
  release: 'Released: what waited leaves now.',
}

function printSenders(senders: readonly Sender[]): void {
  const lines = senders.map(({ email, kind, because, sent, waiting, bounced }) =>
    [email, `${sent} sent`, `${waiting} waiting`, `${bounced} came back`, kind && `${kind} (${because})`]
      .filter(Boolean)
      .join('  '),
  )
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : 'Nobody sent mail in the last 24 hours.\n')
}

async function withDatabase(work: (db: Db, mailDomain: string) => Promise<void>): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config, (message) => process.stderr.write(`${message}\n`))
  try {
    await work(database.db, config.mailDomain)
  } finally {
    await database.close()
  }
}

async function printRecords(db: Db, domain: string): Promise<void> {
  const records: [name: string, type: string, value: string][] = [
    [domain, 'MX', `10 ${domain}.`],
    [domain, 'TXT', 'v=spf1 a mx include:YOUR-RELAY -all'],
    ...(await dkimKeys(db)).map((key): [string, string, string] => [
      `${key.selector}._domainkey.${domain}`,
      'TXT',
      dkimRecord(key),
    ]),
    [`_dmarc.${domain}`, 'TXT', `v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`],
  ]
  const lines = records.map(([name, type, value]) => `${name}. ${type} ${type === 'TXT' ? quoted(value) : value}`)
  process.stdout.write(
    `${lines.join('\n')}\n\nIn the SPF record, replace include:YOUR-RELAY by what your relay (SMTP_URL) tells you to.\n`,
  )
}

/** A TXT record has strings of at most 255 bytes (RFC 1035, 3.3.14). */
const quoted = (text: string) => (text.match(/.{1,255}/g) ?? []).map((part) => `"${part}"`).join(' ')
