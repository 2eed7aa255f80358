import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'
import type { Snapshot } from './snapshot.ts'

/** How a company or a job was written before a change, and after it: all its applications show the same. */
export interface Spelling {
  of: 'company' | 'job'
  id: string
  from: string
  to: string
}

/** The names of these applications, as they were, that are written otherwise now. */
export async function spellingsChanged(db: Db, userId: string, before: readonly Snapshot[]): Promise<Spelling[]> {
  const names = before.flatMap(({ application, company, title }) => [
    { of: 'company', id: application.company_id, name: company },
    { of: 'job', id: application.job_id, name: title },
  ])
  const { rows } = await sql<Spelling>`
    with before as (
      select distinct * from json_to_recordset(${toJson(names)}::json) as b (of text, id uuid, name text) where id is not null
    )
    select b.of, b.id, b.name as "from", c.name as "to" from before b
      join companies c on c.user_id = ${userId} and c.id = b.id and b.of = 'company' where c.name <> b.name
    union all
    select b.of, b.id, b.name, j.title from before b
      join jobs j on j.user_id = ${userId} and j.id = b.id and b.of = 'job' where j.title <> b.name`.execute(db)
  return rows
}

/** One that was written otherwise again since, through another application or by itself, stays so. */
export async function restoreSpellings(db: Db, userId: string, spellings: readonly Spelling[]): Promise<void> {
  for (const { of, id, from, to } of spellings) {
    const [table, name] = tables[of]
    await sql`update ${table} set ${name} = ${from} where user_id = ${userId} and id = ${id} and ${name} = ${to}`.execute(db)
  }
}

const tables: Record<Spelling['of'], [RawBuilder<unknown>, RawBuilder<unknown>]> = {
  company: [sql`companies`, sql`name`],
  job: [sql`jobs`, sql`title`],
}
