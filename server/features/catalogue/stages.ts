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
