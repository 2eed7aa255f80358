import {
  assignJob,
  getApplication,
  getTimeline,
  getUncategorized,
  listApplications,
  listUncategorized,
} from '../../../contract/applications.ts'
import type { QueryIn } from '../../../contract/endpoint.ts'
import { getApplicationStatistics } from '../../../contract/statistics.ts'
import { call, listQuery, query } from '../../api.ts'

export type ApplicationFilter = NonNullable<QueryIn<typeof listApplications>>

export const applicationsQuery = (filter: ApplicationFilter) => listQuery(listApplications, { query: filter })
export const applicationQuery = (id: string) => query(getApplication, { params: { id } })
export const figuresQuery = (id: string) => query(getApplicationStatistics, { params: { id } })
export const timelineQuery = (id: string) => listQuery(getTimeline, { params: { id }, query: { limit: 50 } })
export const uncategorizedListQuery = listQuery(listUncategorized, { query: { limit: 25 } })
export const uncategorizedQuery = (id: string) => query(getUncategorized, { params: { id } })

export const nameApplication = (body: { applicationId: string; company: string; title: string }) => call(assignJob, { body })
