import { type RawBuilder, sql } from 'kysely'
import { companyKey } from '../../../domain/names/company-key.ts'
import { titleKey } from '../../../domain/names/title-key.ts'
import type { Db } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'
import { Refusal } from '../../lib/refusal.ts'
import { nameIds } from '../../placement/names.ts'

/**
 * An application with all that does not follow from its mails: what those say is worked out anew. Taken whole before a change, kept with only
 * what the change touched.
 */
export interface Snapshot {
  application: Record<string, unknown> & { id: string; company_id: string | null; job_id: string | null }
  company: string | null
  title: string | null
  /** Its company and job; missing in snapshots of older versions. */
  companyRow?: object | null
  jobRow?: object | null
  /** Rows as PostgreSQL spells them. */
  entries: unknown[]
  interviews: unknown[]
  notes: unknown[]
  documents: unknown[]
  /** Missing in snapshots of older versions. */
  contacts?: unknown[]
  /** Ids of rows that came with the change. Where it is there, rows of these tables that the change left alone are not kept. */
  added?: Record<LargeTable, string[]>
}

/** Tables whose rows can take much room. The others are kept whole: mail that comes later gives their rows other ids. */
const largeTables = ['timeline', 'notes', 'documents'] as const
type LargeTable = (typeof largeTables)[number]
type RowTable = LargeTable | 'interviews' | 'contacts'

/** The earlier place of a mail. */
export interface MailPlace {
  id: string
  state: string
  place: string | null
  applicationId: string | null
  settledAt: string | null
  archivedAt: string | null
}

export async function takeSnapshots(db: Db, userId: string, applicationIds: readonly string[]): Promise<Snapshot[]> {
  const { rows } = await sql<Snapshot>`
    select to_jsonb(a) as application, c.name as company, j.title, to_jsonb(c) as "companyRow", to_jsonb(j) as "jobRow",
      (select coalesce(jsonb_agg(t), '[]') from timeline t
        where t.user_id = a.user_id and t.application_id = a.id and t.actor <> 'mail') as entries,
      (select coalesce(jsonb_agg(i), '[]') from interviews i
        where i.user_id = a.user_id and i.application_id = a.id and (i.mail_id is null or i.settled_at is not null)) as interviews,
      (select coalesce(jsonb_agg(to_jsonb(n) - 'search'), '[]') from notes n where n.user_id = a.user_id and n.application_id = a.id) as notes,
      (select coalesce(jsonb_agg(to_jsonb(d) - 'search'), '[]') from documents d where d.user_id = a.user_id and d.application_id = a.id) as documents,
      (select coalesce(jsonb_agg(to_jsonb(k) - 'search'), '[]') from contacts k
        where k.user_id = a.user_id and k.application_id = a.id and k.settled_at is not null) as contacts
    from applications a
      left join companies c on c.user_id = a.user_id and c.id = a.company_id
      left join jobs j on j.user_id = a.user_id and j.id = a.job_id
    where a.user_id = ${userId} and a.id = any(${applicationIds}::uuid[])`.execute(db)
  return rows
}

/** Columns of an application that are kept though nothing changed in them: together they take less than this. */
const smallColumn = 500

/** The rows that a change touched, as they were before. Called at the end of the change's transaction. */
export async function onlyChanged(db: Db, userId: string, before: readonly Snapshot[]): Promise<Snapshot[]> {
  if (before.length === 0) return []
  const after = await takeSnapshots(
    db,
    userId,
    before.map(({ application }) => application.id),
  )
  const now = new Map(after.map((one) => [one.application.id, one]))
  return before.map((was) => changedSince(was, now.get(was.application.id)))
}

function changedSince(was: Snapshot, is: Snapshot | undefined): Snapshot {
  const rows = { ...rowsOf(was) }
  const added: Record<LargeTable, string[]> = { timeline: [], notes: [], documents: [] }
  for (const table of largeTables) {
    const left = new Map((is ? rowsOf(is)[table] : []).map((row) => [idOf(row), JSON.stringify(row)]))
    const had = new Set(rows[table].map(idOf))
    added[table] = [...left.keys()].filter((id) => !had.has(id))
    rows[table] = rows[table].filter((row) => left.get(idOf(row)) !== JSON.stringify(row))
  }
  const { timeline: entries, ...others } = rows
  const { companyRow, jobRow, ...named } = was
  return {
    ...named,
    ...(is && isSame(companyRow, is.companyRow) ? {} : { companyRow: companyRow ?? null }),
    ...(is && isSame(jobRow, is.jobRow) ? {} : { jobRow: jobRow ?? null }),
    application: is ? withoutLargeUnchanged(was.application, is.application) : was.application,
    entries,
    ...others,
    added,
  }
}

