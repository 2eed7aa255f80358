import { sql } from 'kysely'
import { parse } from '../../reader/parse.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import type { Db } from '../db/pool.ts'
import { CannotStart } from '../lib/cannot-start.ts'
import { traceOf } from '../lib/trace.ts'

/** `applybox postmaster`: the mail that came for whoever runs the installation, also while the server runs. */
export const postmaster = {
  usage: 'postmaster [show|remove ID]',
  description: 'List the mail to postmaster@ and abuse@, print one or remove it',
  async run([action = 'list', id = '', ...rest]: string[]) {
    const act = actions[action]
    if (!act || (id === '') !== (action === 'list') || rest.length > 0)
      throw new CannotStart(`Usage: npm run applybox -- ${postmaster.usage}`)
    const database = await openDatabase(readConfig(process.env), (message) => process.stderr.write(`${message}\n`))
    try {
      const bytes = await act(database.db, id)
      // what strangers wrote does not steer the operator's terminal
      process.stdout.write(process.stdout.isTTY ? harmless(bytes.toString()) : bytes)
    } finally {
      await database.close()
    }
  },
}

const actions: Record<string, (db: Db, id: string) => Promise<Buffer>> = { list, show, remove }

export async function list(db: Db): Promise<Buffer> {
  // the subject stands in the beginning
  const mails = await select(db, '').select(sql<Buffer>`substr(bytes, 1, 65536)`.as('bytes')).limit(200).execute()
  if (mails.length === 0) return Buffer.from('Nobody has written to postmaster@ or abuse@.\n')
  const lines = await Promise.all(
    mails.map(async ({ id, receivedAt, envelopeFrom, bytes }) => {
      const { subject } = await parse(bytes)
      return `${id}  ${receivedAt.toISOString().slice(0, 16)}Z  ${envelopeFrom || '<>'}  ${subject}`
    }),
  )
  return Buffer.from(lines.map((line) => `${harmless(line).replaceAll(/\s*\n\s*/g, ' ')}\n`).join(''))
}

/** As it came, behind the lines that say how. */
export async function show(db: Db, id: string): Promise<Buffer> {
  const mail = await one(db, id)
  return Buffer.concat([Buffer.from(traceOf(mail)), mail.bytes])
}

export async function remove(db: Db, id: string): Promise<Buffer> {
  const mail = await one(db, id)
  await db.deleteFrom('postmasterMails').where('hash', '=', mail.hash).execute()
  return Buffer.from('Removed.\n')
}

async function one(db: Db, id: string) {
  const mails = /^[0-9a-f]{4,64}$/.test(id) ? await select(db, id).select(['hash', 'bytes']).limit(2).execute() : []
  if (mails.length !== 1 || !mails[0])
    throw new CannotStart(`There is no one mail ${id}; all are listed by: npm run applybox -- postmaster`)
  return mails[0]
}

/** Newest first; the id is the beginning of the hash, as much of it as one cares to write. */
const select = (db: Db, id: string) =>
  db
    .selectFrom('postmasterMails')
    .select(sql<string>`left(encode(hash, 'hex'), 12)`.as('id'))
    .select(['receivedAt', 'recipient', 'envelopeFrom', 'clientAddress', 'helo', 'isTls', 'source'])
    .where(sql<boolean>`starts_with(encode(hash, 'hex'), ${id})`)
    .orderBy('receivedAt', 'desc')

const harmless = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]|\p{Cf}/gu, '')
