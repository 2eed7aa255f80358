import { type RawBuilder, sql } from 'kysely'
import { type Db, transaction } from '../../db/pool.ts'
import { daysToAnswer } from '../applications/index.ts'

/** From how many people on others see something, and the step to which their number is rounded down. */
const fewest = 5

const refreshLock = 60_060

/**
 * Works out anew which companies and jobs all may see: those to which at least five people applied, with names that at least five of them
 * wrote alike and figures from at least five. Of all companies, or of those with these keys alone. Nothing of a request is slowed by it.
 */
export async function refreshShared(db: Db, nameKeys?: readonly string[]): Promise<void> {
  if (nameKeys?.length === 0) return
  const among = (column: RawBuilder<unknown>) => (nameKeys ? sql`${column} = any(${nameKeys}::text[])` : sql`true`)
  await transaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${refreshLock})`.execute(trx)
    await sql`
      create temporary table applied on commit drop as
      select c.user_id, c.id as company_id, c.name_key, c.name from companies c
      where ${among(sql`c.name_key`)} and exists (
        select from applications a where a.user_id = c.user_id and a.company_id = c.id and a.applied_at is not null
      )`.execute(trx)
    // one name is one company of a person, so rows are people
    await sql`
      create temporary table shared on commit drop as
      select name_key, count(*) as people from applied group by name_key having count(*) >= ${fewest}`.execute(trx)
    await sql`
      delete from shared_companies s where ${among(sql`s.name_key`)} and not exists (select from shared where name_key = s.name_key)`.execute(
      trx,
    )
    await sql`
      with spelling as (
        select distinct on (name_key) name_key, name from applied group by name_key, name having count(*) >= ${fewest}
        order by name_key, count(*) desc, name
      ), answered as (
        select c.name_key, c.user_id, avg(answer.days) as days
        from applied c join shared using (name_key)
          join applications a on a.user_id = c.user_id and a.company_id = c.company_id and a.applied_at is not null
          join lateral (select ${daysToAnswer} as days) answer on answer.days is not null
        group by c.name_key, c.user_id
      ), median as (
        select name_key, percentile_cont(0.5) within group (order by days) as days from answered group by name_key having count(*) >= ${fewest}
      )
      insert into shared_companies (id, name_key, name, people, median_days)
      select gen_random_uuid(), s.name_key, coalesce(spelling.name, initcap(s.name_key)), ${rounded(sql`s.people`)}, round(median.days)
      from shared s left join spelling using (name_key) left join median using (name_key)
      on conflict (name_key) do update
        set name = excluded.name, people = excluded.people, median_days = excluded.median_days
        where (shared_companies.name, shared_companies.people, shared_companies.median_days)
          is distinct from (excluded.name, excluded.people, excluded.median_days)`.execute(trx)
    await refreshJobs(trx)
  })
}

async function refreshJobs(trx: Db): Promise<void> {
  await sql`
    create temporary table applied_jobs on commit drop as
    select distinct s.id as company_id, j.user_id, j.title_key, j.title
    from applied c join shared_companies s using (name_key) join jobs j on j.user_id = c.user_id and j.company_id = c.company_id
    where exists (select from applications a where a.user_id = j.user_id and a.job_id = j.id and a.applied_at is not null)`.execute(
    trx,
  )
  await sql`
    create temporary table fresh_jobs on commit drop as
    with people as (
      select company_id, title_key, count(distinct user_id) as people from applied_jobs
      group by company_id, title_key having count(distinct user_id) >= ${fewest}
    ), spelling as (
      select distinct on (company_id, title_key) company_id, title_key, title from applied_jobs
      group by company_id, title_key, title having count(distinct user_id) >= ${fewest}
      order by company_id, title_key, count(distinct user_id) desc, title
    )
    select company_id, title_key, coalesce(title, initcap(title_key)) as title, ${rounded(sql`people`)} as people
    from people left join spelling using (company_id, title_key)`.execute(trx)
  await sql`
    delete from shared_jobs j using shared_companies s join shared using (name_key)
    where j.company_id = s.id and not exists (select from fresh_jobs f where f.company_id = j.company_id and f.title_key = j.title_key)`.execute(
    trx,
  )
  await sql`
    insert into shared_jobs (company_id, id, title_key, title, people)
    select company_id, gen_random_uuid(), title_key, title, people from fresh_jobs
    on conflict (company_id, title_key) do update set title = excluded.title, people = excluded.people
      where (shared_jobs.title, shared_jobs.people) is distinct from (excluded.title, excluded.people)`.execute(trx)
}

/** What a person contributed to, for `refreshShared` once they are gone. */
export async function sharedNamesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ nameKey: string }>`
    select s.name_key as "nameKey" from companies c join shared_companies s using (name_key) where c.user_id = ${userId}`.execute(
    db,
  )
  return rows.map(({ nameKey }) => nameKey)
}

const rounded = (people: RawBuilder<unknown>) => sql`${people} - ${people} % ${sql.lit(fewest)}`
