import type { Reason, Suggestion } from '../../../contract/mail.ts'
import { domainLabel, employerDomain } from '../../../domain/attribution/domains.ts'
import type { StoredDecision } from '../../../domain/attribution/shapes.ts'
import { companyKey } from '../../../domain/names/company-key.ts'
import type { Db } from '../../db/pool.ts'
import { type Candidate, findAlike, findByContact, findByEmployer, nameApplications } from './queries.ts'

/** What tells where a mail could belong. */
export interface Hints {
  decision: StoredDecision | null
  fromAddress: string
  /** As the mail names it, or may name it. */
  company: string | null
  platform: string | null
  /** Whether the user is asked where it belongs. */
  isToSettle: boolean
}

const most = 5

/** Where mails could belong: what attribution found, then whose person or employer wrote them. The likeliest first. */
export async function suggestionsFor(db: Db, userId: string, mails: readonly Hints[]): Promise<(mail: Hints) => Suggestion[]> {
  const candidates = mails.flatMap(({ decision }) => decision?.candidates ?? [])
  const [named, known, employers] = await Promise.all([
    nameApplications(db, userId, unique(candidates.map(({ applicationId }) => applicationId))),
    findByContact(db, userId, unique(mails.map(({ fromAddress }) => fromAddress.toLowerCase()).filter(Boolean))),
    findByEmployer(db, userId, unique(mails.filter(({ isToSettle }) => isToSettle).flatMap(employersOf))),
  ])
  const applications = new Map(named.map((application) => [application.id, application]))

  return (mail) => {
    const found = (mail.decision?.candidates ?? [])
      .toSorted((a, b) => b.score - a.score)
      .flatMap(({ applicationId, reasons }) => {
        const application = applications.get(applicationId)
        return application ? [suggest(application, reasons)] : []
      })
    const byPerson = known
      .filter(({ address }) => address === mail.fromAddress.toLowerCase())
      .map((application) => suggest(application, [{ code: 'wrote_before', value: application.address }]))
    const names = mail.isToSettle ? employersOf(mail) : []
    const byEmployer = employers
      .filter(({ employer }) => names.includes(employer))
      .map((application) => suggest(application, [{ code: 'from_or_about', value: application.companyName ?? '' }]))
    return distinct([...found, ...byPerson, ...byEmployer])
  }
}

/** Applications that one without company or job could be part of: by its mails, then those with the same company or the same job. */
export async function suggestWhole(
  db: Db,
  userId: string,
  application: { id: string; companyId: string | null; jobId: string | null },
  mails: readonly Hints[],
): Promise<Suggestion[]> {
  const [suggestions, alike] = await Promise.all([suggestionsFor(db, userId, mails), findAlike(db, userId, application)])
  const all = [
    ...mails.flatMap(suggestions),
    ...alike.map((one) => suggest(one, [{ code: one.companyId === application.companyId ? 'same_company' : 'same_title' }])),
  ]
  return distinct(all.filter((one) => one.applicationId !== application.id && one.company !== null && one.title !== null))
}

function distinct(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions
    .filter((one, at) => suggestions.findIndex(({ applicationId }) => applicationId === one.applicationId) === at)
    .slice(0, most)
}

/** The employer that the mail names, and the one whose domain it came from. */
function employersOf({ company, platform, fromAddress }: Hints): string[] {
  const domain = employerDomain({ address: fromAddress, platform: platform ?? 'direct' })
  const names = [companyKey(company ?? ''), companyKey(domain === null ? '' : domainLabel(domain))]
  return names.map((name) => name.replaceAll(' ', '')).filter(Boolean)
}

function suggest({ id, companyName, jobTitle, requisition }: Candidate, reasons: Reason[]): Suggestion {
  return { applicationId: id, company: companyName, title: jobTitle, requisition, reasons }
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}
