import { type RawBuilder, sql } from 'kysely'
import type { Outgoing } from '../../../contract/outgoing.ts'
import type { Db } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'
import { inAscii } from './addresses.ts'

export type Written = Pick<
  Outgoing,
  'to' | 'cc' | 'bcc' | 'subject' | 'text' | 'documents' | 'files' | 'replyAll' | 'meeting' | 'moves' | 'isSigned' | 'quoted'
>

export interface NewOutgoing {
  id: string
  state: 'held' | 'scheduled' | 'queued'
  dueAt: Date
  token: string
  messageId: string
  applicationId: string | null
  emailId: string | null
  unlessAnswered: boolean
  recipients: string[]
  written: Written
  bytes: Buffer
}

/** What it changed in the application when it left, unless that was changed again since. */
const canBeUndone = sql`exists (
  select from undo_steps s where s.user_id = o.user_id and s.hash = sha256(convert_to(o.undo, 'UTF8')) and s.expires_at > now()
    and not exists (
      select from undo_steps later
      where later.user_id = s.user_id and later.created_at > s.created_at and later.application_ids && s.application_ids))`
const columns = sql`o.id, o.message_id as "messageId", o.state, o.words, o.problem, o.reached, o.application_id as "applicationId", o.email_id as "emailId",
  o.written, o.due_at as "dueAt", o.created_at as "createdAt", o.unless_answered as "unlessAnswered", o.cancelled_because as "cancelledBecause",
  case when ${canBeUndone} then o.undo end as undo, case when ${canBeUndone} then o.moved_from end as "movedFrom"`

interface Row extends Omit<Outgoing, keyof Written | 'leavesAt' | 'createdAt'> {
  written: Written
  dueAt: Date | null
  createdAt: Date
}

