import type { EventEmitter } from 'node:events'
import { availableParallelism } from 'node:os'
import type { Cost } from '../../contract/endpoint.ts'
import { openTurns, type TurnLimits } from '../lib/turns.ts'

/** Runs the work of a call when it is the caller's turn among calls of that cost. */
export type Admission = <T>(cost: Cost, person: string, work: () => Promise<T>, connection: EventEmitter) => Promise<T>

/**
 * What one call costs falls on who makes it: of each cost only so many run at the same time, the persons take turns, and whoever has too
 * many waiting is refused. Counted by each process alone.
 */
export function openAdmission(): Admission {
  const turns = Object.fromEntries(
    Object.entries(limitsFor(availableParallelism())).map(([cost, limits]) => [cost, openTurns(limits)]),
  )
  return (cost, person, work, connection) => (turns[cost] as (typeof turns)[Cost])(person, work, connection)
}

/** Milliseconds for each statement of such a call, with the wait for a connection. Whoever waits longer gets the answer that the database does not answer. */
export const statementLimits: Record<Cost, number> = {
  light: 10_000,
  waiting: 10_000,
  stream: 10_000,
  upload: 20_000,
  heavy: 30_000,
  report: 60_000,
}

/** Heavy work leaves one core for everything else. */
function limitsFor(cores: number): Record<Cost, TurnLimits> {
  const spare = Math.max(1, cores - 1)
  return {
    light: { atOnce: 16, perPerson: 4, waiting: 4_000, waitingPerPerson: 400, patience: 15_000 },
    heavy: {
      atOnce: spare,
      perPerson: Math.ceil(spare / 2),
      waiting: 400,
      waitingPerPerson: 8,
      patience: 30_000,
      retryAfterSeconds: 5,
    },
    report: { atOnce: 3, perPerson: 1, waiting: 60, waitingPerPerson: 2, patience: 60_000, retryAfterSeconds: 10 },
    upload: {
      atOnce: 400,
      perPerson: 4,
      waiting: 400,
      waitingPerPerson: 0,
      patience: 30_000,
      yours: { reason: 'files_at_once', values: { most: 4 } },
      busy: 'files_of_all',
      retryAfterSeconds: 5,
    },
    waiting: { atOnce: 1_000, perPerson: 30, waiting: 4_000, waitingPerPerson: 400, patience: 30_000 },
    stream: { atOnce: 10_000, perPerson: 30, waiting: 100, waitingPerPerson: 0, patience: 10_000, retryAfterSeconds: 60 },
  }
}
