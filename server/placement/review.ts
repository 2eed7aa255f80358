import { sql } from 'kysely'
import type { StoredMail } from '../../domain/application/stored-mail.ts'
import type { Candidate } from '../../domain/attribution/shapes.ts'
import type { Db } from '../db/pool.ts'

/** The latest mails in review that are looked at again, and only those dated at most so many days before or after an application's own. */
const most = { mails: 50, days: 60 }

/** Oldest first, with the new text. What the user settled or archived stays where it is. */
export async function loadReview(
  db: Db,
  userId: string,
  near: readonly Candidate[],
): Promise<{ stored: StoredMail; email: string; text: string }[]> {
  const dates = near.flatMap(({ firstAt, lastAt }) => [Date.parse(firstAt), Date.parse(lastAt)])
  if (dates.length === 0) return []
  const within = most.days * 86_400_000
  const { rows } = await sql<Omit<StoredMail, 'at'> & { at: Date; text: string | null; email: string }>`
    select id, (select email from users where id = ${userId}) as email, recipient, tag, listed_at as at, kind, reading, authentication, review_text as text from mails
    where user_id = ${userId} and triage = 'review' and (archived_at is null) = true and settled_at is null and reading is not null
      and listed_at between ${new Date(Math.min(...dates) - within)} and ${new Date(Math.max(...dates) + within)}
    order by listed_at desc, id desc limit ${most.mails}`.execute(db)
  return rows
    .reverse()
    .map(({ text, at, email, ...row }) => ({ stored: { ...row, at: at.toISOString() }, email, text: text ?? '' }))
}
