import type { Db } from '../../db/pool.ts'

export async function findLatestMessageId(db: Db, userId: string, applicationId: string): Promise<string | null> {
  const row = await db
    .selectFrom('mails')
    .select('messageId')
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .where('messageId', 'is not', null)
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.messageId ?? null
}
