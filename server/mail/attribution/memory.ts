import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../db/pool.ts'
import type { Correction, Memory } from './shapes.ts'

/** Corrections beyond these are so old that newer ones speak for the same senders and employers. */
const mostRemembered = 5000

/** What the user settled by hand, oldest first, as attribution wants it. */
export async function loadMemory(db: Db, userId: string): Promise<Memory> {
  const rows = await db
    .selectFrom('corrections')
    .select(['kind', 'createdAt', 'signs', 'applicationId', 'fromApplicationId', 'company', 'title'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRemembered)
    .execute()
  return rows.reverse().map(({ createdAt, fromApplicationId, ...row }) => {
    return { ...row, at: createdAt.toISOString(), from: fromApplicationId } as Correction
  })
}

type NewCorrection = Correction extends infer C ? (C extends Correction ? Omit<C, 'at'> : never) : never

/** Keeps a correction for the mails to come. Answers its id, by which it can be forgotten again. */
export async function remember(db: Db, userId: string, mailId: string | null, correction: NewCorrection): Promise<string> {
  const id = uuidv7()
  const { kind, signs, ...rest } = correction
  await db
    .insertInto('corrections')
    .values({
      userId,
      id,
      kind,
      mailId,
      signs: JSON.stringify(signs),
      applicationId: 'applicationId' in rest ? rest.applicationId : null,
      fromApplicationId: 'from' in rest ? rest.from : null,
      company: 'company' in rest ? rest.company : null,
      title: 'title' in rest ? rest.title : null,
    })
    .execute()
  return id
}

export async function forget(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('corrections').where('userId', '=', userId).where('id', 'in', ids).execute()
}
