import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'

/** What the user said of the meetings that these mails told of, as PostgreSQL spells it. */
export async function takeSettledInterviews(db: Db, userId: string, mailIds: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(i) as row from interviews i
    where user_id = ${userId} and mail_id = any(${mailIds}::uuid[]) and settled_at is not null`.execute(db)
  return rows.map(({ row }) => row)
}

/** Holds in the application that the mails are now in, too: what was called off by hand is not on again because its mail moved. */
export async function keepSettledInterviews(db: Db, userId: string, applicationId: string, rows: unknown[]): Promise<void> {
  await sql`
    update interviews i set (starts_at, ends_at, time_zone, kind, place, people, summary, state, settled_at) =
      (k.starts_at, k.ends_at, k.time_zone, k.kind, k.place, k.people, k.summary, k.state, k.settled_at)
    from jsonb_populate_recordset(null::interviews, ${toJson(rows)}::jsonb) k
    where i.user_id = ${userId} and i.application_id = ${applicationId} and i.settled_at is null
      and (i.uid = k.uid or k.uid is null and i.mail_id = k.mail_id)`.execute(db)
}
