import { getApplication, listApplications } from '../../../contract/applications.ts'
import { getApplicationStatistics } from '../../../contract/statistics.ts'
import { getTimeline } from '../../../contract/timeline.ts'
import { listQuery, query } from '../../api.ts'

export const applicationQuery = (id: string) => query(getApplication, { params: { id } })
/** The open offers. */
export const offersQuery = query(listApplications, { query: { active: 'true', status: 'offer', limit: 20 } })
export const figuresQuery = (id: string) => query(getApplicationStatistics, { params: { id } })
export const timelineQuery = (id: string) => listQuery(getTimeline, { params: { id }, query: { limit: 50 } })
