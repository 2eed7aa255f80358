import { availableParallelism } from 'node:os'
import { sql } from 'kysely'
import type { Authentication } from '../db/json-columns.ts'
import type { Db } from '../db/pool.ts'
import { announce } from '../lib/changes.ts'
import { openThreads, type Threads } from '../lib/threads.ts'
import { applyMails, type ReadMail, setAside } from './apply.ts'
import { authenticateOffline, type Origin } from './authentication.ts'
import type { AuthenticationInput } from './authentication-thread.ts'
import type { MailJob } from './queue.ts'
import type { Understood } from './understand.ts'
import { userLock } from './user-lock.ts'

export interface Pipeline {
  /**
   * Takes stored mails through read → attribute → apply. A mail that was processed before is left as it is; one that can not be read, or
   * not be applied, is kept with the cause. Rejects only when it should be tried again: the database is away.
   */
  process(jobs: readonly MailJob[]): Promise<void>
  /** The first step alone. */
  read(mail: LoadedMail): Promise<Outcome>
  close(): Promise<void>
}

export interface PipelineOptions {
  onFailure: (cause: unknown, mailId: string) => void
  /** By default one for each core but one, which the database and the doors share. */
  threads?: number
  /** Milliseconds for reading one mail. */
  limit?: number
}

/** A stored mail with its bytes. */
export interface LoadedMail extends Origin {
  userId: string
  id: string
  recipient: string
  tag: string | null
  receivedAt: Date
  bytes: Buffer
}

/** What became of reading one mail. */
export type Outcome = { mail: ReadMail } | { failure: string; mailId: string }

// what is held of the mails of one batch at the same time
const mostBytes = 32 * 1024 * 1024

export function openPipeline(db: Db, options: PipelineOptions): Pipeline {
  const readers: Threads<Uint8Array, Understood> = openThreads(new URL('./reading-thread.ts', import.meta.url), {
    threads: options.threads ?? Math.max(1, availableParallelism() - 1),
    limit: options.limit ?? 10_000,
  })
  // mostly waits for the DNS
  const authenticators: Threads<AuthenticationInput, Authentication> = openThreads(
    new URL('./authentication-thread.ts', import.meta.url),
    { threads: 1, each: 200, limit: 30_000 },
  )

  async function process(jobs: readonly MailJob[]): Promise<void> {
    for (const part of inParts(await sizesOf(db, jobs))) {
      const mails = await loadMails(db, part)
      const outcomes = mails.map((mail) => ({ userId: mail.userId, outcome: read(mail) }))
      for (const [userId, own] of Map.groupBy(outcomes, (one) => one.userId)) {
        await apply(userId, await Promise.all(own.map(({ outcome }) => outcome)))
      }
    }
  }

  async function read(mail: LoadedMail): Promise<Outcome> {
    const { id, recipient, tag, receivedAt, bytes, clientAddress, helo, envelopeFrom } = mail
    try {
      const [understood, authentication] = await Promise.all([
        readers.run(bytes),
        authenticate(bytes, { clientAddress, helo, envelopeFrom }),
      ])
      return { mail: { id, recipient, tag, receivedAt, understood, authentication } }
    } catch (cause) {
      options.onFailure(cause, id)
      return { failure: `The mail could not be read: ${messageOf(cause)}`, mailId: id }
    }
  }

  async function authenticate(bytes: Buffer, origin: Origin): Promise<Authentication> {
    const known = authenticateOffline(bytes, origin)
    if (known) return known
    return authenticators.run({ bytes, origin }).catch((cause: unknown) => {
      options.onFailure(cause, '')
      return { spf: 'temperror', dkim: 'temperror', dmarc: 'temperror', arc: 'temperror' }
    })
  }

  /** All mails of one user in one transaction; when one of them spoils it, each in its own. */
  async function apply(userId: string, outcomes: Outcome[]): Promise<void> {
    try {
      await db.transaction().execute(async (trx) => {
        await begin(userId).execute(trx)
        const read = outcomes.flatMap((outcome) => ('mail' in outcome ? [outcome.mail] : [])).sort(byDate)
        const changes = await applyMails(trx, userId, read)
        for (const outcome of outcomes) {
          if ('failure' in outcome) changes.push(...(await setAside(trx, userId, outcome.mailId, outcome.failure)))
        }
        await announce(trx, userId, changes)
      })
    } catch (cause) {
      if (isPassing(cause)) throw cause
      if (outcomes.length > 1) {
        for (const outcome of outcomes) await apply(userId, [outcome])
      } else {
        for (const outcome of outcomes) {
          if (!('mail' in outcome)) throw cause
          options.onFailure(cause, outcome.mail.id)
          await apply(userId, [{ mailId: outcome.mail.id, failure: `The mail could not be applied: ${messageOf(cause)}` }])
        }
      }
    }
  }

  return {
    process,
    read,
    close: async () => {
      await Promise.all([readers.close(), authenticators.close()])
    },
  }
}

