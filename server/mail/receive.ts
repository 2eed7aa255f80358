import { hash } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { PipelinedClient, PipelinedPool } from '../db/pool.ts'
import { connectionOf, inTime } from '../db/time-limit.ts'
import { type Accept, type Delivery, NobodyHere, type Recipient } from '../lib/delivery.ts'
import { mailChannel } from './queue.ts'

export interface Receiver {
  /** Resolves when the message and its envelope are on disk; rejects when they may not be. */
  accept: Accept
  /** Resolves when nothing is being written. */
  settled(): Promise<void>
}

// Few transactions at a time: what arrives meanwhile shares the next one, so that a flush to disk is paid by many.
const mostTransactions = 2
const mostPerTransaction = 200
const mostBytesPerTransaction = 16 * 1024 * 1024
/** Milliseconds to store a batch. Whether one that takes longer is stored is not known: its sender comes again, and then it is there or not. */
const storingLimit = 20_000
// user ids: PostgreSQL limits a payload to 8,000 bytes
const mostPerNotification = 200

interface Waiting {
  delivery: Delivery
  resolve: () => void
  reject: (error: unknown) => void
}

/** Stores deliveries so that none that was acknowledged is lost, and the same one twice is one mail. */
export function createReceiver(pool: PipelinedPool): Receiver {
  const waiting: Waiting[] = []
  const writing = new Set<Promise<void>>()

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) await writeTogether(pool, takeBatch(waiting))
  }

  return {
    accept: (delivery) =>
      new Promise((resolve, reject) => {
        waiting.push({ delivery, resolve, reject })
        if (writing.size >= mostTransactions) return
        const round = writeAll().finally(() => writing.delete(round))
        writing.add(round)
      }),
    settled: async () => {
      while (writing.size > 0) await Promise.all(writing)
    },
  }
}

function takeBatch(waiting: Waiting[]): Waiting[] {
  let bytes = 0
  let count = 0
  for (const { delivery } of waiting) {
    bytes += delivery.bytes.length
    if (count > 0 && (count >= mostPerTransaction || bytes > mostBytesPerTransaction)) break
    count++
  }
  return waiting.splice(0, count)
}

/** One delivery that the database refuses (an account deleted this moment) does not take the others with it. */
async function writeTogether(pool: PipelinedPool, batch: Waiting[]): Promise<void> {
  try {
    await store(
      pool,
      batch.map(({ delivery }) => delivery),
    )
    for (const one of batch) one.resolve()
  } catch (error) {
    if (batch.length > 1 && isRefusedByConstraint(error)) {
      for (const one of batch) await writeTogether(pool, [one])
    } else {
      const [left] = batch.length === 1 && isRefusedByConstraint(error) ? await withoutWhoLeft(pool, batch) : []
      if (left) return left.delivery.recipients.length > 0 ? writeTogether(pool, [left]) : left.reject(new NobodyHere())
      for (const one of batch) one.reject(error)
    }
  }
}

/** A delivery without those who were deleted since they were named; none where nobody was. */
async function withoutWhoLeft(pool: PipelinedPool, [one]: Waiting[]): Promise<Waiting[]> {
  if (!one) return []
  const client = await connectionOf(pool, storingLimit)
  try {
    const named = one.delivery.recipients.flatMap(({ userId }) => userId ?? [])
    const { rows } = await inTime(
      client,
      storingLimit,
      client.query<{ id: string }>('select id from users where id = any($1::uuid[])', [named]),
    )
    const here = new Set(rows.map(({ id }) => id))
    const recipients = one.delivery.recipients.filter(({ userId }) => userId === null || here.has(userId))
    return recipients.length < one.delivery.recipients.length ? [{ ...one, delivery: { ...one.delivery, recipients } }] : []
  } finally {
    client.release()
  }
}

/** SQLSTATE classes 22 (data) and 23 (integrity). */
function isRefusedByConstraint(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
}

async function store(pool: PipelinedPool, deliveries: readonly Delivery[]): Promise<void> {
  const client = await connectionOf(pool, storingLimit)
  try {
    await inTime(client, storingLimit, sendTransaction(client, deliveries))
    client.release()
  } catch (error) {
    // whatever state the connection is in, the next one begins afresh
    client.release(true)
    throw error
  }
}

