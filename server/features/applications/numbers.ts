import { type RawBuilder, sql } from 'kysely'
import { endedStatuses } from '../../../contract/applications.ts'
import { isAppliedAtKnown } from './applied-at.ts'

/**
 * What the numbers of applications count, said once for lists, figures, charts, companies and the report. Each speaks of the application `a`.
 */

/** Accepted, rejected or withdrawn. */
export const hasEnded: RawBuilder<boolean> = sql`(a.status = any(${sql.lit(`{${endedStatuses.join(',')}}`)}::text[]))`

/** Neither archived nor ended. */
export const isAlive: RawBuilder<boolean> = sql`(a.is_active and not ${hasEnded})`

/** Sent, not only noted; when, may not be known. */
export const isSubmitted: RawBuilder<boolean> = sql`(a.applied_at is not null or a.status <> 'saved')`

/**
 * A person wrote, or a test, an invitation or a decision came: by mail, or by the user's word. A receipt is no answer, and neither is 'viewed'.
 */
export const isAnswered: RawBuilder<boolean> = sql`(${isSubmitted} and (
  a.first_answer_at is not null or a.status in ('assessment', 'interview', 'offer', 'accepted', 'rejected') or (
    a.status = 'withdrawn' and exists (
      select from timeline t where t.user_id = a.user_id and t.application_id = a.id and t.kind = 'status'
        and t.to_value in ('assessment', 'interview', 'offer', 'accepted', 'rejected')))))`

/** Days from applying to the first answer; null where one of both is not known. */
export const daysToAnswer: RawBuilder<number | null> =
  sql`case when a.first_answer_at is not null and a.applied_at is not null and ${isAppliedAtKnown}
  then greatest(extract(epoch from a.first_answer_at - a.applied_at), 0)::float / 86400 end`
