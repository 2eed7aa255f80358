import { type RawBuilder, sql } from 'kysely'
import type { Identity } from '../../../domain/application/identity.ts'
import { signsOf } from '../../../domain/attribution/candidate.ts'
import { companyKey } from '../../../domain/names/company-key.ts'
import { titleKey } from '../../../domain/names/title-key.ts'
import type { Db } from '../../db/pool.ts'
import { factsOf } from '../../placement/facts.ts'
import { remember } from '../../placement/memory.ts'
import { type Named, nameIds, removeUnused } from '../../placement/names.ts'
import { loadRecord } from '../../placement/record.ts'
import { addEntry } from '../timeline/index.ts'

export interface Names {
  company?: string | undefined
  title?: string | undefined
}

/**
 * Gives an application the company and title that the user says; from then on mail does not change them, and mail that names them as its
 * mails did is understood. What is left out stays. Answers the corrections it remembered.
 */
export async function settleNames(db: Db, userId: string, applicationId: string, said: Names): Promise<string[]> {
  if (!said.company && !said.title) return []
  const before = await findNames(db, userId, applicationId)
  const company = said.company || before.company
  const title = said.title || before.title
  const { companyId, jobId } = await nameIds(db, userId, { ...before, company, title })
  const settled = [...(said.company ? ['company'] : []), ...(said.title ? ['title'] : [])]
  await db
    .updateTable('applications')
    .set({ companyId, jobId, settled: withSettled(settled), updatedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('id', '=', applicationId)
    .execute()
  await respell(db, userId, before, { companyId, jobId }, said)
  for (const kind of ['company', 'title'] as const) {
    const to = said[kind]
    if (to && to !== before[kind]) await addEntry(db, userId, { applicationId, kind, actor: 'user', from: before[kind], to })
  }
  await removeUnused(db, userId, before)
  return rememberNames(db, userId, applicationId, said)
}

/** Another spelling of the same name changes how it is shown; the name of another company or job that is there already stays as it is. */
async function respell(db: Db, userId: string, before: Named, now: Pick<Named, 'companyId' | 'jobId'>, said: Names) {
  if (said.company && now.companyId !== null && now.companyId === before.companyId) {
    await db
      .updateTable('companies')
      .set({ name: said.company })
      .where('userId', '=', userId)
      .where('id', '=', now.companyId)
      .execute()
  }
  if (said.title && now.jobId !== null && now.jobId === before.jobId) {
    await db.updateTable('jobs').set({ title: said.title }).where('userId', '=', userId).where('id', '=', now.jobId).execute()
  }
}

const mostRemembered = 10

async function rememberNames(db: Db, userId: string, applicationId: string, said: Names): Promise<string[]> {
  const { mails, email } = (await loadRecord(db, userId, applicationId)) ?? { mails: [], email: '' }
  const signs = new Map(
    mails.map((mail) => {
      const sign = signsOf(factsOf(mail, email))
      return [`${sign.companyKey} ${sign.titleKey}`, sign] as const
    }),
  )
  const ids: string[] = []
  for (const sign of [...signs.values()].slice(-mostRemembered)) {
    const company = said.company && sign.companyKey !== null && sign.companyKey !== companyKey(said.company) ? said.company : null
    const title = said.title && sign.titleKey !== null && sign.titleKey !== titleKey(said.title) ? said.title : null
    if (company === null && title === null) continue
    ids.push(await remember(db, userId, null, { kind: 'rename', signs: sign, applicationId, company, title }))
  }
  return ids
}

/** The fields that the user settled so far, and these. */
export function withSettled(fields: readonly string[]) {
  return sql<string[]>`array(select distinct unnest(settled || ${fields}::text[]))`
}

/** What is only saved was not applied for, whatever day was said before. */
export function withoutDayOfApplying(settled: RawBuilder<string[]>) {
  return sql<string[]>`array_remove(${settled}, 'appliedAt')`
}

async function findNames(db: Db, userId: string, applicationId: string): Promise<Named & Identity> {
  return db
    .selectFrom('applications as a')
    .leftJoin('companies as c', (join) => join.onRef('c.userId', '=', 'a.userId').onRef('c.id', '=', 'a.companyId'))
    .leftJoin('jobs as j', (join) => join.onRef('j.userId', '=', 'a.userId').onRef('j.id', '=', 'a.jobId'))
    .where('a.userId', '=', userId)
    .where('a.id', '=', applicationId)
    .select(['a.companyId', 'c.name as company', 'a.jobId', 'j.title', 'a.agency', 'a.location', 'a.requisition', 'a.postingUrl'])
    .executeTakeFirstOrThrow()
}