function rowsOf({ entries, notes, documents }: Snapshot): Record<LargeTable, unknown[]> {
  return { timeline: entries, notes, documents }
}

const idOf = (row: unknown) => (row as { id: string }).id
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function withoutLargeUnchanged(was: Snapshot['application'], is: Snapshot['application']): Snapshot['application'] {
  const kept = Object.entries(was).filter(([column, value]) => {
    const text = JSON.stringify(value)
    return text.length < smallColumn || text !== JSON.stringify(is[column])
  })
  return Object.fromEntries(kept) as Snapshot['application']
}

export async function takePlaces(db: Db, userId: string, mailIds: readonly string[]): Promise<MailPlace[]> {
  const { rows } = await sql<MailPlace>`
    select id, state, place, application_id as "applicationId", settled_at as "settledAt", archived_at as "archivedAt" from mails
    where user_id = ${userId} and id = any(${mailIds}::uuid[])`.execute(db)
  return rows
}

/** Puts an application back as it was, whether it is still there or not; its names may be another company's and job's by now. */
export async function restoreSnapshot(db: Db, userId: string, snapshot: Snapshot): Promise<void> {
  const { application, company, title, entries, interviews, notes, documents, contacts, added } = snapshot
  const { id } = application
  const { companyId, jobId } = await nameIds(db, userId, { company, title })
  const row = { ...application, user_id: userId, company_id: companyId, job_id: jobId }
  const whenMissing = { labels: [], asked: [], answered: [], asked_done: [], evidence: [] }
  await sql`
    insert into applications select * from jsonb_populate_record(null::applications, coalesce(
      (select to_jsonb(a) from applications a where a.user_id = ${userId} and a.id = ${id}), ${toJson(whenMissing)}::jsonb
    ) || ${toJson(row)}::jsonb)
    on conflict (user_id, id) do update set
      (company_id, job_id, status, is_active, source, agency, location, requisition, posting_url, settled, evidence, applied_at, last_activity_at, ended_at,
       work_mode, employment_type, salary_min, salary_max, salary_currency, salary_period, rating, labels, next_step, next_step_due_at, description,
       asked_done, starts_on, pros, cons) =
      (excluded.company_id, excluded.job_id, excluded.status, excluded.is_active, excluded.source, excluded.agency, excluded.location, excluded.requisition,
       excluded.posting_url, excluded.settled, excluded.evidence, excluded.applied_at, excluded.last_activity_at, excluded.ended_at,
       excluded.work_mode, excluded.employment_type, excluded.salary_min, excluded.salary_max, excluded.salary_currency, excluded.salary_period,
       excluded.rating, excluded.labels, excluded.next_step, excluded.next_step_due_at, excluded.description,
       excluded.asked_done, excluded.starts_on, excluded.pros, excluded.cons)`.execute(db)
  if (added) {
    for (const table of largeTables) await putBackRows(db, userId, id, table, rowsOf(snapshot)[table], added[table])
  } else {
    await replaceRows(db, userId, id, 'timeline', sql`actor <> 'mail'`, entries)
    await replaceRows(db, userId, id, 'notes', sql`true`, notes)
    await replaceRows(db, userId, id, 'documents', sql`true`, documents)
  }
  await replaceRows(db, userId, id, 'interviews', sql`(mail_id is null or settled_at is not null)`, interviews)
  if (contacts) await replaceRows(db, userId, id, 'contacts', sql`true`, contacts)
}

/** When each was last changed, of those that are written again by now. */
export async function restoreTimes(db: Db, userId: string, snapshots: readonly Snapshot[]): Promise<void> {
  const times = snapshots.map(({ application: { id, updated_at } }) => ({ id, updated_at }))
  await sql`
    update applications a set updated_at = was.updated_at
    from json_to_recordset(${toJson(times)}::json) as was (id uuid, updated_at timestamptz)
    where a.user_id = ${userId} and a.id = was.id`.execute(db)
}

