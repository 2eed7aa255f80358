import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** Remembers a device. */
export async function seeDevice(db: Db, userId: string, id: Buffer, userAgent: string) {
  await db
    .insertInto('devices')
    .values({ userId, id, userAgent })
    .onConflict((conflict) => conflict.columns(['userId', 'id']).doUpdateSet({ userAgent, lastSeenAt: sql`now()` }))
    .execute()
}

export async function knowsDevice(db: Db, userId: string, id: Buffer): Promise<boolean> {
  const row = await db.selectFrom('devices').select('id').where('userId', '=', userId).where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

export async function insertSession(db: Db, userId: string, id: string, deviceId: Buffer, expiresAt: Date) {
  await db.insertInto('sessions').values({ userId, id, deviceId, expiresAt }).execute()
}

export async function insertRefreshToken(db: Db, userId: string, sessionId: string, hash: Buffer) {
  await db.insertInto('refreshTokens').values({ userId, sessionId, hash }).execute()
}

/** False when the password that let them in is another one by now. */
export async function noteLogin(db: Db, userId: string, passwordHash: string | undefined): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ lastLoginAt: sql`now()` })
    .where('id', '=', userId)
    .$if(passwordHash !== undefined, (query) => query.where('passwordHash', '=', passwordHash ?? ''))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Holds the session, so that of two refreshes at once the second sees what the first did. */
export async function lockSession(db: Db, userId: string, id: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.deviceId',
      'sessions.endedAt',
      'sessions.expiresAt',
      'users.isActive',
      sql<Date>`clock_timestamp()`.as('now'),
    ])
    .where('sessions.userId', '=', userId)
    .where('sessions.id', '=', id)
    .forUpdate('sessions')
    .executeTakeFirst()
}

export async function findRefreshToken(db: Db, userId: string, sessionId: string, hash: Buffer) {
  return db
    .selectFrom('refreshTokens')
    .select('usedAt')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .where('hash', '=', hash)
    .executeTakeFirst()
}

/** Answers when. */
export async function spendRefreshToken(db: Db, userId: string, sessionId: string, hash: Buffer): Promise<Date> {
  const { usedAt } = await db
    .updateTable('refreshTokens')
    .set({ usedAt: sql`clock_timestamp()` })
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .where('hash', '=', hash)
    .returning('usedAt')
    .executeTakeFirstOrThrow()
  return usedAt as Date
}

export async function extendSession(db: Db, userId: string, id: string, expiresAt: Date) {
  await db
    .updateTable('sessions')
    .set({ expiresAt, lastUsedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function lockOwner(db: Db, userId: string) {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** A session that is neither ended nor run out, of a person who is not disabled. */
export async function findStanding(db: Db, userId: string, id: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .leftJoin('assignedAddresses', 'assignedAddresses.userId', 'sessions.userId')
    .select(['sessions.deviceId', 'assignedAddresses.name as addressName'])
    .where('sessions.userId', '=', userId)
    .where('sessions.id', '=', id)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', sql<Date>`now()`)
    .where('users.isActive', '=', true)
    .executeTakeFirst()
}

export async function listStanding(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('devices', (join) =>
      join.onRef('devices.userId', '=', 'sessions.userId').onRef('devices.id', '=', 'sessions.deviceId'),
    )
    .select(['sessions.id', 'devices.userAgent', 'sessions.createdAt', 'sessions.lastUsedAt'])
    .where('sessions.userId', '=', userId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', sql<Date>`now()`)
    .orderBy('sessions.lastUsedAt', 'desc')
    .limit(100)
    .execute()
}

/** Removes what no longer tells anything: sessions that ended or ran out a month ago, tokens too old to be used, links that ran out. */
export async function forgetOld(db: Db, userId: string) {
  await sql`delete from sessions where user_id = ${userId} and least(ended_at, expires_at) < now() - interval '30 days'`.execute(
    db,
  )
  await sql`delete from refresh_tokens where user_id = ${userId} and used_at < now() - interval '60 days'`.execute(db)
  await sql`delete from mailed_links where user_id = ${userId} and expires_at < now() - interval '1 day'`.execute(db)
}

export async function end(db: Db, userId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ endedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endAll(db: Db, userId: string, exceptId: string | undefined) {
  await db
    .updateTable('sessions')
    .set({ endedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute()
}
