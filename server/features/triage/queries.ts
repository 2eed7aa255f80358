import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '../../../contract/endpoint.ts'
import type { listUnknown } from '../../../contract/mail.ts'
import type { Reading } from '../../../domain/reading.ts'
import type { Db } from '../../db/pool.ts'
import { keyset } from '../../lib/keyset.ts'
import { selectSummaries } from '../applications/index.ts'
import { selectMessages } from '../mails/index.ts'

/** Mail that belongs to no application, or not certainly to one, newest first. */
export async function listTriage(db: Db, userId: string, { filter, archived, ...page }: QueryOf<typeof listUnknown>) {
  const name = `triage ${filter} ${archived}`
  const place = keyset({ name, by: sql`m.listed_at`, kind: 'time', id: sql`m.id`, direction: 'desc' }, page)
  const rows = await selectMessages(db, userId)
    .where('m.triage', filter === 'all' ? 'is not' : '=', filter === 'all' ? null : filter)
    // Spelled as in the index, which is sorted within each of the two.
    .where(sql<boolean>`(m.archived_at is null) = ${archived === 'false'}`)
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['m.triage', 'm.decision', 'm.failure', 'm.settledAt', place.key.as('key')])
    .select(['m.reading', 'm.authentication', 'm.tag', 'm.reviewText as text', 'm.listedAt as at', 'u.email'])
    .select([likelyCompany, sql<string | null>`m.reading ->> 'platform'`.as('platform')])
    .where(place.isBehind)
    .orderBy(place.order)
    .limit(place.limit)
    .execute()
  return place.pageOf(rows)
}

/** As the mail names it, or may name it. */
const likelyCompany = sql<string | null>`coalesce(m.reading ->> 'company', m.reading #>> '{likely,company,0,name}')`.as('company')

export interface Candidate {
  id: string
  companyName: string | null
  jobTitle: string | null
  requisition: string | null
}

/** What the applications are called that mails could belong to. */
export async function nameApplications(db: Db, userId: string, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Candidate>`
    select a.* from unnest(${ids}::uuid[]) as k (id) cross join lateral (${named(userId, sql`a.id = k.id`)}) a`.execute(db)
  return rows
}

/** The applications that these addresses wrote about before, the latest first. */
export async function findByContact(db: Db, userId: string, addresses: readonly string[]) {
  if (addresses.length === 0) return []
  const { rows } = await sql<Candidate & { address: string }>`
    select a.*, k.address from contacts k cross join lateral (${named(userId, sql`a.id = k.application_id`)}) a
    where k.user_id = ${userId} and k.address = any(${addresses}::text[]) and not k.is_hidden
    order by a.last_activity_at desc limit 200`.execute(db)
  return rows
}

/** The latest applications to the same company, or as the same job elsewhere. */
export async function findAlike(
  db: Db,
  userId: string,
  { id, companyId, jobId }: { id: string; companyId: string | null; jobId: string | null },
) {
  const sameJob = sql<boolean>`j.title_key = (select o.title_key from jobs o where o.user_id = a.user_id and o.id = ${jobId}::uuid)`
  return selectSummaries(db, userId)
    .where('a.id', '<>', id)
    .where(companyId !== null ? sql<boolean>`a.company_id = ${companyId}::uuid` : sameJob)
    .orderBy('a.lastActivityAt', 'desc')
    .limit(20)
    .execute()
}

/** What tells where the mails of an application could belong, newest first. */
export async function hintsOfApplication(db: Db, userId: string, applicationId: string) {
  return db
    .selectFrom('mails as m')
    .where('m.userId', '=', userId)
    .where('m.applicationId', '=', applicationId)
    .select(['m.id', 'm.decision', 'm.fromAddress'])
    .select([
      likelyCompany,
      sql<string | null>`m.reading ->> 'platform'`.as('platform'),
      sql<Reading['likely'] | null>`m.reading -> 'likely'`.as('likely'),
    ])
    .orderBy('m.sentAt', 'desc')
    .limit(500)
    .execute()
}

/** The latest applications to employers of these names, folded and without spaces. */
export async function findByEmployer(db: Db, userId: string, names: readonly string[]) {
  if (names.length === 0) return []
  const { rows } = await sql<Candidate & { employer: string }>`
    select a.*, replace(k.name_key, ' ', '') as employer
    from companies k cross join lateral (${named(userId, sql`a.company_id = k.id`)}) a
    where k.user_id = ${userId} and replace(k.name_key, ' ', '') = any(${names}::text[])
    order by a.last_activity_at desc limit 200`.execute(db)
  return rows
}

/**
 * The latest of the applications that the row beside it means. Looked up for one row at a time, which its limit makes
 * sure of: of a user with thousands PostgreSQL expects as few as of anybody, and would go through all of them for each
 * row.
 */
const named = (userId: string, isMeant: RawBuilder<boolean>) => sql`
  select a.id, c.name as "companyName", j.title as "jobTitle", a.requisition, a.last_activity_at
  from applications a
    left join companies c on c.user_id = a.user_id and c.id = a.company_id
    left join jobs j on j.user_id = a.user_id and j.id = a.job_id
  where a.user_id = ${userId} and ${isMeant}
  order by a.last_activity_at desc limit 200`

/** What companies are called whose people wrote from these domains, the one with the most applications first. */
export async function companiesByDomain(db: Db, userId: string, domains: readonly string[]) {
  if (domains.length === 0) return []
  const { rows } = await sql<{ name: string; domain: string }>`
    select c.name, d.domain
    from unnest(${domains}::text[]) as d (domain)
      join contacts k on k.user_id = ${userId} and not k.is_hidden
        and right('.' || split_part(k.address, '@', 2), length(d.domain) + 1) = '.' || d.domain
      join applications a on a.user_id = k.user_id and a.id = k.application_id
      join companies c on c.user_id = a.user_id and c.id = a.company_id
    group by c.id, c.name, d.domain
    order by count(distinct a.id) desc, max(a.last_activity_at) desc limit 5`.execute(db)
  return rows
}

/** Answers which of the mails are the user's. */
export async function findMails(db: Db, userId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('mails').select('id').where('userId', '=', userId).where('id', 'in', ids).execute()
  return rows.map(({ id }) => id)
}

export async function archiveMails(db: Db, userId: string, ids: readonly string[], archived: boolean): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ archivedAt: archived ? sql<Date>`now()` : null })
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .where('triage', 'is not', null)
    .where('archivedAt', archived ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export async function listUncategorized(db: Db, userId: string, page: { cursor?: string; limit: number }) {
  const place = keyset(
    { name: 'uncategorized', by: sql`a.last_activity_at`, kind: 'time', id: sql`a.id`, direction: 'desc' },
    page,
  )
  const rows = await selectSummaries(db, userId)
    .where(isUncategorized)
    .select(place.key.as('key'))
    .where(place.isBehind)
    .orderBy(place.order)
    .limit(place.limit)
    .execute()
  return place.pageOf(rows)
}

/** As in the index that keeps them. Archived ones wait for nothing. */
const isUncategorized = sql<boolean>`a.is_active and (a.company_id is null or a.job_id is null)`

export async function countUncategorized(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('applications as a')
    .where('a.userId', '=', userId)
    .where(isUncategorized)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Complete ones too: who looks at one while it gets its names learns of it. */
export async function findUncategorized(db: Db, userId: string, id: string) {
  return selectSummaries(db, userId).where('a.id', '=', id).select('a.evidence').executeTakeFirst()
}
