import { inBackground } from '../../db/time-limit.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import type { Caller } from '../../lib/route.ts'
import { type Client, confirmPerson, post } from '../accounts/index.ts'
import * as queries from './queries.ts'

/** Deletes a person with everything of theirs, after making sure that it is they who ask. */
export async function deleteAccount(
  context: Context,
  caller: Caller,
  password: string | undefined,
  client: Client,
): Promise<void> {
  const email = await confirmPerson(context, caller, password, client)
  // much mail takes long to delete
  await inBackground(() => queries.deletePerson(context.db, caller.userId, email))
  await announce(context.db, caller.userId, [{ type: 'session', applicationId: null, mailId: null }])
  post(context, { kind: 'farewell', to: email, language: client.language })
}
