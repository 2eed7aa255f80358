import { getDomain } from 'tldts'
import type { Status } from '../../contract/applications.ts'
import { isEnd } from '../application/status.ts'
import { companyKey } from '../names/company-key.ts'
import { parentOf } from '../names/company-relation.ts'
import { titleKey } from '../names/title-key.ts'
import { likelierKind } from '../reading.ts'
import { domainLabel } from './domains.ts'
import { withHeldNames } from './held.ts'
import type { Candidate, Facts, Sender, Signs } from './shapes.ts'

/** What is stored of an application itself. */
export interface Known {
  id: string
  company: string | null
  title: string | null
  requisition: string | null
  postingUrl: string | null
  location: string | null
  status: Status
  /** When the user sent it, where no mail is from before. */
  appliedAt: string | null
  endedAt: string | null
}

/** An application with all its mails, oldest first, as attribution sees it. */
export function candidateOf(application: Known, mails: readonly Facts[]): Candidate {
  const at = mails[0]?.at ?? application.appliedAt ?? new Date(0).toISOString()
  const bare: Candidate = {
    id: application.id,
    companies: some(application.company),
    parents: [],
    likelyCompanies: [],
    named: [],
    titles: some(application.title),
    requisitions: some(application.requisition),
    postingUrls: some(application.postingUrl),
    locations: some(application.location),
    messageIds: [],
    calendarUids: [],
    subjects: [],
    senders: [],
    platforms: [],
    tags: [],
    confirmedBy: [],
    status: application.status,
    firstAt: at,
    lastAt: at,
    // The user may note what had ended by then.
    endedAt: application.endedAt ?? (isEnd(application.status) ? at : null),
  }
  return mails.reduce(withMail, bare)
}

/** The candidate after one more of its mails. Status and end are not touched: they come from status.ts. */
export function withMail(candidate: Candidate, mail: Facts): Candidate {
  const { company, title } = withHeldNames(mail)
  return {
    ...candidate,
    companies: joined(candidate.companies, some(company)),
    likelyCompanies: joined(
      candidate.likelyCompanies,
      company === null ? (mail.likely?.company ?? []).map(({ name }) => name) : [],
    ),
    parents: joined(candidate.parents, some(parentOf({ ...mail, company }))),
    named: joined(candidate.named, [...(mail.named ?? [])]),
    titles: joined(candidate.titles, some(title)),
    requisitions: joined(candidate.requisitions, some(mail.requisition)),
    postingUrls: joined(candidate.postingUrls, some(mail.postingUrl)),
    locations: joined(candidate.locations, some(mail.location)),
    messageIds: joined(candidate.messageIds, threadOf(mail)),
    calendarUids: joined(candidate.calendarUids, some(mail.invitation?.uid ?? null)),
    subjects: joined(candidate.subjects, some(mail.subject)),
    senders: withSenders(candidate.senders, sendersOf(mail)),
    platforms: joined(candidate.platforms, some(mail.platform)),
    tags: joined(candidate.tags, some(mail.tag)),
    confirmedBy: joined(candidate.confirmedBy, mail.kind === 'application_received' ? [mail.platform ?? 'direct'] : []),
    firstAt: Date.parse(mail.at) < Date.parse(candidate.firstAt) ? mail.at : candidate.firstAt,
    lastAt: Date.parse(mail.at) > Date.parse(candidate.lastAt) ? mail.at : candidate.lastAt,
  }
}

/** The Message-IDs a mail belongs with: its own and its ancestors'. */
export function threadOf(mail: Pick<Facts, 'messageId' | 'inReplyTo' | 'references'>): string[] {
  return [...some(mail.messageId), ...mail.inReplyTo, ...mail.references]
}

/** Everybody a mail shows as writing or to be answered. */
export function sendersOf(mail: Facts): Sender[] {
  const of = (box: { address: string; name: string } | null | undefined, automated: boolean): Sender[] =>
    box?.address
      ? [{ address: box.address.toLowerCase(), name: box.name, automated, platform: platformBehind(box.address, mail) }]
      : []
  return [
    ...of(mail.from, mail.automated),
    ...of(mail.replyTo, false),
    ...of(mail.invitation?.organizer, false),
    ...mail.people.flatMap((person) => of(person, false)),
  ]
}

/**
 * Whose system an address of a mail belongs to. Calendars write in their guests' names, and platforms put the
 * employer's own address into Reply-To: such an address is the employer's unless it bears the platform's name or
 * domain.
 */
function platformBehind(address: string, mail: Facts): string | null {
  const { platform } = mail
  if (platform === null || platform === 'direct') return platform
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  if (calendars.has(platform)) return host === 'google.com' || host.endsWith('.google.com') ? platform : 'direct'
  const from = mail.from?.address.toLowerCase() ?? ''
  const domain = getDomain(host)
  const isPlatforms =
    address.toLowerCase() === from ||
    domain === getDomain(from.slice(from.lastIndexOf('@') + 1)) ||
    mail.platformDomains.some((sending) => host === sending || host.endsWith(`.${sending}`)) ||
    // 'lever-mail.com', and not 'unilever.com'.
    domainLabel(domain ?? '')
      .split('-')
      .includes(platform)
  return isPlatforms ? platform : 'direct'
}
const calendars = new Set(['outlook', 'google_calendar'])

/** What is kept with a correction, to know the next such mail by. */
export function signsOf(mail: Facts): Signs {
  return {
    thread: threadOf(mail),
    sender: mail.from?.address.toLowerCase() ?? null,
    automated: mail.automated,
    platform: mail.platform,
    kind: likelierKind(mail),
    companyKey: mail.company === null ? null : companyKey(mail.company),
    titleKey: mail.title === null ? null : titleKey(mail.title),
  }
}

const some = (value: string | null): string[] => (value ? [value] : [])

/** Long lists say no more than short ones, and a thread of a thousand mails must not make every next one slower. */
const longest = 200

function joined(old: string[], more: string[]): string[] {
  const fresh = more.filter((value) => !old.includes(value))
  return fresh.length === 0 ? old : [...old, ...fresh].slice(0, longest)
}

function withSenders(old: Sender[], more: Sender[]): Sender[] {
  const known = new Set(old.map((sender) => sender.address))
  const fresh = more.filter((sender) => !known.has(sender.address) && known.add(sender.address))
  return fresh.length === 0 ? old : [...old, ...fresh].slice(0, longest)
}
