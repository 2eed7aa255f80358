import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Identity } from '../../domain/application/identity.ts'
import { companyKey } from '../../domain/names/company-key.ts'
import { titleKey } from '../../domain/names/title-key.ts'
import { storable } from '../../domain/text/storable.ts'
import type { Db } from '../db/pool.ts'

const most = { company: 200, title: 300 }

/** A company and a job with their names as the user has them. */
export interface Named {
  companyId: string | null
  company: string | null
  jobId: string | null
  title: string | null
}

/**
 * The user's company and job of these names, in whatever spelling they are there already; made when they are new. Null where there is no
 * name, or nothing left of it when it is folded. The caller holds the user's lock.
 */
export async function nameIds(db: Db, userId: string, identity: Partial<Identity>): Promise<Named> {
  const company = { name: storable(identity.company ?? '').slice(0, most.company), key: companyKey(identity.company ?? '') }
  const job = { title: storable(identity.title ?? '').slice(0, most.title), key: titleKey(identity.title ?? '') }
  const { rows } = await sql<Named>`
    with made_company as (
      insert into companies (user_id, id, name, name_key)
      select ${userId}::uuid, ${uuidv7()}::uuid, ${company.name}, ${company.key} where ${company.key}::text <> ''
      on conflict (user_id, name_key) do nothing returning id, name
    ), company as (
      select id, name from made_company union all select id, name from companies where user_id = ${userId} and name_key = ${company.key} limit 1
    ), known_job as (
      select id, title from jobs
      where user_id = ${userId} and company_id is not distinct from (select id from company) and title_key = ${job.key}
      order by created_at limit 1
    ), made_job as (
      insert into jobs (user_id, id, company_id, title, title_key, location, requisition, posting_url)
      select ${userId}::uuid, ${uuidv7()}::uuid, (select id from company), ${job.title}, ${job.key},
        ${identity.location ?? null}, ${identity.requisition ?? null}, ${identity.postingUrl ?? null}
      where ${job.key}::text <> '' and not exists (select from known_job) returning id, title
    ), job as (
      select id, title from known_job union all select id, title from made_job
    )
    select company.id as "companyId", company.name as company, job.id as "jobId", job.title
    from (select) as one left join company on true left join job on true`.execute(db)
  return rows[0] ?? { companyId: null, company: null, jobId: null, title: null }
}

/** Drops the company and the job of before when a better reading has left them without an application; a company that the user noted something of stays. */
export async function removeUnused(
  db: Db,
  userId: string,
  before: { companyId: string | null; jobId: string | null },
): Promise<void> {
  await sql`
    delete from jobs j where j.user_id = ${userId} and j.id = ${before.jobId}::uuid
      and not exists (select from applications a where a.user_id = j.user_id and a.job_id = j.id)`.execute(db)
  await sql`
    delete from companies c where c.user_id = ${userId} and c.id = ${before.companyId}::uuid
      and c.website is null and c.notes = '' and c.rating is null
      and not exists (select from applications a where a.user_id = c.user_id and a.company_id = c.id)
      and not exists (select from jobs j where j.user_id = c.user_id and j.company_id = c.id)`.execute(db)
}

/** False when another company has this name already. */
export async function renameCompany(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const key = companyKey(name)
  const { numAffectedRows } = await sql`
    update companies c set name = ${name}, name_key = ${key} where c.user_id = ${userId} and c.id = ${id}
      and not exists (select from companies o where o.user_id = c.user_id and o.name_key = ${key} and o.id <> c.id)`.execute(db)
  return numAffectedRows === 1n
}

/** False when another job at the same company has this title already. */
export async function renameJob(db: Db, userId: string, id: string, title: string): Promise<boolean> {
  const key = titleKey(title)
  const { numAffectedRows } = await sql`
    update jobs j set title = ${title}, title_key = ${key} where j.user_id = ${userId} and j.id = ${id} and not exists (
      select from jobs o
      where o.user_id = j.user_id and o.company_id is not distinct from j.company_id and o.title_key = ${key} and o.id <> j.id
    )`.execute(db)
  return numAffectedRows === 1n
}
