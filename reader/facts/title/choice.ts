import { looksLikePerson, nameKey } from '../names.ts'
import type { Passage } from '../passages.ts'
import type { Token } from '../tokens.ts'
import { hiringRoles } from '../words/company-cues.ts'
import { isOccupation } from '../words/occupations.ts'
import { isPlace } from '../words/places.ts'
import { connectors, lead, notTitles } from '../words/title-grammar.ts'
import type { Candidate, TitleContext } from './candidate.ts'
import { candidateOf } from './candidates.ts'
import { spanAfter } from './spans.ts'
import { isStop, stopsFor } from './stops.ts'

const threshold = 0.34

export function choose(candidates: Candidate[], context: TitleContext): Candidate | null {
  const groups = new Map<string, { score: number; best: Candidate; passages: Set<Passage> }>()
  for (const candidate of candidates) {
    const group = groups.get(candidate.key)
    if (!group) {
      groups.set(candidate.key, { score: candidate.weight, best: candidate, passages: new Set([candidate.passage]) })
      continue
    }
    // A second passage is a second witness; a second cue in the same sentence is nearly none.
    const share = group.passages.has(candidate.passage) ? 0.25 : 1
    group.score = 1 - (1 - group.score) * (1 - candidate.weight * share)
    if (candidate.weight > group.best.weight) group.best = candidate
    group.passages.add(candidate.passage)
  }
  const ranked = [...groups.values()].sort((a, b) => b.score - a.score)
  let winner = ranked[0]
  if (!winner || winner.score < threshold) return looseTitle(context)
  // The fuller form of the same title wins when the mail itself writes it so.
  for (const other of ranked) {
    if (other !== winner && isFuller(other.best, winner.best, context) && other.score >= winner.score * 0.5) winner = other
  }
  return winner.best
}

/** With no cue anywhere: the one run of capitals in the text that names an occupation ("the job's yours. Journeyman Electrician, $41.50/hr"). */
function looseTitle(context: TitleContext): Candidate | null {
  const stop = stopsFor(context.language)
  const found = new Map<string, Candidate>()
  for (const passage of context.passages) {
    if (passage.zone !== 'body' || passage.tokens.length > 80) continue
    const { tokens } = passage
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] as Token
      if (!token.capital || isStop(token, stop) || lead.has(token.word) || notTitles.has(token.word) || /[(]/.test(token.before))
        continue
      const previous = tokens[at - 1]
      const span = spanAfter(tokens, at, stop, context.language)
      if (!span) continue
      at = span.to - 1
      // Behind a name or a comma stands what somebody else does.
      if (previous && (previous.after.includes(',') || (previous.capital && previous.after === ''))) continue
      const slice = tokens.slice(span.from, span.to)
      if (
        slice.length < 2 ||
        slice.some((word) => hiringRoles.has(word.word)) ||
        !slice.some((word) => word.capital && isOccupation(word.word))
      )
        continue
      const candidate = candidateOf(passage, span.from, span.to, 0.4, context)
      if (candidate && !looksLikePerson(candidate.text)) found.set(candidate.key, candidate)
    }
  }
  return found.size === 1 ? ([...found.values()][0] ?? null) : null
}

function isFuller(longer: Candidate, shorter: Candidate, context: TitleContext): boolean {
  // "Certified Nursing Assistant (CNA)" and its abbreviation.
  if (longer.text.endsWith(`(${shorter.text})`)) return true
  if (longer.key.length > shorter.key.length + 60) return false
  // "Designer" in the subject, "UX/UI Designer" in the text.
  if (longer.key.endsWith(` ${shorter.key}`)) {
    const extra = longer.key.slice(0, -shorter.key.length - 1).split(' ')
    return (
      extra.length <= 2 &&
      extra.every(
        (word) => !connectors.has(word) && !lead.has(word) && !notTitles.has(word) && !stopsFor(context.language).has(word),
      )
    )
  }
  if (!longer.key.startsWith(`${shorter.key} `)) return false
  const rest = longer.text.slice(shorter.text.length).replace(/^[\s,–—|:-]+/, '')
  if (isPlace(rest) || nameKey(rest) === nameKey(context.company ?? '')) return false
  return !context.people.has(nameKey(rest)) && !looksLikePerson(rest.replace(/^.*\s[-–|]\s/, ''))
}
