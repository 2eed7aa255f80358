import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/**
 * Whether a receipt, the letter itself or the user told when the application `a` was sent. Where an answer came first, it was sent on the
 * day of that mail or before.
 */
export const isAppliedAtKnown: RawBuilder<boolean> = sql`('appliedAt' = any(a.settled) or a.evidence @> '[{"field":"appliedAt"}]' or (
  select not bool_or(m.kind = 'application_received') from mails m where m.user_id = a.user_id and m.application_id = a.id
) is not true)`

/** Those of them that were only saved are applied for now, where no receipt tells when. */
export async function applyNow(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update applications a set applied_at = now(), settled = array(select distinct unnest(settled || '{appliedAt}'))
    where user_id = ${userId} and id = any(${ids}::uuid[]) and status = 'saved' and applied_at is null and not exists (
      select from mails m where m.user_id = a.user_id and m.application_id = a.id and m.kind = 'application_received')`.execute(
    db,
  )
}
