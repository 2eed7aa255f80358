import { type Expression, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export type LinkPurpose = 'verify' | 'reset' | 'change'

export async function findByEmail(db: Db, email: string) {
  return db.selectFrom('users').select(['id', 'email', 'passwordHash', 'isActive']).where('email', '=', email).executeTakeFirst()
}

/** Null when the e-mail address was taken meanwhile. */
export async function insertUser(
  db: Db,
  user: { id: string; email: string; passwordHash: string | null; refCode: string; referredBy: string | null },
): Promise<string | null> {
  const row = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) return null
  await db.insertInto('profiles').values({ userId: row.id }).execute()
  return row.id
}

export async function findReferrer(db: Db, refCode: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('refCode', '=', refCode)
    .where('isActive', '=', true)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function setPassword(db: Db, userId: string, passwordHash: string) {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
}

export async function setActive(db: Db, userId: string, isActive: boolean) {
  await db.updateTable('users').set({ isActive }).where('id', '=', userId).execute()
}

/** False when it was verified before. */
export async function markVerified(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ emailVerifiedAt: sql`now()` })
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function forgetIdentities(db: Db, userId: string) {
  await db.deleteFrom('identities').where('userId', '=', userId).execute()
}

export async function insertLink(
  db: Db,
  link: { userId: string; hash: Buffer; purpose: LinkPurpose; email: string; expiresAt: Date },
) {
  await db.insertInto('mailedLinks').values(link).execute()
}

/** The address that an unused, standing link was mailed to. */
export async function findLink(db: Db, userId: string, hash: Buffer, purpose: LinkPurpose): Promise<string | undefined> {
  const row = await db
    .selectFrom('mailedLinks')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'mailedLinks.userId').onRef('users.email', '=', 'mailedLinks.email'),
    )
    .select('mailedLinks.email')
    .where('mailedLinks.userId', '=', userId)
    .where('mailedLinks.hash', '=', hash)
    .where('mailedLinks.purpose', '=', purpose)
    .where('mailedLinks.usedAt', 'is', null)
    .where('mailedLinks.expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row?.email
}

/** The address that an unused, standing link was mailed to, which is used up now. */
export async function spendLink(db: Db, userId: string, hash: Buffer, purpose: LinkPurpose): Promise<string | undefined> {
  const row = await db
    .updateTable('mailedLinks')
    .from('users')
    .set({ usedAt: sql`now()` })
    .whereRef('users.id', '=', 'mailedLinks.userId')
    .whereRef('users.email', '=', 'mailedLinks.email')
    .where('mailedLinks.userId', '=', userId)
    .where('mailedLinks.hash', '=', hash)
    .where('mailedLinks.purpose', '=', purpose)
    .where('mailedLinks.usedAt', 'is', null)
    .where('mailedLinks.expiresAt', '>', sql<Date>`now()`)
    .returning('mailedLinks.email')
    .executeTakeFirst()
  return row?.email
}

/** The same for a link that was mailed to an address that is not the account's yet. */
export async function spendChangeLink(db: Db, userId: string, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .updateTable('mailedLinks')
    .set({ usedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .where('purpose', '=', 'change')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** What an account still waits to be confirmed: its own address, and one that is to take its place. */
export async function findConfirmations(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select((eb) => [
      'email',
      eb('emailVerifiedAt', 'is not', null).as('isVerified'),
      pendingEmail(sql.ref('users.id')).as('pendingEmail'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The address that is to take the place of a person's, as long as they may still wait for its letter: for a day. */
export const pendingEmail = (userId: Expression<unknown>) => sql<string | null>`(
  select email from mailed_links
  where user_id = ${userId} and purpose = 'change' and used_at is null and created_at > now() - interval '1 day'
  order by created_at desc limit 1)`

/** Links to any other address than the one that is wanted work no longer. */
export async function voidOtherChanges(db: Db, userId: string, wanted: string | null) {
  await db
    .deleteFrom('mailedLinks')
    .where('userId', '=', userId)
    .where('purpose', '=', 'change')
    .where('email', 'is distinct from', wanted ?? '')
    .execute()
}

/** False when somebody has the address, or takes it this very moment; the transaction has failed then. */
export async function setEmail(db: Db, userId: string, email: string): Promise<boolean> {
  try {
    await db.updateTable('users').set({ email, emailVerifiedAt: sql`now()` }).where('id', '=', userId).execute()
    return true
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === uniqueViolation) return false
    throw cause
  }
}

const uniqueViolation = '23505'

/** Who owns a session, and whether it was begun just now. */
export async function findOwner(db: Db, userId: string, sessionId: string) {
  return db
    .selectFrom('users')
    .innerJoin('sessions', 'sessions.userId', 'users.id')
    .select([
      'users.email',
      'users.passwordHash',
      sql<boolean>`sessions.created_at > now() - interval '10 minutes'`.as('isFresh'),
    ])
    .where('users.id', '=', userId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirstOrThrow()
}

export async function voidLinks(db: Db, userId: string) {
  await db.deleteFrom('mailedLinks').where('userId', '=', userId).execute()
}
