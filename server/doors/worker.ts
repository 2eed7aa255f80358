import { listen } from '../db/listen.ts'
import type { Db } from '../db/pool.ts'
import type { Pace, Pipeline } from '../mail/process.ts'
import { mailChannel, usersWaiting } from '../mail/queue.ts'

export interface Worker {
  /** Finishes what it has begun. */
  close(): Promise<void>
}

export interface WorkerOptions {
  db: Db
  url: string
  pipeline: Pipeline
  onFailure: (cause: unknown) => void
}

/** Users whose mail is read and applied at the same time, each with a connection, by pace. */
const atOnce = { quick: 4, patient: 4 }
/** Milliseconds between two looks at the table, for what no notification told of. */
const lookEvery = 2_000
const mostFound = 1_000

/**
 * Drains the mail of users who have some, a portion of one user after the other's, so that many mails of one keep no other waiting. Woken when mail
 * is stored; what a killed process left is found by looking.
 */
export async function startWorker({ db, url, pipeline, onFailure }: WorkerOptions): Promise<Worker> {
  // in the order in which their turns come
  const ready = new Map<string, Pace>()
  const drains = { quick: new Map<string, Promise<void>>(), patient: new Map<string, Promise<void>>() }
  let isClosed = false

  function wake(users: readonly string[]): void {
    for (const userId of users) if (!ready.has(userId)) ready.set(userId, 'quick')
    for (const [userId, pace] of ready) {
      const isBusy = drains.quick.has(userId) || drains.patient.has(userId)
      if (isClosed || isBusy || drains[pace].size >= atOnce[pace]) continue
      ready.delete(userId)
      drains[pace].set(userId, drain(userId, pace))
    }
  }

  async function drain(userId: string, pace: Pace): Promise<void> {
    try {
      const next = await pipeline.drain(userId, pace, ready.size > 0 ? 'wait' : 'none')
      if (next !== null) {
        ready.delete(userId)
        ready.set(userId, next)
      }
    } catch (cause) {
      onFailure(cause)
    }
    drains[pace].delete(userId)
    wake([])
  }

  const look = () => usersWaiting(db, mostFound).then(wake, onFailure)
  const listening = await listen(url, mailChannel, {
    notification: (payload) => wake(payload.split(',')),
    gap: look,
    failure: onFailure,
  })
  await look()
  const looking = setInterval(look, lookEvery)
  return {
    async close() {
      isClosed = true
      clearInterval(looking)
      await listening.close()
      await Promise.all([...drains.quick.values(), ...drains.patient.values()])
    },
  }
}
