import type { Evidence, Likely } from '../../domain/reading.ts'
import { quoteOf } from '../quote.ts'
import { agencyName } from './company/agency.ts'
import { isBuilding } from './company/building.ts'
import { type CompanyCandidate, candidatesOf } from './company/candidates.ts'
import { fromCards } from './company/cards.ts'
import { fromDomain } from './company/domain.ts'
import { companyField } from './company/features.ts'
import { fromFooter } from './company/footer.ts'
import { formOf } from './company/form.ts'
import { japaneseEmployer } from './company/japanese.ts'
import { fromLabels, fromLogo, fromNameLines, fromOrganizer, fromPairs } from './company/layout.ts'
import { isNobody } from './company/nobody.ts'
import { fromMailbox, interestedIn } from './company/plain.ts'
import { isPossible } from './company/possible.ts'
import { displayParts, fromDisplayName, spokenPrefixes } from './company/sender.ts'
import { fromSentences } from './company/sentences.ts'
import type { CompanyContext, Sighting } from './company/sighting.ts'
import { fromSignature } from './company/signature.ts'
import { fromSubject } from './company/subject.ts'
import { nameKey, withoutTeam } from './names.ts'
import { type Field, likeliest, pick, type Ranking, sharesOf } from './ranking.ts'
import { owners } from './words/brands.ts'

/** The employer that hires, as the mail writes its name, null rather than a guess; and who it may be. */
export function companyOf(
  context: CompanyContext,
  ranking: Ranking,
): { told: { company: string; evidence: Evidence } | null; likely: Likely[] } {
  const { candidates, field } = companyChoice(context)
  const shares = sharesOf(ranking, field).map((share, n) => (isAnybody(candidates[n], context) ? 0 : share))
  const likely = likeliest(candidates, shares).map(([candidate, share]) => ({
    name: formOf(candidate.forms, context.mail),
    share,
    evidence: evidenceOf(candidate),
  }))
  const best =
    candidates[
      pick(
        ranking,
        shares,
        candidates.map(({ key }) => key),
      )
    ]
  if (!best) return { told: plainly(candidates, shares, context), likely }
  // The owner is the employer where the mail names both.
  const owner = nameKey(owners.get(best.key) ?? '')
  const winner = candidates.find(({ key }) => key === owner) ?? best
  return { told: { company: formOf(winner.forms, context.mail), evidence: evidenceOf(winner) }, likely }
}

/** 'Recruiting', 'the Hospital' – unless the sender's own address says that they are called so. */
const isAnybody = (candidate: CompanyCandidate | undefined, { own }: CompanyContext): boolean =>
  candidate !== undefined &&
  own?.label !== candidate.key.replaceAll(' ', '') &&
  [...candidate.forms.keys()].every((form) => isNobody(form))

/** Whom the words or the address name plainly, though nothing else of the mail speaks for it. */
function plainly(candidates: CompanyCandidate[], shares: number[], context: CompanyContext) {
  const eastern = japaneseEmployer(context.mail)
  if (eastern) return eastern
  const named = interestedIn(candidates, shares, context)
  if (named) return { company: formOf(named.forms, context.mail), evidence: evidenceOf(named) }
  return Math.max(0, ...shares) < leastElse ? fromMailbox(context) : null
}
/** From here on another name of the mail may be the employer's. */
const leastElse = 0.4

const evidenceOf = ({ best, forms }: CompanyCandidate): Evidence => ({
  field: 'company',
  quote: quoteOf(
    best.quote,
    [...forms.keys()].find((form) => best.quote.includes(form)),
  ),
  where: best.where,
})

/** All names that may be the employer's, and what speaks for each. */
export function companyChoice(context: CompanyContext): { candidates: CompanyCandidate[]; field: Field } {
  const candidates = candidatesOf(sightingsIn(context), context)
  return { candidates, field: companyField(candidates, context) }
}

/** 'Merrow Estates / Theo': a meeting is named for both sides. */
function withoutPeople(sighting: Sighting, { people }: CompanyContext): Sighting {
  const sides = sighting.text.split(/\s(?:\/|x|<>|&|and|und|et|y|with|mit|met|med|avec|con|com)\s/)
  const others = sides.filter((side) => !people.has(nameKey(side)))
  return others.length === 1 && sides.length === 2 ? { ...sighting, text: others[0] ?? '' } : sighting
}

function sightingsIn(context: CompanyContext): Sighting[] {
  const isBoard = context.platform?.platform.type === 'board'
  const sightings = [
    ...fromDisplayName(context),
    ...displayParts(context),
    ...fromSubject(context),
    ...spokenPrefixes(context),
    ...fromSentences(context),
    ...fromSignature(context),
    ...fromFooter(context),
    ...fromLogo(context),
    ...fromLabels(context),
    ...fromCards(context),
    ...fromPairs(context),
    ...(isBoard ? [] : fromNameLines(context)),
    ...fromOrganizer(context),
  ]
    .map((sighting) => withoutPeople(sighting, context))
    .filter((sighting) => isPossible(sighting.text, context, /^(?:from|display|logo|label|card|calendar)/.test(sighting.source)))
    .filter((sighting) => !isBuilding(sighting.text, context))
  sightings.push(...fromDomain(context, sightings))
  const full = agencyName(context)
  if (full)
    for (const sighting of sightings)
      if (nameKey(sighting.text) === nameKey(withoutTeam(full)) || nameKey(sighting.text) === nameKey(full)) sighting.text = full
  return sightings
}
