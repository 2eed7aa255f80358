import { type RawBuilder, sql } from 'kysely'
import { isAppliedAtKnown } from '../applications/index.ts'

/**
 * When the first mail came that is more than a receipt, and how many days after the application `a` it was; null when
 * there is none, and days where nobody told when it was sent.
 */
export const companyAnswer: RawBuilder<unknown> = sql`
  select min(m.sent_at) as at,
    case when ${isAppliedAtKnown} then extract(epoch from min(m.sent_at) - a.applied_at) / 86400 end as days from mails m
  where m.user_id = a.user_id and m.application_id = a.id and m.sent_at >= a.applied_at
    and m.kind in ('application_update', 'action_required', 'assessment', 'interview', 'offer', 'rejection', 'conversation')`
