import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

export interface FeedInterview {
  id: string
  applicationId: string
  company: string | null
  title: string | null
  startsAt: Date
  endsAt: Date | null
  allDay: boolean
  timeZone: string | null
  place: string | null
  link: string | null
  people: string | null
  summary: string
  state: string
  changedAt: Date
}

const most = 1000

/** Those of the last 90 days and all to come. */
export async function listForFeed(db: Db, userId: string): Promise<FeedInterview[]> {
  return db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', (join) => join.onRef('a.userId', '=', 'i.userId').onRef('a.id', '=', 'i.applicationId'))
    .leftJoin('companies as c', (join) => join.onRef('c.userId', '=', 'a.userId').onRef('c.id', '=', 'a.companyId'))
    .leftJoin('jobs as j', (join) => join.onRef('j.userId', '=', 'a.userId').onRef('j.id', '=', 'a.jobId'))
    .where('i.userId', '=', userId)
    .where('i.startsAt', '>', sql<Date>`now() - interval '90 days'`)
    .select(['i.id', 'i.applicationId', 'c.name as company', 'j.title', 'i.startsAt', 'i.endsAt', 'i.allDay', 'i.timeZone'])
    .select(['i.place', 'i.link', 'i.people', 'i.summary', 'i.state', 'i.changedAt'])
    .orderBy('i.startsAt')
    .orderBy('i.id')
    .limit(most)
    .execute()
}
