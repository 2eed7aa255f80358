import type { addJob as addContract, changeJob as changeContract, Job } from '../../../contract/companies.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { titleKey } from '../../../domain/names/title-key.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { noSigns, remember } from '../../placement/memory.ts'
import { nameIds, renameJob } from '../../placement/names.ts'
import { selectSummaries, summaryOf } from '../applications/index.ts'
import { addWithUndo, rewordWithUndo, takeSnapshots } from '../undo/index.ts'
import { companyOfUser } from './company.ts'
import { applicationsOf, settleName } from './company-queries.ts'
import { findDescription, findJob, type JobRow, jobNeighbours, listJobRows, type Order, updateJob } from './job-queries.ts'
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

export async function addJob(db: Db, userId: string, { companyId, ...job }: BodyOf<typeof addContract>) {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const { name: company } = await companyOfUser(trx, userId, companyId)
    const { jobId: id } = await nameIds(trx, userId, { ...job, company })
    if (id === null) throw wordless
    return { ...(await getJob(trx, userId, id)), undo: await addWithUndo(trx, userId, 'job', id) }
  })
}

const wordless = new Refusal('bad_input', 'title_needs_letters', {
  errors: [{ path: 'title', because: 'title_needs_letters' }],
})

export async function changeJob(db: Db, userId: string, id: string, { title, ...said }: BodyOf<typeof changeContract>) {
  return transaction(db, async (trx) => {
    const undo = await rewordWithUndo(trx, userId, 'job', id, async () => {
      await updateJob(trx, userId, id, said)
      return title === undefined ? { applications: [] } : rename(trx, userId, id, title)
    })
    return { ...(await getJob(trx, userId, id)), undo }
  })
}

/** All applications to it show the new title, and mail that uses the old one means it. Refuses a title that another job there has. */
async function rename(trx: Db, userId: string, id: string, title: string) {
  const key = titleKey(title)
  if (key === '') throw wordless
  const before = await jobOfUser(trx, userId, id)
  const ids = before.titleKey === key ? [] : await applicationsOf(trx, userId, 'jobId', id)
  const applications = await takeSnapshots(trx, userId, ids)
  if (!(await renameJob(trx, userId, id, title))) throw new Refusal('conflict', 'title_taken')
  await settleName(trx, userId, 'title', ids)
  const [applicationId] = ids
  if (applicationId === undefined) return { applications }
  const signs = { ...noSigns, companyKey: before.companyKey, titleKey: before.titleKey }
  const correction = { kind: 'rename', signs, applicationId, company: null, title } as const
  return { applications, corrections: [await remember(trx, userId, null, correction)] }
}

export async function jobPipeline(db: Db, userId: string, id: string, order: Order) {
  const job = await getJob(db, userId, id)
  return { stages: job.stages, ...(await jobNeighbours(db, userId, id, order)) }
}
