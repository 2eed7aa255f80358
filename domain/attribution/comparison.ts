import { isNamedLike } from '../names/company-domain.ts'
import { companyKey, spokenName } from '../names/company-key.ts'
import { isAmong, parentOf, relateCompanies, relateCompanyKeys } from '../names/company-relation.ts'
import { titleKey, wordsAsInTitles } from '../names/title-key.ts'
import { likenessOfTitleKeys } from '../names/title-likeness.ts'
import { foldWords } from '../text/fold.ts'
import { sendersOf } from './candidate.ts'
import { domainLabel, employerDomain, isUnattended } from './domains.ts'
import { isTellingRequisition, mayBeNumber, samePosting, sameRequisition } from './identifiers.ts'
import type { Candidate, Facts } from './shapes.ts'

/** How the employer of a mail relates to that of an application, strongest first. */
export type CompanyMatch = 'same' | 'related' | 'mentioned' | 'unknown' | 'different'

/** What speaks for one application, and against it. */
export interface Comparison {
  candidate: Candidate
  /**
   * The mail answers one of its mails, or is one of them again; or somebody who wrote one writes again under its
   * subject.
   */
  inThread: boolean
  /** By what: it answers one of its mails, one of them answers it, or it bears the subject of one. Null where it is in no thread of it. */
  thread: 'answers' | 'answered' | 'subject' | null
  /** It moves or cancels a meeting of this application. */
  sameMeeting: boolean
  samePosting: boolean
  sameRequisition: boolean
  /** And it is too long to be another employer's by accident. */
  sameTellingNumber: boolean
  /** Both name one, and they differ. */
  otherRequisition: boolean
  /** Their jobs have two names or numbers. */
  isOtherJob: boolean
  otherLocation: boolean
  sameLocation: boolean
  sameTag: boolean
  /** Somebody who wrote about this application writes again. */
  knownContact: boolean
  /** It comes from an address that wrote about this application, be it a program's. */
  knownSender: boolean
  /** It comes from the domain this application's mail comes from, or that bears the company's name. */
  sameDomain: boolean
  company: CompanyMatch
  /**
   * The application's company stands in the sender's name or address, the subject or the meeting's title, whatever was
   * read as the company.
   */
  isNamed: boolean
  /** It stands anywhere in the mail, or the company of the mail in an earlier one. */
  isMentioned: boolean
  /** From 0 (two jobs) to 1 (one title); null when the mail or the application names none. */
  title: number | null
  /** The mail names the very job that the application is shown as. */
  isCalledSo: boolean
  /** The mail's words contain the application's title, whatever was read as its title. */
  titleMentioned: boolean
  isOpen: boolean
}

/** Titles from here on are one title; from `alike` on, one may be a short form of the other. */
export const same = 0.95
export const alike = 0.6

/** What is the same for every candidate, worked out once. */
export interface Subject {
  facts: Facts
  ancestors: ReadonlySet<string>
  contacts: ReadonlySet<string>
  domains: ReadonlySet<string>
  companyKey: string | null
  /** The group that its employer says it belongs to. */
  parent: string | null
  /** The agency that writes for its employer. */
  agencyKey: string | null
  titleKey: string | null
  /** Everything written in the mail, for names to be looked up in. */
  words: string
  /** Where a sender says who it is: display name, subject, title of the meeting. */
  headline: string
  /**
   * What an address carries of an employer's name: `acme` in acme@myworkday.com and in
   * no-reply@acme.teamtailor-mail.com.
   */
  addressParts: string[]
  foldedWords: string
}

export function subjectOf(facts: Facts): Subject {
  const senders = sendersOf(facts)
  const headline = [facts.subject, facts.from?.name ?? '', facts.invitation?.summary ?? ''].join('\n')
  const words = `${headline}\n${facts.text.slice(0, longestText)}`
  return {
    facts,
    ancestors: new Set([...facts.inReplyTo, ...facts.references, ...(facts.messageId ? [facts.messageId] : [])]),
    contacts: new Set(senders.filter(isPersonal).map((sender) => sender.address)),
    domains: new Set(senders.flatMap((sender) => employerDomain(sender) ?? [])),
    companyKey: keyOrNull(facts.company, companyKey),
    parent: parentOf(facts),
    agencyKey: agencyBeside(facts),
    titleKey: keyOrNull(facts.title, titleKey),
    words,
    headline,
    addressParts: partsOf(facts.from?.address ?? ''),
    foldedWords: ` ${wordsAsInTitles(words).join(' ')} `,
  }
}

