import type { Evidence } from '../reading.ts'
import type { TitleContext } from './title/candidate.ts'
import { candidatesIn } from './title/candidates.ts'
import { choose } from './title/choice.ts'

/** The job that the mail is about, as it writes it: without requisition number, place and gender suffix. */
export function titleOf(context: TitleContext): { title: string; evidence: Evidence } | null {
  const candidates = context.passages.flatMap((passage) => candidatesIn(passage, context))
  const best = choose(candidates, context)
  if (!best) return null
  return {
    title: best.text,
    evidence: { field: 'title', quote: best.passage.text.slice(0, 300), where: best.passage.where },
  }
}
