import { sql } from 'kysely'
import type { Kind, Reading } from '../../reader/reading.ts'
import type { Authentication } from '../db/json-columns.ts'
import type { Db } from '../db/pool.ts'
import type { Facts } from './attribution/shapes.ts'

/** A mail that was read, as it is kept. */
export interface StoredMail {
  id: string
  applicationId: string | null
  tag: string | null
  /** ISO 8601. */
  at: string
  /** As it counts: a mail of the user's own moves nothing, whatever was read in it. */
  kind: Kind
  reading: Reading
  authentication: Authentication | null
}

/** What attribution and status are told of a mail. */
export function factsOf(mail: StoredMail, text = ''): Facts {
  return { ...mail.reading, kind: mail.kind, at: mail.at, tag: mail.tag, text, isTrusted: isTrusted(mail) }
}

/** A mail whose sender fails DMARC, or that shows the signs of a fraud, moves no status and starts no application. */
export function isTrusted({ reading, authentication }: Pick<StoredMail, 'reading' | 'authentication'>): boolean {
  return reading.trust.level === 'normal' && authentication?.dmarc !== 'fail'
}

// Applications have a handful of mails; one that has more is still known by its latest.
const mostMails = 1000

/** The mails of applications, oldest first. `without` leaves one out. */
export async function mailsOf(
  db: Db,
  userId: string,
  applicationIds: readonly string[],
  without: string | null = null,
): Promise<StoredMail[]> {
  if (applicationIds.length === 0) return []
  const { rows } = await sql<Omit<StoredMail, 'at'> & { at: Date }>`
    select id, application_id as "applicationId", tag, sent_at as at, kind, reading, authentication from mails
    where user_id = ${userId} and application_id = any(${applicationIds}::uuid[]) and reading is not null
      and (${without}::uuid is null or id <> ${without}::uuid)
    order by sent_at desc, id desc limit ${mostMails}`.execute(db)
  return rows.reverse().map((row) => ({ ...row, at: row.at.toISOString() }))
}
