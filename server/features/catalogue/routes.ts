import * as contract from '../../../contract/companies.ts'
import type { Context } from '../../lib/context.ts'
import { type Route, route } from '../../lib/route.ts'
import {
  addCompany,
  changeCompany,
  companyOf,
  companyOfUser,
  companyPipeline,
  companyStats,
  getCompany,
  getShared,
  listSharedJobsOfMine,
  sharedJobs,
} from './company.ts'
import * as companies from './company-queries.ts'
import * as jobs from './job.ts'
import { countJobs } from './job-queries.ts'
import { listShared } from './shared-queries.ts'
import { stagesOf } from './stages.ts'

export function catalogueRoutes({ db }: Context): Route[] {
  return [
    route(contract.searchCompanies, async ({ caller, query }) =>
      query.name === '' ? [] : companies.searchCompanies(db, caller.userId, query.name),
    ),
    route(contract.addCompany, ({ caller, body }) => addCompany(db, caller.userId, body.name)),
    route(contract.listMyCompanies, async ({ caller, query }) => {
      const { rows, nextCursor } = await companies.listCompanies(db, caller.userId, query)
      return { list: rows.map(companyOf), nextCursor }
    }),
    route(contract.countCompanies, ({ caller }) => companies.countCompanies(db, caller.userId)),
    route(contract.companiesPipeline, async ({ caller }) => ({
      stages: stagesOf(await companies.activeStages(db, caller.userId)),
    })),
    route(contract.getCompany, ({ caller, params }) => getCompany(db, caller.userId, params.id)),
    route(contract.changeCompany, ({ caller, params, body }) => changeCompany(db, caller.userId, params.id, body)),
    route(contract.listAllCompanies, async ({ caller, query }) => {
      const { rows, nextCursor } = await listShared(db, caller.userId, query)
      return { list: rows.map(({ key: _, ...company }) => company), nextCursor }
    }),
    route(contract.getSharedCompany, ({ caller, params }) => getShared(db, caller.userId, params.id)),
    route(contract.listSharedJobs, async ({ caller, params, query }) => {
      await getShared(db, caller.userId, params.id)
      return sharedJobs(db, params.id, query)
    }),
    route(contract.listSharedJobsOfMine, ({ caller, params, query }) =>
      listSharedJobsOfMine(db, caller.userId, params.id, query),
    ),
    route(contract.companyStats, ({ caller, params }) => companyStats(db, caller.userId, params.id)),
    route(contract.companyPipeline, ({ caller, params, query }) => companyPipeline(db, caller.userId, params.id, query)),
    route(contract.listJobsOfCompany, async ({ caller, params, query }) => {
      await companyOfUser(db, caller.userId, params.id)
      return jobs.listJobs(db, caller.userId, { ...query, companyId: params.id, sort: '-lastActivityAt' })
    }),
    route(contract.listJobs, ({ caller, query }) => jobs.listJobs(db, caller.userId, query)),
    route(contract.addJob, ({ caller, body }) => jobs.addJob(db, caller.userId, body)),
    route(contract.countJobs, ({ caller }) => countJobs(db, caller.userId)),
    route(contract.getJob, ({ caller, params }) => jobs.getJob(db, caller.userId, params.id)),
    route(contract.changeJob, ({ caller, params, body }) => jobs.changeJob(db, caller.userId, params.id, body)),
    route(contract.renameJob, ({ caller, params, body }) => jobs.changeJob(db, caller.userId, params.id, body)),
    route(contract.getJobDetails, ({ caller, params }) => jobs.getJobDetails(db, caller.userId, params.id)),
    route(contract.jobPipeline, ({ caller, params, query }) => jobs.jobPipeline(db, caller.userId, params.id, query)),
  ]
}
