import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { CannotStart } from '../../lib/cannot-start.ts'

export interface Sender {
  email: string
  /** `held`, `blocked`, or null. */
  kind: string | null
  because: string | null
  /** In the last 24 hours. */
  sent: number
  waiting: number
  bounced: number
}

/** Who wrote in the last day, waits or is stopped; the busiest first. */
export async function listSenders(db: Db): Promise<Sender[]> {
  const { rows } = await sql<Sender>`
    select u.email, h.kind, h.because,
      count(o.id) filter (where o.sent_at > now() - interval '24 hours')::int as sent,
      count(o.id) filter (where o.due_at is not null)::int as waiting,
      count(o.id) filter (where o.state = 'bounced' and o.sent_at > now() - interval '24 hours')::int as bounced
    from users u left join outgoing_mails o on o.user_id = u.id left join outgoing_holds h on h.user_id = u.id
    where h.user_id is not null or o.due_at is not null or o.sent_at > now() - interval '24 hours'
    group by u.id, u.email, h.kind, h.because order by sent desc, waiting desc, u.email limit 200`.execute(db)
  return rows
}

/** What waits of a held sender waits on; that of a blocked one is refused. */
export async function stopSender(db: Db, email: string, kind: 'held' | 'blocked'): Promise<void> {
  const userId = await idOf(db, email)
  await sql`
    insert into outgoing_holds (user_id, kind, because) values (${userId}, ${kind}, 'operator')
    on conflict (user_id) do update set kind = excluded.kind, because = excluded.because, at = now()`.execute(db)
  if (kind === 'blocked')
    await sql`
      update outgoing_mails set state = 'failed', words = 'Sending is blocked for this account', due_at = null
      where user_id = ${userId} and id in (
        -- in the order in which outcomes are written
        select id from outgoing_mails where user_id = ${userId} and due_at is not null order by id for update)`.execute(db)
}

export async function releaseSender(db: Db, email: string): Promise<void> {
  await sql`delete from outgoing_holds where user_id = ${await idOf(db, email)}`.execute(db)
}

export async function isStopped(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from outgoing_holds where user_id = ${userId}`.execute(db)
  return rows.length > 0
}

/** Outgoing mail of all people that waits to be handed over, was put off, or failed or came back within a day. */
export async function countOutgoing(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from outgoing_mails
    where due_at is not null or state in ('failed', 'bounced') and created_at > now() - interval '24 hours' group by state`.execute(
    db,
  )
  const none = { held: 0, scheduled: 0, queued: 0, delayed: 0, failed: 0, bounced: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}

async function idOf(db: Db, email: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from users where lower(email) = lower(${email})`.execute(db)
  if (!rows[0]) throw new CannotStart(`There is no account with the e-mail ${email}`)
  return rows[0].id
}
