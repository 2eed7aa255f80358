import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { getStorage } from '../../../contract/personal-data.ts'
import type { Db } from '../../db/pool.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'

type Storing = Pick<Context, 'db' | 'config'>

export async function readStorage({ db, config }: Storing, userId: string): Promise<AnswerOf<typeof getStorage>> {
  const most = config.storagePerAccount * 1024 * 1024
  return { used: await usedBy(db, userId), most: most === 0 ? null : most }
}

/** Refuses what would be more than an account may have. */
export async function requireRoom(storing: Storing, userId: string, bytes: number): Promise<void> {
  const { used, most } = await readStorage(storing, userId)
  if (most !== null && used + bytes > most) throw new Refusal('too_large', 'storage_full')
}

async function usedBy(db: Db, userId: string): Promise<number> {
  const row = await db.selectFrom('storageUsed').select('bytes').where('userId', '=', userId).executeTakeFirst()
  return Number(row?.bytes ?? 0)
}
