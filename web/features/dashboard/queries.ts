import { listApplications } from '../../../contract/applications.ts'
import { listInterviews } from '../../../contract/interviews.ts'
import { getIngestHealth } from '../../../contract/mail.ts'
import { getMeta } from '../../../contract/meta.ts'
import { listOutgoing } from '../../../contract/outbox.ts'
import type { User } from '../../../contract/profile.ts'
import { listSnoozes, type Snooze } from '../../../contract/snoozes.ts'
import { countByStatus, countSubmitted, getStatistics } from '../../../contract/statistics.ts'
import { listActivity } from '../../../contract/timeline.ts'
import { countUncategorized } from '../../../contract/uncategorized.ts'
import { query } from '../../api.ts'
import { language } from '../../texts/index.ts'

/** What is new in this version, for who did not close it: it is by far the longest answer of the page. */
export const releaseNotesQuery = (user: User | undefined) => ({
  ...query(getMeta, { query: { language } }),
  enabled: user?.clickOn === false,
})
export const statusCountsQuery = query(countByStatus, {})
export const submittedQuery = query(countSubmitted, {})
export const statisticsQuery = query(getStatistics, {
  query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
})
export const uncategorizedCountQuery = query(countUncategorized, {})
export const outgoingQuery = query(listOutgoing, {})
export const healthQuery = query(getIngestHealth, {})
export const activityQuery = (companyId?: string) => query(listActivity, { query: { limit: 30, companyId } })
export const comingInterviewsQuery = query(listInterviews, { query: { when: 'coming', limit: 20 } })
/** By when their next step is due; those without one come last. */
export const nextStepsQuery = query(listApplications, { query: { active: 'true', sort: 'nextStepDueAt', limit: 20 } })
/** Those that wait for the user. */
export const askedQuery = query(listApplications, { query: { active: 'true', asked: 'true', limit: 20 } })
export const quietQuery = query(listApplications, { query: { active: 'true', quiet: 'any', sort: '-lastActivityAt', limit: 20 } })

export type Subject = Pick<Snooze, 'kind' | 'subjectId'>
export const isOf =
  ({ kind, subjectId }: Subject) =>
  (one: Subject) =>
    one.kind === kind && one.subjectId === subjectId
/** An open page shows ended snoozes within a minute. */
export const snoozesQuery = {
  ...query(listSnoozes, { query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone } }),
  refetchInterval: ({ state }: { state: { data: { list: Snooze[] } | undefined } }) =>
    state.data?.list.length ? 60_000 : (false as const),
}
