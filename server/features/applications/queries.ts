import { sql } from 'kysely'
import type { listApplications } from '../../../contract/applications.ts'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { Db } from '../../db/pool.ts'
import { keyset, type Sorting } from '../../lib/keyset.ts'

export type Filter = QueryOf<typeof listApplications>
export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

/** What a list shows of each application of the user; the caller narrows and sorts it. */
export function selectSummaries(db: Db, userId: string) {
  return applicationsOf(db, userId)
    .select(['a.id', 'a.companyId', 'c.name as companyName', 'a.jobId', 'j.title as jobTitle', 'a.location'])
    .select(['a.status', 'a.isActive', 'a.source', 'a.appliedAt', 'a.lastActivityAt', quiet.as('quiet')])
    .select(['a.workMode', 'a.employmentType', 'a.salaryMin', 'a.salaryMax', 'a.salaryCurrency', 'a.salaryPeriod'])
    .select(['a.rating', 'a.labels', 'a.nextStep', 'a.nextStepDueAt'])
    .select(({ selectFrom }) =>
      selectFrom('interviews as i')
        .whereRef('i.userId', '=', 'a.userId')
        .whereRef('i.applicationId', '=', 'a.id')
        .where('i.state', 'in', ['proposed', 'confirmed', 'moved'])
        .where('i.startsAt', '>', sql<Date>`now()`)
        .select((one) => one.fn.min('i.startsAt').as('startsAt'))
        .as('nextInterviewAt'),
    )
}

/** Derived from when the last thing happened or an interview was; an offer waits for the user, and what has ended waits for nobody. */
const quiet = sql<'waiting' | 'ghosted' | null>`case
  when not a.is_active or a.status not in ('applied', 'in_review', 'assessment', 'interview') then null
  when a.status = 'interview' and exists (
    select from interviews i
    where i.user_id = a.user_id and i.application_id = a.id and i.state <> 'cancelled'
      and i.starts_at > now() - make_interval(days => u.quiet_after_interview_days)
  ) then null
  when a.last_activity_at < now() - make_interval(days => u.ghosted_after_days) then 'ghosted'
  when a.last_activity_at < now() - make_interval(days =>
    case a.status when 'interview' then u.quiet_after_interview_days else u.quiet_after_applying_days end) then 'waiting'
end`

function applicationsOf(db: Db, userId: string) {
  return db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.userId')
    .leftJoin('companies as c', (join) => join.onRef('c.userId', '=', 'a.userId').onRef('c.id', '=', 'a.companyId'))
    .leftJoin('jobs as j', (join) => join.onRef('j.userId', '=', 'a.userId').onRef('j.id', '=', 'a.jobId'))
    .where('a.userId', '=', userId)
}

const sortings: Record<string, Pick<Sorting, 'by' | 'kind'>> = {
  lastActivityAt: { by: sql`a.last_activity_at`, kind: 'time' },
  // What was never applied for has its place by when it was noted.
  appliedAt: { by: sql`coalesce(a.applied_at, a.created_at)`, kind: 'time' },
  // Those without a company come behind every name.
  company: { by: sql`coalesce(c.name_key, U&'\\+10FFFF') collate "C"`, kind: 'text' },
}

export async function listSummaries(db: Db, userId: string, filter: Filter) {
  const sorting = sortings[filter.sort.replace('-', '')] as Pick<Sorting, 'by' | 'kind'>
  const direction = filter.sort.startsWith('-') ? 'desc' : 'asc'
  const place = keyset({ ...sorting, name: `applications ${filter.sort}`, id: sql`a.id`, direction }, filter)
  // Pages after the first one have been told the total already.
  const [rows, total] = await Promise.all([
    selectSummaries(db, userId)
      .where(matches(filter))
      .select(place.key.as('key'))
      .where(place.isBehind)
      .orderBy(place.order)
      .limit(place.limit)
      .execute(),
    place.isFirst ? count(db, userId, filter) : undefined,
  ])
  return { ...place.pageOf(rows), total }
}

async function count(db: Db, userId: string, filter: Filter): Promise<number> {
  const { total } = await applicationsOf(db, userId)
    .where(matches(filter))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

function matches({ active, status, companyId, name, quiet: silence }: Filter) {
  const conditions = [
    ...(active === 'all' ? [] : [sql`a.is_active = ${active === 'true'}`]),
    ...(status?.length ? [sql`a.status = any(${status})`] : []),
    ...(silence === 'any' ? [sql`${quiet} is not null`] : silence ? [sql`${quiet} = ${silence}`] : []),
    ...(companyId ? [sql`a.company_id = ${companyId}`] : []),
    ...wordsOf(name).map((word) => sql`concat_ws(' ', c.search, j.search) like ${`%${word}%`}`),
  ]
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Words to search for, with the signs that LIKE would take for its own made plain. */
function wordsOf(text: string | undefined): string[] {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  return words.map((word) => word.replace(/[\\%_]/g, '\\$&'))
}

export async function findSummary(db: Db, userId: string, id: string): Promise<SummaryRow | undefined> {
  return selectSummaries(db, userId).where('a.id', '=', id).executeTakeFirst()
}

export async function findDetails(db: Db, userId: string, id: string) {
  return selectSummaries(db, userId)
    .where('a.id', '=', id)
    .select(['a.postingUrl', 'a.requisition', 'a.description', 'a.evidence'])
    .executeTakeFirst()
}

export async function listInterviews(db: Db, userId: string, applicationId: string) {
  return db
    .selectFrom('interviews')
    .select(['id', 'startsAt', 'endsAt', 'timeZone', 'kind', 'place', 'state', 'mailId'])
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .orderBy('startsAt')
    .limit(200)
    .execute()
}

export async function listContacts(db: Db, userId: string, applicationId: string) {
  return db
    .selectFrom('contacts')
    .select(['name', 'address', 'role'])
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .orderBy('firstSeenAt')
    .limit(200)
    .execute()
}

/** Answers how it stands now; undefined when there is none. What the user archives is not made active by mail. */
export async function turnActive(db: Db, userId: string, id: string): Promise<boolean | undefined> {
  const settled = sql<
    string[]
  >`case when is_active then array_append(settled, 'isActive') else array_remove(settled, 'isActive') end`
  const turned = await db
    .updateTable('applications')
    .set(({ not, ref }) => ({ isActive: not(ref('isActive')), settled, updatedAt: sql`now()` }))
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('isActive')
    .executeTakeFirst()
  return turned?.isActive
}

export async function mailIdsOf(db: Db, userId: string, applicationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .execute()
  return rows.map(({ id }) => id)
}
