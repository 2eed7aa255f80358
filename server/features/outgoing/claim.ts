import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { cancelOvertaken, decisionOn, type Written } from './queries.ts'

/** A message whose time has come. */
export interface Due {
  userId: string
  id: string
  token: string
  recipients: string[]
  reached: string[]
  applicationId: string | null
  emailId: string | null
  written: Written
  address: string
  bytes: Buffer
  attempts: number
  unconfirmed: number
  /** A process ended when the mail server may have had it. */
  isAnswerAwaited: boolean
  createdAt: Date
}

const isDue = sql`o.due_at <= now() and not exists (select from outgoing_holds h where h.user_id = o.user_id)`

/** Locks messages that are due for this session, except those it has in hand. Others skip what is locked. */
export async function claim(session: Db, domain: string, most: number, inHand: readonly string[]): Promise<Due[]> {
  const { rows: locked } = await sql<{ id: string; canBeOvertaken: boolean }>`
    with due as materialized (
      select o.id, o.state = 'scheduled' and o.unless_answered as "canBeOvertaken" from outgoing_mails o
      where ${isDue} and o.id <> all(${inHand}::uuid[]) order by o.due_at limit ${most * 3}
    )
    select id, "canBeOvertaken" from due where pg_try_advisory_lock(${decisionOn(sql`id`)}) limit ${most}`.execute(session)
  if (locked.length === 0) return []
  if (locked.some(({ canBeOvertaken }) => canBeOvertaken)) await cancelOvertakenMail(session)
  const ids = locked.map(({ id }) => id)
  // read after the lock: who had it before may just have sent it
  const { rows } = await sql<Due>`
    select o.user_id as "userId", o.id, o.token, o.recipients, o.reached, o.application_id as "applicationId", o.email_id as "emailId", o.written, o.bytes,
      o.attempts, o.unconfirmed, o.is_answer_awaited as "isAnswerAwaited", o.created_at as "createdAt",
      (select a.name || '@' || ${domain}::text from assigned_addresses a where a.user_id = o.user_id order by a.name limit 1) as address
    from outgoing_mails o where o.id = any(${ids}::uuid[]) and ${isDue} order by o.due_at`.execute(session)
  const ours = new Set(rows.map(({ id }) => id))
  await release(
    session,
    ids.filter((id) => !ours.has(id)),
  )
  return rows
}

/** After the session that held them was lost. */
export async function claimAgain(session: Db, ids: readonly string[]): Promise<void> {
  await sql`select pg_try_advisory_lock(${decisionOn(sql`id`)}) from unnest(${ids}::uuid[]) as id`.execute(session)
}

export async function release(session: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await sql`select pg_advisory_unlock(${decisionOn(sql`id`)}) from unnest(${ids}::uuid[]) as id`.execute(session)
}

export async function releaseAll(session: Db): Promise<void> {
  await sql`select pg_advisory_unlock_all()`.execute(session)
}

/** Milliseconds until the next message is due, of those that are not yet. */
export async function nextDue(db: Db): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select ceil(extract(epoch from min(due_at) - now()) * 1000)::int8 as ms from outgoing_mails
    where due_at > now() and due_at < now() + interval '1 hour'`.execute(db)
  return rows[0]?.ms ?? null
}

export async function cancelOvertakenMail(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { userId, applicationId } of await cancelOvertaken(trx))
      await announce(trx, userId, [{ type: 'mail', applicationId, mailId: null }])
  })
}
