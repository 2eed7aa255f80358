import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Authentication } from '../../domain/application/stored-mail.ts'
import { isDatabaseAway } from '../db/away.ts'
import type { Db } from '../db/pool.ts'
import { announce } from '../lib/changes.ts'
import { messageOf } from '../lib/message-of.ts'
import { openThreads, ThreadEnded, type Threads } from '../lib/threads.ts'
import { userLock } from '../placement/lock.ts'
import { applyMails, type QueuedMail, setAside } from './apply.ts'
import { authenticateOffline } from './arrival/authentication.ts'
import type { AuthenticationInput } from './arrival/authentication-thread.ts'
import { type LoadedMail, oldestWaiting, turnOf } from './queue.ts'
import type { Understood } from './understand.ts'

/** `quick` for mail that is read within a second, as nearly all is; `patient` for the rest, one at a time, which others need not wait for. */
export type Pace = 'quick' | 'patient'

export interface Pipeline {
  /**
   * Takes the oldest waiting mails of one user through read → attribute → apply, in the order of their arrival. A mail that can't be read or
   * applied is kept with the cause. Answers at which pace the next ones are read; null when none waits, or another process has claimed this
   * user's mail. Rejects only when the same may succeed later: the database is away. More mails at a time cost less each; fewer keep others
   * waiting less.
   */
  drain(userId: string, pace: Pace, others?: 'wait' | 'none'): Promise<Pace | null>
  /** Runs the read step alone. */
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
  /** Milliseconds for reading one, and then for checking its sender, at the quick pace. */
  quickLimit?: number
}

/** Result of reading one mail. */
export type Outcome = { mail: QueuedMail } | { failure: string; mailId: string }

/** Mails of one user at a time: while others wait, while none does, and of those that take long. */
const portion = { wait: 25, none: 200, patient: 1 }
const mostBytes = 32 * 1024 * 1024

