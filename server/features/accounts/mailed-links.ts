import { linkPaths, type Provider } from '../../../contract/accounts.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { secondsUntilNext, take, tryTake } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import * as queries from './account-queries.ts'
import type { Client } from './client.ts'
import { post } from './letters.ts'
import { hashPassword, refuseWeak } from './passwords.ts'
import { makeSecret, readSecret } from './secrets.ts'
import { endAllSessions } from './sessions.ts'

const minutes = 30
/** Letters of one kind to one mailbox: nobody's inbox is flooded through us. */
const lettersPerMailbox = { name: 'letters', burst: 3, seconds: 15 * 60 }
const triesPerNetwork = { name: 'link tries', burst: 30, seconds: 60 }

/** Mails the link that shows that an address is one's own, unless its mailbox got too many lately. */
export async function sendVerification(context: Context, userId: string, email: string): Promise<void> {
  if (await tryTake(context.db, lettersPerMailbox, `verify ${email}`)) await mailVerification(context, userId, email)
}

/** The same, and says so when it got too many. */
export async function sendVerificationAgain(context: Context, userId: string, email: string): Promise<void> {
  await take(context.db, lettersPerMailbox, `verify ${email}`)
  await mailVerification(context, userId, email)
}

async function mailVerification(context: Context, userId: string, email: string) {
  const link = await makeLink(context, userId, email, 'verify')
  post(context, {
    kind: 'verify',
    to: email,
    subject: 'Confirm your e-mail address',
    lines: ['Welcome to Applybox.', '', `Confirm that this address is yours; the link works once, for ${minutes} minutes:`],
    link,
  })
}

/** How long until one more letter of a kind goes to a mailbox. */
export const secondsUntilLetter = (context: Context, kind: 'verify' | 'change', email: string): Promise<number> =>
  secondsUntilNext(context.db, lettersPerMailbox, `${kind} ${email}`)

/** Mails the link that sets a new password, if there is such an account. In the background: the answer is the same and as fast without one. */
export function sendReset(context: Context, email: string): void {
  const send = async () => {
    const user = await queries.findByEmail(context.db, email)
    if (!user?.isActive || !(await tryTake(context.db, lettersPerMailbox, `reset ${email}`))) return
    const link = await makeLink(context, user.id, email, 'reset')
    post(context, {
      kind: 'reset',
      to: email,
      subject: 'Set a new password',
      lines: [
        'Somebody, hopefully you, asked for a new password.',
        '',
        `Set it here; the link works once, for ${minutes} minutes. If it was not you, nothing needs to be done:`,
      ],
      link,
    })
  }
  send().catch((cause) => context.log.error({ err: cause }, 'A reset link could not be made'))
}

/** Tells the owner of an account that somebody tried to sign up with its address. */
export async function tellOwner(context: Context, email: string): Promise<void> {
  if (!(await tryTake(context.db, lettersPerMailbox, `owner ${email}`))) return
  post(context, {
    kind: 'sign-up-again',
    to: email,
    subject: 'You have an Applybox account already',
    lines: [
      'Somebody, perhaps you, tried to sign up with this address and a password that is not the one of your account.',
      'If it was you: sign in, or set a new password on the sign-in page. If it was not, nothing needs to be done.',
    ],
  })
}

/** Tells a person, once everything of theirs is gone, that it is. */
export function sendFarewell(context: Context, email: string): void {
  post(context, {
    kind: 'farewell',
    to: email,
    subject: 'Your account was deleted',
    lines: ['Your Applybox account was deleted with everything in it. Mail to its address is refused from now on.'],
  })
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
export async function sendChange(context: Context, userId: string, email: string): Promise<void> {
  await take(context.db, lettersPerMailbox, `change ${email}`)
  await queries.voidOtherChanges(context.db, userId, email)
  const link = await makeLink(context, userId, email, 'change')
  const send = async () => {
    if (await queries.findByEmail(context.db, email)) return tellOwner(context, email)
    post(context, {
      kind: 'change',
      to: email,
      subject: 'Confirm your new e-mail address',
      lines: [
        `Confirm that this address is yours, and you sign in with it from then on; the link works once, for ${minutes} minutes:`,
      ],
      link,
    })
  }
  send().catch((cause) => context.log.error({ err: cause }, 'A link could not be mailed'))
}

export function tellPasswordChanged(context: Context, email: string): void {
  post(context, {
    kind: 'password-changed',
    to: email,
    subject: 'Your password was changed',
    lines: ['The password of your Applybox account was changed, and all other devices were signed out.'],
  })
}

const providerNames = { google: 'Google', apple: 'Apple' } as const

/** Tells a person that there is another way into their account. */
export function tellConnected(context: Context, email: string, provider: Provider): void {
  const name = providerNames[provider]
  post(context, {
    kind: 'connected',
    to: email,
    subject: `${name} was connected with your account`,
    lines: [
      `A ${name} account can sign in to your Applybox account from now on.`,
      'If it was not you: set a new password on the sign-in page, then disconnect it in the settings.',
    ],
  })
}

export function tellDisconnected(context: Context, email: string, provider: Provider): void {
  const name = providerNames[provider]
  post(context, {
    kind: 'disconnected',
    to: email,
    subject: `${name} was disconnected from your account`,
    lines: [
      `Your Applybox account is signed in to with ${name} no longer.`,
      'If it was not you: set a new password on the sign-in page now.',
    ],
  })
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
  tellPasswordChanged(context, email)
}

/** A link that works once, for half an hour. */
export async function makeLink(
  { db, config }: Pick<Context, 'db' | 'config'>,
  userId: string,
  email: string,
  purpose: queries.LinkPurpose,
) {
  const secret = makeSecret([userId])
  await queries.insertLink(db, { userId, hash: secret.hash, purpose, email, expiresAt: new Date(Date.now() + minutes * 60_000) })
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
