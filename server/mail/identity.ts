import { companyKey, isNamedLike, relateCompanyKeys, withoutDesk } from '../features/companies/index.ts'
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

/** One name with all that speaks for it. */
interface Spelling {
  key: string
  name: string
  /** In how many mails it stands; a confirmation counts twice, for it names what was applied for. */
  weight: number
  mails: number
  isConfirmed: boolean
  /** The domains that wrote and bear the name: an agency's, where there is another name too. */
  domains: Set<string>
  /** It is the display name of a person who wrote. */
  isPerson: boolean
}

function companyOf(mails: readonly Facts[]): string | null {
  const spellings = spellingsOf(mails, 'company', companyKey, withoutDesk)
  const employers = spellings.filter((one) => !one.isPerson)
  const all = employers.length > 0 ? employers : spellings
  const clients = all.filter((one) => isClient(one, all))
  return favourite(clients.length > 0 ? clients : all, (a, b) => relateCompanyKeys(a.key, b.key) === 'part')?.name ?? null
}

/** Not the sender's own name though another is: the sender writes for it. Once in passing is not enough. */
function isClient(one: Spelling, all: readonly Spelling[]): boolean {
  const agencies = all.filter((other) => other.domains.size > 0 && relateCompanyKeys(other.key, one.key) === 'different')
  if (agencies.length === 0) return false
  if (one.domains.size === 0) return one.isConfirmed || one.mails > 1
  // Both write from domains of their own: who confirmed is the agency.
  return !one.isConfirmed && agencies.some((agency) => agency.isConfirmed && agency.domains.isDisjointFrom(one.domains))
}

function titleOf(mails: readonly Facts[]): string | null {
  const spellings = spellingsOf(mails, 'title', titleKey, (name) => name)
  const confirmed = spellings.filter((one) => one.isConfirmed)
  return favourite(confirmed.length > 0 ? confirmed : spellings, () => false)?.name ?? null
}

function spellingsOf(
  mails: readonly Facts[],
  field: 'company' | 'title',
  fold: (text: string) => string,
  show: (text: string) => string,
): Spelling[] {
  const found = new Map<string, Spelling>()
  for (const mail of mails) {
    const name = mail[field]
    const key = name === null ? '' : fold(name)
    if (name === null || key === '') continue
    const domain = mail.from === null ? null : employerDomain({ address: mail.from.address, platform: mail.platform })
    const isConfirmation = mail.kind === 'application_received'
    const old = found.get(key)
    found.set(key, {
      key,
      name: old?.name ?? show(name),
      weight: (old?.weight ?? 0) + (isConfirmation ? 2 : 1),
      mails: (old?.mails ?? 0) + 1,
      isConfirmed: isConfirmation || (old?.isConfirmed ?? false),
      domains: (old?.domains ?? new Set()).union(
        new Set(domain !== null && isNamedLike(domainLabel(domain), name) ? [domain] : []),
      ),
      isPerson: (old?.isPerson ?? true) && !mail.automated && mail.from !== null && fold(mail.from.name) === key,
    })
  }
  return [...found.values()]
}

/** What most speaks for; of two equals the fuller form of one name, else the earlier. */
function favourite(spellings: readonly Spelling[], isForm: (a: Spelling, b: Spelling) => boolean): Spelling | undefined {
  return spellings.reduce<Spelling | undefined>((best, one) => {
    if (best === undefined || one.weight > best.weight) return one
    return one.weight === best.weight && one.key.length > best.key.length && isForm(one, best) ? one : best
  }, undefined)
}
