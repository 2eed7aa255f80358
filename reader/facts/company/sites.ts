import { fold } from '../../../domain/text/fold.ts'
import type { NormalisedMail } from '../../mail.ts'
import { platformOfHost, tenantOfLink } from '../../platforms/index.ts'
import { ownLabelOf } from '../domain-name.ts'

const most = { lines: 150, links: 60, labels: 6 }

/** Hosts as they stand in running text: behind an @, `www.` or `://`. */
const written = /(?:@|\bwww\.|:\/\/)([a-z\d][a-z\d.-]{2,80})/gi

/**
 * What the owners of the other hosts call these: pages that the mail links to, addresses in its text, whoever gets a
 * copy. A name that one of them spells is seldom a stranger's.
 */
export function sitesIn(mail: NormalisedMail, own: string | null): string[] {
  const labels = new Set<string>()
  const strangers = new Set(mail.to.map(({ address }) => labelOf(hostOfAddress(address))))
  const add = (label: string | null) => {
    if (label !== null && label.length > 2 && label !== own && !strangers.has(label) && !services.has(label)) labels.add(label)
  }
  for (const { address } of mail.parsed.cc.slice(0, 10)) add(labelOf(hostOfAddress(address)))
  let links = 0
  for (const { text, links: linked } of mail.lines.slice(0, most.lines)) {
    if (labels.size >= most.labels) break
    for (const { url } of linked) {
      if (++links > most.links) break
      const host = hostOfLink(url)
      const platform = host === '' ? null : platformOfHost(host)
      if (platform === null) add(labelOf(host))
      else {
        const tenant = tenantOfLink(platform, url)
        if (tenant !== null) add(fold(tenant))
      }
    }
    if (text.includes('@') || text.includes('www.') || text.includes('://'))
      for (const [, host = ''] of text.slice(0, 1000).matchAll(written))
        if (platformOfHost(host) === null) add(labelOf(host.toLowerCase().replace(/[.-]+$/, '')))
  }
  return [...labels].slice(0, most.labels)
}

const labelOf = (host: string): string | null => ownLabelOf(host)?.label ?? null

const hostOfAddress = (address: string): string => address.split('@')[1] ?? ''

const hostOfLink = (url: string): string =>
  /^(?:https?:\/\/|mailto:[^@]{1,80}@)([^/?#:]{3,80})/i.exec(url)?.[1]?.toLowerCase() ?? ''

// Pages that every house links to.
const services = new Set(
  'facebook instagram twitter x linkedin youtube youtu tiktok pinterest xing kununu glassdoor vimeo whatsapp t google goo gle apple microsoft office live zoom webex skype teams wetransfer bit aka lnkd safelinks outlook proofpoint mimecast urldefense sendgrid mailchimp w3 schema gstatic googleapis cloudfront amazonaws licdn maps'.split(
    ' ',
  ),
)
