import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** False when the challenge was solved before. Rows that ran out go: their challenges ran out too. */
export async function insertProof(
  db: Db,
  proof: { challenge: Buffer; hash: Buffer; action: string; expiresAt: Date },
): Promise<boolean> {
  await db.deleteFrom('proofs').where('expiresAt', '<', sql<Date>`now() - interval '1 hour'`).execute()
  const row = await db
    .insertInto('proofs')
    .values(proof)
    .onConflict((conflict) => conflict.column('challenge').doNothing())
    .returning('challenge')
    .executeTakeFirst()
  return row !== undefined
}

export async function spendProof(db: Db, hash: Buffer, action: string): Promise<boolean> {
  const row = await db
    .updateTable('proofs')
    .set({ usedAt: sql`now()` })
    .where('hash', '=', hash)
    .where('action', '=', action)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}
