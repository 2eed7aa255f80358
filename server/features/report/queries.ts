import { sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { previewReport, ReportedApplication } from '../../../contract/report.ts'
import type { Db } from '../../db/pool.ts'
import { isAppliedAtKnown } from '../applications/index.ts'

export type Period = QueryOf<typeof previewReport>

interface Row extends Omit<ReportedApplication, 'appliedAt' | 'history'> {
  /** Null where it is not known. */
  appliedAt: Date | null
  history: { status: ReportedApplication['status']; at: string }[] | null
}

export interface Reported extends Omit<ReportedApplication, 'appliedAt' | 'history'> {
  appliedAt: Date | null
  history: { status: ReportedApplication['status']; at: Date }[]
}

const atOnce = 50

/** The applications of a period by when they were sent, then those whose day is not known, a few at a time: of the others their ids are all that is held. */
export async function* listReported(db: Db, userId: string, period: Period): AsyncGenerator<Reported[]> {
  const ids = await idsOf(db, userId, period)
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = await readAll(db, userId, ids.slice(at, at + atOnce))
    yield rows.map(({ history, ...row }) => ({
      ...row,
      // When it was noted says nothing of when it happened: only what was decided counts, and the day of applying.
      history: [
        ...(row.appliedAt ? [{ status: 'applied' as const, at: row.appliedAt }] : []),
        ...(history ?? []).map(({ status, at }) => ({ status, at: new Date(at) })),
      ],
    }))
  }
}

/** The day of applying, else that of what is first known of it. */
const by = sql`coalesce(a.applied_at, a.created_at)`
const isDayKnown = sql`(a.applied_at is not null and ${isAppliedAtKnown})`

async function idsOf(db: Db, userId: string, period: Period): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a where a.user_id = ${userId} and ${isReported(period)} order by not ${isDayKnown}, ${by}, a.id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** In this order; what was deleted meanwhile is left out. */
async function readAll(db: Db, userId: string, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id, coalesce(c.name, '') as company, coalesce(j.title, '') as title, coalesce(a.location, '') as location, a.source,
      coalesce(a.requisition, '') as requisition, coalesce(a.posting_url, '') as "postingUrl", a.status,
      case when ${isDayKnown} then a.applied_at end as "appliedAt",
      (select json_agg(json_build_object('status', t.to_value, 'at', t.at) order by t.at, t.id) from timeline t
        where t.user_id = a.user_id and t.application_id = a.id and t.kind = 'status'
          and t.to_value = any(${statusNames}::text[])
          and not (t.from_value = 'saved' and t.to_value = 'applied' and a.applied_at is not null)) as history
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, n)
      cross join lateral (select * from applications where user_id = ${userId} and id = wanted.id offset 0) a
      left join companies c on c.user_id = a.user_id and c.id = a.company_id
      left join jobs j on j.user_id = a.user_id and j.id = a.job_id
    order by wanted.n`.execute(db)
  return rows
}

const statusNames = sql`'{saved,applied,in_review,assessment,interview,offer,accepted,rejected,withdrawn}'`

function isReported({ from, to, timeZone, scope }: Period) {
  const begins = sql`(${from}::date::timestamp at time zone ${timeZone})`
  const ends = sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`
  const applied = sql`(a.status <> 'saved' and ${by} >= ${begins} and ${by} < ${ends})`
  if (scope === 'applied') return applied
  return sql`(${applied} or a.status <> 'saved' and ${by} < ${ends} and exists (
    select from timeline t where t.user_id = a.user_id and t.application_id = a.id
      and t.kind in ('status', 'interview', 'mail') and t.at >= ${begins} and t.at < ${ends}))`
}

export async function countReported(db: Db, userId: string, period: Period) {
  const { rows } = await sql<{ status: ReportedApplication['status']; count: number; withoutDay: number }>`
    select a.status, count(*) filter (where day.known) as count, count(*) filter (where not day.known) as "withoutDay"
    from applications a cross join lateral (select ${isDayKnown} as known) day where a.user_id = ${userId} and ${isReported(period)}
    group by a.status order by array_position(${statusNames}::text[], a.status)`.execute(db)
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)
  return {
    total: sum(rows.map(({ count }) => count)),
    withoutDay: sum(rows.map(({ withoutDay }) => withoutDay)),
    byStatus: rows.filter(({ count }) => count > 0).map(({ status, count }) => ({ status, count })),
  }
}

/** Whose search it is. */
export async function findPerson(db: Db, userId: string): Promise<{ name: string; email: string }> {
  const { rows } = await sql<{ name: string; email: string }>`
    select trim(concat_ws(' ', p.first_name, p.last_name)) as name, u.email
    from users u left join profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db)
  return rows[0] ?? { name: '', email: '' }
}
