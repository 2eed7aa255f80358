import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { secondsUntilNext, take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Caller } from '../../lib/route.ts'
import * as queries from './account-queries.ts'
import type { Client } from './client.ts'
import { confirmPerson } from './confirm-person.ts'
import { post } from './letters.ts'
import { secondsUntilLetter, sendChange, sendVerificationAgain } from './mailed-links.ts'
import { hashPassword, refuseWeak } from './passwords.ts'
import { endAllSessions, refuseSignedOut } from './sessions.ts'

/** Sets another password; all other devices are signed out. */
export async function changePassword(
  context: Context,
  caller: Caller,
  { current, password }: { current?: string | undefined; password: string },
  client: Client,
): Promise<void> {
  const email = await confirmPerson(context, caller, current, client)
  refuseWeak(password, email)
  const passwordHash = await hashPassword(password)
  await transaction(context.db, async (tx) => {
    await refuseSignedOut(tx, caller)
    await queries.setPassword(tx, caller.userId, passwordHash)
    await queries.voidLinks(tx, caller.userId)
    await endAllSessions(tx, caller.userId, caller.sessionId)
  })
  post(context, { kind: 'password-changed', to: email, language: client.language })
}

/** Mails a link to another address, which becomes that of the account when it is opened. The present address gets a letter immediately. */
export async function changeEmail(
  context: Context,
  caller: Caller,
  { email, password }: { email: string; password?: string | undefined },
  client: Client,
): Promise<void> {
  const present = await confirmPerson(context, caller, password, client)
  if (email === present) throw new Refusal('bad_input', 'same_email', { errors: [{ path: 'email', because: 'same_email' }] })
  await sendChange(context, caller, email, client.language)
  await announceProfile(context.db, caller.userId)
  post(context, { kind: 'email-change', to: present, language: client.language })
}

/** Keeps the present address: links that were mailed to another one work no longer. */
export async function cancelEmailChange({ db }: Context, { userId }: Caller): Promise<void> {
  await queries.voidOtherChanges(db, userId, null)
  await announceProfile(db, userId)
}

const resendsPerUser = { name: 'resend by user', burst: 5, seconds: 4 * 60 * 60 }
const pausePerAddress = { name: 'pause between resends', burst: 1, seconds: 60 }

/** Mails the link once more that a person waits for. */
export async function resendConfirmation(
  context: Context,
  caller: Caller,
  address: 'present' | 'pending',
  { language }: Client,
): Promise<{ email: string; retryAfterSeconds: number }> {
  const { db } = context
  const { userId } = caller
  const { email: present, isVerified, pendingEmail } = await queries.findConfirmations(db, userId)
  const email = address === 'pending' ? pendingEmail : isVerified ? null : present
  if (email === null) throw new Refusal('conflict', 'nothing_to_confirm')
  await take(db, pausePerAddress, `${userId} ${address}`)
  await take(db, resendsPerUser, userId)
  if (address === 'pending') await sendChange(context, caller, email, language)
  else await sendVerificationAgain(context, userId, email, language)
  const waits = await Promise.all([
    secondsUntilNext(db, pausePerAddress, `${userId} ${address}`),
    secondsUntilNext(db, resendsPerUser, userId),
    secondsUntilLetter(context, address === 'pending' ? 'change' : 'verify', email),
  ])
  return { email, retryAfterSeconds: Math.max(...waits) }
}

const announceProfile = (db: Db, userId: string) => announce(db, userId, [{ type: 'profile', applicationId: null, mailId: null }])
