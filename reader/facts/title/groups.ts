import { sliceOf } from '../names.ts'
import type { Passage } from '../passages.ts'
import type { Token } from '../tokens.ts'
import { months, weekdays } from '../words/calendar-words.ts'
import { isOccupation } from '../words/occupations.ts'
import { closers, connectors, lead } from '../words/title-grammar.ts'
import type { TitleContext } from './candidate.ts'
import { candidateOf, candidatesIn } from './candidates.ts'
import { nominative } from './finnish.ts'
import { gistRuns } from './gists.ts'
import { asListed, isBentOccupation } from './nominative.ts'
import { closingBracket } from './spans.ts'
import { isStop, type Stops, stopsFor } from './stops.ts'
import { bracketKind, tidyTitle, titleKey } from './tidy.ts'

/** Words that may be the job's title, with every place that speaks for them. */
export interface TitleGroup {
  key: string
  /** How it is written, and how much stands behind each form. */
  forms: Map<string, number>
  best: { weight: number; passage: Passage }
  places: { source: string; weight: number; passage: Passage; from: number; to: number }[]
}

const most = { groups: 60, runs: 40, places: 20 }

/** What cues, labels and layout tell to be the title, and every run of words around an occupation. */
export function titleGroups(context: TitleContext): TitleGroup[] {
  const groups = new Map<string, TitleGroup>()
  const take = (text: string, key: string, place: TitleGroup['places'][number]) => {
    const known = groups.get(key)
    if (!known && groups.size >= (place.weight > 0 ? most.groups : most.runs)) return
    const group: TitleGroup = known ?? { key, forms: new Map(), best: { weight: -1, passage: place.passage }, places: [] }
    groups.set(key, group)
    group.forms.set(text, (group.forms.get(text) ?? 0) + place.weight + 0.01)
    if (place.weight > group.best.weight) group.best = { weight: place.weight, passage: place.passage }
    if (group.places.length < most.places) group.places.push(place)
  }
  for (const passage of context.passages) for (const one of candidatesIn(passage, context)) take(one.text, one.key, one)
  for (const { passage, from, to } of gistRuns(context)) {
    const one = candidateOf(passage, from, to, 0.2, context, 'gist')
    if (one) take(one.text, one.key, one)
  }
  for (const passage of context.passages) {
    if (passage.zone === 'footer' || passage.tokens.length > 120) continue
    for (const [from, to] of runsIn(passage, context)) {
      const closed = passage.tokens[to - 1]?.after.startsWith(')') ? ')' : ''
      const tidy = tidyTitle(sliceOf(passage.tokens, from, to) + closed, context.company)
      const text = asListed(tidy, context.language)
      const key = titleKey(text)
      if (key !== '' && text.length <= 140) take(text, key, { source: 'run', weight: 0, passage, from, to })
    }
  }
  return [...groups.values()]
}

export function formOf({ forms }: TitleGroup): string {
  const [[text] = ['']] = [...forms].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)
  return text
}

/** Around each word for an occupation: from where the words before it may begin to where those behind it may end. */
function runsIn({ tokens }: Passage, { language }: TitleContext): [number, number][] {
  const stop = stopsFor(language)
  const leads = leadsTo.get(language ?? '')
  const runs: [number, number][] = []
  let done = 0
  for (let at = 0; at < tokens.length && runs.length < most.runs; at++) {
    const token = tokens[at] as Token
    if (at < done || !(isOccupation(token.word) || isBentOccupation(token.text, language))) continue
    const ends: number[] = []
    let isLed = false
    for (let to = at + 1; to <= tokens.length && to - at < 9; to++) {
      const last = tokens[to - 1] as Token
      const isOpen = connectors.has(last.word) || isRule(last) || leads?.has(last.word)
      // In Finnish the word that names the job comes last.
      if (!isOpen && (language !== 'fi' || nominative(last.text) !== null)) ends.push(to)
      const next = tokens[to]
      if (/[.!?;:"”»“]/.test(last.after) || !next) break
      // 'Backend Engineer (Go)': whatever stands in the bracket.
      const close = next.before.includes('(') ? closingBracket(tokens, to) : to
      if (close > to || (next.before.includes('(') && next.after.includes(')'))) {
        if (bracketKind(sliceOf(tokens, to, close + 1)) === 'title') ends.push(close + 1)
      }
      // A ward, a desk or a line behind the job: once, and with the end in front of it still possible.
      if (!isLed && last.after === '' && leads?.has(next.word) && isNoun(tokens[to + 1], language)) {
        isLed = true
        continue
      }
      // A bracket that opened in front of the run closes it, a clause behind a comma is none of it.
      if (last.after.includes(')') && (tokens[at] as Token).before.includes('(')) break
      if (last.after.includes(',') && !next.capital) break
      if (weekdays.has(next.word) || months.has(next.word)) break
      // German nouns are capitals: what stands small behind one goes on with the sentence.
      if (language === 'de' && last.capital && !next.capital && !connectors.has(next.word) && !isOccupation(next.word)) break
      if (lead.has(next.word) && !next.capital && !connectors.has(next.word)) break
      if ((isStop(next, stop) && next.text !== 'I') || closers.has(next.word) || /^[|:·•]+$/.test(next.text)) break
      // The occupations of one run are one title's.
      if (isOccupation(next.word)) done = to + 1
    }
    for (const from of beginningsOf(tokens, at, stop)) for (const to of ends.slice(0, 6)) runs.push([from, to])
  }
  return runs
}

/** Words that lead from a job to where it is done, as part of the title or behind it: 'Sygeplejerske til Akutmodtagelsen'. */
const leadsTo = new Map(
  [
    ['da', 'til på i for'],
    ['no', 'til på i for'],
    ['sv', 'till på i för'],
    ['de', 'für auf im in'],
    ['nl', 'voor'],
  ].map(([language = '', words = '']) => [language, new Set(words.split(' '))] as const),
)

/** German nouns begin with a capital; the others' need not. */
const isNoun = (token: Token | undefined, language: string | null): boolean =>
  token !== undefined && /\p{L}/u.test(token.text) && (token.capital || language !== 'de') && !isStop(token, stopsFor(language))

function beginningsOf(tokens: Token[], at: number, stop: Stops): number[] {
  const found = [at]
  for (let from = at - 1; from >= 0 && at - from <= 6 && found.length < 4; from--) {
    const token = tokens[from] as Token
    // Where a quotation or a bracket opens the title begins.
    if (/["'„“”«»‘([]/.test((tokens[from + 1] as Token).before)) break
    if (/[.!?;:,)"”]/.test(token.after) || isRule(token)) break
    // An Applications Engineer is no engineer who applies.
    if (token.capital && /^applications?$/.test(token.word) && from === at - 1) found.push(from)
    if (isStop(token, stop)) {
      // 'Special Needs Assistant'
      if (token.capital && tokens[from - 1]?.capital && tokens[from - 1]?.after === '' && from < at) continue
      break
    }
    if (lead.has(token.word) && !token.capital) break
    if (token.capital || !connectors.has(token.word)) found.push(from)
  }
  return found
}

const isRule = (token: Token): boolean => /^[-–—|:·•/]+$/.test(token.text)
