import type { Provider } from '../../../contract/accounts.ts'
import { transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Caller } from '../../lib/route.ts'
import { findOwner } from './account-queries.ts'
import type { Client } from './client.ts'
import { confirmPerson } from './confirm-person.ts'
import { post } from './letters.ts'
import * as queries from './provider-queries.ts'
import { startAtProvider } from './provider-sign-in.ts'
import { configuredProviders } from './providers.ts'
import { readSecret } from './secrets.ts'

/** Sends the browser to a provider, to add it as a way into the account. Needs a proof that the person asks. */
export async function startConnecting(
  context: Context,
  caller: Caller,
  provider: Provider,
  password: string | undefined,
  client: Client,
): Promise<string> {
  if (!configuredProviders(context.config).includes(provider)) throw new Refusal('not_found')
  await confirmPerson(context, caller, password, client)
  return startAtProvider(context, provider, client, linkOf(caller))
}

/** Adds who came back from the provider as a way into the account. Somebody who is a way into another stays with that one. */
export async function connectProvider(
  context: Context,
  caller: Caller,
  provider: Provider,
  givenCode: string,
  client: Client,
): Promise<void> {
  const { db } = context
  const code = readSecret(givenCode, 0)
  const claims = code && client.device && (await queries.findClaims(db, code.hash, provider, client.device, linkOf(caller)))
  if (!claims || !(await queries.spendClaims(db, code.hash))) throw new Refusal('sign_in_failed')
  const isNew = await transaction(db, async (tx) => {
    const present = (await queries.lockConnections(tx, caller.userId)).subjects.get(provider)
    if (present === claims.subject) return false
    if (present !== undefined) throw new Refusal('conflict', 'disconnect_first')
    if (!(await queries.insertIdentity(tx, caller.userId, provider, claims.subject))) throw new Refusal('identity_taken')
    await announceProfile(tx, caller.userId)
    return true
  })
  if (!isNew) return
  const { email } = await findOwner(db, caller.userId, caller.sessionId)
  post(context, { kind: 'connected', to: email, language: client.language, provider })
}

/** Takes a provider away as a way into the account; never the last one. */
export async function disconnectProvider(
  context: Context,
  caller: Caller,
  provider: Provider,
  password: string | undefined,
  client: Client,
): Promise<void> {
  const email = await confirmPerson(context, caller, password, client)
  await transaction(context.db, async (tx) => {
    const { hasPassword, subjects } = await queries.lockConnections(tx, caller.userId)
    if (!subjects.has(provider)) throw new Refusal('not_found')
    const others = configuredProviders(context.config).filter((other) => other !== provider && subjects.has(other))
    if (!hasPassword && others.length === 0) throw new Refusal('last_way_in', 'set_a_password')
    await queries.deleteIdentities(tx, caller.userId, provider)
    await announceProfile(tx, caller.userId)
  })
  post(context, { kind: 'disconnected', to: email, language: client.language, provider })
}

const linkOf = ({ userId, sessionId }: Caller) => ({ userId, sessionId })

const announceProfile = (tx: Parameters<typeof announce>[0], userId: string) =>
  announce(tx, userId, [{ type: 'profile', applicationId: null, mailId: null }])
