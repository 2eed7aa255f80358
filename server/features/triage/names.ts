import type { AnswerOf } from '../../../contract/endpoint.ts'
import type { getUncategorized, SuggestedName } from '../../../contract/uncategorized.ts'
import { domainLabel, employerDomain } from '../../../domain/attribution/domains.ts'
import { companyKey } from '../../../domain/names/company-key.ts'
import { titleKey } from '../../../domain/names/title-key.ts'
import type { Likely, Reading } from '../../../domain/reading.ts'
import { canBeCompany, hasLegalForm, looksLikeOrganisation } from '../../../reader/facts/names.ts'
import type { Db } from '../../db/pool.ts'
import { signatureOf } from '../mails/index.ts'
import { companiesByDomain } from './queries.ts'
import type { Hints } from './suggestions.ts'

const most = 3

type NamedMail = Pick<Hints, 'fromAddress' | 'platform'> & { id: string; likely: Reading['likely'] | null }

/** What company and job of an application could be called that its mails, newest first, do not name. */
export async function suggestNames(
  db: Db,
  userId: string,
  { companyId, jobId }: { companyId: string | null; jobId: string | null },
  mails: readonly NamedMail[],
): Promise<AnswerOf<typeof getUncategorized>['names']> {
  return {
    company: companyId === null ? await suggestCompanies(db, userId, mails) : [],
    title: jobId === null ? distinct(said(mails.flatMap(({ likely }) => likely?.title ?? [])), titleKey) : [],
  }
}

/** As other applications with mail from the same domain, as a mail says, as somebody signs, as the domain itself. The likeliest first. */
async function suggestCompanies(db: Db, userId: string, mails: readonly NamedMail[]): Promise<SuggestedName[]> {
  const domains = [...new Set(mails.flatMap(({ fromAddress, platform }) => domainOf(fromAddress, platform)))]
  const [known, signed] = await Promise.all([
    companiesByDomain(db, userId, domains),
    mails[0] ? signatureOf(db, userId, mails[0].id) : [],
  ])
  const all: SuggestedName[] = [
    ...known.map(({ name, domain }) => ({ name, because: 'domain_known', value: domain }) as const),
    ...said(mails.flatMap(({ likely }) => likely?.company ?? [])),
    ...signed.flatMap(employerIn).map((name) => ({ name, because: 'signature', value: name }) as const),
    ...domains.map((domain) => ({ name: asName(domainLabel(domain)), because: 'domain', value: domain }) as const),
  ]
  return distinct(all, companyKey)
}

function said(likely: readonly Likely[]): SuggestedName[] {
  return likely
    .toSorted((a, b) => b.share - a.share)
    .map(({ name, evidence }) => ({ name, because: 'said', value: around(name, evidence.quote) }))
}

/** So much of a quote stands beside a name that it fits on a line. */
const quoted = 60

function around(name: string, quote: string): string {
  const from = Math.max(0, quote.indexOf(name) - (quoted - Math.min(quoted, name.length)) / 2)
  const cut = quote.slice(from, from + Math.max(quoted, name.length)).trim()
  return `${from > 0 ? '…' : ''}${cut}${from + cut.length < quote.trimEnd().length ? '…' : ''}`
}

function distinct(names: readonly SuggestedName[], keyOf: (name: string) => string): SuggestedName[] {
  const keys = names.map(({ name }) => keyOf(name).replaceAll(' ', ''))
  return names.filter((_, at) => keys[at] !== '' && keys.indexOf(keys[at] ?? '') === at).slice(0, most)
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
