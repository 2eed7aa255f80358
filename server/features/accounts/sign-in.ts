import { randomInt } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { transaction } from '../../db/pool.ts'
import type { Context } from '../../lib/context.ts'
import { restore, take, tryTake } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import * as queries from './account-queries.ts'
import { requireProof } from './bot-protection.ts'
import type { Client } from './client.ts'
import { sendVerification, tellOwner } from './mailed-links.ts'
import { hashPassword, isPassword, refuseWeak } from './passwords.ts'
import { knowsDevice } from './session-queries.ts'
import { openSession, type Tokens } from './sessions.ts'

export interface Credentials {
  email: string
  password: string
  refCode?: string | undefined
  proof?: string | undefined
}

const triesPerNetwork = { name: 'sign-in by network', burst: 60, seconds: 20 }
const triesPerDevice = { name: 'sign-in by device', burst: 30, seconds: 30 }
const triesPerAccount = { name: 'sign-in by account', burst: 20, seconds: 60 }
/** So many without a proof that a person tries. */
const freeTries = { name: 'sign-in without proof', burst: 3, seconds: 5 * 60 }
const signUpsPerNetwork = { name: 'sign-up by network', burst: 20, seconds: 5 * 60 }
const signUpsPerDevice = { name: 'sign-up by device', burst: 10, seconds: 10 * 60 }

/** Takes the same time and answers the same whether the account is missing or the password wrong. */
export async function signIn(context: Context, credentials: Credentials, client: Client): Promise<Tokens> {
  const user = await checkPassword(context, credentials, client)
  return openSession(context.db, user.id, client, user.passwordHash)
}

/** Makes an account. For a person who has one, it is the same as signing in; the owner of the mailbox hears of a wrong password. */
export async function signUp(context: Context, credentials: Credentials, client: Client): Promise<Tokens> {
  const { config, db } = context
  const { email, password, refCode, proof } = credentials
  if (config.signUp === 'closed') throw new Refusal('sign_up_closed')
  refuseWeak(password, email)
  const referredBy = await referrerFor(context, refCode)
  await take(db, signUpsPerNetwork, client.network)
  await take(db, signUpsPerDevice, client.device?.toString('hex') ?? null)
  await requireProof(context, 'sign-up', proof)

  if (await queries.findByEmail(db, email)) return signInInstead(context, credentials, client)
  const passwordHash = await hashPassword(password)
  const userId = await transaction(db, (tx) =>
    queries.insertUser(tx, { id: uuidv7(), email, passwordHash, refCode: newRefCode(), referredBy }),
  )
  if (userId === null) return signInInstead(context, credentials, client)
  await sendVerification(context, userId, email, client.language)
  return openSession(db, userId, client)
}

/** Whose referral code it is; refuses to go on without one where the installation asks for it. */
export async function referrerFor({ config, db }: Context, refCode: string | undefined): Promise<string | null> {
  const referrer = refCode ? await queries.findReferrer(db, refCode.toUpperCase()) : null
  if (config.signUp === 'referral' && referrer === null) throw new Refusal('ref_code_required')
  return referrer
}

/** Whether a referral code leads to a person. */
export async function isRefCode({ db }: Context, code: string): Promise<boolean> {
  return code !== '' && (await queries.findReferrer(db, code.toUpperCase())) !== null
}

async function signInInstead(context: Context, credentials: Credentials, client: Client): Promise<Tokens> {
  try {
    // the proof of the sign-up stands for this one too
    const user = await checkPassword(context, credentials, client, { isProven: true })
    return await openSession(context.db, user.id, client, user.passwordHash)
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'wrong_credentials')
      await tellOwner(context, credentials.email, client.language)
    throw cause
  }
}

/** The person whose password it is. Counts the tries, and asks for a proof after three. */
export async function checkPassword(
  context: Context,
  { email, password, proof }: Credentials,
  client: Client,
  { isProven } = { isProven: context.config.botProtection === 'off' },
) {
  const { db } = context
  const device = client.device?.toString('hex') ?? null
  await take(db, triesPerNetwork, client.network)
  await take(db, triesPerDevice, device)

  const user = await queries.findByEmail(db, email)
  // Strangers who guess can't lock the owner out of a browser that was signed in before.
  const isKnown = client.device !== null && (await knowsDevice(db, user?.id ?? nobody, client.device))
  const subject = isKnown ? `${email} ${device}` : email
  await take(db, triesPerAccount, subject)
  if (!(await tryTake(db, freeTries, subject)) && !isProven) await requireProof(context, 'sign-in', proof)

  const isRight = await isPassword(user?.passwordHash, password)
  if (!user?.passwordHash || !isRight) throw new Refusal('wrong_credentials')
  if (!user.isActive) throw new Refusal('account_disabled')
  await restore(db, triesPerAccount, subject)
  await restore(db, freeTries, subject)
  return { ...user, passwordHash: user.passwordHash }
}

/** Whom a missing account is looked up as, so that it takes as long. */
const nobody = '00000000-0000-0000-0000-000000000000'

// without letters and digits that are mistaken for each other
const refCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

export function newRefCode() {
  return Array.from({ length: 10 }, () => refCodeAlphabet[randomInt(refCodeAlphabet.length)]).join('')
}
