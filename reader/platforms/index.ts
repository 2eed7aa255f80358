import { fold } from '../../domain/text/fold.ts'
import { teamWords } from '../facts/words/company-cues.ts'
import { isFirstName } from '../facts/words/first-names.ts'
import type { NormalisedMail } from '../mail.ts'
import { platforms } from './known.ts'
import type { Platform } from './platform.ts'

export type { Platform } from './platform.ts'

/** The system that sent a mail for an employer. */
export interface PlatformMatch {
  platform: Platform
  /** The employer's short name as address or links carry it (`fjordbyte`); null when they do not. */
  tenant: string | null
  /** The words that gave it away. */
  quote: string
}

const byDomain = new Map(platforms.flatMap((platform) => platform.senders.map((sender) => [sender, platform] as const)))
// A host that two of them share is the first one's.
const byHost = new Map(
  platforms.toReversed().flatMap((platform) => (platform.links ?? []).map((host) => [host.replace('*.', ''), platform] as const)),
)
const googleCalendar = platforms.find((platform) => platform.name === 'google_calendar')
const outlook: Platform = { name: 'outlook', type: 'calendar', brands: ['Microsoft Outlook', 'Outlook'], senders: [] }
const ownStaff = /^(?:(?:careers?|recruiting|recruitment|talent|hiring|staffing|hr)(?:[-_.+](?!no-?reply)|$)|jobs?$)/

/** Which platform sent the mail; null when the employer's own mail system or a person did. */
export function platformOf(mail: NormalisedMail): PlatformMatch | null {
  const address = mail.from?.address ?? ''
  const [local = '', domain = ''] = address.split('@')
  const sent = byDomain.get(address) ?? platformOfDomain(domain)
  if (sent) {
    // A board or ATS hires for itself too: `careers@indeed.com` is an employer.
    if (ownStaff.test(local) && platformOfDomain(domain) === byDomain.get(domain) && namesItself(mail, sent)) return null
    return {
      platform: sent,
      tenant:
        tenantOf(sent, local, domain) ?? tenantOfLinks(sent, mail) ?? (sent.type === 'ats' ? employerOfMailbox(local) : null),
      quote: address,
    }
  }
  const calendar = mail.parsed.calendars[0] ?? ''
  if (
    googleCalendar &&
    /^(?:Updated invitation|Invitation|Canceled event|Cancelled event|Einladung|Invitación|Invito|Convite|Uitnodiging)[^:]{0,40}: .{1,200} @ /.test(
      mail.parsed.subject,
    )
  ) {
    return { platform: googleCalendar, tenant: null, quote: mail.parsed.subject.slice(0, 300) }
  }
  if (/PRODID:[^\n]{0,40}Microsoft Exchange/i.test(calendar.slice(0, 4000))) {
    return { platform: outlook, tenant: null, quote: 'Microsoft Exchange' }
  }
  return null
}

const byName = new Map(platforms.map((platform) => [platform.name, platform] as const))

/** The domains that mail of the platform of this name comes from. */
export function sendingDomains(name: string | null): readonly string[] {
  return byName.get(name ?? '')?.senders ?? []
}

/** The platform that a posting or candidate page belongs to, with the employer's label in its address. */
export function platformOfHost(host: string): Platform | null {
  const labels = host.toLowerCase().split('.')
  for (let at = 0; at < labels.length - 1; at++) {
    const platform = byHost.get(labels.slice(at).join('.'))
    if (platform) return platform
  }
  return null
}

/** The platform that sends from a domain or from one above it. */
function platformOfDomain(domain: string): Platform | null {
  const labels = domain.split('.')
  for (let at = 0; at < labels.length - 1 && at < 6; at++) {
    const platform = byDomain.get(labels.slice(at).join('.'))
    if (platform) return platform
  }
  return null
}

function namesItself(mail: NormalisedMail, platform: Platform): boolean {
  const name = mail.from?.name.toLowerCase() ?? ''
  return platform.brands.some((brand) => name.startsWith(brand.toLowerCase()))
}

