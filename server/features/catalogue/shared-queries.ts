import { sql } from 'kysely'
import type { listAllCompanies, SharedCompany } from '../../../contract/companies.ts'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { searchWords } from '../../../domain/text/fold.ts'
import type { Db } from '../../db/pool.ts'
import { keyset, type Sorting } from '../../lib/keyset.ts'

/** Reads of what all may see: none of them looks at a row of another user. Written by `refreshShared`. */

const columns = sql`s.id, s.name, s.people, s.median_days as "medianDaysToAnswer", c.id as "myId"`
const companies = (userId: string) =>
  sql`shared_companies s left join companies c on c.user_id = ${userId} and c.name_key = s.name_key`

const sortings: Record<QueryOf<typeof listAllCompanies>['sort'], Sorting> = {
  name: { name: 'all companies name', by: sql`s.name_key collate "C"`, kind: 'text', id: sql`s.id`, direction: 'asc' },
  '-people': { name: 'all companies -people', by: sql`s.people`, kind: 'number', id: sql`s.id`, direction: 'desc' },
}

export async function listShared(db: Db, userId: string, query: QueryOf<typeof listAllCompanies>) {
  const place = keyset(sortings[query.sort], query)
  const { rows } = await sql<SharedCompany & { key: string }>`
    select ${columns}, ${place.key} as key from ${companies(userId)}
    where ${beginsWith(query.name)} and ${place.isBehind} order by ${place.order} limit ${place.limit}`.execute(db)
  return place.pageOf(rows)
}

/** Each word begins one of the name's. Only letters and digits, so that nothing in it is taken for the language of searches. */
function beginsWith(name: string | undefined) {
  const words = searchWords(name ?? '').slice(0, 8)
  return words.length === 0 ? sql`true` : sql`s.words @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`
}

export async function findShared(db: Db, userId: string, id: string): Promise<SharedCompany | undefined> {
  const { rows } = await sql<SharedCompany>`select ${columns} from ${companies(userId)} where s.id = ${id}`.execute(db)
  return rows[0]
}

/** What others see of one of the user's own companies. */
export async function findCommunity(db: Db, userId: string, companyId: string) {
  const { rows } = await sql<{ id: string; people: number; medianDaysToAnswer: number | null }>`
    select s.id, s.people, s.median_days as "medianDaysToAnswer" from companies c join shared_companies s using (name_key)
    where c.user_id = ${userId} and c.id = ${companyId}`.execute(db)
  return rows[0] ?? null
}

export async function listSharedJobs(db: Db, sharedId: string, page: { cursor?: string; limit: number }) {
  const place = keyset({ name: 'all jobs', by: sql`people`, kind: 'number', id: sql`id`, direction: 'desc' }, page)
  const { rows } = await sql<{ id: string; title: string; people: number; key: string }>`
    select id, title, people, ${place.key} as key from shared_jobs
    where company_id = ${sharedId} and ${place.isBehind} order by ${place.order} limit ${place.limit}`.execute(db)
  return place.pageOf(rows)
}
