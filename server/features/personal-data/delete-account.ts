import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Caller } from '../../lib/route.ts'
import { type Client, checkPassword, sendFarewell } from '../accounts/index.ts'
import * as queries from './queries.ts'

/** Deletes a person with everything of theirs, after making sure that it is they who ask. */
export async function deleteAccount(
  context: Context,
  caller: Caller,
  password: string | undefined,
  client: Client,
): Promise<void> {
  const owner = await queries.findOwner(context.db, caller.userId, caller.sessionId)
  if (owner.passwordHash === null) {
    if (!owner.isFresh) throw new Refusal('fresh_sign_in_needed')
  } else {
    if (password === undefined) throw new Refusal('password_needed', 'Type your password to delete the account')
    await checkPassword(context, { email: owner.email, password }, client, { isProven: true })
  }
  await queries.deletePerson(context.db, caller.userId, owner.email)
  await announce(context.db, caller.userId, [{ type: 'session', applicationId: null, mailId: null }])
  sendFarewell(context, owner.email)
}