const generic = new Set(
  'no-reply noreply donotreply do-not-reply do_not_reply notification notifications notify mail mailer email hello hi info support team system enterprise careers jobs recruiting recruitment hr candidates app us eu uk api www scheduler scheduling interviews reply user talent hire na4 em push s e m my mailer-noreply naoresponda ne-pas-repondre nicht-antworten apply boards job-boards job login career wd1 wd3 wd5 otp ats jobalerts workday'.split(
    ' ',
  ),
)

function tenantOf(platform: Platform, local: string, domain: string): string | null {
  for (const place of platform.tenant ?? []) {
    if (place === 'local-part') {
      // halvorsenlog+autoreply@, lichtwerk-jobs@, BrennanElectricCooperative.hr@, riverinahealth-connect@
      const name = local
        .replace(/\+.*$/, '')
        .replace(/[-_.](?:jobs?|hr|connect|careers?|recruiting|recruitment|recrutement|bewerbung|talent|noreply|no-reply)$/, '')
        .replace(/^(?:recrutement|jobs?|careers?|hr|recruiting)[-_.]/, '')
      if (name.length > 2 && !generic.has(name)) return name
    }
    if (place === 'subdomain') {
      const sender = platform.senders.find((known) => domain.endsWith(`.${known}`))
      const name = sender
        ? domain
            .slice(0, -sender.length - 1)
            .split('.')
            .filter((label) => !generic.has(label))
            .at(-1)
        : undefined
      if (name) return name
    }
  }
  return null
}

/** A platform's mailbox that isn't its own names a customer: stonebridge@smartrecruiters.com. */
function employerOfMailbox(local: string): string | null {
  const name = fold(local).replace(/\+.*$/, '')
  const words = name.split(/[-_.]/)
  const isOwn = words.some((word) => generic.has(word) || teamWords.has(word) || ownDesks.test(word) || isFirstName(word))
  return /^[a-z][a-z-]{3,40}$/.test(name) && !isOwn ? name : null
}

const ownDesks =
  /^(?:re?ply|bounces?|daemon|postmaster|admin|billing|sales|security|privacy|legal|press|marketing|newsletter|news|updates?|alerts?|messages?|messaging|candidate|applicants?|applications?|bewerbung(?:en)?|bewerber|candidatures?|interview|calendar|invites?|reminders?|confirmation|confirm|account|accounts|service|services|customer|client|help|contact|office|robot|bot|auto|automatic|automated|test|feedback|survey|privacy|verify|verification|no|not|do|system|notifier|notification|notificaciones|communications?|comms|people|onboarding|offers?|offer|documents?|sign|work|feed|post|digest|match|recommendations)$/

function tenantOfLinks(platform: Platform, mail: NormalisedMail): string | null {
  if (!platform.tenant?.some((place) => place === 'link' || place === 'path')) return null
  for (const line of mail.lines.slice(0, 300)) {
    if (line.zone === 'quoted') continue
    for (const link of line.links.slice(0, 20)) {
      const found = tenantOfLink(platform, link.url)
      if (found) return found
    }
  }
  return null
}

/** The short name by which a link on a platform's host says whose page it is. */
export function tenantOfLink(platform: Platform, url: string): string | null {
  if (url.length > 2000 || !URL.canParse(url)) return null
  const { hostname, pathname } = new URL(url)
  for (const host of platform.links ?? []) {
    if (host.startsWith('*.') && hostname.endsWith(host.slice(1))) {
      const label =
        hostname
          .slice(0, -host.length + 1)
          .split('.')[0]
          ?.replace(/^careers?-/, '') ?? ''
      if (label.length > 2 && !generic.has(label)) return label
    }
    if (hostname === host && platform.tenant?.includes('path')) {
      const label = pathname.split('/').filter(Boolean)[0]?.toLowerCase() ?? ''
      if (
        label.length > 2 &&
        !generic.has(label) &&
        /[a-z]/.test(label) &&
        !/^(?:availability|applications?|identity|offers|schedule|jobs?|candidates?|tests?|interviews?|privacy|users?)$/.test(
          label,
        )
      )
        return label
    }
  }
  return null
}
