import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { DB } from './types.ts'

/** The database, or a transaction on it: functions take either as their first argument, so that a transaction passes through. */
export type Db = Kysely<DB>

export interface Database {
  db: Db
  /** For statements on the hot path and for LISTEN; columns come as PostgreSQL spells them, while `db` has them in camel case. */
  pool: pg.Pool
  /** For parts that keep connections of their own. */
  url: string
  close(): Promise<void>
}

/** Where statements of one transaction travel together: connect.ts opens it. */
export type PipelinedPool = pg.Pool
export type PipelinedClient = pg.PoolClient

/** Runs `work` in a transaction, or in the one that is open already. */
export function transaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
