import { mostPicture, type User } from '../../../contract/profile.ts'
import type { Db } from '../../db/pool.ts'
import { transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { sniffType } from '../../lib/sniff.ts'
import { titleCased } from '../../lib/title-cased.ts'
import { countryName } from '../countries/index.ts'
import * as queries from './queries.ts'

export type ProfileChange = Partial<
  Omit<Parameters<typeof queries.updateProfile>[2], 'picture'> & Parameters<typeof queries.updateAnswers>[2]
>

/** The signed-in user with all fields of the profile. */
export async function readProfile({ db, config }: Pick<Context, 'db' | 'config'>, userId: string): Promise<User> {
  const { picture, ...row } = await queries.findProfile(db, userId)
  const assignedEmail = row.addressName === null ? null : `${row.addressName}@${config.mailDomain}`
  return {
    ...row,
    emailVerified: row.emailVerifiedAt !== null,
    isGoogle: row.providers.includes('google'),
    isApple: row.providers.includes('apple'),
    lastLogin: row.lastLoginAt?.toISOString() ?? null,
    username: displayName(row),
    profilePic: picture === null ? null : `data:${sniffType(picture)};base64,${picture.toString('base64')}`,
    clickOn: row.releaseNotesHidden,
    assignedEmail,
    assignedEmails: assignedEmail === null ? [] : [{ email: assignedEmail }],
    notification: [{ notification: row.pushAllowed }],
    welcomeScreen: row.welcomePending,
    countryName: row.countryId === null ? null : (countryName(row.countryId) ?? null),
  }
}

/** Changes what is given and leaves the rest. */
export async function changeProfile(context: Context, userId: string, change: ProfileChange): Promise<User> {
  const { race, hispanicOrLatino, gender, disability, veteran, ...profile } = change
  const answers = { race, hispanicOrLatino, gender, disability, veteran }
  if (profile.countryId && countryName(profile.countryId) === undefined)
    throw new Refusal('bad_input', 'country_unknown', { errors: [{ path: 'countryId', because: 'country_unknown' }] })
  return transaction(context.db, async (tx) => {
    await queries.updateProfile(tx, userId, given(profile))
    await queries.updateAnswers(tx, userId, given(answers))
    await tellProfileChanged(tx, userId)
    return readProfile({ db: tx, config: context.config }, userId)
  })
}

const pictureTypes: readonly (string | null)[] = ['image/png', 'image/jpeg', 'image/webp']

/** What the bytes themselves show to be no such picture is refused; null removes it. */
export async function setPicture(context: Context, userId: string, base64: string | null): Promise<User> {
  const picture = base64 === null ? null : Buffer.from(base64, 'base64')
  const because =
    picture && !pictureTypes.includes(sniffType(picture))
      ? 'not_a_picture'
      : picture && picture.length > mostPicture
        ? 'picture_too_large'
        : null
  if (because) throw new Refusal('bad_input', because, { errors: [{ path: 'picture', because }] })
  return transaction(context.db, async (tx) => {
    await queries.updateProfile(tx, userId, { picture })
    await tellProfileChanged(tx, userId)
    return readProfile({ db: tx, config: context.config }, userId)
  })
}

export async function setReleaseNotesHidden({ db }: Context, userId: string, isHidden: boolean): Promise<void> {
  await queries.updateUser(db, userId, { releaseNotesHidden: isHidden })
  await tellProfileChanged(db, userId)
}

export async function setWelcomePending({ db }: Context, userId: string, isPending: boolean): Promise<void> {
  await queries.updateUser(db, userId, { welcomePending: isPending })
  await tellProfileChanged(db, userId)
}

function tellProfileChanged(db: Db, userId: string) {
  return announce(db, userId, [{ type: 'profile', applicationId: null, mailId: null }])
}

function given<T extends object>(change: T): Partial<T> {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>
}

function displayName({
  preferredName,
  firstName,
  lastName,
  email,
}: {
  preferredName: string
  firstName: string
  lastName: string
  email: string
}) {
  const name = [preferredName || firstName, lastName].filter(Boolean).join(' ')
  return titleCased(name || (email.split('@', 1)[0] ?? '').replaceAll(/[._+-]+/g, ' '))
}