export function compare(mail: Subject, candidate: Candidate): Comparison {
  const { facts } = mail
  const companies = clientsOf(candidate, mail)
  const employers = [...companies, ...candidate.parents]
  const ofDomains = candidate.senders.flatMap((sender) => employerDomain(sender) ?? [])
  const sameDomain =
    ofDomains.some((domain) => mail.domains.has(domain)) ||
    [...mail.domains].some((domain) => employers.some((company) => isNamedLike(domainLabel(domain), company)))
  const numbers = candidate.requisitions.filter(
    (known) => sameRequisition(known, facts.requisition) || (mayBeNumber(known) && isMentioned(known, mail.words)),
  )
  const titles = candidate.titles.map(titleKey).filter(Boolean)
  const likenesses = mail.titleKey === null ? [] : titles.map((key) => likenessOfTitleKeys(key, mail.titleKey ?? ''))
  const title = likenesses.length === 0 ? null : Math.max(...likenesses)
  const knownContact = candidate.senders.some((sender) => isPersonal(sender) && mail.contacts.has(sender.address))
  const otherRequisition =
    facts.requisition !== null &&
    candidate.requisitions.length > 0 &&
    !candidate.requisitions.some((other) => sameRequisition(other, facts.requisition))
  const isOtherJob = (title !== null && title < alike) || otherRequisition
  const company = matchCompany(mail, { ...candidate, companies }, sameDomain)
  // An agency writes under one subject about one job at two clients.
  const isOtherClient = mail.agencyKey !== null && company === 'different'
  const isSubject = knownContact && isSubjectOf(facts, candidate) && !isOtherJob && !isOtherClient
  const thread = threadOf(mail, candidate) ?? (isSubject ? 'subject' : null)
  return {
    candidate,
    inThread: thread !== null,
    thread,
    sameMeeting: facts.invitation?.uid != null && candidate.calendarUids.includes(facts.invitation.uid),
    samePosting: facts.postingUrl !== null && candidate.postingUrls.some((url) => samePosting(url, facts.postingUrl)),
    sameRequisition: numbers.length > 0,
    sameTellingNumber: numbers.some(isTellingRequisition),
    otherRequisition,
    isOtherJob,
    otherLocation: facts.location !== null && candidate.locations.length > 0 && !sharesPlace(candidate.locations, facts.location),
    sameLocation: facts.location !== null && sharesPlace(candidate.locations, facts.location),
    sameTag: facts.tag !== null && candidate.tags.includes(facts.tag),
    knownContact,
    knownSender: candidate.senders.some((sender) => sender.address === facts.from?.address.toLowerCase()),
    sameDomain,
    company,
    isMentioned:
      companies.some((name) => isMentioned(spokenName(name), mail.words)) ||
      (facts.company !== null && candidate.subjects.some((subject) => isMentioned(spokenName(facts.company ?? ''), subject))) ||
      (facts.company !== null && isAmong(candidate.named, facts.company)),
    isNamed: employers.some(
      (name) => isMentioned(spokenName(name), mail.headline) || mail.addressParts.some((part) => isNamedLike(part, name)),
    ),
    title,
    isCalledSo: (likenesses[0] ?? 0) >= same,
    titleMentioned: titles.some((key) => key.length > 3 && mail.foldedWords.includes(` ${key} `)),
    isOpen: candidate.endedAt === null || Date.parse(candidate.endedAt) > Date.parse(facts.at),
  }
}

function agencyBeside({ agency, company }: Facts): string | null {
  return agency && company !== null && relateCompanies(company, agency.name) === 'different' ? companyKey(agency.name) : null
}

/** An agency's own name says nothing where both name a client. */
function clientsOf({ companies }: Candidate, { agencyKey }: Subject): string[] {
  if (agencyKey === null) return companies
  const clients = companies.filter((name) => relateCompanyKeys(companyKey(name), agencyKey) === 'different')
  return clients.length > 0 ? clients : companies
}

