import { transaction } from '../../db/pool.ts'
import type { Context } from '../../lib/context.ts'
import type { Caller } from '../../lib/route.ts'
import * as queries from './account-queries.ts'
import type { Client } from './client.ts'
import { confirmPerson } from './confirm-person.ts'
import { post } from './letters.ts'
import { sendChange, tellPasswordChanged } from './mailed-links.ts'
import { hashPassword, refuseWeak } from './passwords.ts'
import { endAllSessions } from './sessions.ts'

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
    await queries.setPassword(tx, caller.userId, passwordHash)
    await queries.voidLinks(tx, caller.userId)
    await endAllSessions(tx, caller.userId, caller.sessionId)
  })
  tellPasswordChanged(context, email)
}

/** Mails a link to another address, which becomes that of the account when it is opened. The present one is told at once. */
export async function changeEmail(
  context: Context,
  caller: Caller,
  { email, password }: { email: string; password?: string | undefined },
  client: Client,
): Promise<void> {
  const present = await confirmPerson(context, caller, password, client)
  sendChange(context, caller.userId, email)
  post(context, {
    kind: 'email-change',
    to: present,
    subject: 'Your e-mail address is about to change',
    lines: [
      'Another e-mail address was asked for in your Applybox account; it takes the place of this one when it is confirmed.',
      'If it was not you: set a new password on the sign-in page now.',
    ],
  })
}
