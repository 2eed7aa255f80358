import { v7 as uuidv7 } from 'uuid'
import { email as emailShape } from '../../../contract/accounts.ts'
import { transaction } from '../../db/pool.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import * as queries from './account-queries.ts'
import { makeLink } from './mailed-links.ts'
import { endAllSessions } from './sessions.ts'
import { newRefCode } from './sign-in.ts'

type Parts = Pick<Context, 'db' | 'config'>

/** Makes an account, also where signing up is closed. Answers the link at which its person sets the password. */
export async function createAccount(parts: Parts, given: string): Promise<string> {
  const email = parseEmail(given)
  const user = { id: uuidv7(), email, passwordHash: null, refCode: newRefCode(), referredBy: null }
  const id = await transaction(parts.db, (tx) => queries.insertUser(tx, user))
  if (id === null) throw new Refusal('conflict', { words: `${email} has an account already` })
  return makeLink(parts, id, email, 'reset')
}

/** Locks an account and ends its sessions, or opens it again. Mail to its address is taken all the same. */
export async function setAccountActive({ db }: Parts, given: string, isActive: boolean): Promise<void> {
  const { id } = await find(db, given)
  await transaction(db, async (tx) => {
    await queries.setActive(tx, id, isActive)
    if (!isActive) await endAllSessions(tx, id)
  })
}

/** A link to set a new password, to be handed over by the operator. */
export async function resetLinkFor(parts: Parts, given: string): Promise<string> {
  const { id, email } = await find(parts.db, given)
  return makeLink(parts, id, email, 'reset')
}

async function find(db: Parts['db'], given: string) {
  const user = await queries.findByEmail(db, parseEmail(given))
  if (!user) throw new Refusal('not_found', { words: `There is no account of ${given}` })
  return user
}

function parseEmail(given: string): string {
  const email = emailShape.safeParse(given.normalize('NFC'))
  if (!email.success) throw new Refusal('bad_input', { words: `"${given}" is not an e-mail address` })
  return email.data
}
