import type { Company } from '../../../contract/companies.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Signs } from '../../mail/attribution/shapes.ts'
import { remember } from '../../mail/memory.ts'
import { nameIds } from '../../mail/names.ts'
import { lockUser } from '../../mail/user-lock.ts'
import { selectSummaries, summaryOf } from '../applications/index.ts'
import { companyKey } from '../companies/index.ts'
import {
  answerTimes,
  type CompanyRow,
  companyNeighbours,
  findCompany,
  listCompanyContacts,
  type Order,
  renameCompany,
  settleName,
} from './company-queries.ts'
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
  const { companyId: id } = await nameIds(db, userId, {
    company: name,
    title: null,
    location: null,
    requisition: null,
    postingUrl: null,
  })
  if (id === null)
    throw new Refusal('bad_input', 'A name has a letter or a digit', { errors: [{ path: 'name', message: 'Write a name' }] })
  const company = await companyOfUser(db, userId, id)
  return { id, name: company.name }
}

export async function getCompany(db: Db, userId: string, id: string) {
  const company = companyOf(await companyOfUser(db, userId, id))
  const [contacts, applications] = await Promise.all([
    listCompanyContacts(db, userId, id),
    selectSummaries(db, userId)
      .where('a.companyId', '=', id)
      .orderBy('a.lastActivityAt', 'desc')
      .limit(mostApplications)
      .execute(),
  ])
  return { ...company, contacts, applicationList: applications.map(summaryOf) }
}

/** All its applications show the new name, and mail that uses the old one means it. Refuses a name that another one has: those are merged. */
export async function rename(db: Db, userId: string, id: string, name: string): Promise<Company> {
  const key = companyKey(name)
  if (key === '')
    throw new Refusal('bad_input', 'A name has a letter or a digit', { errors: [{ path: 'name', message: 'Write a name' }] })
  return transaction(db, async (trx) => {
    await lockUser(trx, userId)
    const before = await companyOfUser(trx, userId, id)
    if (!(await renameCompany(trx, userId, id, { name, key })))
      throw new Refusal('conflict', 'Another of your companies has this name')
    if (companyKey(before.name) !== key) {
      const [applicationId] = await settleName(trx, userId, 'company', id)
      const signs = { ...noSigns, companyKey: companyKey(before.name) }
      if (applicationId) await remember(trx, userId, null, { kind: 'rename', signs, applicationId, company: name, title: null })
    }
    await announce(trx, userId, [{ type: 'application', applicationId: null, mailId: null }])
    return companyOf(await companyOfUser(trx, userId, id))
  })
}

/** What a rename is known by when no single mail stands behind it. */
export const noSigns: Signs = {
  thread: [],
  sender: null,
  automated: false,
  platform: null,
  kind: 'other',
  companyKey: null,
  titleKey: null,
}

export async function companyStats(db: Db, userId: string, id: string) {
  const [company, { answered, medianDays }] = await Promise.all([companyOfUser(db, userId, id), answerTimes(db, userId, id)])
  return {
    applications: company.applications,
    answered,
    medianDaysToAnswer: medianDays === null ? null : Math.round(medianDays * 10) / 10,
    stages: stagesOf(company.stages),
  }
}

export async function companyPipeline(db: Db, userId: string, id: string, order: Order) {
  const company = await companyOfUser(db, userId, id)
  return { stages: stagesOf(company.stages), ...(await companyNeighbours(db, userId, id, order)) }
}
