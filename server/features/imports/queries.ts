import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { ImportChoices } from '../../../contract/imports.ts'
import { isEnd } from '../../../domain/application/status.ts'
import type { Db } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'
import type { Imports } from '../../db/types.ts'
import { asSpelled } from '../applications/index.ts'
import { type Memory, numbersIn, numbersOf, type Planned, remember } from './plan.ts'

export type ImportRow = Selectable<Imports>

/** Those of before that nobody needs any more. */
export async function removeOld(db: Db, userId: string): Promise<void> {
  await sql`
    delete from imports where user_id = ${userId}
      and (state = 'draft' or state <> 'running' and created_at < now() - interval '7 days')`.execute(db)
}

export async function insertImport(
  db: Db,
  userId: string,
  row: Pick<ImportRow, 'id' | 'filename' | 'encoding' | 'separator'> & {
    columns: unknown
    choices: ImportChoices
    rowCount: number
  },
) {
  await db
    .insertInto('imports')
    .values({ userId, ...row, columns: toJson(row.columns), choices: toJson(row.choices) })
    .execute()
}

/** `rows`: JSON of an array of TableRow. */
export async function insertRows(db: Db, userId: string, importId: string, from: number, rows: string) {
  await sql`
    insert into import_rows (user_id, import_id, n, line, cells)
    select ${userId}, ${importId}, ${from} + r.ordinality - 1, (r.value ->> 'line')::int,
      array(select jsonb_array_elements_text(r.value -> 'cells'))
    from jsonb_array_elements(${rows}::jsonb) with ordinality r`.execute(db)
}

export async function setRowCount(db: Db, userId: string, id: string, rowCount: number) {
  await db.updateTable('imports').set({ rowCount }).where('userId', '=', userId).where('id', '=', id).execute()
}

/** The way back as long as it was not gone. */
const wayBack = sql<string | null>`(
  select i.undo from undo_steps s where s.user_id = i.user_id and s.hash = sha256(convert_to(i.undo, 'UTF8')) and s.expires_at > now()
)`

function selectImports(db: Db, userId: string) {
  return db.selectFrom('imports as i').selectAll('i').select(wayBack.as('undo')).where('i.userId', '=', userId)
}

export async function findImport(db: Db, userId: string, id: string): Promise<ImportRow | undefined> {
  return selectImports(db, userId).where('i.id', '=', id).executeTakeFirst()
}

