import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { TimelineEntry } from '../../../contract/timeline.ts'
import type { StoredEvidence } from '../../../domain/application/history.ts'
import type { Db } from '../../db/pool.ts'
import { keyset } from '../../lib/keyset.ts'

export type EntryRow = Awaited<ReturnType<ReturnType<typeof selectEntries>['execute']>>[number]

/** What to remember of something that happened to an application. */
export interface NewEntry {
  /** A new one, when it is left out. */
  id?: string
  applicationId: string
  kind: TimelineEntry['kind']
  actor: TimelineEntry['actor']
  /** Now, when it is left out. */
  at?: Date
  mailId?: string | null
  from?: string | null
  to?: string | null
  evidence?: StoredEvidence[]
}

export async function insertEntry(db: Db, userId: string, entry: NewEntry): Promise<void> {
  await db
    .insertInto('timeline')
    .values({
      userId,
      id: entry.id ?? uuidv7(),
      applicationId: entry.applicationId,
      at: entry.at ?? sql<Date>`clock_timestamp()`,
      kind: entry.kind,
      actor: entry.actor,
      mailId: entry.mailId ?? null,
      fromValue: entry.from ?? null,
      toValue: entry.to ?? null,
      evidence: JSON.stringify(entry.evidence ?? []),
    })
    .execute()
}

export async function changeEntry(db: Db, userId: string, id: string, to: string): Promise<void> {
  await db.updateTable('timeline').set({ toValue: to }).where('userId', '=', userId).where('id', '=', id).execute()
}

export async function removeEntry(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('timeline').where('userId', '=', userId).where('id', '=', id).execute()
}

function selectEntries(db: Db, userId: string) {
  return db
    .selectFrom('timeline as t')
    .leftJoin('mails as m', (join) => join.onRef('m.userId', '=', 't.userId').onRef('m.id', '=', 't.mailId'))
    .where('t.userId', '=', userId)
    .select(['t.id', 't.applicationId', 't.at', 't.kind', 't.actor', 't.mailId', 't.fromValue', 't.toValue', 't.evidence'])
    .select(['m.kind as mailKind', 'm.subject'])
}

export async function listEntries(db: Db, userId: string, applicationId: string, page: { cursor?: string; limit: number }) {
  const place = keyset({ name: 'timeline', by: sql`t.at`, kind: 'time', id: sql`t.id`, direction: 'desc' }, page)
  const rows = await selectEntries(db, userId)
    .where('t.applicationId', '=', applicationId)
    .select(place.key.as('key'))
    .where(place.isBehind)
    .orderBy(place.order)
    .limit(place.limit)
    .execute()
  return place.pageOf(rows)
}

/** Over all applications, or those at one company, with the names of each. */
export async function listActivity(db: Db, userId: string, page: { cursor?: string; limit: number; companyId?: string }) {
  const place = keyset({ name: 'activity', by: sql`t.at`, kind: 'time', id: sql`t.id`, direction: 'desc' }, page)
  const rows = await selectEntries(db, userId)
    .innerJoin('applications as a', (join) => join.onRef('a.userId', '=', 't.userId').onRef('a.id', '=', 't.applicationId'))
    .leftJoin('companies as c', (join) => join.onRef('c.userId', '=', 'a.userId').onRef('c.id', '=', 'a.companyId'))
    .leftJoin('jobs as j', (join) => join.onRef('j.userId', '=', 'a.userId').onRef('j.id', '=', 'a.jobId'))
    .select(['c.name as company', 'j.title'])
    .$if(page.companyId !== undefined, (query) => query.where('a.companyId', '=', page.companyId ?? null))
    .select(place.key.as('key'))
    .where(place.isBehind)
    .orderBy(place.order)
    .limit(place.limit)
    .execute()
  return place.pageOf(rows)
}

export async function applicationExists(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('applications')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}