/**
 * The user's lock; and two settings. What follows from a mail may be lost in a crash: its job is not done before this is on disk, for both
 * stand in one log, and is done again. The statements are look-ups by key, for which planning costs more than running.
 */
const begin = (userId: string) =>
  sql`select ${userLock(userId)}, set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`

const byDate = (a: ReadMail, b: ReadMail) => timeOf(a) - timeOf(b)
const timeOf = ({ understood, receivedAt }: ReadMail) => Date.parse(understood.reading.sentAt ?? '') || receivedAt.getTime()

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/**
 * Whether the same may succeed later: the server is stopping or has run out of something, two transactions stood in each other's way
 * (SQLSTATE classes 08, 40, 53, 55, 57, 58), the network failed, or the driver lost its connection, which it says in words alone. A mail for
 * which anything else goes wrong would be tried for ever.
 */
function isPassing(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if ('code' in cause) return /^(?:(?:08|40|53|55|57|58)\w{3}|E[A-Z]+)$/.test(String(cause.code))
  return /^(?:Connection (?:terminated|ended)|Client (?:has encountered|was closed)|timeout e|Cannot use a pool|Postgres connection has been)/.test(
    cause.message,
  )
}

interface Sized extends MailJob {
  size: number
}

/** The mails among the jobs that still wait, with their sizes. */
async function sizesOf(db: Db, jobs: readonly MailJob[]): Promise<Sized[]> {
  const { rows } = await sql<Sized>`
    select m.user_id as "userId", m.id as "mailId", r.size
    from unnest(${jobs.map(({ userId }) => userId)}::uuid[], ${jobs.map(({ mailId }) => mailId)}::uuid[]) as job (user_id, id)
      join mails m on m.user_id = job.user_id and m.id = job.id join raw_messages r on r.hash = m.raw_hash
    where m.state = 'waiting' order by m.received_at, m.id`.execute(db)
  return rows
}

function inParts(mails: Sized[]): Sized[][] {
  const parts: Sized[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const mail of mails) {
    bytes += mail.size
    if (bytes > mostBytes) {
      parts.push([])
      bytes = mail.size
    }
    parts.at(-1)?.push(mail)
  }
  return parts
}

/** Stored mails with their bytes. */
export async function loadMails(db: Db, jobs: readonly MailJob[]): Promise<LoadedMail[]> {
  const { rows } = await sql<LoadedMail>`
    select m.user_id as "userId", m.id, m.recipient, m.tag, m.received_at as "receivedAt", m.client_address as "clientAddress", m.helo,
      m.envelope_from as "envelopeFrom", r.bytes
    from unnest(${jobs.map(({ userId }) => userId)}::uuid[], ${jobs.map(({ mailId }) => mailId)}::uuid[]) as job (user_id, id)
      join mails m on m.user_id = job.user_id and m.id = job.id join raw_messages r on r.hash = m.raw_hash
    order by m.received_at, m.id`.execute(db)
  return rows
}
