import { linkPaths } from '../../../contract/accounts.ts'
import type { Language } from '../../../contract/languages.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { secondsUntilNext, take, tryTake } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Caller } from '../../lib/route.ts'
import * as queries from './account-queries.ts'
import type { Client } from './client.ts'
import { linkMinutes } from './letter-words.ts'
import { post } from './letters.ts'
import { hashPassword, refuseWeak } from './passwords.ts'
import { makeSecret, readSecret } from './secrets.ts'
import { endAllSessions, refuseSignedOut } from './sessions.ts'

/** Letters of one kind to one mailbox: nobody's inbox is flooded through us. */
const lettersPerMailbox = { name: 'letters', burst: 3, seconds: 15 * 60 }
const triesPerNetwork = { name: 'link tries', burst: 30, seconds: 60 }

/** Mails the link that shows that an address is one's own, unless its mailbox got too many lately. */
export async function sendVerification(context: Context, userId: string, email: string, language: Language): Promise<void> {
  if (await tryTake(context.db, lettersPerMailbox, `verify ${email}`)) await mailVerification(context, userId, email, language)
}

/** The same, and says so when it got too many. */
export async function sendVerificationAgain(context: Context, userId: string, email: string, language: Language): Promise<void> {
  await take(context.db, lettersPerMailbox, `verify ${email}`)
  await mailVerification(context, userId, email, language)
}

async function mailVerification(context: Context, userId: string, email: string, language: Language) {
  const link = await makeLink(context, userId, email, 'verify')
  post(context, { kind: 'verify', to: email, language, link })
}

/** How long until one more letter of a kind goes to a mailbox. */
export const secondsUntilLetter = (context: Context, kind: 'verify' | 'change', email: string): Promise<number> =>
  secondsUntilNext(context.db, lettersPerMailbox, `${kind} ${email}`)

/** Mails the link that sets a new password, if there is such an account. In the background: the answer is the same and as fast without one. */
export function sendReset(context: Context, email: string, language: Language): void {
  const send = async () => {
    const user = await queries.findByEmail(context.db, email)
    if (!user?.isActive || !(await tryTake(context.db, lettersPerMailbox, `reset ${email}`))) return
    const link = await makeLink(context, user.id, email, 'reset')
    post(context, { kind: 'reset', to: email, language, link })
  }
  send().catch((cause) => context.log.error({ err: cause }, 'A reset link could not be made'))
}

/** Tells the owner of an account that somebody tried to sign up with its address. */
export async function tellOwner(context: Context, email: string, language: Language): Promise<void> {
  if (await tryTake(context.db, lettersPerMailbox, `owner ${email}`))
    post(context, { kind: 'sign-up-again', to: email, language })
}

const profileChanged = { type: 'profile', applicationId: null, mailId: null } as const

/** Takes the link that shows that an address is one's own: the account's, or the one that is to take its place. */
export async function verifyEmail(context: Context, token: string, client: Client): Promise<string> {
  await take(context.db, triesPerNetwork, client.network)
  const secret = readSecret(token, 1)
  const userId = secret?.ids[0]
  if (!secret || !userId) throw new Refusal('link_expired')
  return transaction(context.db, async (tx) => {
    const email = await queries.spendLink(tx, userId, secret.hash, 'verify')
    if (email !== undefined) {
      await queries.markVerified(tx, userId)
      await announce(tx, userId, [profileChanged])
      return email
    }
    const next = await queries.spendChangeLink(tx, userId, secret.hash)
    if (next === undefined || !(await queries.setEmail(tx, userId, next))) throw new Refusal('link_expired')
    await queries.voidLinks(tx, userId)
    await announce(tx, userId, [profileChanged])
    return next
  })
}

/**
 * Mails the link that makes another address that of the account. To the owner of one that has an account, a word of that instead, in the
 * background: the answer and what is kept are the same.
 */
export async function sendChange(context: Context, caller: Caller, email: string, language: Language): Promise<void> {
  await take(context.db, lettersPerMailbox, `change ${email}`)
  const link = await transaction(context.db, async (tx) => {
    await refuseSignedOut(tx, caller)
    await queries.voidOtherChanges(tx, caller.userId, email)
    return makeLink({ ...context, db: tx }, caller.userId, email, 'change')
  })
  const send = async () => {
    if (await queries.findByEmail(context.db, email)) return tellOwner(context, email, language)
    post(context, { kind: 'change', to: email, language, link })
  }
  send().catch((cause) => context.log.error({ err: cause }, 'A link could not be mailed'))
}

/** Sets a new password. Whoever was signed in is out: the reason for a reset may be that somebody else was. */
export async function resetPassword(context: Context, token: string, password: string, client: Client): Promise<void> {
  await take(context.db, triesPerNetwork, client.network)
  const { email } = await findReset(context.db, token)
  refuseWeak(password, email)
  // outside of the transaction, which would hold a connection while others are being hashed
  const passwordHash = await hashPassword(password)
  await transaction(context.db, async (tx) => {
    const link = await useReset(tx, token)
    await queries.setPassword(tx, link.userId, passwordHash)
    // The link came through the mailbox, which shows whose it is. What was connected before may be of who signed up with a strange address.
    if (await queries.markVerified(tx, link.userId)) await queries.forgetIdentities(tx, link.userId)
    await queries.voidLinks(tx, link.userId)
    await endAllSessions(tx, link.userId)
  })
  post(context, { kind: 'password-changed', to: email, language: client.language })
}

/** A link that works once, for half an hour. */
export async function makeLink(
  { db, config }: Pick<Context, 'db' | 'config'>,
  userId: string,
  email: string,
  purpose: queries.LinkPurpose,
) {
  const secret = makeSecret([userId])
  await queries.insertLink(db, {
    userId,
    hash: secret.hash,
    purpose,
    email,
    expiresAt: new Date(Date.now() + linkMinutes * 60_000),
  })
  return `${config.publicUrl}${linkPaths[purpose === 'reset' ? 'reset' : 'verify']}?token=${secret.text}`
}

/** A link works once, and no longer when the account's address has changed since. */
const useReset = (tx: Db, token: string) => takeReset(tx, token, queries.spendLink)

/** The same without using it up. */
const findReset = (db: Db, token: string) => takeReset(db, token, queries.findLink)

async function takeReset(db: Db, token: string, take: typeof queries.findLink) {
  const secret = readSecret(token, 1)
  const userId = secret?.ids[0]
  const email = secret && userId ? await take(db, userId, secret.hash, 'reset') : undefined
  if (!userId || email === undefined) throw new Refusal('link_expired')
  return { userId, email }
}
