import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a receipt or the user told when the application `a` was sent. Where an answer came first, it was sent on the
 * day of that mail or before.
 */
export const isAppliedAtKnown: RawBuilder<boolean> = sql`('appliedAt' = any(a.settled) or (
  select not bool_or(m.kind = 'application_received') from mails m where m.user_id = a.user_id and m.application_id = a.id
) is not true)`
