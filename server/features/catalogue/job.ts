import type { addJob as addContract, changeJob as changeContract, Job } from '../../../contract/companies.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import { nameIds } from '../../mail/application/names.ts'
import { remember } from '../../mail/attribution/memory.ts'
import { lockUser } from '../../mail/user-lock.ts'
import { selectSummaries, summaryOf } from '../applications/index.ts'
import { titleKey } from '../jobs/index.ts'
import { companyOfUser, noSigns } from './company.ts'
import { settleName } from './company-queries.ts'
import {
  findDescription,
  findJob,
  type JobRow,
  jobNeighbours,
  listJobRows,
  type Order,
  renameJob,
  updateJob,
} from './job-queries.ts'
import { stagesOf } from './stages.ts'

const mostApplications = 100

function jobOf({ companyId, companyName, stages, lastActivityAt, ...row }: JobRow): Job {
  return {
    ...row,
    company: companyId && companyName ? { id: companyId, name: companyName } : null,
    stages: stagesOf(stages),
    lastActivityAt: lastActivityAt.toISOString(),
  }
}

export async function listJobs(db: Db, userId: string, query: Order & { cursor?: string; limit: number }) {
  const { rows, nextCursor } = await listJobRows(db, userId, query)
  return { list: rows.map(jobOf), nextCursor }
}

async function jobOfUser(db: Db, userId: string, id: string): Promise<JobRow> {
  const row = await findJob(db, userId, id)
  if (!row) throw new Refusal('not_found')
  return row
}

export async function getJob(db: Db, userId: string, id: string): Promise<Job> {
  return jobOf(await jobOfUser(db, userId, id))
}

export async function getJobDetails(db: Db, userId: string, id: string) {
  const [job, description] = await Promise.all([getJob(db, userId, id), findDescription(db, userId, id)])
  const applications = await selectSummaries(db, userId)
    .where('a.jobId', '=', id)
    .orderBy('a.lastActivityAt', 'desc')
    .limit(mostApplications)
    .execute()
  return { ...job, description, applicationList: applications.map(summaryOf) }
}

export async function addJob(db: Db, userId: string, { companyId, ...job }: BodyOf<typeof addContract>): Promise<Job> {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const { name: company } = await companyOfUser(trx, userId, companyId)
    const { jobId: id } = await nameIds(trx, userId, { ...job, company })
    if (id === null) throw wordless
    await announce(trx, userId, [{ type: 'application', applicationId: null, mailId: null }])
    return getJob(trx, userId, id)
  })
}

const wordless = new Refusal('bad_input', 'title_needs_letters', {
  errors: [{ path: 'title', because: 'title_needs_letters' }],
})

export async function changeJob(db: Db, userId: string, id: string, body: BodyOf<typeof changeContract>): Promise<Job> {
  return transaction(db, async (trx) => {
    await jobOfUser(trx, userId, id)
    await updateJob(trx, userId, id, body)
    await announce(trx, userId, [{ type: 'application', applicationId: null, mailId: null }])
    return getJob(trx, userId, id)
  })
}

/** All applications to it show the new title, and mail that uses the old one means it. Refuses a title that another job there has. */
export async function rename(db: Db, userId: string, id: string, title: string): Promise<Job> {
  const key = titleKey(title)
  if (key === '') throw wordless
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const before = await jobOfUser(trx, userId, id)
    if (!(await renameJob(trx, userId, id, { title, key }))) throw new Refusal('conflict', 'title_taken')
    if (before.titleKey !== key) {
      const [applicationId] = await settleName(trx, userId, 'title', id)
      const signs = { ...noSigns, companyKey: before.companyKey, titleKey: before.titleKey }
      if (applicationId) await remember(trx, userId, null, { kind: 'rename', signs, applicationId, company: null, title })
    }
    await announce(trx, userId, [{ type: 'application', applicationId: null, mailId: null }])
    return getJob(trx, userId, id)
  })
}

export async function jobPipeline(db: Db, userId: string, id: string, order: Order) {
  const job = await getJob(db, userId, id)
  return { stages: job.stages, ...(await jobNeighbours(db, userId, id, order)) }
}
