import { sql } from 'kysely'
import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { getStorage } from '../../../contract/personal-data.ts'
import type { Db } from '../../db/pool.ts'
import type { Context } from '../../lib/context.ts'
import { mailShare } from '../../lib/delivery.ts'
import { Refusal } from '../../lib/refusal.ts'

type Storing = Pick<Context, 'db' | 'config'>

export async function readStorage({ db, config }: Storing, userId: string): Promise<AnswerOf<typeof getStorage>> {
  const most = config.storagePerAccount * 1024 * 1024
  const { own, mail } = await usedBy(db, userId)
  return { used: own + mail, most: most === 0 ? null : most }
}

/** Refuses what would be more than an account may have. */
export async function requireRoom(storing: Storing, userId: string, bytes: number): Promise<void> {
  const most = storing.config.storagePerAccount * 1024 * 1024
  if (most === 0) return
  const { own, mail } = await usedBy(storing.db, userId)
  // what came beyond the share of mail takes no room from the owner
  if (own + Math.min(mail, most * mailShare) + bytes > most) throw new Refusal('too_large', 'storage_full')
}

async function usedBy(db: Db, userId: string): Promise<{ own: number; mail: number }> {
  const { rows } = await sql<{ own: number; mail: number }>`
    select own_bytes(${userId})::float8 as own,
      coalesce((select mail_bytes from storage_used where user_id = ${userId}), 0)::float8 as mail`.execute(db)
  return rows[0] ?? { own: 0, mail: 0 }
}
