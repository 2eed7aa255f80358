import { listApplications, listLabels } from '../../../contract/applications.ts'
import { getCompany, searchCompanies } from '../../../contract/companies.ts'
import type { QueryIn } from '../../../contract/endpoint.ts'
import { assignJob } from '../../../contract/uncategorized.ts'
import { call, listQuery, query } from '../../api.ts'

export type ApplicationFilter = NonNullable<QueryIn<typeof listApplications>>

export const applicationsQuery = (filter: ApplicationFilter) => listQuery(listApplications, { query: filter })

/** The key of the changes that give an application its names. */
export const naming = [assignJob.path]
export const nameApplication = (body: { applicationId: string; company: string; title: string }) => call(assignJob, { body })

export const labelsQuery = query(listLabels, {})
export const companiesQuery = (name: string) => query(searchCompanies, { query: { name } })
export const companyQuery = (id: string) => query(getCompany, { params: { id } })
