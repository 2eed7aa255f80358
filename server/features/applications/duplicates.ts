import { sql } from 'kysely'
import type { findDuplicates as contract, Duplicate } from '../../../contract/applications.ts'
import type { QueryOf } from '../../../contract/endpoint.ts'
import { isTellingRequisition, postingKey, samePosting, sameRequisition } from '../../../domain/attribution/identifiers.ts'
import { companyKey } from '../../../domain/names/company-key.ts'
import { relateCompanyKeys } from '../../../domain/names/company-relation.ts'
import { nameSigns } from '../../../domain/names/company-signs.ts'
import { titleKey } from '../../../domain/names/title-key.ts'
import { likenessOfTitleKeys } from '../../../domain/names/title-likeness.ts'
import type { Db } from '../../db/pool.ts'
import { summaryOf } from './application.ts'
import { selectSummaries } from './queries.ts'

type Said = QueryOf<typeof contract>

const reasons = ['posting', 'requisition', 'names', 'likeness'] as const
const mostShown = 5
const mostCompared = 500
/** From here on one title may be a short form of the other. */
const alike = 0.6

/** The applications of the user that may be the one said, the likeliest and then the latest first. */
export async function findDuplicates(db: Db, userId: string, said: Said): Promise<Duplicate[]> {
  const keys = { company: companyKey(said.company), title: titleKey(said.title) }
  const near = await findNear(db, userId, said, keys.company)
  const found = near.flatMap((row) => {
    const because = reasonOf(said, keys, row)
    return because ? [{ ...summaryOf(row), because }] : []
  })
  return found.sort((a, b) => reasons.indexOf(a.because) - reasons.indexOf(b.because)).slice(0, mostShown)
}

type Near = Awaited<ReturnType<typeof findNear>>[number]

function reasonOf(said: Said, keys: { company: string; title: string }, row: Near): Duplicate['because'] | null {
  if (samePosting(said.link, row.postingUrl)) return 'posting'
  const company = keys.company === '' || row.companyKey === null ? 'unknown' : relateCompanyKeys(keys.company, row.companyKey)
  if (sameRequisition(said.requisition, row.requisition) && (company !== 'different' || isTellingRequisition(said.requisition)))
    return 'requisition'
  if (company === 'unknown' || company === 'different' || keys.title === '' || row.titleKey === null) return null
  if (company === 'same' && keys.title === row.titleKey) return 'names'
  return likenessOfTitleKeys(keys.title, row.titleKey) >= alike ? 'likeness' : null
}

/** Those of which a word of the company, the posting's host or the end of the requisition number is the same, the latest first. */
async function findNear(db: Db, userId: string, { link, requisition }: Said, company: string) {
  const signs = company === '' ? [] : [company, company.replaceAll(' ', ''), ...company.split(' '), ...nameSigns(company)]
  const host = postingKey(link) === null ? null : URL.parse(link)?.hostname.replace(/^(?:www|m)\./, '')
  const number = /\d+\D*$/.exec(requisition)?.[0].replace(/\D+$/, '')
  const conditions = [
    ...(signs.length > 0
      ? [sql`string_to_array(c.name_key, ' ') || c.name_key || replace(c.name_key, ' ', '') && ${signs}::text[]`]
      : []),
    ...(host ? [sql`strpos(lower(a.posting_url), ${host}) > 0`] : []),
    ...(number ? [sql`strpos(a.requisition, ${number}) > 0`] : []),
  ]
  if (conditions.length === 0) return []
  return selectSummaries(db, userId)
    .select(['a.postingUrl', 'a.requisition', 'c.nameKey as companyKey', 'j.titleKey'])
    .where(sql<boolean>`(${sql.join(conditions, sql` or `)})`)
    .orderBy('a.lastActivityAt', 'desc')
    .limit(mostCompared)
    .execute()
}
