import { type RawBuilder, sql } from 'kysely'
import { type Status, statuses } from '../../../contract/applications.ts'

/** Counts of the applications `a` by status, as one object. */
export const stageCounts: RawBuilder<Record<Status, number>> = sql`jsonb_build_object(${sql.join(
  statuses.flatMap((status) => [sql.lit(status), sql`count(a.id) filter (where a.status = ${sql.lit(status)})`]),
)})`

export function stagesOf(counts: Record<Status, number> | null) {
  return statuses.flatMap((status) => {
    const count = counts?.[status] ?? 0
    return count === 0 ? [] : [{ status, count }]
  })
}

/** Words to search for, with the signs that LIKE would take for its own made plain. */
export function likeEach(column: RawBuilder<unknown>, text: string | undefined): RawBuilder<boolean> {
  const words = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const conditions = words.map((word) => sql`${column} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`)
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`
}
