import { AsyncLocalStorage } from 'node:async_hooks'
import type { ClientBase, Pool, PoolClient } from 'pg'

/** For work that nobody waits for, in milliseconds: a lost connection must not hold it for ever. */
const backgroundLimit = 5 * 60_000

const limits = new AsyncLocalStorage<number>()

/** Gives each statement of `work` at most `limit` milliseconds, with the wait for a connection. The innermost limit counts. */
export const withTimeLimit = <T>(limit: number, work: () => T): T => limits.run(limit, work)

/** The same for work that outlives the call that began it. */
export const inBackground = <T>(work: () => T): T => limits.run(backgroundLimit, work)

export const timeLimit = (): number => limits.getStore() ?? backgroundLimit

/** The database may have done what it was asked: nobody knows until it answers again. */
export class DatabaseTimeout extends Error {
  readonly code = 'ETIMEDOUT'
  constructor() {
    super('The database did not answer in time')
  }
}

/** A connection of the pool, unless it takes too long to get one. */
export async function connectionOf(pool: Pool, limit: number): Promise<PoolClient> {
  const connecting = pool.connect()
  let clock: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    clock = setTimeout(() => {
      connecting.then(
        (client) => client.release(),
        () => {},
      )
      reject(new DatabaseTimeout())
    }, limit)
  })
  return Promise.race([connecting, late]).finally(() => clearTimeout(clock))
}

/** The answer; too late, the connection is closed, for the server may still send it. */
export async function inTime<T>(client: ClientBase, limit: number, answer: Promise<T>): Promise<T> {
  const { stream } = (client as ClientBase & { connection: { stream: { destroy(cause: Error): void } } }).connection
  const clock = setTimeout(() => stream.destroy(new DatabaseTimeout()), limit)
  try {
    return await answer
  } finally {
    clearTimeout(clock)
  }
}
