import { type RawBuilder, sql } from 'kysely'
import { type Status, statuses } from '../../contract/applications.ts'
import type { StatusEvent } from '../../domain/application/status.ts'
import { inOrder, type StoredMail, within } from '../../domain/application/stored-mail.ts'
import type { Db } from '../db/pool.ts'

/** An application with everything its facts are derived from. Times are ISO 8601. */
export interface ApplicationRecord {
  id: string
  /** Of the user. */
  email: string
  source: string
  /** Fields that the user set. */
  settled: string[]
  status: Status
  isActive: boolean
  companyId: string | null
  company: string | null
  agency: string | null
  jobId: string | null
  title: string | null
  location: string | null
  requisition: string | null
  postingUrl: string | null
  workMode: string | null
  employmentType: string | null
  /** ISO 8601 date. */
  startsOn: string | null
  salaryMin: number | null
  salaryMax: number | null
  /** ISO 4217. */
  salaryCurrency: string | null
  salaryPeriod: string | null
  appliedAt: string | null
  endedAt: string | null
  lastActivityAt: string
  hasInterviews: boolean
  /** What the user said about the status. */
  decisions: StatusEvent[]
  /** The status it was made with by hand, and when. */
  made: { status: Status; at: string } | null
  /** Oldest first. Of a very long history, only the first and the last ones. */
  mails: StoredMail[]
  /** Mails of the user whose effect was undone, so that they no longer change the status. */
  takenBack: string[]
}

/** Whether it was loaded with all its mails. */
export const isWhole = ({ mails }: ApplicationRecord): boolean => mails.length < most.first + most.last

/** Created by a mail, including one to a tagged address: its facts come from its mails. */
export const isFromMail = (source: string): boolean => source === 'mail' || source === 'tag'

// Applications have a handful of mails. One that has more is known by how it began and where it stands, at a bounded cost for each new mail.
const most = { first: 20, last: 80 }

/**
 * The applications that `wanted` selects as (id, rank), highest rank first, then the latest. `without` leaves a mail
 * out that is to be attributed again.
 */
export async function loadRecords(
  db: Db,
  userId: string,
  wanted: RawBuilder<unknown>,
  options: { without?: string | null; limit?: number } = {},
): Promise<ApplicationRecord[]> {
  const mails = sql`from mails f where f.user_id = a.user_id and f.application_id = a.id and f.reading is not null and f.repeats is null
    and f.id is distinct from ${options.without ?? null}::uuid`
  const { rows } = await sql<Row>`
    with wanted as (${wanted})
    select a.id, (select email from users where id = ${userId}) as email, a.source, a.settled, a.status, a.is_active as "isActive", a.company_id as "companyId", c.name as company, a.agency, a.job_id as "jobId",
      j.title, a.location, a.requisition, a.posting_url as "postingUrl", a.work_mode as "workMode", a.employment_type as "employmentType", to_char(a.starts_on, 'YYYY-MM-DD') as "startsOn", a.salary_min::float as "salaryMin", a.salary_max::float as "salaryMax",
      a.salary_currency as "salaryCurrency", a.salary_period as "salaryPeriod", a.applied_at as "appliedAt", a.ended_at as "endedAt", a.last_activity_at as "lastActivityAt", a.created_at as "createdAt",
      exists (select from interviews i where i.user_id = a.user_id and i.application_id = a.id) as "hasInterviews",
      array(select o.id from outgoing_mails o where o.user_id = a.user_id and o.is_taken_back and (o.application_id = a.id
        or exists (select from mails s where s.user_id = o.user_id and s.id = o.id and s.application_id = a.id))) as "takenBack",
      (select json_agg(json_build_object('kind', t.kind, 'at', t.at, 'status', t.to_value)) from timeline t
        where t.user_id = a.user_id and t.application_id = a.id and t.actor <> 'mail' and t.kind in ('status', 'created')) as entries,
      (select json_agg(m) from (
        select id, recipient, tag, sent_at as at, kind, reading, authentication from mails m
        where m.user_id = a.user_id and m.id in (
          (select f.id ${mails} order by f.sent_at limit ${most.first}) union (select f.id ${mails} order by f.sent_at desc limit ${most.last})
        )) m) as mails
    from wanted, lateral (select * from applications where user_id = ${userId} and id = wanted.id offset 0) a
      left join companies c on c.user_id = a.user_id and c.id = a.company_id
      left join jobs j on j.user_id = a.user_id and j.id = a.job_id
    order by wanted.rank desc, a.last_activity_at desc limit ${options.limit ?? 1}`.execute(db)
  return rows.map(recordOf)
}

export async function loadRecord(db: Db, userId: string, applicationId: string): Promise<ApplicationRecord | null> {
  const [record] = await loadRecords(db, userId, sql`select ${applicationId}::uuid as id, 1 as rank`)
  return record ?? null
}

/** By id. */
export async function loadRecordsOf(
  db: Db,
  userId: string,
  ids: readonly string[],
  without: string | null = null,
): Promise<Map<string, ApplicationRecord>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`select id, 0 as rank from unnest(${ids}::uuid[]) as id`
  const records = await loadRecords(db, userId, wanted, { without, limit: ids.length })
  return new Map(records.map((record) => [record.id, record]))
}

/** The application with one more mail, or with that mail replaced. */
export function withMail(record: ApplicationRecord, mail: StoredMail): ApplicationRecord {
  return { ...record, mails: inOrder([...record.mails.filter(({ id }) => id !== mail.id), within(mail)]) }
}

/** Times in JSON have PostgreSQL's format. */
interface Row extends Omit<ApplicationRecord, 'appliedAt' | 'endedAt' | 'lastActivityAt' | 'decisions' | 'made' | 'mails'> {
  createdAt: Date
  appliedAt: Date | null
  endedAt: Date | null
  lastActivityAt: Date
  entries: { kind: string; at: string; status: string | null }[] | null
  mails: StoredMail[] | null
}

function recordOf({ appliedAt, endedAt, lastActivityAt, createdAt, entries, mails, ...row }: Row): ApplicationRecord {
  const made = entries?.find(({ kind }) => kind === 'created')?.status ?? null
  return {
    ...row,
    appliedAt: appliedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    lastActivityAt: lastActivityAt.toISOString(),
    made: isStatus(made) ? { status: made, at: createdAt.toISOString() } : null,
    decisions: (entries ?? []).flatMap(({ kind, at, status }) =>
      kind === 'status' && isStatus(status) ? [{ by: 'user' as const, at: new Date(at).toISOString(), status }] : [],
    ),
    mails: inOrder((mails ?? []).map((mail) => ({ ...mail, at: new Date(mail.at).toISOString() }))),
  }
}

const isStatus = (text: string | null): text is Status => (statuses as readonly (string | null)[]).includes(text)
