import type { Evidence } from '../reading.ts'
import { type Field, pick, type Ranking } from './ranking.ts'
import type { TitleContext } from './title/candidate.ts'
import { titleField } from './title/features.ts'
import { formOf, type TitleGroup, titleGroups } from './title/groups.ts'

/** The job that the mail is about, as it writes it: without requisition number, place and gender suffix; null rather than a guess. */
export function titleOf(context: TitleContext, ranking: Ranking): { title: string; evidence: Evidence } | null {
  const { groups, field } = titleChoice(context)
  const best = groups[pick(ranking, field)]
  if (!best) return null
  const { text, where } = best.best.passage
  return { title: formOf(best), evidence: { field: 'title', quote: text.slice(0, 300), where } }
}

/** All runs of words that may be the title, and what speaks for each. */
export function titleChoice(context: TitleContext): { groups: TitleGroup[]; field: Field } {
  const groups = titleGroups(context)
  return { groups, field: titleField(groups, context) }
}
