import { companyKey, isNamedLike, relateCompanyKeys } from '../features/companies/index.ts'
import { titleKey } from '../features/jobs/index.ts'
import { domainLabel, employerDomain } from './attribution/domains.ts'
import type { Facts } from './attribution/shapes.ts'

/** What an application is called, and where in its history that stands. */
export interface Identity {
  company: string | null
  title: string | null
  location: string | null
  requisition: string | null
  postingUrl: string | null
}

/**
 * Company and job of an application from all its mails, oldest first: what most mails say, in the fullest words; a client before its agency;
 * the title as the confirmation has it.
 */
export function identityOf(mails: readonly Facts[]): Identity {
  const first = <K extends 'location' | 'requisition' | 'postingUrl'>(field: K) =>
    mails.find((mail) => mail[field] !== null)?.[field] ?? null
  return {
    company: companyOf(mails),
    title: titleOf(mails),
    location: first('location'),
    requisition: first('requisition'),
    postingUrl: first('postingUrl'),
  }
}

/** One name in all the wordings that occurred. */
interface Spelling {
  key: string
  name: string
  count: number
  /** Whether it is the name of the domain that wrote: an agency's, where there is another name too. */
  isSender: boolean
  fromConfirmation: boolean
}

function companyOf(mails: readonly Facts[]): string | null {
  const spellings = spellingsOf(mails, 'company', companyKey)
  const client = spellings.filter((one) => !one.isSender)
  const pool = hasAgency(spellings) && client.length > 0 ? client : spellings
  // Short forms count for the full name.
  const full = pool.map((one) => ({
    ...one,
    count: spellings
      .filter(
        (other) =>
          other.key === one.key ||
          (one.key.split(' ').length > other.key.split(' ').length && relateCompanyKeys(one.key, other.key) === 'part'),
      )
      .reduce((sum, other) => sum + other.count, 0),
  }))
  return favourite(full)?.name ?? null
}

/** Two unrelated names, one of them the sender's own: it writes for the other. */
function hasAgency(spellings: readonly Spelling[]): boolean {
  return spellings.some(
    (agency) =>
      agency.isSender &&
      spellings.some((client) => !client.isSender && relateCompanyKeys(agency.key, client.key) === 'different'),
  )
}

function titleOf(mails: readonly Facts[]): string | null {
  const spellings = spellingsOf(mails, 'title', titleKey)
  const confirmed = spellings.filter((one) => one.fromConfirmation)
  return favourite(confirmed.length > 0 ? confirmed : spellings)?.name ?? null
}

function spellingsOf(mails: readonly Facts[], field: 'company' | 'title', fold: (text: string) => string): Spelling[] {
  const found = new Map<string, Spelling>()
  for (const mail of mails) {
    const name = mail[field]
    const key = name === null ? '' : fold(name)
    if (name === null || key === '') continue
    const domain = mail.from === null ? null : employerDomain({ address: mail.from.address, platform: mail.platform })
    const isSender = domain !== null && isNamedLike(domainLabel(domain), name)
    const old = found.get(key)
    found.set(key, {
      key,
      name: old?.name ?? name,
      count: (old?.count ?? 0) + 1,
      isSender: isSender || (old?.isSender ?? false),
      fromConfirmation: mail.kind === 'application_received' || (old?.fromConfirmation ?? false),
    })
  }
  return [...found.values()]
}

/** The most frequent; of two the earlier. */
function favourite(spellings: readonly Spelling[]): Spelling | undefined {
  return spellings.reduce<Spelling | undefined>(
    (best, one) => (best === undefined || one.count > best.count ? one : best),
    undefined,
  )
}
