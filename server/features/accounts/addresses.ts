import { transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { type Because, Refusal } from '../../lib/refusal.ts'
import { type Flaw, flawOf, ideasFor, skeletonOf } from './address-names.ts'
import * as queries from './address-queries.ts'
import type { Client } from './client.ts'

const mostSuggestions = 4

/** Whether a name can be had, and others that can. */
export async function availability({ db, config }: Context, userId: string, given: string) {
  const [name = ''] = given.trim().toLowerCase().split(`@${config.mailDomain}`)
  const flaw = flawOf(name)
  const ideas = ideasFor({ ...(await queries.findPerson(db, userId)), wish: name }).filter((idea) => idea !== name)
  const taken = await queries.findTaken(db, [name, ...ideas].map(skeletonOf))
  const reason: Flaw | 'taken' | null = flaw ?? reasonOf(name, taken)
  const isName = flaw === null || flaw === 'reserved' || flaw === 'look_alike'
  return {
    email: isName ? `${name}@${config.mailDomain}` : null,
    available: reason === null,
    reason: given === '' ? null : reason,
    suggestions: ideas.filter((idea) => !taken.has(skeletonOf(idea))).slice(0, mostSuggestions),
  }
}

/** Gives a person an address for good. Of many who want the same at once, one gets it. */
export async function assign(context: Context, userId: string, name: string, client: Client): Promise<string> {
  const { db, config } = context
  const flaw = flawOf(name)
  if (flaw !== null) throw new Refusal('address_refused', becauseOf[flaw])

  await transaction(db, async (tx) => {
    await refuseBeyondLimits(context, tx, userId, client)
    const row = { name, skeleton: skeletonOf(name), userId, deviceId: client.device }
    if (await queries.insertAddress(tx, row))
      return announce(tx, userId, [{ type: 'profile', applicationId: null, mailId: null }])
    if (await queries.hasAddress(tx, userId)) throw new Refusal('address_already_assigned')
    throw new Refusal('address_taken')
  })
  return `${name}@${config.mailDomain}`
}

const becauseOf: Record<Flaw, Because> = {
  too_short: { reason: 'too_short', values: { least: 3 } },
  too_long: { reason: 'too_long', values: { most: 40 } },
  bad_characters: 'address_bad_characters',
  reserved: 'address_reserved',
  look_alike: 'address_look_alike',
}

function reasonOf(name: string, taken: ReadonlyMap<string, string>) {
  const holder = taken.get(skeletonOf(name))
  if (holder === undefined) return null
  return holder === name ? 'taken' : 'look_alike'
}

/** Counted one after the other, so that two at once can't both be the last. */
async function refuseBeyondLimits(
  { config }: Context,
  tx: Parameters<typeof queries.lockCounting>[0],
  userId: string,
  client: Client,
) {
  const { maxAccounts, maxAccountsPerDevice } = config
  if (maxAccounts === 0 && maxAccountsPerDevice === 0) return
  if (maxAccounts > 0 || client.device !== null) await queries.lockCounting(tx, maxAccounts > 0 ? null : client.device)
  const limit = await limitReached()
  if (limit === null) return
  if (await queries.hasAddress(tx, userId)) throw new Refusal('address_already_assigned')
  throw new Refusal('max_account_limit_reached', limit)

  async function limitReached(): Promise<Because | null> {
    if (maxAccounts > 0 && (await queries.countAddresses(tx)) >= maxAccounts)
      return { reason: 'accounts_of_installation', values: { most: maxAccounts } }
    if (maxAccountsPerDevice === 0 || client.device === null) return null
    if ((await queries.countOfDevice(tx, client.device)) < maxAccountsPerDevice) return null
    return { reason: 'accounts_of_device', values: { most: maxAccountsPerDevice } }
  }
}
