import type { Where } from '../../../domain/reading.ts'
import { fold } from '../../../domain/text/fold.ts'
import { ownLabelOf, spelledBy } from '../domain-name.ts'
import type { Passage } from '../passages.ts'
import { isPossible } from './possible.ts'
import type { CompanyContext, Sighting } from './sighting.ts'
import { spansOf } from './spans.ts'
import { fromSpelling } from './spelled.ts'

/** The domain or tenant of the sender, matched back to how the mail writes the name. */
export function fromDomain(context: CompanyContext, sightings: Sighting[]): Sighting[] {
  const { mail, platform } = context
  const labels: { label: string; suffix: string; weight: number; source?: string }[] = []
  if (platform?.tenant) labels.push({ label: fold(platform.tenant), suffix: '', weight: 0.6 })
  if (platform === null || platform.platform.type === 'calendar') {
    const own = ownLabelOf(mail.from?.address.split('@')[1] ?? '')
    const local = fold(mail.from?.address.split('@')[0] ?? '')
    if (own && !own.label.includes('calendar-notification')) labels.push({ ...own, weight: 0.66 })
    // A small employer on a free mail account: saltyanchorgalway@gmail.com.
    else if (local.length > 6) labels.push({ label: local, suffix: '', weight: 0.5 })
  }
  const reply =
    mail.replyTo && mail.replyTo.address !== mail.from?.address ? ownLabelOf(mail.replyTo.address.split('@')[1] ?? '') : null
  if (reply && platform !== null) labels.push({ ...reply, weight: 0.45 })
  const organizer = context.organizer ? ownLabelOf(context.organizer.address.split('@')[1] ?? '') : null
  if (organizer && platform?.platform.type === 'calendar') labels.push({ ...organizer, weight: 0.5 })
  for (const site of context.sites)
    if (labels.every(({ label }) => label !== site)) labels.push({ label: site, suffix: '', weight: 0.3, source: 'site' })
  if (labels.length === 0) return []
  const spans = new Map<string, { where: Where; quote: string; zone: Passage['zone'] }>()
  for (const passage of context.passages) {
    for (const span of spansOf(passage))
      if (!spans.has(span)) spans.set(span, { where: passage.where, quote: passage.text, zone: passage.zone })
    if (spans.size > 600) break
  }
  for (const sighting of sightings)
    if (!spans.has(sighting.text)) spans.set(sighting.text, { where: sighting.where, quote: sighting.quote, zone: 'body' })
  const [first] = labels
  const found = first ? fromSpelling(first.label, mail.from?.name ?? '', context.passages) : []
  for (const { label, suffix, weight, source = 'domain' } of labels) {
    // `kestrel.studio` is written out with its ending.
    const whole = label + suffix.replace('.', '')
    for (const [span, seen] of spans) {
      const fit = Math.max(spelledBy(label, span), suffix === '' ? 0 : spelledBy(whole, span))
      if (fit <= 0 || !isPossible(span, context)) continue
      found.push({ text: span, weight: weight * fit, source: `${source} ${label}`, where: seen.where, quote: seen.quote })
    }
  }
  return found
}
