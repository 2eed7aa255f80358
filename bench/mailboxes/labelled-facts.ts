import type { Facts } from '../../domain/attribution/attribute.ts'
import { facts } from '../../reader/facts.ts'
import { newTextOf } from '../../reader/new-text.ts'
import { normalise } from '../../reader/normalise.ts'
import { platformOf, sendingDomains } from '../../reader/platforms/index.ts'
import type { LabelledMail } from './folder.ts'

/** A reading with the labelled kind, company and title; everything else as extracted. */
export function labelledFacts(mail: LabelledMail): Facts {
  const normalised = normalise(mail.parsed)
  const platform = platformOf(normalised)
  const read = facts(normalised, platform, mail.kind)
  const { messageId, inReplyTo, references } = mail.parsed
  const { from, replyTo, subject, automated, forwarded } = normalised
  return {
    ...read,
    messageId,
    inReplyTo,
    references,
    from,
    replyTo,
    subject,
    automated,
    forwarded,
    kind: mail.kind,
    confidence: 1,
    company: mail.company,
    title: mail.title,
    likely: { company: [], title: [] },
    platform: mail.platform ?? platform?.platform.name ?? 'direct',
    at: new Date(mail.at).toISOString(),
    tag: null,
    platformDomains: sendingDomains(mail.platform ?? platform?.platform.name ?? null),
    ...newTextOf(normalised),
    isTrusted: read.trust.level === 'normal',
  }
}
