import { v7 as uuidv7 } from 'uuid'
import type { Provider } from '../../../contract/accounts.ts'
import { transaction } from '../../db/pool.ts'
import type { Context } from '../../lib/context.ts'
import { take } from '../../lib/rate-limit.ts'
import { Refusal } from '../../lib/refusal.ts'
import * as accountQueries from './account-queries.ts'
import type { Client } from './client.ts'
import { post } from './letters.ts'
import * as queries from './provider-queries.ts'
import { authorizationUrl, claimsOf, configuredProviders } from './providers.ts'
import { makeSecret, readSecret, sha256 } from './secrets.ts'
import { openSession, type Tokens } from './sessions.ts'
import { checkPassword, newRefCode, referrerFor } from './sign-in.ts'

const minutesAway = 10
const codeMinutes = 10
const startsPerNetwork = { name: 'provider sign-in by network', burst: 30, seconds: 10 }

/**
 * Begins a sign-in at a provider, or the connecting of it with the account of a session. Only the browser, and the session, that began it
 * can end it, so that nobody is signed in to another's account, or has another's way in added to their own.
 */
export async function startAtProvider(
  context: Context,
  provider: Provider,
  client: Client,
  link: queries.Link = null,
): Promise<string> {
  if (!configuredProviders(context.config).includes(provider)) throw new Refusal('not_found')
  if (client.device === null) throw new Refusal('bad_input', 'device_unnamed')
  await take(context.db, startsPerNetwork, client.network)
  const { url, state, nonce, codeVerifier } = await authorizationUrl(context, provider).catch((cause) => {
    context.log.error({ err: cause, provider }, 'A provider could not be reached')
    throw new Refusal('unavailable', undefined, { retryAfterSeconds: 30 })
  })
  const expiresAt = new Date(Date.now() + minutesAway * 60_000)
  await queries.insertErrand(context.db, {
    state: sha256(state),
    provider,
    deviceId: client.device,
    nonce,
    codeVerifier,
    expiresAt,
    linkUserId: link?.userId ?? null,
    linkSessionId: link?.sessionId ?? null,
  })
  return url
}

/** Takes a browser back from a provider and answers where it goes: to the page it came from, with a one-time code or an error. */
export async function returnFromProvider(
  context: Context,
  provider: Provider,
  returned: Record<string, unknown>,
): Promise<string> {
  const parameters = Object.fromEntries(Object.entries(returned).map(([name, value]) => [name, String(value)]))
  const { state, error } = parameters
  const errand = state === undefined ? undefined : await queries.takeErrand(context.db, sha256(state), provider)
  const page = errand?.isLink ? '/settings' : '/auth/sign-in'
  const leadTo = (outcome: Record<string, string>) =>
    `${context.config.publicUrl}${page}?${new URLSearchParams({ method: provider, ...outcome })}`
  if (state === undefined || !errand) return leadTo({ error: 'sign_in_failed' })
  // Apple says user_cancelled_authorize
  if (error === 'access_denied' || error === 'user_cancelled_authorize') return leadTo({ error: 'cancelled' })
  try {
    const claims = await claimsOf(context, provider, { state, ...errand }, parameters)
    const code = makeSecret([])
    await queries.keepClaims(context.db, sha256(state), code.hash, claims, new Date(Date.now() + codeMinutes * 60_000))
    return leadTo({ code: code.text })
  } catch (cause) {
    context.log.warn({ err: cause, provider }, 'A sign-in at a provider failed')
    return leadTo({ error: 'sign_in_failed' })
  }
}

export interface ProviderCredentials {
  method: Provider
  code: string
  password?: string | undefined
  refCode?: string | undefined
}

/**
 * Signs in whom a provider vouches for. A first time makes an account; where the e-mail address has one already, they are connected
 * only with that account's password, since a provider's word on an address is not proof enough to hand an account over.
 */
export async function signInByProvider(context: Context, credentials: ProviderCredentials, client: Client): Promise<Tokens> {
  const { db } = context
  const code = readSecret(credentials.code, 0)
  const claims = code && client.device && (await queries.findClaims(db, code.hash, credentials.method, client.device, null))
  if (!claims) throw new Refusal('sign_in_failed')
  const userId =
    (await knownPerson(context, credentials.method, claims.subject)) ??
    (await newConnection(context, credentials, claims, client))
  if (!(await queries.spendClaims(db, code.hash))) throw new Refusal('sign_in_failed')
  return openSession(db, userId, client)
}

async function knownPerson({ db }: Context, provider: Provider, subject: string): Promise<string | null> {
  const person = await queries.findByIdentity(db, provider, subject)
  if (person && !person.isActive) throw new Refusal('account_disabled')
  return person?.id ?? null
}

type KeptClaims = NonNullable<Awaited<ReturnType<typeof queries.findClaims>>>

async function newConnection(
  context: Context,
  credentials: ProviderCredentials,
  claims: KeptClaims,
  client: Client,
): Promise<string> {
  const { db } = context
  const { method, password, refCode } = credentials
  const { email, subject } = claims
  if (email === null || !claims.isEmailVerified) throw new Refusal('email_unverified')

  if (await accountQueries.findByEmail(db, email)) {
    if (password === undefined) throw new Refusal('password_needed')
    const user = await checkPassword(context, { email, password }, client, { isProven: true })
    if (!(await queries.insertIdentity(db, user.id, method, subject))) throw new Refusal('sign_in_failed')
    post(context, { kind: 'connected', to: user.email, language: client.language, provider: method })
    return user.id
  }

  if (context.config.signUp === 'closed') throw new Refusal('sign_up_closed')
  const referredBy = await referrerFor(context, refCode)
  return transaction(db, async (tx) => {
    const user = { id: uuidv7(), email, passwordHash: null, refCode: newRefCode(), referredBy }
    const userId = await accountQueries.insertUser(tx, user)
    // somebody signed up with the address this very moment
    if (userId === null) throw new Refusal('password_needed')
    await accountQueries.markVerified(tx, userId)
    await queries.nameProfile(tx, userId, claims.firstName ?? '', claims.lastName ?? '')
    if (!(await queries.insertIdentity(tx, userId, method, subject))) throw new Refusal('sign_in_failed')
    return userId
  })
}