/** Companies and jobs of these that are there no more, as they were, as far as no other has their names: their pages open again. */
export async function bringBackNames(db: Db, userId: string, snapshots: readonly Snapshot[]): Promise<void> {
  const companies = snapshots.map(({ application: { company_id: id }, company, companyRow }) => ({
    ...{ id, name: company, name_key: companyKey(company ?? ''), ...companyRow },
  }))
  const jobs = snapshots.map(({ application: { job_id: id }, company, title, jobRow }) => ({
    ...{ id, title, title_key: titleKey(title ?? ''), ...jobRow },
    company_key: companyKey(company ?? ''),
  }))
  await sql`
    insert into companies (user_id, id, name, name_key, website, notes, rating, created_at)
    select distinct ${userId}::uuid, id, name, name_key, website, coalesce(notes, ''), rating, coalesce(created_at, now())
    from json_to_recordset(${toJson(companies)}::json)
      as was (id uuid, name text, name_key text, website text, notes text, rating smallint, created_at timestamptz)
    where id is not null
    on conflict do nothing`.execute(db)
  await sql`
    insert into jobs (user_id, id, company_id, title, title_key, location, requisition, posting_url, created_at)
    select distinct ${userId}::uuid, was.id, c.id, was.title, was.title_key, was.location, was.requisition, was.posting_url,
      coalesce(was.created_at, now())
    from json_to_recordset(${toJson(jobs)}::json) as was (id uuid, company_key text, title text, title_key text, location text,
        requisition text, posting_url text, created_at timestamptz)
      left join companies c on c.user_id = ${userId} and c.name_key = was.company_key
    where was.id is not null and not exists (
      select from jobs j where j.user_id = ${userId} and j.company_id is not distinct from c.id and j.title_key = was.title_key)
    on conflict do nothing`.execute(db)
}

/** Deletes the rows that a change added and restores those it touched, also from another application they moved to. */
async function putBackRows(db: Db, userId: string, applicationId: string, table: LargeTable, rows: unknown[], added: string[]) {
  await sql`
    delete from ${sql.table(table)} where user_id = ${userId}
      and (application_id = ${applicationId} and id = any(${added}::uuid[]) or id = any(${rows.map(idOf)}::uuid[]))`.execute(db)
  await insertRows(db, table, rows)
}

/** A row that now belongs to another application is moved back. */
async function replaceRows(
  db: Db,
  userId: string,
  applicationId: string,
  table: RowTable,
  ours: RawBuilder<unknown>,
  rows: unknown[],
) {
  await sql`
    delete from ${sql.table(table)}
    where user_id = ${userId} and (application_id = ${applicationId} and ${ours} or id = any(${rows.map(idOf)}::uuid[]))`.execute(
    db,
  )
  await insertRows(db, table, rows)
}

async function insertRows(db: Db, table: RowTable, rows: unknown[]) {
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::jsonb)`.execute(db)
}

export async function restorePlaces(db: Db, userId: string, places: readonly MailPlace[]) {
  await sql`
    update mails m set state = p.state, place = p.place, application_id = p."applicationId", settled_at = p."settledAt", archived_at = p."archivedAt"
    from json_to_recordset(${toJson(places)}::json)
      as p (id uuid, state text, place text, "applicationId" uuid, "settledAt" timestamptz, "archivedAt" timestamptz)
    where m.user_id = ${userId} and m.id = p.id`.execute(db)
}

export type RecordTable = 'experience' | 'education' | 'saved_views' | 'resumes' | 'resume_states'

/** Rows as PostgreSQL spells them. */
export async function takeRows(db: Db, userId: string, table: RecordTable, ids: string[]): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) as row from ${sql.table(table)} t where user_id = ${userId} and id = any(${ids}::uuid[]) for update`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}

/** Restores these rows and deletes those of `ids` that were not there. Refuses a view whose name is taken by now. */
export async function restoreRows(db: Db, userId: string, table: RecordTable, ids: string[], rows: unknown[]) {
  await sql`delete from ${sql.table(table)} where user_id = ${userId} and id = any(${ids}::uuid[])`.execute(db)
  const { numAffectedRows = 0n } = await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::jsonb)
    on conflict do nothing`.execute(db)
  if (numAffectedRows < rows.length) throw new Refusal('conflict', 'view_taken')
}
