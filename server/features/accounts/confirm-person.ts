import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Caller } from '../../lib/route.ts'
import * as queries from './account-queries.ts'
import type { Client } from './client.ts'
import { checkPassword } from './sign-in.ts'

/**
 * Makes sure that the person asks, and not who found the browser open: by the password, or for an account without one by a sign-in of the
 * last ten minutes. Answers the account's e-mail address.
 */
export async function confirmPerson(
  context: Context,
  caller: Caller,
  password: string | undefined,
  client: Client,
): Promise<string> {
  const owner = await queries.findOwner(context.db, caller.userId, caller.sessionId)
  if (owner.passwordHash === null) {
    if (!owner.isFresh) throw new Refusal('fresh_sign_in_needed')
  } else {
    if (password === undefined) throw new Refusal('password_needed', 'type_your_password')
    await checkPassword(context, { email: owner.email, password }, client, { isProven: true })
  }
  return owner.email
}