export function openPipeline(db: Db, options: PipelineOptions): Pipeline {
  const { limit = 10_000, quickLimit = 1_000 } = options
  const threads = options.threads ?? Math.max(1, availableParallelism() - 1)
  const openReaders = (count: number, limit: number): Threads<Uint8Array, Understood> =>
    openThreads(new URL('./reading-thread.ts', import.meta.url), { threads: count, limit })
  const readers = { quick: openReaders(threads, Math.min(limit, quickLimit)), patient: openReaders(1, limit) }
  // mostly waits for the DNS
  const authenticators: Threads<AuthenticationInput, Authentication> = openThreads(
    new URL('./arrival/authentication-thread.ts', import.meta.url),
    { threads: 1, each: 200, limit: 30_000 },
  )
  readers.quick.warmUp(threads)
  authenticators.warmUp(1)

  /** In one transaction that claims the user's mail from its first statement on. When a mail spoils it, each is applied by itself. */
  async function drain(userId: string, pace: Pace, others: 'wait' | 'none' = 'wait'): Promise<Pace | null> {
    let outcomes: Outcome[] = []
    try {
      return await db.transaction().execute(async (trx) => {
        if (!(await claim(trx, userId))) return null
        const mails = await oldestWaiting(trx, userId, {
          mails: portion[pace === 'quick' ? others : pace],
          bytes: mostBytes,
        })
        const begun = performance.now()
        outcomes = pace === 'quick' ? await readInOrder(mails) : await Promise.all(mails.map(readPatiently))
        const isSlow = outcomes.length < mails.length || performance.now() - begun > quickLimit * mails.length
        const isMore = outcomes.length > 0 ? await apply(trx, userId, outcomes) : mails.length > 0
        return isMore ? (isSlow ? 'patient' : 'quick') : null
      })
    } catch (cause) {
      if (isPassing(cause) || outcomes.length === 0) throw cause
      for (const outcome of outcomes) await applyAlone(userId, outcome)
      return 'quick'
    }
  }

  async function applyAlone(userId: string, outcome: Outcome): Promise<void> {
    try {
      await db.transaction().execute((trx) => apply(trx, userId, [outcome]))
    } catch (cause) {
      if (isPassing(cause) || !('mail' in outcome)) throw cause
      const { id: mailId } = outcome.mail
      options.onFailure(cause, mailId)
      await applyAlone(userId, { mailId, failure: `The mail could not be applied: ${messageOf(cause)}` })
    }
  }

  /** Outcomes of those before the first mail that takes too long. */
  async function readInOrder(mails: readonly LoadedMail[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = []
    let next = 0
    let end = mails.length
    const readOn = async () => {
      while (next < end) {
        const n = next++
        const outcome = await readQuickly(mails[n] as LoadedMail)
        if (outcome) outcomes[n] = outcome
        else end = Math.min(end, n)
      }
    }
    // read one while the next loads
    await Promise.all(Array.from({ length: threads + 1 }, readOn))
    return outcomes.slice(0, end)
  }

  /** Null on a timeout. */
  async function readQuickly(mail: LoadedMail): Promise<Outcome | null> {
    const reading = readers.quick.run(mail.bytes, { person: mail.userId })
    const authenticated = authenticate(mail)
    const isTooLong = await reading.then(
      () => Promise.race([authenticated.then(() => false), sleep(quickLimit, true, { ref: false })]),
      (cause: unknown) => cause instanceof ThreadEnded,
    )
    return isTooLong ? null : outcomeOf(mail, reading, authenticated)
  }

  const readPatiently = (mail: LoadedMail) =>
    outcomeOf(mail, readers.patient.run(mail.bytes, { person: mail.userId }), authenticate(mail))

  async function outcomeOf(
    { id, recipient, tag, receivedAt, placedIn }: LoadedMail,
    reading: Promise<Understood>,
    authenticated: Promise<Authentication>,
  ): Promise<Outcome> {
    try {
      const [understood, checked] = await Promise.all([reading, authenticated])
      // Mail the user sent from here was placed when it was sent and needs no sender check.
      const authentication = placedIn === null ? checked : { ...checked, author: 'proven' as const }
      return { mail: { id, recipient, tag, receivedAt, placedIn, understood, authentication } }
    } catch (cause) {
      options.onFailure(cause, id)
      return { failure: `The mail could not be read: ${messageOf(cause)}`, mailId: id }
    }
  }

  async function authenticate({ bytes, clientAddress, helo, envelopeFrom }: LoadedMail): Promise<Authentication> {
    const origin = { clientAddress, helo, envelopeFrom }
    const known = authenticateOffline(bytes, origin)
    if (known) return known
    return authenticators.run({ bytes, origin }).catch((cause: unknown) => {
      options.onFailure(cause, '')
      return { spf: 'temperror', dkim: 'temperror', dmarc: 'temperror', arc: 'temperror' }
    })
  }

  /** Those of the mails whose turn it is: mail that arrived before has been applied. Answers whether more waits. */
  async function apply(trx: Db, userId: string, outcomes: readonly Outcome[]): Promise<boolean> {
    await begin(userId).execute(trx)
    const turn = await turnOf(trx, userId, outcomes.length + 1)
    const known = new Map(outcomes.map((outcome) => [mailIdOf(outcome), outcome]))
    const now: Outcome[] = []
    for (const id of turn.ids) {
      const outcome = known.get(id)
      if (!outcome) break
      now.push(outcome)
    }
    const mails = now.flatMap((outcome) => ('mail' in outcome ? [outcome.mail] : [])).sort(byDate)
    const changes = await applyMails(trx, userId, mails, turn)
    for (const outcome of now) {
      if ('failure' in outcome) changes.push(...(await setAside(trx, userId, outcome.mailId, outcome.failure)))
    }
    await announce(trx, userId, changes)
    if (turn.wantsPush && mails.length > 0)
      await options.push?.(
        trx,
        userId,
        mails.map(({ id }) => id),
      )
    return turn.ids.length > now.length
  }

  return {
    drain,
    read: async (mail) => (await readQuickly(mail)) ?? readPatiently(mail),
    close: async () => {
      await Promise.all([readers.quick.close(), readers.patient.close(), authenticators.close()])
    },
  }
}

/** False when another process drains this user's mail. Ends with the transaction, and with the process. */
async function claim(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${userId}, 7222)) as "isOurs"`.execute(db)
  return rows[0]?.isOurs === true
}

/**
 * The user's lock; and two settings. What follows from a mail may be lost in a crash: the mail still waits then, for both stand in one log, and
 * it is done again. The statements are look-ups by key, for which planning costs more than running.
 */
const begin = (userId: string) =>
  sql`select ${userLock(userId)}, set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true)`

export const mailIdOf = (outcome: Outcome): string => ('mail' in outcome ? outcome.mail.id : outcome.mailId)

const byDate = (a: QueuedMail, b: QueuedMail) => timeOf(a) - timeOf(b)
const timeOf = ({ understood, receivedAt }: QueuedMail) => Date.parse(understood.reading.sentAt ?? '') || receivedAt.getTime()

/**
 * Whether the same may succeed later: the database is away, two transactions stood in each other's way or the server stops a
 * statement (SQLSTATE classes 40, 55, 57, 58), or the network failed. A mail for which anything else goes wrong would be tried
 * for ever.
 */
function isPassing(cause: unknown): boolean {
  const { code } = Object(cause) as { code?: unknown }
  return isDatabaseAway(cause) || /^(?:(?:40|55|57|58)\w{3}|E[A-Z]+)$/.test(String(code))
}
