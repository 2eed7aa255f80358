import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { pendingEmail } from '../accounts/index.ts'

export async function findProfile(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('equalOpportunityAnswers as answers', 'answers.userId', 'users.id')
    .leftJoin('assignedAddresses', 'assignedAddresses.userId', 'users.id')
    .select([
      'users.id',
      'users.email',
      'users.emailVerifiedAt',
      'users.isActive',
      'users.lastLoginAt',
      'users.refCode',
      'users.releaseNotesHidden',
      'users.pushAllowed',
      'users.welcomePending',
      'assignedAddresses.name as addressName',
      'profiles.firstName',
      'profiles.lastName',
      'profiles.preferredName',
      'profiles.countryId',
      'profiles.city',
      'profiles.phoneNumber',
      'profiles.github',
      'profiles.linkedIn',
      'profiles.portfolio',
      'profiles.otherLinks',
      'profiles.emailSignature',
      'profiles.picture',
      'answers.race',
      'answers.hispanicOrLatino',
      'answers.gender',
      'answers.disability',
      'answers.veteran',
      pendingEmail(sql.ref('users.id')).as('pendingEmail'),
      sql<boolean>`users.password_hash is not null`.as('hasPassword'),
      sql<number>`(select count(*) from users joined where joined.referred_by = users.id)`.as('joined'),
      sql<string[]>`array(select provider from identities where identities.user_id = users.id)`.as('providers'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function updateProfile(
  db: Db,
  userId: string,
  change: Partial<{
    firstName: string
    lastName: string
    preferredName: string
    countryId: string | null
    city: string
    phoneNumber: string
    github: string
    linkedIn: string
    portfolio: string
    otherLinks: string[]
    emailSignature: string
    picture: Buffer | null
  }>,
) {
  await db
    .updateTable('profiles')
    .set({ ...change, updatedAt: sql`now()` })
    .where('userId', '=', userId)
    .execute()
}

export async function updateAnswers(
  db: Db,
  userId: string,
  change: Partial<Record<'race' | 'hispanicOrLatino' | 'gender' | 'disability' | 'veteran', string | null>>,
) {
  if (Object.keys(change).length === 0) return
  await db
    .insertInto('equalOpportunityAnswers')
    .values({ userId, ...change })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
    .execute()
}

export async function updateUser(db: Db, userId: string, change: { releaseNotesHidden: boolean } | { welcomePending: boolean }) {
  await db.updateTable('users').set(change).where('id', '=', userId).execute()
}
