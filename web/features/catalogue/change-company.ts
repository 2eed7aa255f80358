import { changeCompany, changeJob, getCompany, getJobDetails, listJobs, listMyCompanies } from '../../../contract/companies.ts'
import type { AnswerData, BodyIn } from '../../../contract/endpoint.ts'
import { call } from '../../api.ts'
import { useChange } from '../../use-change.ts'
import { type CompanyDetail, companyQuery, type JobDetail, jobQuery } from './queries.ts'
import { t } from './texts/index.ts'

type CompanyChange = BodyIn<typeof changeCompany>
type JobChange = BodyIn<typeof changeJob>

interface Options {
  /** The form shows the refusal itself. */
  inline?: boolean
}

export function useChangeCompany(id: string, told: (name: string, change: CompanyChange) => string, options: Options = {}) {
  return useChange<CompanyDetail, CompanyChange, AnswerData<typeof changeCompany>>({
    queryKey: companyQuery(id).queryKey,
    shown: (before, change) => ({ ...before, ...change }),
    work: (body) => call(changeCompany, { params: { id }, body }),
    told: ({ name }, change) => told(name, change),
    stale: [getCompany, listMyCompanies],
    ...options,
  })
}

export function useChangeJob(id: string, options: Options = {}) {
  return useChange<JobDetail, JobChange, AnswerData<typeof changeJob>>({
    queryKey: jobQuery(id).queryKey,
    shown: (before, change) => ({ ...before, ...change }),
    work: (body) => call(changeJob, { params: { id }, body }),
    told: ({ title }) => t('job.saved', { title }),
    stale: [getJobDetails, listJobs],
    ...options,
  })
}
