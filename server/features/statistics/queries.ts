import { sql } from 'kysely'
import type { Status } from '../../../contract/applications.ts'
import type { Db } from '../../db/pool.ts'
import { daysToAnswer, isAnswered, isAppliedAtKnown, isSubmitted } from '../applications/index.ts'

/** Applications by how long ago they were submitted, in whole days from now; where nobody told when, only among all. */
export async function countSubmitted(db: Db, userId: string) {
  const { rows } = await sql<{ week: number; weekBefore: number; month: number; monthBefore: number; all: number }>`
    with ago as materialized (
      select now() as now, now() - interval '7 days' as week, now() - interval '14 days' as fortnight,
        now() - interval '30 days' as month, now() - interval '60 days' as months
    )
    select count(*) filter (where told <= ago.now and told > ago.week) as week,
      count(*) filter (where told <= ago.week and told > ago.fortnight) as "weekBefore",
      count(*) filter (where told <= ago.now and told > ago.month) as month,
      count(*) filter (where told <= ago.month and told > ago.months) as "monthBefore",
      count(*) as all
    from ago, applications a cross join lateral (
      select case when a.applied_at > ago.months and ${isAppliedAtKnown} then a.applied_at end as told
    ) t where user_id = ${userId} and ${isSubmitted}`.execute(db)
  return rows[0] ?? { week: 0, weekBefore: 0, month: 0, monthBefore: 0, all: 0 }
}

export async function countByStatus(db: Db, userId: string) {
  const rows = await db
    .selectFrom('applications')
    .where('userId', '=', userId)
    .groupBy(['status', 'isActive'])
    .select(['status', 'isActive', sql<number>`count(*)`.as('count')])
    .execute()
  return rows as { status: Status; isActive: boolean; count: number }[]
}

export async function readAnswers(db: Db, userId: string) {
  const { rows } = await sql<{ submitted: number; answered: number; timed: number; medianDays: number | null }>`
    select count(*) as submitted, count(*) filter (where ${isAnswered}) as answered, count(days) as timed,
      percentile_cont(0.5) within group (order by days) as "medianDays"
    from applications a cross join lateral (select ${daysToAnswer} as days) d where a.user_id = ${userId} and ${isSubmitted}`.execute(
    db,
  )
  return rows[0] ?? { submitted: 0, answered: 0, timed: 0, medianDays: null }
}

export async function countByWeek(db: Db, userId: string, timeZone: string) {
  const { rows } = await sql<{ start: string; count: number }>`
    with this as (select date_trunc('week', now() at time zone ${timeZone}) as week),
      counted as (
        select date_trunc('week', applied_at at time zone ${timeZone}) as week, count(*) as count from applications a, this
        where user_id = ${userId} and applied_at >= (this.week - interval '25 weeks') at time zone ${timeZone} and ${isAppliedAtKnown} group by 1
      )
    select to_char(w.week, 'YYYY-MM-DD') as start, coalesce(counted.count, 0) as count
    from this, generate_series(this.week - interval '25 weeks', this.week, interval '1 week') as w (week) left join counted on counted.week = w.week
    order by w.week`.execute(db)
  return rows
}

/** Days of the last year on which something happened. Their midnights are worked out once, not for every entry. */
export async function countByDay(db: Db, userId: string, timeZone: string) {
  const { rows } = await sql<{ day: string; count: number }>`
    with days as materialized (
      select array_agg(day order by day) as all, array_agg(day at time zone ${timeZone} order by day) as midnights
      from generate_series((now() at time zone ${timeZone})::date - 364, (now() at time zone ${timeZone})::date + interval '1 day', interval '1 day') day
    )
    select to_char(days.all[counted.day], 'YYYY-MM-DD') as day, counted.count from days cross join lateral (
      select width_bucket(at, days.midnights) as day, count(*) as count from timeline
      where user_id = ${userId} and at >= days.midnights[1] and at < days.midnights[366] group by 1
    ) counted order by counted.day`.execute(db)
  return rows
}

export async function countFlows(db: Db, userId: string) {
  const { rows } = await sql<{ from: Status; to: Status; count: number }>`
    select from_value as "from", to_value as "to", count(distinct application_id) as count from timeline
    where user_id = ${userId} and kind = 'status' and from_value is not null and to_value is not null
    group by 1, 2 order by count desc, 1, 2`.execute(db)
  return rows
}

export async function readApplication(db: Db, userId: string, id: string) {
  const { rows } = await sql<{
    daysSinceApplied: number | null
    daysQuiet: number | null
    daysToAnswer: number | null
    mails: number
    interviews: number
    notes: number
    documents: number
  }>`
    select case when known.yes then floor(extract(epoch from now() - a.applied_at) / 86400)::int end as "daysSinceApplied",
      floor(extract(epoch from now() - m.latest) / 86400)::int as "daysQuiet",
      round(${daysToAnswer}::numeric, 1)::float as "daysToAnswer",
      m.count as mails,
      (select count(*) from interviews i where i.user_id = a.user_id and i.application_id = a.id and i.state <> 'cancelled') as interviews,
      (select count(*) from notes n where n.user_id = a.user_id and n.application_id = a.id) as notes,
      (select count(*) from documents d where d.user_id = a.user_id and d.application_id = a.id) as documents
    from applications a
      cross join lateral (select ${isAppliedAtKnown} as yes) known
      cross join lateral (
        select count(*) as count, max(sent_at) as latest from mails where user_id = a.user_id and application_id = a.id
      ) m
    where a.user_id = ${userId} and a.id = ${id}`.execute(db)
  return rows[0]
}
