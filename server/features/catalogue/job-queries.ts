import { sql } from 'kysely'
import type { Status } from '../../../contract/applications.ts'
import type { listJobs } from '../../../contract/companies.ts'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { Db } from '../../db/pool.ts'
import { keyset, type Sorting } from '../../lib/keyset.ts'
import { likeEach } from '../../lib/like-each.ts'
import { isAlive, isSubmitted } from '../applications/index.ts'
import { neighbours } from './company-queries.ts'
import { stageCounts } from './stages.ts'

export interface JobRow {
  id: string
  key: string
  title: string
  titleKey: string
  companyId: string | null
  companyName: string | null
  companyKey: string | null
  location: string | null
  requisition: string | null
  postingUrl: string | null
  applications: number
  stages: Record<Status, number> | null
  lastActivityAt: Date
}

export type Order = Pick<QueryOf<typeof listJobs>, 'name' | 'companyId' | 'sort'>

const columns = sql`
  j.id, j.title, j.title_key as "titleKey", j.company_id as "companyId", c.name as "companyName", c.name_key as "companyKey", j.location,
  j.requisition, j.posting_url as "postingUrl", s.applications, s.stages, coalesce(s.last_activity_at, j.created_at) as "lastActivityAt"`

/** What came of the applications to the job `j`. */
const counted = (userId: string) => sql`
  select count(*) as applications, ${stageCounts} as stages, max(a.last_activity_at) as last_activity_at
  from applications a where a.user_id = ${userId} and a.job_id = j.id`

const ofCompany = sql`left join companies c on c.user_id = j.user_id and c.id = j.company_id`

/** The jobs to be sorted: by title without a look at their applications, of which the rest is counted for those of one page alone. */
function sortable(userId: string, { name, companyId, sort }: Order) {
  const latest = sql`left join (
    select job_id, max(last_activity_at) as last_activity_at from applications where user_id = ${userId} and job_id is not null group by job_id
  ) l on l.job_id = j.id`
  return sql`jobs j ${name ? ofCompany : sql``} ${sort.endsWith('title') ? sql`` : latest} where j.user_id = ${userId}
    and ${likeEach(sql`concat_ws(' ', c.search, j.search)`, name)} and ${companyId ? sql`j.company_id = ${companyId}` : sql`true`}`
}

function sortingOf(sort: Order['sort']): Sorting {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const by: Pick<Sorting, 'by' | 'kind'> = sort.endsWith('title')
    ? { by: sql`j.title_key collate "C"`, kind: 'text' }
    : { by: sql`coalesce(l.last_activity_at, j.created_at)`, kind: 'time' }
  return { ...by, name: `jobs ${sort}`, id: sql`j.id`, direction }
}

export async function listJobRows(db: Db, userId: string, query: Order & { cursor?: string; limit: number }) {
  const place = keyset(sortingOf(query.sort), query)
  const { rows } = await sql<JobRow>`
    with page as materialized (
      select j.*, ${place.key} as key, row_number() over (order by ${place.order}) as at
      from ${sortable(userId, query)} and ${place.isBehind} order by ${place.order} limit ${place.limit}
    )
    select ${columns}, j.key from page j ${ofCompany} cross join lateral (${counted(userId)}) s order by j.at`.execute(db)
  return place.pageOf(rows)
}

export async function findJob(db: Db, userId: string, id: string): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select ${columns}, '' as key from jobs j ${ofCompany} cross join lateral (${counted(userId)}) s
    where j.user_id = ${userId} and j.id = ${id}`.execute(db)
  return rows[0]
}

/** The posting as the latest application to the job has it. */
export async function findDescription(db: Db, userId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .where('userId', '=', userId)
    .where('jobId', '=', id)
    .where('description', 'is not', null)
    .orderBy('lastActivityAt', 'desc')
    .select('description')
    .executeTakeFirst()
  return row?.description ?? null
}

export async function jobNeighbours(db: Db, userId: string, id: string, order: Order) {
  const { order: sorted } = keyset(sortingOf(order.sort), { limit: 1 })
  return neighbours(db, id, sql`select j.id, row_number() over (order by ${sorted}) as at from ${sortable(userId, order)}`)
}

export async function countJobs(db: Db, userId: string) {
  const { rows } = await sql<{ jobs: number; appliedTo: number; underWay: number }>`
    select (select count(*) from jobs where user_id = ${userId}) as jobs,
      count(distinct job_id) filter (where ${isSubmitted}) as "appliedTo",
      count(*) filter (where ${isAlive} and ${isSubmitted}) as "underWay"
    from applications a where user_id = ${userId} and job_id is not null`.execute(db)
  return rows[0] ?? { jobs: 0, appliedTo: 0, underWay: 0 }
}

export async function updateJob(
  db: Db,
  userId: string,
  id: string,
  values: { location?: string | null; requisition?: string | null; postingUrl?: string | null },
) {
  if (Object.values(values).every((value) => value === undefined)) return
  await db.updateTable('jobs').set(values).where('userId', '=', userId).where('id', '=', id).execute()
}
