import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { keyset } from '../../lib/keyset.ts'
import { isAppliedAtKnown } from './applied-at.ts'
import { asked, type Filter, matches, quiet, sortingOf } from './list-filter.ts'

export type SummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['execute']>>[number]

/** What a list shows of each application of the user; the caller narrows and sorts it. */
export function selectSummaries(db: Db, userId: string) {
  return applicationsOf(db, userId)
    .select([
      'a.id',
      'a.companyId',
      'c.name as companyName',
      'a.jobId',
      'j.title as jobTitle',
      'a.agency',
      'a.location',
      'a.requisition',
    ])
    .select(['a.status', 'a.isActive', 'a.source', 'a.appliedAt', 'a.lastActivityAt', quiet.as('quiet'), asked.as('asked')])
    .select([isAppliedAtKnown.as('isAppliedAtKnown'), isNew.as('isNew')])
    .select(['a.workMode', 'a.employmentType', 'a.salaryMin', 'a.salaryMax', 'a.salaryCurrency', 'a.salaryPeriod'])
    .select(['a.rating', 'a.labels', 'a.nextStep', 'a.nextStepDueAt', 'a.expected'])
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

/** By max and not by exists, as in `list-filter.ts`. Mail that the user sent or imported is not new to them. */
const isNew = sql<boolean>`coalesce((
  select max(m.received_at) from mails m
  where m.user_id = a.user_id and m.application_id = a.id and m.source in ('smtp', 'http')
) > coalesce(a.seen_at, '-infinity'), false)`

function applicationsOf(db: Db, userId: string) {
  return db
    .selectFrom('applications as a')
    .innerJoin('users as u', 'u.id', 'a.userId')
    .leftJoin('companies as c', (join) => join.onRef('c.userId', '=', 'a.userId').onRef('c.id', '=', 'a.companyId'))
    .leftJoin('jobs as j', (join) => join.onRef('j.userId', '=', 'a.userId').onRef('j.id', '=', 'a.jobId'))
    .where('a.userId', '=', userId)
}

export async function listSummaries(db: Db, userId: string, filter: Filter) {
  const place = keyset(sortingOf(filter.sort), filter)
  const matching = applicationsOf(db, userId).where(matches(filter))
  const rows = await selectSummaries(db, userId)
    .where(matches(filter))
    .select(place.key.as('key'))
    // Pages after the first one know the total already.
    .$if(place.isFirst, (query) => query.select(matching.select(({ fn }) => fn.countAll<number>().as('total')).as('total')))
    .where(place.isBehind)
    .orderBy(place.order)
    .limit(place.limit)
    .execute()
  return { ...place.pageOf(rows), total: place.isFirst ? (rows[0]?.total ?? 0) : undefined }
}

export async function findSummary(db: Db, userId: string, id: string): Promise<SummaryRow | undefined> {
  return selectSummaries(db, userId).where('a.id', '=', id).executeTakeFirst()
}

export async function findDetails(db: Db, userId: string, id: string) {
  return selectSummaries(db, userId)
    .where('a.id', '=', id)
    .select(['a.postingUrl', 'a.description', 'a.evidence', 'a.answered', 'a.pros', 'a.cons'])
    .select(sql<string | null>`to_char(a.starts_on, 'YYYY-MM-DD')`.as('startsOn'))
    .executeTakeFirst()
}

export async function listInterviews(db: Db, userId: string, applicationId: string) {
  return db
    .selectFrom('interviews')
    .select([
      'id',
      'startsAt',
      'endsAt',
      'allDay',
      'timeZone',
      'otherZones',
      'kind',
      'place',
      'link',
      'people',
      'state',
      'mailId',
    ])
    .select(['proposedBy', 'choice', 'insteadOf', 'answerBy'])
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .orderBy('startsAt')
    .limit(200)
    .execute()
}

export async function listContacts(db: Db, userId: string, applicationId: string) {
  return db
    .selectFrom('contacts')
    .select(['name', sql<string | null>`nullif(address, '')`.as('address'), 'role', 'source'])
    .where('userId', '=', userId)
    .where('applicationId', '=', applicationId)
    .where('isHidden', '=', false)
    .orderBy('firstSeenAt')
    .limit(200)
    .execute()
}

export async function mailIdsOf(db: Db, userId: string, applicationIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('mails')
    .select('id')
    .where('userId', '=', userId)
    .where('applicationId', '=', sql<string>`any(${applicationIds}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** The mail of these is where it is by the user's word, who joined them or took other mail out: reading it again does not move it. */
export async function settleMails(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update mails set settled_at = now() where user_id = ${userId} and application_id = any(${ids}::uuid[]) and settled_at is null`.execute(
    db,
  )
}

/** Their mails are kept, archived outside any application. */
export async function removeAll(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update mails set place = 'aside', application_id = null, settled_at = now(), archived_at = now()
    where user_id = ${userId} and application_id = any(${ids}::uuid[])`.execute(db)
  await sql`delete from applications where user_id = ${userId} and id = any(${ids}::uuid[])`.execute(db)
}
