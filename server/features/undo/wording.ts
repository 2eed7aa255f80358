import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'
import { toJson } from '../../db/to-json.ts'
import { Refusal } from '../../lib/refusal.ts'
import { renameCompany, renameJob } from '../../placement/names.ts'

export type Of = 'company' | 'job'

/** By column, as PostgreSQL spells them. */
export type Words = Record<string, string | number | null>

/** What a company or a job said of itself before it was changed by itself, and after that; null before it was added. */
export interface Wording {
  of: Of
  id: string
  from: Words | null
  to: Words
}

const rows: Record<Of, { table: RawBuilder<unknown>; name: string; columns: string[]; rename: typeof renameCompany }> = {
  company: { table: sql`companies`, name: 'name', columns: ['name', 'website', 'notes', 'rating'], rename: renameCompany },
  job: {
    table: sql`jobs`,
    name: 'title',
    columns: ['title', 'location', 'requisition', 'posting_url'],
    rename: renameJob,
  },
}

/** Null where it is not the user's, or not there. */
export async function takeWords(db: Db, userId: string, of: Of, id: string): Promise<Words | null> {
  const { table, columns } = rows[of]
  const { rows: found } = await sql<{ words: Words }>`
    select jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), sql.ref(column)]))}) as words
    from ${table} where user_id = ${userId} and id = ${id}`.execute(db)
  return found[0]?.words ?? null
}

/** What was made in one transaction was made at one time. */
export async function isJustMade(db: Db, userId: string, of: Of, id: string): Promise<boolean> {
  const { rows: made } = await sql`
    select from ${rows[of].table} where user_id = ${userId} and id = ${id} and created_at = now()`.execute(db)
  return made.length > 0
}

/** What is otherwise after a change. */
export function wordingOf(of: Of, id: string, before: Words | null, after: Words): Wording {
  if (before === null) return { of, id, from: null, to: after }
  const changed = Object.keys(after).filter((column) => after[column] !== before[column])
  const only = (words: Words) => Object.fromEntries(changed.map((column) => [column, words[column] ?? null]))
  return { of, id, from: only(before), to: only(after) }
}

/**
 * Each field that nobody changed since says what it said before. Refuses where that is none of them, or not the name: what was called so
 * since would be parted from it. One that was added goes, while nothing was put into it.
 */
export async function restoreWording(db: Db, userId: string, { of, id, from, to }: Wording): Promise<void> {
  const { table, name, rename } = rows[of]
  const now = await takeWords(db, userId, of, id)
  const isAsLeft = (column: string) => now !== null && now[column] === to[column]
  if (from === null) return remove(db, userId, of, id, Object.keys(to).every(isAsLeft))
  const { [name]: former, ...rest } = from
  const back = Object.fromEntries(Object.entries(rest).filter(([column]) => isAsLeft(column)))
  const isNothingLeft = Object.keys(back).length === 0 && former === undefined && Object.keys(rest).length > 0
  if (now === null || isNothingLeft || (former !== undefined && !isAsLeft(name))) throw new Refusal('conflict', 'changed_since')
  if (former !== undefined && !(await rename(db, userId, id, String(former))))
    throw new Refusal('conflict', of === 'company' ? 'company_taken' : 'title_taken')
  const columns = sql.join(Object.keys(back).map((column) => sql.ref(column)))
  if (Object.keys(back).length > 0)
    await sql`
      update ${table} set (${columns}) = (select ${columns} from jsonb_populate_record(null::${table}, ${toJson(back)}::jsonb))
      where user_id = ${userId} and id = ${id}`.execute(db)
}

async function remove(db: Db, userId: string, of: Of, id: string, isAsAdded: boolean): Promise<void> {
  const column = of === 'company' ? sql`company_id` : sql`job_id`
  const { numAffectedRows } = await sql`
    delete from ${rows[of].table} t where t.user_id = ${userId} and t.id = ${id} and ${isAsAdded}
      and not exists (select from applications a where a.user_id = t.user_id and a.${column} = t.id)
      and not exists (select from jobs j where j.user_id = t.user_id and j.company_id = t.id)`.execute(db)
  if (numAffectedRows !== 1n) throw new Refusal('conflict', 'changed_since')
}
