import type { EventEmitter } from 'node:events'
import { openFairQueue } from './fair-queue.ts'
import { type Because, Refusal } from './refusal.ts'

export interface TurnLimits {
  /** Runs at the same time: of everybody together, and of one person. */
  atOnce: number
  perPerson: number
  /** Waits for its turn: of everybody together, and of one person beyond what may run. */
  waiting: number
  waitingPerPerson: number
  /** Longest wait, in milliseconds. */
  patience: number
  /** Says to the person with too many that they are theirs (429), and to others that the server is busy (503). */
  yours?: Because
  busy?: Because
  retryAfterSeconds?: number
}

/**
 * Runs `work` when it is the person's turn. Refuses it when the person has too many, when more wait than there is room for, and when
 * it waited too long. Nothing runs for a caller whose connection has closed.
 */
export type Turns = <T>(person: string, work: () => Promise<T>, connection?: EventEmitter) => Promise<T>

interface Waiter {
  go(): void
  refuse(refusal: Refusal): void
}

/** One person's work waits behind that person's other work, and never for long behind that of others. */
export function openTurns(limits: TurnLimits): Turns {
  const { yours = 'yours_at_once', busy = 'busy', retryAfterSeconds = 2 } = limits
  const queue = openFairQueue<Waiter>()
  const running = new Map<string, number>()
  let total = 0
  const tooMany = () => new Refusal('too_many_requests', yours, { retryAfterSeconds })

  const countOf = (person: string) => (running.get(person) ?? 0) + queue.countOf(person)

  function enter(person: string, connection?: EventEmitter): Promise<void> {
    return new Promise((resolve, reject) => {
      let isRunning = false
      const settle = () => {
        clearTimeout(deadline)
        connection?.off('close', leave)
      }
      const waiter: Waiter = {
        go() {
          isRunning = true
          settle()
          resolve()
        },
        refuse(refusal) {
          settle()
          queue.remove(person, waiter)
          reject(refusal)
        },
      }
      const leave = () => waiter.refuse(new Refusal('bad_input', 'connection_closed'))
      const giveUp = () =>
        waiter.refuse(countOf(person) > 1 ? tooMany() : new Refusal('unavailable', busy, { retryAfterSeconds }))
      const deadline = setTimeout(giveUp, limits.patience)
      connection?.once('close', leave)
      queue.add(person, waiter)
      startNext()
      if (isRunning) return
      if (countOf(person) > limits.perPerson + limits.waitingPerPerson) waiter.refuse(tooMany())
      else if (queue.size > limits.waiting) queue.dropNewest()?.item.refuse(tooMany())
    })
  }

  function startNext(): void {
    while (total < limits.atOnce) {
      const next = queue.next((person) => (running.get(person) ?? 0) < limits.perPerson)
      if (!next) return
      running.set(next.person, (running.get(next.person) ?? 0) + 1)
      total++
      next.item.go()
    }
  }

  function leave(person: string): void {
    const left = (running.get(person) ?? 1) - 1
    if (left > 0) running.set(person, left)
    else running.delete(person)
    total--
    startNext()
  }

  return async (person, work, connection) => {
    await enter(person, connection)
    try {
      return await work()
    } finally {
      leave(person)
    }
  }
}
