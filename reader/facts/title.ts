import type { Evidence, Likely } from '../../domain/reading.ts'
import { quoteOf } from '../quote.ts'
import { type Field, likeliest, pick, type Ranking, sharesOf } from './ranking.ts'
import type { TitleContext } from './title/candidate.ts'
import { titleField } from './title/features.ts'
import { formOf, type TitleGroup, titleGroups } from './title/groups.ts'

/**
 * The job that the mail is about, as it writes it: without requisition number, place and gender suffix, null rather
 * than a guess; and what it may be.
 */
export function titleOf(
  context: TitleContext,
  ranking: Ranking,
): { told: { title: string; evidence: Evidence } | null; likely: Likely[] } {
  const { groups, field } = titleChoice(context)
  const shares = sharesOf(ranking, field)
  const likely = likeliest(groups, shares).map(([group, share]) => ({
    name: formOf(group),
    share,
    evidence: evidenceOf(group),
  }))
  const best = groups[pick(ranking, shares)]
  return { told: best ? { title: formOf(best), evidence: evidenceOf(best) } : null, likely }
}

const evidenceOf = (group: TitleGroup): Evidence => ({
  field: 'title',
  quote: quoteOf(group.best.passage.text, formOf(group)),
  where: group.best.passage.where,
})

/** All runs of words that may be the title, and what speaks for each. */
export function titleChoice(context: TitleContext): { groups: TitleGroup[]; field: Field } {
  const groups = titleGroups(context)
  return { groups, field: titleField(groups, context) }
}
