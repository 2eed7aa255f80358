import { type RawBuilder, sql } from 'kysely'
import { type listApplications, statuses } from '../../../contract/applications.ts'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { StoredAsked } from '../../../domain/application/asked.ts'
import type { Sorting } from '../../lib/keyset.ts'
import { likeEach } from '../../lib/like-each.ts'
import { hasEnded } from './numbers.ts'

export type Filter = QueryOf<typeof listApplications>

/** How a list is sorted, over applications `a` with their companies `c` and jobs `j`. */
export function sortingOf(sort: Filter['sort']): Sorting {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  return { ...sortings[sort.replace('-', '')], name: `applications ${sort}`, id: sql`a.id`, direction } as Sorting
}

// Behind every letter.
const last = sql`U&'\\+10FFFF'`

const sortings: Record<string, Pick<Sorting, 'by' | 'kind'>> = {
  lastActivityAt: { by: sql`a.last_activity_at`, kind: 'time' },
  // What was never applied for has its place by when it was noted.
  appliedAt: { by: sql`coalesce(a.applied_at, a.created_at)`, kind: 'time' },
  // Those without a company come behind every name, and so on.
  company: { by: sql`coalesce(c.name_key, ${last}) collate "C"`, kind: 'text' },
  title: { by: sql`coalesce(j.title_key, ${last}) collate "C"`, kind: 'text' },
  status: { by: sql`array_position(${sql.lit(`{${statuses.join(',')}}`)}::text[], a.status)::text collate "C"`, kind: 'text' },
  rating: { by: sql`coalesce(a.rating, 0)::text collate "C"`, kind: 'text' },
  nextStepDueAt: { by: sql`coalesce(a.next_step_due_at, '9999-12-31Z')`, kind: 'time' },
}

/**
 * The wishes of `a` that are open. A meeting that was arranged since answers the one for a time; one from before is
 * another round. By max and not by exists, which PostgreSQL would answer by looking at everybody's interviews.
 */
export const asked = sql<StoredAsked[]>`(
  select coalesce(jsonb_agg(w order by w ->> 'at'), '[]') from jsonb_array_elements(a.asked) as w
  where a.is_active and (w ->> 'mailId')::uuid <> all(a.asked_done) and not (w ->> 'kind' = 'interview' and coalesce((
    select max(i.starts_at) from interviews i where i.user_id = a.user_id and i.application_id = a.id and i.state <> 'cancelled'
  ) > (w ->> 'at')::timestamptz and (
    select max(t.at) from timeline t
    where t.user_id = a.user_id and t.application_id = a.id and t.kind = 'interview' and t.to_value is not null
  ) > (w ->> 'at')::timestamptz, false)))`

/**
 * Derived from when the last thing happened or an interview was, by the days that the user `u` chose; where something is asked of the user it
 * is not they who are silent, and what has ended waits for nobody.
 */
export const quiet = sql<'waiting' | 'ghosted' | null>`case
  when not a.is_active or a.status not in ('applied', 'in_review', 'assessment', 'interview') then null
  when a.asked <> '[]' and ${asked} <> '[]' then null
  when a.status = 'interview' and (
    select max(i.starts_at) from interviews i where i.user_id = a.user_id and i.application_id = a.id and i.state <> 'cancelled'
  ) > now() - make_interval(days => u.quiet_after_interview_days) then null
  when a.last_activity_at < now() - make_interval(days => u.ghosted_after_days) then 'ghosted'
  when a.last_activity_at < now() - make_interval(days =>
    case a.status when 'interview' then u.quiet_after_interview_days else u.quiet_after_applying_days end) then 'waiting'
end`

/** What a list is narrowed to. */
export function matches(filter: Filter): RawBuilder<boolean> {
  const { active, ended, status, source, label, companyId, rating, from, to, name, quiet: silence } = filter
  const conditions = [
    ...(active === 'all' ? [] : [sql`a.is_active = ${active === 'true'}`]),
    ...(ended ? [sql`${hasEnded} = ${ended === 'true'}`] : []),
    ...(status?.length ? [sql`a.status = any(${status})`] : []),
    ...(source?.length ? [sql`a.source = any(${source})`] : []),
    ...(label?.length ? [sql`a.labels && ${label}::text[]`] : []),
    ...(silence === 'any' ? [sql`${quiet} is not null`] : silence ? [sql`${quiet} = ${silence}`] : []),
    ...(filter.asked ? [sql`a.asked <> '[]'`, sql`${asked} <> '[]'`] : []),
    ...(companyId ? [sql`a.company_id = ${companyId}`] : []),
    ...(rating ? [sql`a.rating >= ${rating}`] : []),
    ...(from ? [sql`a.applied_at >= ${from}`] : []),
    ...(to ? [sql`a.applied_at < ${to}`] : []),
    ...(name ? [likeEach(sql`concat_ws(' ', c.search, j.search, lower(a.agency), folded(a.agency))`, name)] : []),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}
