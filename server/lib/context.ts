import type { ChangeEvent } from '../../contract/events.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/pool.ts'
import type { Accept, FindRecipient } from './delivery.ts'
import type { Log } from './log.ts'
import type { Outbound } from './outbound.ts'

/** Dependencies of every feature, created once in main.ts. */
export interface Context {
  db: Db
  config: Config
  log: Log
  outbound: Outbound
  /** Where the installation's own SMTP door listens. */
  smtpPort: number
  /** Accepts messages over HTTPS; null if that is not configured. */
  inbound: { findRecipient: FindRecipient; accept: Accept; isDiskFull: () => boolean } | null
  /** Calls the listener for each change of one user until the returned function is called; with `age`, first for those of the last `age` ms. */
  subscribe(userId: string, listener: (event: ChangeEvent) => void, age?: number): () => void
}
