import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import type { MailJob } from './queue.ts'

/** What of some mails still waits, and what their user is like. */
export interface Waiting {
  /** For each that is not applied yet: whether all mail that arrived before it is. */
  isTurnOf: ReadonlyMap<string, boolean>
  email: string
  hasMemory: boolean
  hasReview: boolean
  /** Their browsers are told of what matters. */
  wantsPush: boolean
}

/**
 * Whose turn it is among a user's mails. Several batches are read at the same time, here and in other processes; a mail that overtook the one
 * before it would find another application than in the order of arrival. The caller holds the user's lock.
 */
export async function whatWaits(db: Db, userId: string, mailIds: readonly string[]): Promise<Waiting> {
  const { rows } = await sql<{
    id: string
    email: string
    hasMemory: boolean
    hasReview: boolean
    wantsPush: boolean
    isTurn: boolean
  }>`
    with ahead as (
      select received_at, id from mails where user_id = ${userId} and state = 'waiting' and id <> all(${mailIds}::uuid[])
      order by received_at, id limit 1
    )
    select m.id, u.email, u.push_allowed as "wantsPush", exists (select from corrections c where c.user_id = m.user_id) as "hasMemory",
      exists (select from mails r where r.user_id = m.user_id and r.triage = 'review' and (r.archived_at is null) = true) as "hasReview",
      not exists (select from ahead where (ahead.received_at, ahead.id) < (m.received_at, m.id)) as "isTurn"
    from mails m join users u on u.id = m.user_id
    where m.user_id = ${userId} and m.id = any(${mailIds}::uuid[]) and m.state = 'waiting'
    for update of m`.execute(db)
  return {
    isTurnOf: new Map(rows.map(({ id, isTurn }) => [id, isTurn])),
    email: rows[0]?.email ?? '',
    hasMemory: rows[0]?.hasMemory ?? false,
    hasReview: rows[0]?.hasReview ?? false,
    wantsPush: rows[0]?.wantsPush ?? false,
  }
}

/** The oldest mails that wait before any of these, which are not meant. */
export async function waitingBefore(db: Db, userId: string, mailIds: readonly string[], most: number): Promise<MailJob[]> {
  const { rows } = await sql<MailJob>`
    select m.user_id as "userId", m.id as "mailId" from mails m
    where m.user_id = ${userId} and m.state = 'waiting' and m.id <> all(${mailIds}::uuid[]) and exists (
      select from mails mine where mine.user_id = m.user_id and mine.id = any(${mailIds}::uuid[]) and mine.state = 'waiting'
        and (m.received_at, m.id) < (mine.received_at, mine.id))
    order by m.received_at, m.id limit ${most}`.execute(db)
  return rows
}
