import { sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** The companies and jobs that came with a change, by their ids. */
export interface MadeNames {
  companies: string[]
  jobs: string[]
}

/** Those of this transaction, and those that came with these applications: what was made in one transaction was made at one time. */
export async function namesJustMade(db: Db, userId: string, applicationIds: readonly string[]): Promise<MadeNames> {
  const { rows } = await sql<MadeNames>`
    with made as (
      select company_id, job_id, created_at from applications where user_id = ${userId} and id = any(${applicationIds}::uuid[])
    )
    select
      array(select c.id from companies c where c.user_id = ${userId} and (c.created_at = now()
        or exists (select from made m where m.company_id = c.id and m.created_at = c.created_at))) as companies,
      array(select j.id from jobs j where j.user_id = ${userId} and (j.created_at = now()
        or exists (select from made m where m.job_id = j.id and m.created_at = j.created_at))) as jobs`.execute(db)
  return rows[0] ?? { companies: [], jobs: [] }
}

/** Takes those away that nothing needs any more; one that the user changed since, by itself, stays. */
export async function removeNames(db: Db, userId: string, { companies, jobs }: MadeNames, since: Date): Promise<void> {
  const isAsMade = sql`not exists (
    select from undo_steps s where s.user_id = t.user_id and s.created_at > ${since} and s.before -> 'wording' ->> 'id' = t.id::text)`
  await sql`
    delete from jobs t where t.user_id = ${userId} and t.id = any(${jobs}::uuid[]) and ${isAsMade}
      and not exists (select from applications a where a.user_id = t.user_id and a.job_id = t.id)`.execute(db)
  await sql`
    delete from companies t where t.user_id = ${userId} and t.id = any(${companies}::uuid[]) and ${isAsMade}
      and not exists (select from applications a where a.user_id = t.user_id and a.company_id = t.id)
      and not exists (select from jobs j where j.user_id = t.user_id and j.company_id = t.id)`.execute(db)
}
