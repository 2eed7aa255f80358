import type { Company, changeCompany as changeContract } from '../../../contract/companies.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { companyKey } from '../../../domain/names/company-key.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { medianOf } from '../../lib/median.ts'
import { Refusal } from '../../lib/refusal.ts'
import { lockUser } from '../../placement/lock.ts'
import { noSigns, remember } from '../../placement/memory.ts'
import { nameIds, renameCompany } from '../../placement/names.ts'
import { isShared, selectSummaries, summaryOf } from '../applications/index.ts'
import { addWithUndo, rewordWithUndo, takeSnapshots } from '../undo/index.ts'
import {
  answerTimes,
  applicationsOf,
  type CompanyRow,
  companyNeighbours,
  findCompany,
  findCompanyNotes,
  listCompanyContacts,
  type Order,
  settleName,
  updateCompany,
} from './company-queries.ts'
import { findCommunity, findShared, listSharedJobs } from './shared-queries.ts'
import { stagesOf } from './stages.ts'

const mostApplications = 100

export function companyOf({ stages, lastActivityAt, ...row }: CompanyRow): Company {
  return { ...row, stages: stagesOf(stages), lastActivityAt: lastActivityAt.toISOString() }
}

/** Refuses with not_found what is not the user's. */
export async function companyOfUser(db: Db, userId: string, id: string): Promise<CompanyRow> {
  const row = await findCompany(db, userId, id)
  if (!row) throw new Refusal('not_found')
  return row
}

export async function addCompany(db: Db, userId: string, name: string) {
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const { companyId: id } = await nameIds(trx, userId, { company: name })
    if (id === null) throw wordless
    const company = await companyOfUser(trx, userId, id)
    return { id, name: company.name, undo: await addWithUndo(trx, userId, 'company', id) }
  })
}

const wordless = new Refusal('bad_input', 'company_needs_letters', {
  errors: [{ path: 'name', because: 'company_needs_letters' }],
})

export async function getCompany(db: Db, userId: string, id: string) {
  const company = companyOf(await companyOfUser(db, userId, id))
  const [notes, contacts, applications] = await Promise.all([
    findCompanyNotes(db, userId, id),
    listCompanyContacts(db, userId, id),
    selectSummaries(db, userId)
      .where('a.companyId', '=', id)
      .orderBy('a.lastActivityAt', 'desc')
      .limit(mostApplications)
      .execute(),
  ])
  const people = contacts.map(({ source, ...contact }) => ({ ...contact, isShared: isShared({ ...contact, source }) }))
  return { ...company, ...notes, contacts: people, applicationList: applications.map(summaryOf) }
}

/** What the user notes of a company, and how they write its name. */
export async function changeCompany(db: Db, userId: string, id: string, { name, ...noted }: BodyOf<typeof changeContract>) {
  return transaction(db, async (trx) => {
    const undo = await rewordWithUndo(trx, userId, 'company', id, async () => {
      await updateCompany(trx, userId, id, noted)
      return name === undefined ? { applications: [] } : rename(trx, userId, id, name)
    })
    return { ...companyOf(await companyOfUser(trx, userId, id)), ...(await findCompanyNotes(trx, userId, id)), undo }
  })
}

/** All its applications show the new name, and mail that uses the old one means it. Refuses a name that another one has: those are merged. */
async function rename(trx: Db, userId: string, id: string, name: string) {
  const key = companyKey(name)
  if (key === '') throw wordless
  const before = await companyOfUser(trx, userId, id)
  const ids = companyKey(before.name) === key ? [] : await applicationsOf(trx, userId, 'companyId', id)
  const applications = await takeSnapshots(trx, userId, ids)
  if (!(await renameCompany(trx, userId, id, name))) throw new Refusal('conflict', 'company_taken')
  await settleName(trx, userId, 'company', ids)
  const [applicationId] = ids
  if (applicationId === undefined) return { applications }
  const signs = { ...noSigns, companyKey: companyKey(before.name) }
  const correction = { kind: 'rename', signs, applicationId, company: name, title: null } as const
  return { applications, corrections: [await remember(trx, userId, null, correction)] }
}

export async function companyStats(db: Db, userId: string, id: string) {
  const [company, { answered, ...times }, community] = await Promise.all([
    companyOfUser(db, userId, id),
    answerTimes(db, userId, id),
    findCommunity(db, userId, id),
  ])
  return {
    applications: company.applications,
    answered,
    ...medianOf(times),
    stages: stagesOf(company.stages),
    community: community && { people: community.people, medianDaysToAnswer: community.medianDaysToAnswer },
  }
}

export async function companyPipeline(db: Db, userId: string, id: string, order: Order) {
  const company = await companyOfUser(db, userId, id)
  return { stages: stagesOf(company.stages), ...(await companyNeighbours(db, userId, id, order)) }
}

export async function getShared(db: Db, userId: string, id: string) {
  const company = await findShared(db, userId, id)
  if (!company) throw new Refusal('not_found')
  return company
}

/** What others applied to at one of the user's companies: nothing while it is shared by fewer than five. */
export async function listSharedJobsOfMine(db: Db, userId: string, id: string, page: { cursor?: string; limit: number }) {
  await companyOfUser(db, userId, id)
  const community = await findCommunity(db, userId, id)
  return community ? sharedJobs(db, community.id, page) : { list: [], nextCursor: null }
}

export async function sharedJobs(db: Db, sharedId: string, page: { cursor?: string; limit: number }) {
  const { rows, nextCursor } = await listSharedJobs(db, sharedId, page)
  return { list: rows.map(({ key: _, ...job }) => job), nextCursor }
}
