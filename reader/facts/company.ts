import type { Evidence } from '../reading.ts'
import { agencyName } from './company/agency.ts'
import { fromCards } from './company/cards.ts'
import { choose } from './company/choice.ts'
import { fromDomain } from './company/domain.ts'
import { fromFooter } from './company/footer.ts'
import { fromLabels, fromLogo, fromNameLines, fromOrganizer, fromPairs } from './company/layout.ts'
import { isPossible } from './company/possible.ts'
import { fromDisplayName, spokenPrefixes } from './company/sender.ts'
import { fromSentences } from './company/sentences.ts'
import type { CompanyContext, Sighting } from './company/sighting.ts'
import { fromSignature } from './company/signature.ts'
import { fromSubject } from './company/subject.ts'
import { nameKey, withoutTeam } from './names.ts'

/** The employer that hires, as the mail writes its name; null rather than a guess. */
export function companyOf(context: CompanyContext): { company: string; evidence: Evidence } | null {
  const { kind, platform } = context
  if (kind === 'other') return null
  const isDigest = kind === 'job_alert'
  if (isDigest && (platform === null || platform.platform.type === 'board')) return null
  const sightings = sightingsIn(context)
  const best = choose(sightings, context.platform !== null)
  if (!best) return null
  return {
    company: withArticle(best.text, context),
    evidence: { field: 'company', quote: best.quote.slice(0, 300), where: best.where },
  }
}

/** 'Merrow Estates / Theo': a meeting is named for both sides. */
function withoutPeople(sighting: Sighting, { people }: CompanyContext): Sighting {
  if (!/\s(?:\/|x|<>|&|and|und|et|y)\s/.test(sighting.text)) return sighting
  const sides = sighting.text.split(/\s(?:\/|x|<>|&|and|und|et|y)\s/)
  const others = sides.filter((side) => !people.has(nameKey(side)))
  return others.length === 1 && sides.length === 2 ? { ...sighting, text: others[0] ?? '' } : sighting
}

/** 'The Salty Anchor', 'El Rincón': an article belongs to the name where the name stands by itself with it. */
function withArticle(text: string, { mail }: CompanyContext): string {
  const apart = mail.lines.filter((line) => line.zone !== 'quoted').slice(0, 80)
  const pieces = [mail.from?.name ?? '', ...apart.map((line) => line.text)].filter((piece) => piece.length <= 120)
  for (const piece of pieces)
    for (const part of piece.split(/\s*[|·•,(]\s*|\s+[-–—]+\s+|\s(?:at|from|@)\s/)) {
      const article = part.endsWith(text) ? part.slice(0, -text.length) : ''
      if (/^(?:The|El|La|Los|Las|Le|Les|Il|Lo|De|Het) $/.test(article)) return part
    }
  return text
}

function sightingsIn(context: CompanyContext): Sighting[] {
  const isDigest = context.kind === 'job_alert'
  const sightings = [
    ...fromDisplayName(context),
    ...fromSubject(context),
    ...spokenPrefixes(context),
    ...(isDigest ? [] : fromSentences(context)),
    ...fromSignature(context),
    ...fromFooter(context),
    ...fromLogo(context),
    ...(isDigest ? [] : fromLabels(context)),
    ...(isDigest ? [] : fromCards(context)),
    ...(isDigest ? [] : fromPairs(context)),
    ...(isDigest || context.platform?.platform.type === 'board' ? [] : fromNameLines(context)),
    ...fromOrganizer(context),
  ]
    .map((sighting) => withoutPeople(sighting, context))
    .filter((sighting) => isPossible(sighting.text, context, /^(?:from|logo|label|card|calendar)/.test(sighting.source)))
  sightings.push(...fromDomain(context, sightings))
  const full = agencyName(context)
  if (full)
    for (const sighting of sightings)
      if (nameKey(sighting.text) === nameKey(withoutTeam(full)) || nameKey(sighting.text) === nameKey(full)) sighting.text = full
  return sightings
}