function matchCompany(mail: Subject, candidate: Candidate, sameDomain: boolean): CompanyMatch {
  const keys = candidate.companies.map(companyKey)
  if (mail.companyKey !== null && keys.length > 0) {
    const relations = keys.map((key) => relateCompanyKeys(key, mail.companyKey ?? ''))
    if (relations.includes('same')) return 'same'
    if (relations.some((relation) => relation !== 'different')) return 'related'
    // A house, or the group that it says it belongs to.
    const isKin = (name: string, key: string) => relateCompanyKeys(companyKey(name), key) !== 'different'
    if (candidate.parents.some((name) => isKin(name, mail.companyKey ?? ''))) return 'related'
    if (keys.some((key) => mail.parent !== null && isKin(mail.parent, key))) return 'related'
    // An agency writes in its own name about a client's job, a brand in its parent's: the domain tells.
    return isSenderNamed(mail.companyKey, candidate) || (sameDomain && bothNamed(mail, candidate)) ? 'related' : 'different'
  }
  if (sameDomain) return 'related'
  return candidate.companies.some((name) => isMentioned(spokenName(name), mail.words)) ? 'mentioned' : 'unknown'
}

function threadOf({ facts, ancestors }: Subject, { messageIds }: Candidate): 'answers' | 'answered' | null {
  if (messageIds.some((id) => id !== facts.messageId && ancestors.has(id))) return 'answers'
  return facts.messageId !== null && messageIds.includes(facts.messageId) ? 'answered' : null
}

/** Some mail programs leave out what they answer. */
function isSubjectOf({ subject }: Facts, { subjects }: Candidate): boolean {
  return subject.length >= leastSubject && subjects.includes(subject)
}
const leastSubject = 6

/** The company the mail names is one whose people wrote about this application, or is one of them. */
function isSenderNamed(key: string, candidate: Candidate): boolean {
  return candidate.senders.some((sender) => {
    if (isPersonal(sender) && companyKey(sender.name) === key) return true
    const domain = employerDomain(sender)
    return domain !== null && isNamedLike(domainLabel(domain), key)
  })
}

/** Neither name is the domain's own: one desk writing for two clients is no reason to join them. */
function bothNamed(mail: Subject, candidate: Candidate): boolean {
  const labels = [...mail.domains].map(domainLabel)
  const names = [mail.facts.company ?? '', ...candidate.companies]
  return labels.some((label) => names.some((name) => isNamedLike(label, name)))
}

/** An address that stands for somebody: not a program's, not one that a platform uses for everybody. */
function isPersonal(sender: { address: string; automated: boolean; platform: string | null }): boolean {
  if (sender.automated || isUnattended(sender.address)) return false
  // Platforms give a conversation its own address: long, with digits.
  return sender.platform === 'direct' || sender.platform === null || /^(?=[^@]*\d)[^@]{16,}@/.test(sender.address)
}

/**
 * The labels of an address but for its ending: 'unilever+autoreply@talent.icims.com' has 'unilever', 'talent' and
 * 'icims'.
 */
function partsOf(address: string): string[] {
  const [local = '', host = ''] = address.toLowerCase().split('@')
  const name = local.replace(/[+].*$/, '').replace(/[-_.](?:jobs?|careers?|recruiting|hr)$/, '')
  return [name, ...host.split('.').slice(0, -1)].slice(0, 6).filter((part) => !desks.has(part))
}
/** What many an employer calls the desk that hires: no name of one. */
const desks = new Set(
  (
    'personal personalabteilung bewerbung bewerbungen karriere recrutement emploi candidature candidatures empleo seleccion talento rrhh rh ' +
    'werkenbij werken vacature vacatures lavoro selezione talent people recruiting recruitment recruiter careers career jobs hiring hr info mail team'
  ).split(' '),
)

/**
 * A name as it is written, standing by itself: 'Block' is not in 'Blockchain', nor 'Target' in 'your target'. An
 * article is left out as often as not.
 */
export function isMentioned(written: string, words: string): boolean {
  const name = written.replace(/^(?:The|Der|Die|Das|De|Het|Le|La|Les|L['’]|El|Los|Las|Il) ?(?=\p{Lu})/u, '')
  if (name.length < 3) return false
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const [before, after] = [words[at - 1] ?? ' ', words[at + name.length] ?? ' ']
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true
  }
  return false
}

function sharesPlace(places: readonly string[], place: string): boolean {
  const words = (text: string) => new Set(foldWords(text).filter((word) => word.length > 2 && !vague.has(word)))
  const wanted = words(place)
  return wanted.size === 0 || places.some((other) => [...words(other)].some((word) => wanted.has(word)))
}
const vague = new Set([
  'remote',
  'hybrid',
  'the',
  'and',
  'germany',
  'deutschland',
  'france',
  'espana',
  'spain',
  'united',
  'kingdom',
  'states',
  'usa',
])

const longestText = 20_000
const keyOrNull = (text: string | null, fold: (text: string) => string): string | null =>
  text === null ? null : fold(text) || null
