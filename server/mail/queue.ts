import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import type { Origin } from './arrival/authentication.ts'

/** Mail that waits is the queue: a row of `mails` in state `waiting`, stored together with the bytes. Its payload names users, separated by commas. */
export const mailChannel = 'applybox_mail'

/** Users with waiting mail, by their ids: at most `most` of them, in no order of arrival. One look-up by key for each. */
export async function usersWaiting(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    with recursive one as (
      (select user_id from mails where state = 'waiting' order by user_id limit 1)
      union all
      select (select m.user_id from mails m where m.state = 'waiting' and m.user_id > one.user_id order by m.user_id limit 1)
      from one where one.user_id is not null
    )
    select user_id as "userId" from one where user_id is not null limit ${most}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** A stored mail with its bytes. */
export interface LoadedMail extends Origin {
  userId: string
  id: string
  recipient: string
  tag: string | null
  receivedAt: Date
  bytes: Buffer
  /** The application that the user wrote it in. */
  placedIn: string | null
}

const columns = sql`m.user_id as "userId", m.id, m.recipient, m.tag, m.received_at as "receivedAt", m.client_address as "clientAddress", m.helo,
  m.envelope_from as "envelopeFrom", r.bytes, case when m.state = 'waiting' then m.application_id end as "placedIn"`

/** The oldest waiting mails of a user: at most `most.mails`, and of `most.bytes` in sum when there are several. */
export async function oldestWaiting(db: Db, userId: string, most: { mails: number; bytes: number }): Promise<LoadedMail[]> {
  const { rows } = await sql<LoadedMail>`
    with oldest as (
      select m.id, m.raw_hash, sum(r.size) over (order by m.received_at, m.id) as total, row_number() over (order by m.received_at, m.id) as place
      from (select id, raw_hash, received_at from mails where user_id = ${userId} and state = 'waiting' order by received_at, id limit ${most.mails}) m
        join raw_messages r on r.hash = m.raw_hash
    )
    select ${columns} from oldest o join mails m on m.user_id = ${userId} and m.id = o.id join raw_messages r on r.hash = o.raw_hash
    where o.total <= ${most.bytes} or o.place = 1 order by o.place`.execute(db)
  return rows
}

/** Stored mails of a user with their bytes, waiting or not. */
export async function loadMails(db: Db, userId: string, ids: readonly string[]): Promise<LoadedMail[]> {
  const { rows } = await sql<LoadedMail>`
    select ${columns} from mails m join raw_messages r on r.hash = m.raw_hash
    where m.user_id = ${userId} and m.id = any(${ids}::uuid[]) order by m.received_at, m.id`.execute(db)
  return rows
}

/** What applying mails needs to know of their user. */
export interface Turn {
  /** The oldest waiting mails. */
  ids: string[]
  email: string
  hasMemory: boolean
  hasReview: boolean
  /** Their browsers want push messages. */
  wantsPush: boolean
}

/**
 * The oldest waiting mails of a user, locked, and what their user is like. Mail is applied in the order of its arrival: one that overtook the
 * one before it would find another application. The caller holds the user's lock.
 */
export async function turnOf(db: Db, userId: string, most: number): Promise<Turn> {
  const { rows } = await sql<Omit<Turn, 'ids'> & { id: string }>`
    select m.id, u.email, u.push_allowed as "wantsPush", exists (select from corrections c where c.user_id = m.user_id) as "hasMemory",
      exists (select from mails r where r.user_id = m.user_id and r.triage = 'review' and (r.archived_at is null) = true) as "hasReview"
    from mails m join users u on u.id = m.user_id
    where m.user_id = ${userId} and m.state = 'waiting' order by m.received_at, m.id limit ${most} for update of m`.execute(db)
  const [first = { email: '', wantsPush: false, hasMemory: false, hasReview: false }] = rows
  return { ...first, ids: rows.map(({ id }) => id) }
}