const outgoingOf = ({ written, dueAt, createdAt, reached, ...row }: Row): Outgoing => ({
  ...row,
  ...written,
  reached: [...written.to, ...written.cc, ...written.bcc].filter((address) => reached.includes(inAscii(address))),
  // missing in mail that was written before it could be answered
  meeting: written.meeting ?? null,
  moves: written.moves ?? null,
  files: written.files ?? [],
  isSigned: written.isSigned ?? true,
  quoted: written.quoted ?? null,
  leavesAt: dueAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** Whoever of them reported a mail of the user as unwanted, and has not written since. */
export async function complainedAmong(db: Db, userId: string, addresses: readonly string[]): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    select address from complaints c
    where user_id = ${userId} and address = any(${addresses.map((address) => address.toLowerCase())})
      and not exists (
        select from mails m where m.user_id = c.user_id and lower(m.from_address) = c.address and m.received_at > c.at) limit 1`.execute(
    db,
  )
  return rows[0]?.address ?? null
}

const mostListed = 100

/** What is not simply sent, was overtaken, or changed something when it was sent within the hour; the newest first. */
export async function listOutgoing(db: Db, userId: string, applicationId: string | null): Promise<Outgoing[]> {
  const { rows } = await sql<Row>`
    select ${columns} from outgoing_mails o where o.user_id = ${userId} and (
        o.state not in ('sent', 'cancelled') or o.cancelled_because is not null or o.state = 'sent' and o.sent_at > now() - interval '1 hour' and ${canBeUndone})
      and (${applicationId}::uuid is null or o.application_id = ${applicationId}::uuid)
    order by o.created_at desc, o.id desc limit ${mostListed}`.execute(db)
  return rows.map(outgoingOf)
}

export async function findOutgoing(db: Db, userId: string, id: string): Promise<Outgoing | null> {
  const { rows } = await sql<Row>`select ${columns} from outgoing_mails o where o.user_id = ${userId} and o.id = ${id}`.execute(
    db,
  )
  return rows[0] ? outgoingOf(rows[0]) : null
}

export async function insertOutgoing(db: Db, userId: string, mail: NewOutgoing): Promise<void> {
  const { id, state, dueAt, token, messageId, applicationId, emailId, unlessAnswered, recipients, written, bytes } = mail
  await sql`
    insert into outgoing_mails (user_id, id, state, due_at, token, message_id, application_id, email_id, unless_answered, recipients, written, bytes, size)
    values (${userId}, ${id}, ${state}, ${dueAt}, ${token}, ${messageId}, ${applicationId}, ${emailId}, ${unlessAnswered}, ${recipients},
      ${toJson(written)}::jsonb, ${bytes}, ${bytes.length})`.execute(db)
}

/** Held by who decides on a mail, to the end of the session that hands it over or of the transaction that cancels it: two 32-bit keys. */
export const decisionOn = (id: RawBuilder<unknown>) => sql`7224, hashtext(${id}::text)`

/** Takes it back, or out of sight where it did not arrive or was overtaken. False when it has left, or is leaving at this moment. */
export async function cancel(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select pg_try_advisory_xact_lock(${decisionOn(sql`o.id`)}) as "isOurs" from outgoing_mails o where o.user_id = ${userId} and o.id = ${id}`.execute(
    db,
  )
  if (!rows[0]?.isOurs) return false
  const { numAffectedRows } = await sql`
    update outgoing_mails set state = 'cancelled', cancelled_because = null, due_at = null, bytes = null
    where user_id = ${userId} and id = ${id}
      and (state in ('held', 'scheduled', 'delayed', 'failed', 'bounced', 'complained') or cancelled_because is not null)`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Cancels what leaves later and was overtaken: by an answer from those it goes to or in its application, or by a change of status there. */
export async function cancelOvertaken(db: Db): Promise<{ userId: string; applicationId: string | null }[]> {
  const { rows } = await sql<{ userId: string; applicationId: string | null }>`
    with waiting as (
      select user_id, id, application_id, recipients, created_at from outgoing_mails where state = 'scheduled' and unless_answered
    ), overtaken as (
      select w.user_id, w.id, case
        when exists (
          select from mails m join users u on u.id = m.user_id
          where m.user_id = w.user_id and m.received_at > w.created_at and m.state = 'applied' and m.source <> 'sent'
            and lower(m.from_address) <> lower(u.email)
            and (m.application_id = w.application_id or lower(m.from_address) = any(select lower(r) from unnest(w.recipients) r))
        ) then 'reply'
        when exists (
          select from timeline t where t.user_id = w.user_id and t.application_id = w.application_id and t.kind = 'status' and t.at > w.created_at
        ) then 'status' end as because
      from waiting w
    ), ours as (
      -- what another process cancels at this moment is left to it, so that nobody who waits for the row keeps its user from it
      select o.user_id, o.id, v.because from outgoing_mails o join overtaken v on o.user_id = v.user_id and o.id = v.id
      where v.because is not null and o.state = 'scheduled' and pg_try_advisory_xact_lock(${decisionOn(sql`o.id`)}) for update of o skip locked
    )
    update outgoing_mails o set state = 'cancelled', cancelled_because = v.because, due_at = null, bytes = null
    from ours v where o.user_id = v.user_id and o.id = v.id
    returning o.user_id as "userId", o.application_id as "applicationId"`.execute(db)
  return rows
}

export interface Sent {
  mails: number
  newPeople: number
  /** When the oldest of these is a day old. */
  roomAt: Date | null
  /** The account is not a day old. */
  isNew: boolean
}

/** What an account sent in the last 24 hours, and how many of these people it had neither written to nor heard from. */
export async function sentWithinADay(db: Db, userId: string, recipients: readonly string[]): Promise<Sent> {
  const { rows } = await sql<Sent>`
    with day as (
      select recipients, created_at from outgoing_mails
      where user_id = ${userId} and created_at > now() - interval '24 hours' and state <> 'cancelled'
    ), people as (
      select distinct lower(address) as address from (
        select unnest(recipients) as address from day union all select unnest(${recipients}::text[])
      ) as named
    )
    select (select count(*)::int from day) as mails, (select min(created_at) + interval '24 hours' from day) as "roomAt", (
      select count(*)::int from people p
      where not exists (select from mails m where m.user_id = ${userId} and lower(m.from_address) = p.address)
        and not exists (select from contacts c where c.user_id = ${userId} and lower(c.address) = p.address)
        and not exists (
          select from outgoing_mails o where o.user_id = ${userId} and o.created_at <= now() - interval '24 hours' and o.state = 'sent'
            and p.address = any(select lower(r) from unnest(o.recipients) r))
    ) as "newPeople", (select created_at > now() - interval '24 hours' from users where id = ${userId}) as "isNew"`.execute(db)
  return rows[0] ?? { mails: 0, newPeople: 0, roomAt: null, isNew: true }
}

export async function applicationExists(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from applications where user_id = ${userId} and id = ${id}`.execute(db)
  return rows.length > 0
}

export async function mailExists(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from mails where user_id = ${userId} and id = ${id}`.execute(db)
  return rows.length > 0
}

/** The name that recipients see, what stands below the user's mail, and for how many seconds it can be undone. */
export async function senderOf(
  db: Db,
  userId: string,
): Promise<{ name: string; signature: string; isVerified: boolean; hold: number }> {
  const { rows } = await sql<{
    first: string
    preferred: string
    last: string
    signature: string
    isVerified: boolean
    hold: number
  }>`
    select coalesce(p.first_name, '') as first, coalesce(p.preferred_name, '') as preferred, coalesce(p.last_name, '') as last,
      coalesce(p.email_signature, '') as signature, u.email_verified_at is not null as "isVerified", u.undo_sending_seconds as hold
    from users u left join profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db)
  const [row] = rows
  const name = [row?.preferred || row?.first, row?.last].filter(Boolean).join(' ')
  return { name, signature: row?.signature ?? '', isVerified: row?.isVerified ?? false, hold: row?.hold ?? 0 }
}
