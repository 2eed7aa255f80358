import { sql } from 'kysely'
import type { Provider } from '../../../contract/accounts.ts'
import type { Db } from '../../db/pool.ts'
import type { Claims } from './providers.ts'

/** The session that connects a provider with its account; null for a sign-in. */
export type Link = { userId: string; sessionId: string } | null

export async function insertErrand(
  db: Db,
  errand: {
    state: Buffer
    provider: Provider
    deviceId: Buffer
    nonce: string
    codeVerifier: string
    expiresAt: Date
    linkUserId: string | null
    linkSessionId: string | null
  },
) {
  await db.deleteFrom('providerSignIns').where('expiresAt', '<', sql<Date>`now()`).execute()
  await db.insertInto('providerSignIns').values(errand).execute()
}

/** What was sent out with this state; once. */
export async function takeErrand(db: Db, state: Buffer, provider: Provider) {
  return db
    .updateTable('providerSignIns')
    .set({ returnedAt: sql`now()` })
    .where('state', '=', state)
    .where('provider', '=', provider)
    .where('returnedAt', 'is', null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning(['nonce', 'codeVerifier', sql<boolean>`link_user_id is not null`.as('isLink')])
    .executeTakeFirst()
}

export async function keepClaims(db: Db, state: Buffer, code: Buffer, claims: Claims, expiresAt: Date) {
  await db
    .updateTable('providerSignIns')
    .set({ ...claims, code, expiresAt })
    .where('state', '=', state)
    .execute()
}

/** What a provider said, for the browser that began the sign-in, and for the session where it is to connect an account. */
export async function findClaims(db: Db, code: Buffer, provider: Provider, deviceId: Buffer, link: Link) {
  return db
    .selectFrom('providerSignIns')
    .select(['email', 'isEmailVerified', 'firstName', 'lastName', sql<string>`coalesce(subject, '')`.as('subject')])
    .where('code', '=', code)
    .where('provider', '=', provider)
    .where('deviceId', '=', deviceId)
    .where('linkUserId', 'is not distinct from', link?.userId ?? null)
    .where('linkSessionId', 'is not distinct from', link?.sessionId ?? null)
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function spendClaims(db: Db, code: Buffer): Promise<boolean> {
  const row = await db.deleteFrom('providerSignIns').where('code', '=', code).returning('state').executeTakeFirst()
  return row !== undefined
}

export async function findByIdentity(db: Db, provider: Provider, subject: string) {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select(['users.id', 'users.isActive'])
    .where('identities.provider', '=', provider)
    .where('identities.subject', '=', subject)
    .executeTakeFirst()
}

/** False when the subject is connected already. */
export async function insertIdentity(db: Db, userId: string, provider: Provider, subject: string): Promise<boolean> {
  const row = await db
    .insertInto('identities')
    .values({ userId, provider, subject })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** The providers an account is connected with, held so that of two changes at once the second sees what the first did. */
export async function lockConnections(
  db: Db,
  userId: string,
): Promise<{ hasPassword: boolean; subjects: Map<Provider, string> }> {
  const { hasPassword } = await db
    .selectFrom('users')
    .select(sql<boolean>`password_hash is not null`.as('hasPassword'))
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const rows = await db.selectFrom('identities').select(['provider', 'subject']).where('userId', '=', userId).execute()
  return { hasPassword, subjects: new Map(rows.map(({ provider, subject }) => [provider as Provider, subject])) }
}

export async function deleteIdentities(db: Db, userId: string, provider: Provider) {
  await db.deleteFrom('identities').where('userId', '=', userId).where('provider', '=', provider).execute()
}

export async function nameProfile(db: Db, userId: string, firstName: string, lastName: string) {
  await db.updateTable('profiles').set({ firstName, lastName }).where('userId', '=', userId).execute()
}
