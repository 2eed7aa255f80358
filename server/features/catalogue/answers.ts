import { type RawBuilder, sql } from 'kysely'

/** Days from the application `a` to the first mail that is more than a receipt; null when there is none. */
export const companyAnswer: RawBuilder<unknown> = sql`
  select extract(epoch from min(m.sent_at) - a.applied_at) / 86400 as days from mails m
  where m.user_id = a.user_id and m.application_id = a.id and m.sent_at >= a.applied_at
    and m.kind in ('application_update', 'action_required', 'assessment', 'interview', 'offer', 'rejection', 'conversation')`
