import { type RawBuilder, sql } from 'kysely'
import type { Status } from '../../../contract/applications.ts'
import type { listMyCompanies } from '../../../contract/companies.ts'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { Db } from '../../db/pool.ts'
import { keyset, type Sorting } from '../../lib/keyset.ts'
import { likeEach } from '../../lib/like-each.ts'
import { daysToAnswer, isAlive, isAnswered, isSubmitted } from '../applications/index.ts'
import { stageCounts } from './stages.ts'

export interface CompanyRow {
  id: string
  key: string
  name: string
  applications: number
  active: number
  jobs: number
  stages: Record<Status, number> | null
  lastActivityAt: Date
  rating: number | null
}

export type Order = Pick<QueryOf<typeof listMyCompanies>, 'name' | 'sort'>

const columns = sql`
  c.id, c.name, c.rating, s.applications, s.active, s.stages, coalesce(s.last_activity_at, c.created_at) as "lastActivityAt", s.jobs`

/** What came of the applications at the company `c`; one that was only added counts from then. */
const counted = (userId: string) => sql`
  select count(*) as applications, count(*) filter (where ${isAlive}) as active, ${stageCounts} as stages, max(a.last_activity_at) as last_activity_at,
    (select count(*) from jobs j where j.user_id = ${userId} and j.company_id = c.id) as jobs
  from applications a where a.user_id = ${userId} and a.company_id = c.id`

/** The companies to be sorted: by name without a look at their applications, of which the rest is counted for those of one page alone. */
function sortable(userId: string, { name, sort }: Order) {
  const latest = sql`left join (
    select company_id, max(last_activity_at) as last_activity_at from applications where user_id = ${userId} and company_id is not null group by company_id
  ) l on l.company_id = c.id`
  return sql`companies c ${sort.endsWith('name') ? sql`` : latest} where c.user_id = ${userId} and ${likeEach(sql`c.search`, name)}`
}

function sortingOf(sort: Order['sort']): Sorting {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const by: Pick<Sorting, 'by' | 'kind'> = sort.endsWith('name')
    ? { by: sql`c.name_key collate "C"`, kind: 'text' }
    : { by: sql`coalesce(l.last_activity_at, c.created_at)`, kind: 'time' }
  return { ...by, name: `companies ${sort}`, id: sql`c.id`, direction }
}

export async function listCompanies(db: Db, userId: string, query: Order & { cursor?: string; limit: number }) {
  const place = keyset(sortingOf(query.sort), query)
  const { rows } = await sql<CompanyRow>`
    with page as materialized (
      select c.*, ${place.key} as key, row_number() over (order by ${place.order}) as at
      from ${sortable(userId, query)} and ${place.isBehind} order by ${place.order} limit ${place.limit}
    )
    select ${columns}, c.key from page c cross join lateral (${counted(userId)}) s order by c.at`.execute(db)
  return place.pageOf(rows)
}

export async function findCompany(db: Db, userId: string, id: string): Promise<CompanyRow | undefined> {
  const { rows } = await sql<CompanyRow>`
    select ${columns}, '' as key from companies c cross join lateral (${counted(userId)}) s
    where c.user_id = ${userId} and c.id = ${id}`.execute(db)
  return rows[0]
}

/** The ids before and after one in the order of the list. */
export async function companyNeighbours(db: Db, userId: string, id: string, order: Order) {
  const { order: sorted } = keyset(sortingOf(order.sort), { limit: 1 })
  return neighbours(db, id, sql`select c.id, row_number() over (order by ${sorted}) as at from ${sortable(userId, order)}`)
}

export async function neighbours(db: Db, id: string, ordered: RawBuilder<unknown>) {
  const { rows } = await sql<{ previous: string | null; next: string | null }>`
    with ordered as materialized (${ordered}), here as (select at from ordered where id = ${id})
    select (select o.id from ordered o, here where o.at = here.at - 1) as previous,
      (select o.id from ordered o, here where o.at = here.at + 1) as next`.execute(db)
  return rows[0] ?? { previous: null, next: null }
}

export async function searchCompanies(db: Db, userId: string, name: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from companies c where user_id = ${userId} and ${likeEach(sql`c.search`, name)}
    order by name_key like ${`${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} desc, name_key limit 20`.execute(db)
  return rows
}

export async function countCompanies(db: Db, userId: string) {
  const { rows } = await sql<{ companies: number; answered: number; underWay: number }>`
    select (select count(*) from companies where user_id = ${userId}) as companies,
      count(distinct company_id) filter (where ${isAnswered}) as answered,
      count(distinct company_id) filter (where ${isAlive} and ${isSubmitted}) as "underWay"
    from applications a where user_id = ${userId} and company_id is not null`.execute(db)
  return rows[0] ?? { companies: 0, answered: 0, underWay: 0 }
}

export async function activeStages(db: Db, userId: string) {
  const { rows } = await sql<{ stages: Record<Status, number> }>`
    select ${stageCounts} as stages from applications a where a.user_id = ${userId} and a.is_active and a.company_id is not null`.execute(
    db,
  )
  return rows[0]?.stages ?? null
}

export async function listCompanyContacts(db: Db, userId: string, companyId: string) {
  const { rows } = await sql<{ name: string; address: string | null; phone: string | null; role: string | null; source: string }>`
    select distinct on (k.address, case when k.address = '' then k.id end)
      k.name, nullif(k.address, '') as address, k.phone, k.role, k.source
    from applications a join contacts k on k.user_id = a.user_id and k.application_id = a.id and not k.is_hidden
    where a.user_id = ${userId} and a.company_id = ${companyId}
    order by k.address, case when k.address = '' then k.id end, k.settled_at desc nulls last, k.first_seen_at limit 200`.execute(
    db,
  )
  return rows
}

export async function answerTimes(db: Db, userId: string, companyId: string) {
  const { rows } = await sql<{ answered: number; timed: number; medianDays: number | null }>`
    select count(*) filter (where ${isAnswered}) as answered, count(days) as timed, percentile_cont(0.5) within group (order by days) as "medianDays"
    from applications a cross join lateral (select ${daysToAnswer} as days) d
    where a.user_id = ${userId} and a.company_id = ${companyId} and ${isSubmitted}`.execute(db)
  return rows[0] ?? { answered: 0, timed: 0, medianDays: null }
}

/** What the user noted of a company. */
export async function findCompanyNotes(db: Db, userId: string, id: string) {
  return db
    .selectFrom('companies')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .select(['website', 'notes'])
    .executeTakeFirstOrThrow()
}

export async function updateCompany(
  db: Db,
  userId: string,
  id: string,
  values: { website?: string | null; notes?: string; rating?: number | null },
) {
  if (Object.values(values).every((value) => value === undefined)) return
  await db.updateTable('companies').set(values).where('userId', '=', userId).where('id', '=', id).execute()
}

/** The applications that have this company or job. */
export async function applicationsOf(db: Db, userId: string, column: 'companyId' | 'jobId', id: string): Promise<string[]> {
  const found = await db.selectFrom('applications').select('id').where('userId', '=', userId).where(column, '=', id).execute()
  return found.map((row) => row.id)
}

/** From now on mail leaves these names of applications alone. */
export async function settleName(db: Db, userId: string, field: 'company' | 'title', ids: readonly string[]): Promise<void> {
  await sql`
    update applications set settled = array(select distinct unnest(settled || ${[field]}::text[])), updated_at = now()
    where user_id = ${userId} and id = any(${ids}::uuid[])`.execute(db)
}
