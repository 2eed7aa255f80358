import { sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { previewReport, ReportedApplication } from '../../../contract/report.ts'
import type { Db } from '../../db/pool.ts'
import { isAppliedAtKnown } from '../applications/index.ts'

export type Period = QueryOf<typeof previewReport>

interface Row extends Omit<ReportedApplication, 'appliedAt' | 'history'> {
  appliedAt: Date | null
  isAppliedAtKnown: boolean
  createdAt: Date
  history: { status: ReportedApplication['status']; at: string }[] | null
}

export interface Reported extends Omit<ReportedApplication, 'appliedAt' | 'history'> {
  appliedAt: Date | null
  history: { status: ReportedApplication['status']; at: Date }[]
}

const atOnce = 50

/** The applications of a period by when they were sent, a few at a time: as many as there are take no more memory. */
export async function* listReported(db: Db, userId: string, period: Period): AsyncGenerator<Reported[]> {
  let after: { at: Date; id: string } | null = null
  for (;;) {
    const rows: Row[] = await pageOf(db, userId, period, after)
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(({ createdAt: _, isAppliedAtKnown, history, ...row }) => {
      const appliedAt = isAppliedAtKnown ? row.appliedAt : null
      return {
        ...row,
        appliedAt,
        // When it was noted says nothing of when it happened: only what was decided counts, and the day of applying.
        history: [
          ...(appliedAt ? [{ status: 'applied' as const, at: appliedAt }] : []),
          ...(history ?? []).map(({ status, at }) => ({ status, at: new Date(at) })),
        ],
      }
    })
    if (rows.length < atOnce) return
    after = { at: last.appliedAt ?? last.createdAt, id: last.id }
  }
}

const sentAt = sql`coalesce(a.applied_at, a.created_at)`

async function pageOf(db: Db, userId: string, period: Period, after: { at: Date; id: string } | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.id, coalesce(c.name, '') as company, coalesce(j.title, '') as title, coalesce(a.location, '') as location, a.source,
      coalesce(a.requisition, '') as requisition, coalesce(a.posting_url, '') as "postingUrl", a.status,
      date_trunc('milliseconds', a.applied_at) as "appliedAt", date_trunc('milliseconds', a.created_at) as "createdAt",
      ${isAppliedAtKnown} as "isAppliedAtKnown",
      (select json_agg(json_build_object('status', t.to_value, 'at', t.at) order by t.at, t.id) from timeline t
        where t.user_id = a.user_id and t.application_id = a.id and t.kind = 'status'
          and t.to_value = any(known.names)
          and not (t.from_value = 'saved' and t.to_value = 'applied' and a.applied_at is not null)) as history
    from applications a cross join (select ${statusNames}::text[] as names) known
      left join companies c on c.user_id = a.user_id and c.id = a.company_id
      left join jobs j on j.user_id = a.user_id and j.id = a.job_id
    where a.user_id = ${userId} and ${isReported(period)}
      and ${after === null ? sql`true` : sql`(date_trunc('milliseconds', ${sentAt}), a.id) > (${after.at}, ${after.id}::uuid)`}
    order by date_trunc('milliseconds', ${sentAt}), a.id limit ${atOnce}`.execute(db)
  return rows
}

const statusNames = sql`'{saved,applied,in_review,assessment,interview,offer,accepted,rejected,withdrawn}'`

function isReported({ from, to, timeZone, scope }: Period) {
  const begins = sql`(${from}::date::timestamp at time zone ${timeZone})`
  const ends = sql`((${to}::date + 1)::timestamp at time zone ${timeZone})`
  const applied = sql`(a.applied_at >= ${begins} and a.applied_at < ${ends})`
  if (scope === 'applied') return applied
  return sql`(${applied} or a.applied_at < ${ends} and exists (
    select from timeline t where t.user_id = a.user_id and t.application_id = a.id
      and t.kind in ('status', 'interview', 'mail') and t.at >= ${begins} and t.at < ${ends}))`
}

export async function countReported(db: Db, userId: string, period: Period) {
  const { rows } = await sql<{ status: ReportedApplication['status']; count: number }>`
    select a.status, count(*)::int as count from applications a where a.user_id = ${userId} and ${isReported(period)}
    group by a.status order by array_position(${statusNames}::text[], a.status)`.execute(db)
  return rows
}

/** Whose search it is. */
export async function findPerson(db: Db, userId: string): Promise<{ name: string; email: string }> {
  const { rows } = await sql<{ name: string; email: string }>`
    select trim(concat_ws(' ', p.first_name, p.last_name)) as name, u.email
    from users u left join profiles p on p.user_id = u.id where u.id = ${userId}`.execute(db)
  return rows[0] ?? { name: '', email: '' }
}
