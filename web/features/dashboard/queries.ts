import { countUncategorized, listActivity, listApplications } from '../../../contract/applications.ts'
import { getIngestHealth } from '../../../contract/mail.ts'
import { countByStatus, countSubmitted } from '../../../contract/statistics.ts'
import { query } from '../../api.ts'

export const statusCountsQuery = query(countByStatus, {})
export const submittedQuery = query(countSubmitted, {})
export const uncategorizedCountQuery = query(countUncategorized, {})
export const healthQuery = query(getIngestHealth, {})
export const activityQuery = (companyId?: string) => query(listActivity, { query: { limit: 30, companyId } })
/** Applications that may have an interview ahead. */
export const interviewingQuery = query(listApplications, {
  query: { active: 'true', status: 'interview,assessment,in_review,offer', limit: 100 },
})
