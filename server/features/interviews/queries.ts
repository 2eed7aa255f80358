import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { keyset } from '../../lib/keyset.ts'

export interface InterviewRow {
  id: string
  key: string
  applicationId: string
  company: string | null
  title: string | null
  startsAt: Date
  endsAt: Date | null
  allDay: boolean
  timeZone: string | null
  otherZones: string[]
  kind: string
  place: string | null
  link: string | null
  people: string | null
  summary: string
  state: string
  mailId: string | null
  proposedBy: string
  choice: string | null
  insteadOf: string | null
  answerBy: string | null
  conflictsWith: string[]
}

export type Said = Pick<InterviewRow, 'startsAt' | 'endsAt' | 'timeZone' | 'kind' | 'place' | 'people' | 'summary' | 'state'>

/** One that does not say when it ends takes an hour. */
const endOf = (alias: string) =>
  sql`coalesce(${sql.ref(`${alias}.ends_at`)}, ${sql.ref(`${alias}.starts_at`)} + interval '1 hour')`
/** What is said to take longer is over then. */
const longest = sql`interval '14 days'`

/**
 * Those of the user of which `which` is true, as far as they are shown. They are chosen before anything is looked up for them, which their limit makes sure of: of a
 * user with thousands of applications PostgreSQL expects as few as of anybody, and would go through all of them for each interview.
 */
function selectInterviews(userId: string, key: RawBuilder<unknown>, which: RawBuilder<unknown>) {
  return sql`
    select i.id, ${key} as key, i.application_id as "applicationId", a.name as company, a.title, i.starts_at as "startsAt", i.ends_at as "endsAt",
      i.all_day as "allDay", i.time_zone as "timeZone", i.other_zones as "otherZones", i.kind, i.place, i.link, i.people, i.summary, i.state, i.mail_id as "mailId", i.proposed_by as "proposedBy",
      i.choice, i.instead_of as "insteadOf", i.answer_by as "answerBy",
      case when i.state = 'cancelled' then '{}' else array(
        select o.id from interviews o
        where o.user_id = ${userId} and o.id <> i.id and o.state <> 'cancelled' and o.starts_at > i.starts_at - ${longest}
          and o.starts_at < ${endOf('i')} and ${endOf('o')} > i.starts_at
          and (o.uid = i.uid and o.starts_at = i.starts_at) is not true
          and (o.choice = i.choice or o.id = i.instead_of or o.instead_of = i.id) is not true
        order by o.starts_at limit 10
      ) end as "conflictsWith"
    from (select i.* from interviews i where i.user_id = ${userId} and ${which}) i
      cross join lateral (
        select c.name, j.title
        from applications a
          left join companies c on c.user_id = a.user_id and c.id = a.company_id
          left join jobs j on j.user_id = a.user_id and j.id = a.job_id
        where a.user_id = ${userId} and a.id = i.application_id limit 1
      ) a`
}

export async function listByTime(db: Db, userId: string, when: 'coming' | 'past', page: { cursor?: string; limit: number }) {
  const direction = when === 'coming' ? 'asc' : 'desc'
  const place = keyset({ name: `interviews ${when}`, by: sql`i.starts_at`, kind: 'time', id: sql`i.id`, direction }, page)
  // The time that it begins is in the index; when it ends is looked at for the latest alone.
  const isWanted =
    when === 'coming'
      ? sql`i.starts_at > now() - ${longest} and ${endOf('i')} > now()`
      : sql`i.starts_at < now() and (i.starts_at <= now() - ${longest} or ${endOf('i')} <= now())`
  const { rows } = await sql<InterviewRow>`
    ${selectInterviews(
      userId,
      place.key,
      sql`i.state <> 'cancelled' and ${isWanted} and ${place.isBehind} order by ${place.order} limit ${place.limit}`,
    )} order by ${place.order}`.execute(db)
  return place.pageOf(rows)
}

export async function listOf(db: Db, userId: string, applicationId: string): Promise<InterviewRow[]> {
  const { rows } = await sql<InterviewRow>`
    ${selectInterviews(userId, sql`''`, sql`i.application_id = ${applicationId} order by i.starts_at, i.id limit 500`)}
    order by i.starts_at, i.id`.execute(db)
  return rows
}

export async function findInterview(
  db: Db,
  userId: string,
  applicationId: string,
  id: string,
): Promise<InterviewRow | undefined> {
  const { rows } = await sql<InterviewRow>`
    ${selectInterviews(userId, sql`''`, sql`i.application_id = ${applicationId} and i.id = ${id}`)}`.execute(db)
  return rows[0]
}

export async function insertInterview(db: Db, userId: string, row: Said & { id: string; applicationId: string }): Promise<void> {
  await db
    .insertInto('interviews')
    .values({ userId, ...row, settledAt: sql<Date>`now()` })
    .execute()
}

export async function updateInterview(db: Db, userId: string, id: string, said: Partial<Said>): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ ...said, ...(said.timeZone !== undefined && { otherZones: [] }), settledAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** One of several offered times was taken: the others go, and so does what it takes the place of. */
export async function takeInterview(db: Db, userId: string, { id, choice, insteadOf }: InterviewRow): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ state: 'cancelled', settledAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([...(choice === null ? [] : [eb('choice', '=', choice)]), ...(insteadOf === null ? [] : [eb('id', '=', insteadOf)])]),
    )
    .execute()
  await db
    .updateTable('interviews')
    .set({ choice: null, insteadOf: null, answerBy: null })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function removeInterview(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('interviews').where('userId', '=', userId).where('id', '=', id).execute()
}

export interface Invited {
  applicationId: string
  uid: string | null
  method: string
  start: string
}

/** The invitation in a mail of an application. */
export async function findInvited(db: Db, userId: string, mailId: string): Promise<Invited | undefined> {
  const { rows } = await sql<Invited>`
    select application_id as "applicationId", reading #>> '{invitation,uid}' as uid, reading #>> '{invitation,method}' as method,
      reading #>> '{invitation,start}' as start
    from mails where user_id = ${userId} and id = ${mailId} and application_id is not null and reading #>> '{invitation,start}' is not null`.execute(
    db,
  )
  return rows[0]
}

/** By its calendar object, else as told of by the mail, else by its time. */
export async function findMeeting(
  db: Db,
  userId: string,
  { applicationId, uid, mailId, startsAt }: Omit<Invited, 'method' | 'start'> & { mailId: string; startsAt: Date | null },
): Promise<InterviewRow | undefined> {
  const { rows } = await sql<InterviewRow>`
    ${selectInterviews(
      userId,
      sql`''`,
      sql`i.application_id = ${applicationId} and (i.uid = ${uid} or i.mail_id = ${mailId} or i.starts_at = ${startsAt})
        order by (i.uid = ${uid}) is true desc, (i.mail_id = ${mailId}) is true desc, i.starts_at limit 1`,
    )}`.execute(db)
  return rows[0]
}

/** The mail with the latest calendar object of the meeting that a mail invites to: that is the one to answer. */
export async function latestInvitation(db: Db, userId: string, mailId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select l.id from mails m join mails l on l.user_id = m.user_id and l.application_id = m.application_id
      and l.reading #>> '{invitation,uid}' = m.reading #>> '{invitation,uid}' and l.reading #>> '{invitation,method}' = 'request'
    where m.user_id = ${userId} and m.id = ${mailId}
    order by (l.reading #>> '{invitation,sequence}')::bigint desc, l.sent_at desc limit 1`.execute(db)
  return rows[0]?.id ?? mailId
}
