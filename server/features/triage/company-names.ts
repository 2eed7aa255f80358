import type { CompanyName } from '../../../contract/uncategorized.ts'
import { canBeCompany, hasLegalForm, looksLikeOrganisation } from '../../../reader/facts/names.ts'
import type { Db } from '../../db/pool.ts'
import { domainLabel, employerDomain } from '../../mail/attribution/domains.ts'
import { companyKey } from '../companies/index.ts'
import { signatureOf } from '../mails/index.ts'
import { companiesByDomain } from './queries.ts'
import type { Hints } from './suggestions.ts'

const most = 3

/**
 * What the company of an application could be called that its mails, newest first, do not name: as other applications with mail from the same
 * domain, as somebody signs, as the domain itself. The likeliest first.
 */
export async function suggestCompanies(
  db: Db,
  userId: string,
  mails: readonly (Pick<Hints, 'fromAddress' | 'platform'> & { id: string })[],
): Promise<CompanyName[]> {
  const domains = [...new Set(mails.flatMap(({ fromAddress, platform }) => domainOf(fromAddress, platform)))]
  const [known, signed] = await Promise.all([
    companiesByDomain(db, userId, domains),
    mails[0] ? signatureOf(db, userId, mails[0].id) : [],
  ])
  const all: CompanyName[] = [
    ...known.map(({ name, domain }) => ({ name, because: 'domain_known', value: domain }) as const),
    ...signed.flatMap(employerIn).map((name) => ({ name, because: 'signature', value: name }) as const),
    ...domains.map((domain) => ({ name: asName(domainLabel(domain)), because: 'domain', value: domain }) as const),
  ]
  const keys = all.map(({ name }) => companyKey(name).replaceAll(' ', ''))
  return all.filter((_, at) => keys[at] !== '' && keys.indexOf(keys[at] ?? '') === at).slice(0, most)
}

function domainOf(address: string, platform: string | null): string[] {
  const domain = employerDomain({ address: address.toLowerCase(), platform: platform ?? 'direct' })
  return domain === null ? [] : [domain]
}

/** "Larkspur Analytics GmbH | Hafenstraße 3" */
function employerIn(line: string): string[] {
  if (line.length > 120 || line.includes('@')) return []
  const parts = line.split(/\s*[|·•,]\s*|\s+[–—-]\s+/).map((part) => part.trim())
  return parts.filter((part) => (hasLegalForm(part) || looksLikeOrganisation(part)) && canBeCompany(part)).slice(0, 1)
}

/** Of 'larkspur-analytics', 'Larkspur Analytics'. */
function asName(label: string): string {
  return label
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
}