export async function lockImport(db: Db, userId: string, id: string): Promise<ImportRow | undefined> {
  return db.selectFrom('imports').selectAll().where('userId', '=', userId).where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function listImports(db: Db, userId: string): Promise<ImportRow[]> {
  return selectImports(db, userId).orderBy('i.createdAt', 'desc').limit(10).execute()
}

export async function updateImport(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Pick<ImportRow, 'state' | 'done' | 'made' | 'duplicates' | 'leftOut' | 'undo'>> & { choices?: ImportChoices },
) {
  const { choices, ...values } = change
  await db
    .updateTable('imports')
    .set({ ...values, ...(choices && { choices: toJson(choices) }), beatAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function removeImport(db: Db, userId: string, id: string) {
  await db.deleteFrom('imports').where('userId', '=', userId).where('id', '=', id).execute()
}

/** Those of which the worker has not been seen for a while are this caller's from now on. */
export async function adoptImports(db: Db): Promise<{ userId: string; id: string }[]> {
  return db
    .updateTable('imports')
    .set({ beatAt: sql<Date>`now()` })
    .where('state', '=', 'running')
    .where('beatAt', '<', sql<Date>`now() - interval '10 seconds'`)
    .returning(['userId', 'id'])
    .execute()
}

export async function rowsFrom(db: Db, userId: string, importId: string, from: number, limit: number) {
  return db
    .selectFrom('importRows')
    .select(['n', 'line', 'cells'])
    .where('userId', '=', userId)
    .where('importId', '=', importId)
    .where('n', '>=', from)
    .orderBy('n')
    .limit(limit)
    .execute()
}

export async function leftOutRows(db: Db, userId: string, importId: string, from: number) {
  return db
    .selectFrom('importRows')
    .select(['n', 'line', 'cells', 'outcome'])
    .where('userId', '=', userId)
    .where('importId', '=', importId)
    .where('outcome', 'in', ['duplicate', 'left-out'])
    .where('n', '>=', from)
    .orderBy('n')
    .limit(1000)
    .execute()
}

export async function madeBy(db: Db, userId: string, importId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select application_id as id from import_rows
    where user_id = ${userId} and import_id = ${importId} and application_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** What the applications that are there can be known again by. */
export async function loadMemory(db: Db, userId: string): Promise<Memory> {
  const { rows } = await sql<{
    id: string
    companyKey: string | null
    title: string | null
    titleKey: string | null
    postingUrl: string | null
    appliedAt: Date | null
  }>`
    select a.id, c.name_key as "companyKey", j.title, j.title_key as "titleKey", a.posting_url as "postingUrl", a.applied_at as "appliedAt"
    from applications a
      left join companies c on c.user_id = a.user_id and c.id = a.company_id
      left join jobs j on j.user_id = a.user_id and j.id = a.job_id
    where a.user_id = ${userId}`.execute(db)
  const memory: Memory = new Map()
  for (const { id, companyKey, title, titleKey, postingUrl, appliedAt } of rows)
    remember(
      memory,
      { companyKey: companyKey ?? '', title: title ?? '', titleKey: titleKey ?? '', postingUrl: postingUrl ?? '' },
      { applicationId: id, line: null, appliedAt },
    )
  return memory
}

/**
 * Tells the database how much there is by now: while it believes the tables to be nearly empty, it looks every new row's application up by
 * its user alone, which takes longer with each row.
 */
export async function renewStatistics(db: Db): Promise<void> {
  await sql`analyze companies, jobs, applications`.execute(db)
}

/** Makes the applications of these rows with their companies and jobs, and remembers what came of each row. The caller holds the user's lock. */
export async function makeApplications(db: Db, userId: string, importId: string, planned: readonly Planned[]): Promise<void> {
  const wanted = planned.filter(({ outcome }) => outcome === 'made')
  const companies = await companiesOf(db, userId, wanted)
  const placed = wanted.map((row) => ({ ...row, companyId: companies.get(row.companyKey) ?? null }))
  const jobs = await jobsOf(db, userId, placed)
  const spelled = await spellingsOf(db, userId, wanted)
  const made = placed.map(({ particulars, ...row }) => ({
    ...row,
    ...particulars,
    labels: (particulars.labels ?? []).map((label) => spelled.get(label.toLowerCase()) ?? label),
    jobId: jobs.get(jobSign(row)) ?? null,
    id: uuidv7(),
    entryId: uuidv7(),
    noteId: uuidv7(),
    hasEnded: isEnd(row.status),
  }))
  const given = sql`jsonb_to_recordset(${toJson(made)}::jsonb) as g (
    id uuid, "companyId" uuid, "jobId" uuid, "entryId" uuid, "noteId" uuid,
    status text, "hasEnded" boolean, "isActive" boolean, "appliedAt" timestamptz, location text, requisition text, "postingUrl" text, note text,
    "workMode" text, "employmentType" text, "salaryMin" numeric, "salaryMax" numeric, "salaryCurrency" text, "salaryPeriod" text,
    rating smallint, labels text[], "nextStep" text, "nextStepDueAt" timestamptz)`
  const at = sql`coalesce(least(g."appliedAt", now()), now())`
  await sql`
    insert into applications
      (user_id, id, company_id, job_id, status, is_active, source, location, requisition, posting_url, applied_at, last_activity_at, ended_at,
       work_mode, employment_type, salary_min, salary_max, salary_currency, salary_period, rating, labels, next_step, next_step_due_at, settled)
    select ${userId}::uuid, g.id, g."companyId", g."jobId", g.status, g."isActive", 'import', nullif(g.location, ''), nullif(g.requisition, ''), nullif(g."postingUrl", ''),
      g."appliedAt", ${at}, case when g."hasEnded" then now() end,
      g."workMode", g."employmentType", g."salaryMin", g."salaryMax", g."salaryCurrency", g."salaryPeriod", g.rating, g.labels,
      g."nextStep", g."nextStepDueAt",
      array_remove(array[
        case when g."companyId" is not null then 'company' end, case when g."jobId" is not null then 'title' end,
        case when g.location <> '' then 'location' end, case when g.requisition <> '' then 'requisition' end,
        case when g."postingUrl" <> '' then 'postingUrl' end, case when g."appliedAt" is not null then 'appliedAt' end], null)
    from ${given}`.execute(db)
  await sql`
    insert into timeline (user_id, id, application_id, at, kind, actor, to_value)
    select ${userId}::uuid, g."entryId", g.id, ${at}, 'created', 'user', g.status from ${given}`.execute(db)
  await sql`
    insert into notes (user_id, id, application_id, text)
    select ${userId}::uuid, g."noteId", g.id, g.note from ${given} where g.note <> ''`.execute(db)
  const outcomes = [
    ...made.map(({ n, id }) => ({ n, outcome: 'made', id })),
    ...planned.flatMap(({ n, outcome }) => (outcome === 'made' ? [] : [{ n, outcome, id: null }])),
  ]
  await sql`
    update import_rows r set outcome = g.outcome, application_id = g.id
    from jsonb_to_recordset(${toJson(outcomes)}::jsonb) as g (n int, outcome text, id uuid)
    where r.user_id = ${userId} and r.import_id = ${importId} and r.n = g.n`.execute(db)
}

/** How the labels of these rows are spelled, by their lower case: as the user's other applications spell them, else as the first row does. */
async function spellingsOf(db: Db, userId: string, rows: readonly Planned[]): Promise<Map<string, string>> {
  const labels = rows.flatMap(({ particulars }) => particulars.labels ?? [])
  return new Map((await asSpelled(db, userId, labels, null)).map((label) => [label.toLowerCase(), label]))
}

/** The ids of the companies by their keys; those that are new are made. */
async function companiesOf(db: Db, userId: string, rows: readonly Planned[]): Promise<Map<string, string>> {
  const named = new Map(
    rows.flatMap(({ company, companyKey }) => (companyKey === '' ? [] : [[companyKey, { company, companyKey, id: uuidv7() }]])),
  )
  await sql`
    insert into companies (user_id, id, name, name_key) select ${userId}::uuid, g.id, g.company, g."companyKey"
    from jsonb_to_recordset(${toJson([...named.values()])}::jsonb) as g (id uuid, company text, "companyKey" text)
    on conflict (user_id, name_key) do nothing`.execute(db)
  const found = await db
    .selectFrom('companies')
    .select(['id', 'nameKey'])
    .where('userId', '=', userId)
    .where('nameKey', '=', sql<string>`any(${[...named.keys()]})`)
    .execute()
  return new Map(found.map(({ id, nameKey }) => [nameKey, id]))
}

type Placed = Planned & { companyId: string | null }

const jobSign = ({ companyId, ...job }: Pick<Placed, 'companyId' | 'title' | 'titleKey'>) =>
  `${companyId} ${job.titleKey} / ${numbersOf(job)}`

/** The ids of the jobs by company and title; those that are new are made. */
async function jobsOf(db: Db, userId: string, rows: readonly Placed[]): Promise<Map<string, string>> {
  const titled = rows.filter(({ titleKey }) => titleKey !== '')
  const companyIds = [...new Set(titled.flatMap(({ companyId }) => companyId ?? []))]
  // A table can hold thousands of titles with one key, which differ in a number alone.
  const numbers = new Set(
    titled.flatMap(({ title, titleKey }) => ['', ...[title, titleKey].map((text) => numbersIn(text).join(' '))]),
  )
  const { rows: known } = await sql<{ id: string; companyId: string | null; title: string; titleKey: string }>`
    select id, company_id as "companyId", title, title_key as "titleKey" from jobs
    where user_id = ${userId} and (company_id = any(${companyIds}::uuid[]) or company_id is null)
      and title_key = any(${[...new Set(titled.map(({ titleKey }) => titleKey))]}::text[])
      and btrim(regexp_replace(title, '[^0-9]+', ' ', 'g')) = any(${[...numbers]}::text[])
    order by created_at desc, id desc`.execute(db)
  const jobs = new Map(known.map((job) => [jobSign(job), job.id]))
  const missing = new Map(
    titled.flatMap((row) => (jobs.has(jobSign(row)) ? [] : [[jobSign(row), { ...row, id: uuidv7() }] as const])).reverse(),
  )
  await sql`
    insert into jobs (user_id, id, company_id, title, title_key, location, requisition, posting_url)
    select ${userId}::uuid, g.id, g."companyId", g.title, g."titleKey", nullif(g.location, ''), nullif(g.requisition, ''), nullif(g."postingUrl", '')
    from jsonb_to_recordset(${toJson([...missing.values()])}::jsonb)
      as g (id uuid, "companyId" uuid, title text, "titleKey" text, location text, requisition text, "postingUrl" text)`.execute(
    db,
  )
  for (const [sign, { id }] of missing) jobs.set(sign, id)
  return jobs
}
