import { hash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/pool.ts'
import type { DB } from '../db/types.ts'
import type { MailJob, MailQueue } from './queue.ts'
import type { Recipient } from './recipients.ts'

/** One message with its envelope, as a door took it. */
export interface Delivery {
  bytes: Buffer
  recipients: readonly Recipient[]
  envelopeFrom: string
  clientAddress: string
  helo: string
  isTls: boolean
  source: 'smtp' | 'http' | 'import'
}

export interface Receiver {
  /** Resolves when the message, its envelope and the job to read it are on disk; rejects when they may not be. */
  accept(delivery: Delivery): Promise<void>
  /** Resolves when nothing is being written. */
  settled(): Promise<void>
}

// One transaction at a time: what arrives meanwhile shares the next one, so that a flush to disk is paid by many.
const mostPerTransaction = 200
const mostBytesPerTransaction = 16 * 1024 * 1024

interface Waiting {
  delivery: Delivery
  resolve: () => void
  reject: (error: unknown) => void
}

/** Stores deliveries so that none that was acknowledged is lost, and the same one twice is one mail. */
export function createReceiver(db: Db, queue: MailQueue): Receiver {
  const waiting: Waiting[] = []
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) await writeTogether(db, queue, takeBatch(waiting))
    writing = null
  }

  return {
    accept: (delivery) =>
      new Promise((resolve, reject) => {
        waiting.push({ delivery, resolve, reject })
        writing ??= writeAll()
      }),
    settled: async () => {
      while (writing) await writing
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
async function writeTogether(db: Db, queue: MailQueue, batch: Waiting[]): Promise<void> {
  try {
    await db.transaction().execute((trx) =>
      store(
        trx,
        queue,
        batch.map((one) => one.delivery),
      ),
    )
    for (const one of batch) one.resolve()
  } catch (error) {
    if (batch.length > 1 && isRefusedByConstraint(error)) {
      for (const one of batch) await writeTogether(db, queue, [one])
    } else {
      for (const one of batch) one.reject(error)
    }
  }
}

/** SQLSTATE classes 22 (data) and 23 (integrity). */
export function isRefusedByConstraint(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
}

async function store(trx: Transaction<DB>, queue: MailQueue, deliveries: Delivery[]): Promise<void> {
  const messages = new Map<string, { digest: Buffer; bytes: Buffer }>()
  const rows = deliveries.flatMap((delivery) => {
    const digest = hash('sha256', delivery.bytes, 'buffer')
    const key = digest.toString('latin1')
    messages.set(key, { digest, bytes: delivery.bytes })
    return delivery.recipients.map((recipient) => ({ key, digest, delivery, recipient }))
  })
  // in one order in every process, so that two transactions never wait for each other
  const sorted = [...messages.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message)
  rows.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))

  const { rows: stored } = await sql<MailJob>`
    with raw as (
      insert into raw_messages (hash, size, bytes)
      values ${sql.join(sorted.map(({ digest, bytes }) => sql`(${digest}::bytea, ${bytes.length}::integer, ${bytes}::bytea)`))}
      on conflict (hash) do nothing
    )
    insert into mails (user_id, id, raw_hash, recipient, tag, envelope_from, client_address, helo, is_tls, source)
    values ${sql.join(
      rows.map(
        ({ digest, delivery, recipient }) =>
          sql`(${recipient.userId}::uuid, ${uuidv7()}::uuid, ${digest}::bytea, ${recipient.address}, ${recipient.tag}, ${delivery.envelopeFrom},
               ${delivery.clientAddress}, ${delivery.helo}, ${delivery.isTls}::boolean, ${delivery.source})`,
      ),
    )}
    on conflict (user_id, recipient, raw_hash) do nothing
    returning user_id as "userId", id as "mailId"`.execute(trx)
  if (stored.length > 0) await queue.enqueue(trx, stored)
}
