import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { isDatabaseAway } from '../db/away.ts'
import type { Authentication } from '../db/json-columns.ts'
import type { Db } from '../db/pool.ts'
import { announce } from '../lib/changes.ts'
import { messageOf } from '../lib/message-of.ts'
import { openThreads, type Threads } from '../lib/threads.ts'
import { applyMails, type ReadMail, setAside } from './apply.ts'
import { authenticateOffline, type Origin } from './arrival/authentication.ts'
import type { AuthenticationInput } from './arrival/authentication-thread.ts'
import type { MailJob } from './queue.ts'
import { waitingBefore, whatWaits } from './turn.ts'
import type { Understood } from './understand.ts'
import { userLock } from './user-lock.ts'

export interface Pipeline {
  /**
   * Takes stored mails through read → attribute → apply, those of one user in the order of their arrival, whoever has the ones before. A
   * mail that was processed before is left as it is; one that can not be read, or not be applied, is kept with the cause. Rejects only
   * when it should be tried again: the database is away.
   */
  process(jobs: readonly MailJob[]): Promise<void>
  /** The first step alone. */
  read(mail: LoadedMail): Promise<Outcome>
  close(): Promise<void>
}

export interface PipelineOptions {
  onFailure: (cause: unknown, mailId: string) => void
  /** Called for who wants push messages with what was applied, in its transaction. */
  push?: (db: Db, userId: string, mailIds: readonly string[]) => Promise<void>
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

/** Milliseconds after which mails that keep others waiting are taken from whoever has them, if anybody does. */
const patience = 3_000
const lookAgainAfter = 20
/** So many of them at once. */
const mostTakenOver = 50

export function openPipeline(db: Db, options: PipelineOptions): Pipeline {
  const threads = options.threads ?? Math.max(1, availableParallelism() - 1)
  const readers: Threads<Uint8Array, Understood> = openThreads(new URL('./reading-thread.ts', import.meta.url), {
    threads,
    limit: options.limit ?? 10_000,
  })
  // mostly waits for the DNS
  const authenticators: Threads<AuthenticationInput, Authentication> = openThreads(
    new URL('./arrival/authentication-thread.ts', import.meta.url),
    { threads: 1, each: 200, limit: 30_000 },
  )
  readers.warmUp(threads)
  authenticators.warmUp(1)

  async function process(jobs: readonly MailJob[]): Promise<void> {
    for (const part of inParts(await sizesOf(db, jobs))) {
      const byUser = Map.groupBy(await loadMails(db, part), ({ userId }) => userId)
      // in the order in which they are applied, so that the first user's are while the next one's are read
      const read = [...byUser].map(([userId, mails]) => ({ userId, outcomes: Promise.all(mails.map(readOnce)) }))
      const left: Left = new Map()
      for (const { userId, outcomes } of read) keep(left, userId, await apply(userId, await outcomes))
      await applyInTurn(left)
    }
  }

  /** Mails that arrived before these are being read elsewhere, mostly by the next batch of this process. */
  async function applyInTurn(left: Left): Promise<void> {
    let waitingSince = Date.now()
    while (left.size > 0) {
      if (Date.now() - waitingSince > patience) {
        for (const [userId, outcomes] of left)
          await process(await waitingBefore(db, userId, outcomes.map(mailIdOf), mostTakenOver))
      } else await sleep(lookAgainAfter)
      for (const [userId, outcomes] of left) {
        const rest = await apply(userId, outcomes)
        if (rest.length < outcomes.length) waitingSince = Date.now()
        keep(left, userId, rest)
      }
    }
  }

  const inHand = new Map<string, Promise<Outcome>>()

  /** A mail that is taken over is not read again when it was this process that had it. */
  function readOnce(mail: LoadedMail): Promise<Outcome> {
    const begun = inHand.get(mail.id) ?? read(mail).finally(() => inHand.delete(mail.id))
    inHand.set(mail.id, begun)
    return begun
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

  /**
   * All mails of one user in one transaction; when one of them spoils it, each in its own. Answers those that have to wait: an older one
   * is not applied yet.
   */
  async function apply(userId: string, outcomes: Outcome[]): Promise<Outcome[]> {
    try {
      return await db.transaction().execute(async (trx) => {
        await begin(userId).execute(trx)
        const waiting = await whatWaits(trx, userId, outcomes.map(mailIdOf))
        const now = outcomes.filter((outcome) => waiting.isTurnOf.get(mailIdOf(outcome)) === true)
        const read = now.flatMap((outcome) => ('mail' in outcome ? [outcome.mail] : [])).sort(byDate)
        const changes = await applyMails(trx, userId, read, waiting)
        for (const outcome of now) {
          if ('failure' in outcome) changes.push(...(await setAside(trx, userId, outcome.mailId, outcome.failure)))
        }
        await announce(trx, userId, changes)
        if (waiting.wantsPush && read.length > 0)
          await options.push?.(
            trx,
            userId,
            read.map(({ id }) => id),
          )
        return outcomes.filter((outcome) => waiting.isTurnOf.get(mailIdOf(outcome)) === false)
      })
    } catch (cause) {
      if (isPassing(cause)) throw cause
      const [first, ...others] = outcomes
      if (first === undefined) throw cause
      if (others.length > 0) {
        const rest: Outcome[] = []
        for (const outcome of outcomes) rest.push(...(await apply(userId, [outcome])))
        return rest
      }
      if (!('mail' in first)) throw cause
      options.onFailure(cause, first.mail.id)
      return apply(userId, [{ mailId: first.mail.id, failure: `The mail could not be applied: ${messageOf(cause)}` }])
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

/** By user, what was read and is not applied yet. */
type Left = Map<string, Outcome[]>

function keep(left: Left, userId: string, outcomes: Outcome[]): void {
  if (outcomes.length > 0) left.set(userId, outcomes)
  else left.delete(userId)
}

export const mailIdOf = (outcome: Outcome): string => ('mail' in outcome ? outcome.mail.id : outcome.mailId)

const byDate = (a: ReadMail, b: ReadMail) => timeOf(a) - timeOf(b)
const timeOf = ({ understood, receivedAt }: ReadMail) => Date.parse(understood.reading.sentAt ?? '') || receivedAt.getTime()

/**
 * Whether the same may succeed later: the database is away, two transactions stood in each other's way or the server stops a
 * statement (SQLSTATE classes 40, 55, 57, 58), or the network failed. A mail for which anything else goes wrong would be tried
 * for ever.
 */
function isPassing(cause: unknown): boolean {
  const { code } = Object(cause) as { code?: unknown }
  return isDatabaseAway(cause) || /^(?:(?:40|55|57|58)\w{3}|E[A-Z]+)$/.test(String(code))
}

interface Sized extends MailJob {
  size: number
}

/** The mails among the jobs that still wait, with their sizes. */
async function sizesOf(db: Db, jobs: readonly MailJob[]): Promise<Sized[]> {
  const { rows } = await sql<Sized>`
    select m.user_id as "userId", m.id as "mailId", r.size
    from (select distinct * from unnest(${jobs.map(({ userId }) => userId)}::uuid[], ${jobs.map(({ mailId }) => mailId)}::uuid[])) as job (user_id, id)
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
