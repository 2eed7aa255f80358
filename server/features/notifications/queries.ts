import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { keyset } from '../../lib/keyset.ts'

export interface NoticeRow {
  id: string
  key: string
  notice: string
  at: Date
  applicationId: string | null
  company: string | null
  title: string | null
  fromName: string
  fromAddress: string
  subject: string
  code: string | null
  quote: string | null
  meeting: { from: string | null; to: string | null; isAsked: boolean } | null
  dismissed: boolean
}

/** More than this is not dismissed at once: who has so many dismisses again. */
const mostAtOnce = 1000

interface Which {
  dismissed: 'true' | 'false' | 'all'
  applicationId?: string
}

export async function listNotices(db: Db, userId: string, which: Which, page: { cursor?: string; limit: number }) {
  const name = `notices ${which.dismissed} ${which.applicationId ?? ''}`
  const place = keyset({ name, by: sql`m.listed_at`, kind: 'time', id: sql`m.id`, direction: 'desc' }, page)
  const { rows } = await sql<NoticeRow>`
    select m.id, ${place.key} as key, m.notice, m.listed_at as at, m.application_id as "applicationId", c.name as company, j.title,
      m.from_name as "fromName", m.from_address as "fromAddress", m.subject,
      case when m.notice = 'code' then m.reading ->> 'code' end as code,
      (select e ->> 'quote' from jsonb_array_elements(m.reading -> 'evidence') e where e ->> 'field' = 'kind' limit 1) as quote,
      ${meetingOf} as meeting, m.notice_dismissed_at is not null as dismissed
    from mails m
      left join applications a on a.user_id = m.user_id and a.id = m.application_id
      left join companies c on c.user_id = a.user_id and c.id = a.company_id
      left join jobs j on j.user_id = a.user_id and j.id = a.job_id
    where m.user_id = ${userId} and m.notice is not null and ${isHeard(userId)} and ${isWanted(which)} and ${place.isBehind}
    order by ${place.order} limit ${place.limit}`.execute(db)
  return place.pageOf(rows)
}

/** What the mail `m` did to a meeting, where that is its news. */
export const meetingOf = sql`case when m.notice = 'interview' then (
  select json_build_object('from', t.from_value, 'to', t.to_value, 'isAsked', exists (
    select from interviews i where i.user_id = m.user_id and i.application_id = m.application_id and i.mail_id = m.id
      and i.instead_of is not null and i.state = 'proposed')) from timeline t
  where t.user_id = m.user_id and t.mail_id = m.id and t.kind = 'interview' and t.actor = 'mail' order by t.at, t.id limit 1) end`

/** Kinds that the user turned off are not announced, and are there again when turned on. */
const isHeard = (userId: string) => sql`notice <> all ((select muted_notices from users where id = ${userId})::text[])`

// Spelled as in the index, which is sorted within each of the two.
function isWanted({ dismissed, applicationId }: Which) {
  if (applicationId !== undefined) return sql`m.application_id = ${applicationId}`
  return dismissed === 'all' ? sql`true` : sql`(m.notice_dismissed_at is null) = ${dismissed === 'false'}`
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from mails where user_id = ${userId} and notice is not null and ${isHeard(userId)} and (notice_dismissed_at is null) = true`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export async function isUsers(db: Db, userId: string, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from mails where user_id = ${userId} and id = any(${ids}::uuid[])`.execute(db)
  return rows[0]?.count === ids.length
}

/** Answers the ids of those that changed. Null means all that are there. */
export async function dismiss(db: Db, userId: string, ids: readonly string[] | null, dismissed: boolean): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update mails set notice_dismissed_at = case when ${dismissed}::boolean then now() end
    where user_id = ${userId} and id in (
      select id from mails where user_id = ${userId} and notice is not null and ${isHeard(userId)}
        and (notice_dismissed_at is null) = ${dismissed}::boolean
        and (${ids === null}::boolean or id = any(${ids ?? []}::uuid[]))
      order by listed_at desc, id desc limit ${mostAtOnce}
    ) returning id`.execute(db)
  return rows.map(({ id }) => id)
}