/** The whole transaction goes out at once and its answers are awaited together: one way to the database and back. */
async function sendTransaction(client: PipelinedClient, deliveries: readonly Delivery[]): Promise<void> {
  const { messages, mails } = rowsOf(deliveries)
  const statements: Promise<unknown>[] = [client.query('begin')]
  for (const delivery of deliveries)
    for (const { userId, address } of delivery.recipients)
      if (userId === null) statements.push(client.query({ ...insertPostmasterMail, values: postmasterMailOf(address, delivery) }))
  for (const { digest, bytes } of messages)
    statements.push(client.query({ ...insertMessage, values: [digest, bytes.length, bytes] }))
  statements.push(client.query({ ...insertMails, values: columnsOf(mails) }))
  const users = [...new Set(mails.map(({ userId }) => userId))]
  for (let at = 0; at < users.length; at += mostPerNotification)
    statements.push(client.query({ ...wakeWorkers, values: [mailChannel, users.slice(at, at + mostPerNotification).join()] }))
  statements.push(client.query('commit'))
  const answers = await Promise.allSettled(statements)
  const failed = answers.find((answer) => answer.status === 'rejected')
  // a statement that failed has turned the commit into a rollback
  if (failed) throw failed.reason
}

const insertMessage = {
  name: 'insert-message',
  text: 'insert into raw_messages (hash, size, bytes) values ($1, $2, $3) on conflict (hash) do nothing',
}

const insertMails = {
  name: 'insert-mails',
  text: `
    insert into mails (user_id, id, raw_hash, recipient, tag, envelope_from, client_address, helo, is_tls, source)
    select user_id, id, decode(hash, 'hex'), recipient, tag, envelope_from, client_address, helo, is_tls, source
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::boolean[], $10::text[])
      as mail (user_id, id, hash, recipient, tag, envelope_from, client_address, helo, is_tls, source)
    on conflict (user_id, recipient, raw_hash) do nothing`,
}

const wakeWorkers = { name: 'wake-workers', text: 'select pg_notify($1, $2)' }

const insertPostmasterMail = {
  name: 'insert-postmaster-mail',
  text: `
    insert into postmaster_mails (hash, bytes, recipient, envelope_from, client_address, helo, is_tls, source)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (hash) do nothing`,
}

interface MailRow {
  userId: string
  id: string
  hash: string
  recipient: Recipient
  delivery: Delivery
}

function rowsOf(deliveries: readonly Delivery[]): { messages: { digest: Buffer; bytes: Buffer }[]; mails: MailRow[] } {
  const messages = new Map<string, { digest: Buffer; bytes: Buffer }>()
  const mails: MailRow[] = []
  for (const delivery of deliveries) {
    const digest = hash('sha256', delivery.bytes, 'buffer')
    const key = digest.toString('hex')
    for (const recipient of delivery.recipients) {
      if (recipient.userId === null) continue
      messages.set(key, { digest, bytes: delivery.bytes })
      mails.push({ userId: recipient.userId, id: uuidv7(), hash: key, recipient, delivery })
    }
  }
  // in one order everywhere, so that two transactions never wait for each other
  return {
    messages: [...messages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message),
    mails: mails.sort((a, b) => (a.hash + a.userId < b.hash + b.userId ? -1 : 1)),
  }
}

function columnsOf(mails: readonly MailRow[]): unknown[] {
  return [
    mails.map(({ userId }) => userId),
    mails.map(({ id }) => id),
    mails.map((mail) => mail.hash),
    mails.map(({ recipient }) => recipient.address),
    mails.map(({ recipient }) => recipient.tag),
    mails.map(({ delivery }) => delivery.envelopeFrom),
    mails.map(({ delivery }) => delivery.clientAddress),
    mails.map(({ delivery }) => delivery.helo),
    mails.map(({ delivery }) => delivery.isTls),
    mails.map(({ delivery }) => delivery.source),
  ]
}

function postmasterMailOf(address: string, { bytes, envelopeFrom, clientAddress, helo, isTls, source }: Delivery): unknown[] {
  return [hash('sha256', bytes, 'buffer'), bytes, address, envelopeFrom, clientAddress, helo, isTls, source]
}
