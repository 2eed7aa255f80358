import { domainLabel, employerDomain, isUnattended } from '../attribution/domains.ts'
import type { Facts } from '../attribution/shapes.ts'
import { isNamedLike } from '../names/company-domain.ts'
import { companyKey } from '../names/company-key.ts'
import { relateCompanies } from '../names/company-relation.ts'

/**
 * The agency that arranges an application to this company: the one that most of its mails are from. Null where the company itself writes, and
 * where the agency names no client: then the agency is the company.
 */
export function agencyOf(mails: readonly Facts[], company: string | null): string | null {
  if (company === null) return null
  const counts = new Map<string, { name: string; count: number }>()
  for (const mail of mails) {
    if (!mail.agency || !isAnothers(mail, company)) continue
    const { name } = mail.agency
    const key = companyKey(name)
    const known = counts.get(key)
    counts.set(key, { name: known?.name ?? name, count: (known?.count ?? 0) + 1 })
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count)
  return first?.name ?? null
}

/** The mail is neither the user's nor the company's own. */
function isAnothers({ from, platform, agency, parent }: Facts, company: string): boolean {
  const domain = from === null ? null : employerDomain({ address: from.address, platform })
  if (domain === null || !agency || isNamedLike(domainLabel(domain), company)) return false
  // 'Heron Mill <no-reply@apply-recruiting.example>': a system writes in the company's name.
  if (from !== null && isUnattended(from.address) && relateCompanies(company, from.name) === 'same') return false
  const names = [company, ...(parent ? [parent.name] : [])]
  return names.every((name) => relateCompanies(name, agency.name) === 'different')
}
