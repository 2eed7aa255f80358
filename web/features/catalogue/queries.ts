import {
  companiesPipeline,
  companyPipeline,
  companyStats,
  countCompanies,
  countJobs,
  getCompany,
  getJobDetails,
  getSharedCompany,
  jobPipeline,
  listAllCompanies,
  listJobs,
  listJobsOfCompany,
  listMyCompanies,
  listSharedJobs,
  listSharedJobsOfMine,
} from '../../../contract/companies.ts'
import type { AnswerData, QueryIn } from '../../../contract/endpoint.ts'
import { listQuery, query } from '../../api.ts'

export type CompanyDetail = AnswerData<typeof getCompany>
export type JobDetail = AnswerData<typeof getJobDetails>
type CompanyOrder = NonNullable<QueryIn<typeof companyPipeline>>
type JobOrder = NonNullable<QueryIn<typeof jobPipeline>>

export const myCompaniesQuery = (order: CompanyOrder) => listQuery(listMyCompanies, { query: { ...order, limit: 50 } })
export const allCompaniesQuery = (order: NonNullable<QueryIn<typeof listAllCompanies>>) =>
  listQuery(listAllCompanies, { query: { ...order, limit: 50 } })
export const companyCountsQuery = query(countCompanies, {})
export const companiesPipelineQuery = query(companiesPipeline, {})
export const companyQuery = (id: string) => query(getCompany, { params: { id } })
export const companyStatsQuery = (id: string) => query(companyStats, { params: { id } })
export const companyPipelineQuery = (id: string, order: CompanyOrder) => query(companyPipeline, { params: { id }, query: order })
export const jobsOfCompanyQuery = (id: string) => listQuery(listJobsOfCompany, { params: { id }, query: { limit: 50 } })
export const sharedCompanyQuery = (id: string) => query(getSharedCompany, { params: { id } })
export const sharedJobsQuery = (id: string) => listQuery(listSharedJobs, { params: { id }, query: { limit: 50 } })
export const sharedJobsOfMineQuery = (id: string) => listQuery(listSharedJobsOfMine, { params: { id }, query: { limit: 10 } })

export const jobsQuery = (order: JobOrder) => listQuery(listJobs, { query: { ...order, limit: 50 } })
export const jobCountsQuery = query(countJobs, {})
export const jobQuery = (id: string) => query(getJobDetails, { params: { id } })
export const jobPipelineQuery = (id: string, order: JobOrder) => query(jobPipeline, { params: { id }, query: order })
