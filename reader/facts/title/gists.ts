import { nameKey, sliceOf } from '../names.ts'
import type { Passage } from '../passages.ts'
import type { Token } from '../tokens.ts'
import { hiringRoles } from '../words/company-cues.ts'
import { closers, connectors, lead, notTitles } from '../words/title-grammar.ts'
import type { TitleContext } from './candidate.ts'
import { isStop, stopsFor } from './stops.ts'
import { tidyTitle, titleKey } from './tidy.ts'

/**
 * A part of the subject without the words that surround titles: 'Receptionist post', 'Bewerbung Küchenmonteur', 'Dental
 * nurse: letter attached'.
 */
export interface Gist {
  passage: Passage
  from: number
  to: number
}

export function gistRuns({ passages, language, people, company }: TitleContext): Gist[] {
  const passage = passages.find(({ zone }) => zone === 'subject')
  if (!passage) return []
  const { tokens } = passage
  const stop = stopsFor(language)
  const surrounds = (token: Token) =>
    isStop(token, stop) ||
    notTitles.has(token.word) ||
    closers.has(token.word) ||
    lead.has(token.word) ||
    hiringRoles.has(token.word)
  const runs: Gist[] = []
  let start = 0
  for (let at = 0; at <= tokens.length && runs.length < 6; at++) {
    const token = tokens[at]
    const isRule = token !== undefined && /^[-–—|:·•/@]+$/.test(token.text)
    if (token && !isRule && !/[:;!?,.]/.test(token.after)) continue
    let from = start
    let to = isRule || !token ? at : at + 1
    start = at + 1
    while (from < to && surrounds(tokens[from] as Token)) from += 1
    while (to > from && (surrounds(tokens[to - 1] as Token) || connectors.has((tokens[to - 1] as Token).word))) to -= 1
    const words = tokens.slice(from, to)
    const key = nameKey(sliceOf(tokens, from, to))
    if (words.length === 0 || words.length > 6 || words.some((word) => isStop(word, stop))) continue
    if (people.has(key) || (company !== null && nameKey(company).includes(key))) continue
    runs.push({ passage, from, to })
  }
  return runs
}

/** By the title's key, whether it is all that the subject says, or its first or a later part. */
export function gistsOf(context: TitleContext): Map<string, string> {
  const runs = gistRuns(context)
  return new Map(
    runs.map(({ passage, from, to }, n) => {
      const where = runs.length === 1 ? 'nothing else' : n === 0 ? 'first' : 'later'
      return [titleKey(tidyTitle(sliceOf(passage.tokens, from, to), context.company)), where] as const
    }),
  )
}
