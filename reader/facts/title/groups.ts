import { sliceOf } from '../names.ts'
import type { Passage } from '../passages.ts'
import type { Token } from '../tokens.ts'
import { isFirstName } from '../words/first-names.ts'
import { isOccupation } from '../words/occupations.ts'
import { closers, connectors, lead } from '../words/title-grammar.ts'
import type { TitleContext } from './candidate.ts'
import { candidateOf, candidatesIn, closingOf } from './candidates.ts'
import { isDate, isDay, isFromOn } from './days.ts'
import { nominative } from './finnish.ts'
import { gistRuns } from './gists.ts'
import { asListed, isBentOccupation } from './nominative.ts'
import { closingBracket, isHolder, isShareOpen } from './spans.ts'
import { isNumeral, isStop, type Stops, stopsFor } from './stops.ts'
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
      const tidy = tidyTitle(sliceOf(passage.tokens, from, to) + closingOf(passage.tokens, to), context.company)
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
    // 'présenter' is no presenter, the Norwegian 'oss' no care worker in Italy.
    if (!token.capital && isStop(token, stop)) continue
    const ends: number[] = []
    let isLed = false
    for (let to = at + 1; to <= tokens.length && to - at < 10; to++) {
      const last = tokens[to - 1] as Token
      const isOpen =
        (connectors.has(last.word) && !isNumeral(tokens, to - 1)) ||
        openEnds.has(last.word) ||
        isRule(last) ||
        isLead(last, leads) ||
        joins.has(last.word) ||
        isShareOpen(tokens, to)
      // In Finnish the word that names the job comes last.
      if (!isOpen && (language !== 'fi' || nominative(last.text) !== null)) ends.push(to)
      const next = tokens[to]
      if (/[.!?;:"”»“]/.test(last.after) || !next) break
      // 'Backend Engineer (Go)': whatever stands in the bracket.
      const close = next.before.includes('(') ? closingBracket(tokens, to) : to
      if (close > to || (next.before.includes('(') && next.after.includes(')'))) {
        const kind = bracketKind(sliceOf(tokens, to, close + 1))
        if (kind === 'title') ends.push(close + 1)
        // 'Matrose (m/w/d) auf der Fähre': the title goes on behind it.
        if (kind === 'gender' && /^\*?[)\]]$/.test((tokens[close] as Token).after)) {
          to = close
          continue
        }
      }
      // A ward, a desk or a line behind the job: once, and with the end in front of it still possible.
      if (!isLed && /^\)?$/.test(last.after) && isLead(next, leads) && leadsToNoun(tokens, to + 1, language)) {
        isLed = true
        continue
      }
      // 'Pâtissier ou Pâtissière': two names of one job.
      if (joins.has(next.word) && last.after === '' && (isJob(tokens[to + 1]) || isJob(tokens[to + 2]))) continue
      // A bracket that opened in front of the run closes it.
      if (last.after.includes(')') && (tokens[at] as Token).before.includes('(')) break
      // A clause behind a comma is none of it, but a word or two may say which: 'Sygeplejerske, aften'.
      if (last.after.includes(',') && !next.capital) {
        if (last.after === ',') ends.push(...endsOfClause(tokens, to, stop))
        break
      }
      if (isDay(tokens, to) || isDate(tokens, to) || isFromOn(tokens, to)) break
      // 'cukiernik, 5 800 zł': what is paid for it.
      if (last.after.includes(',') && isPay(tokens, to)) break
      if (isHolder(tokens, to)) break
      // 'Front Office Supervisor, Gordon Weir': somebody behind the comma.
      if (last.after.includes(',') && isFirstName(next.word) && tokens[to + 1]?.capital && !isJob(tokens[to + 1])) break
      // German nouns are capitals: what stands small behind one goes on with the sentence.
      if (language === 'de' && last.capital && !next.capital && !connectors.has(next.word) && !isOccupation(next.word)) {
        // 'Auswerter digitale Spuren', 'Mandatsleiterin 80 %'
        if (next.text === '%' || isAdjective(tokens, to, stop)) continue
        break
      }
      if (lead.has(next.word) && !next.capital && !connectors.has(next.word)) break
      if ((isStop(next, stop) && next.text !== 'I') || closers.has(next.word) || /^[|:·•]+$/.test(next.text)) break
      // The occupations of one run are one title's, but 'foreman Kim (fitter)' are two.
      if (isOccupation(next.word) && !next.before.includes('(')) done = to + 1
    }
    for (const from of beginningsOf(tokens, at, stop)) for (const to of ends.slice(0, 8)) runs.push([from, to])
  }
  return runs
}

/**
 * Words that lead from a job to where it is done or what it takes, as part of the title or behind it: 'Sygeplejerske
 * til Akutmodtagelsen'.
 */
const leadsTo = new Map(
  [
    ['da', 'til på i for af med'],
    ['no', 'til på i for om med'],
    ['sv', 'till på i för med'],
    ['de', 'für auf an im in nach mit'],
    ['nl', 'voor met'],
    ['fr', 'à sur'],
    ['es', 'con'],
    ['it', 'con'],
    ['pt', 'com'],
  ].map(([language = '', words = '']) => [language, new Set(words.split(' '))] as const),
)

// As written: without its accent the French one is a verb.
const isLead = ({ text }: Token, leads: ReadonlySet<string> | undefined): boolean => leads?.has(text) ?? false

// 'Matrose auf der Fähre'
const germanArticles = new Set('der die das den dem'.split(' '))

const leadsToNoun = (tokens: Token[], at: number, language: string | null): boolean =>
  isNoun(tokens[at], language) ||
  (language === 'de' && germanArticles.has(tokens[at]?.text ?? '') && isNoun(tokens[at + 1], language))

/** What these open is yet to come: 'vaktmästare med inriktning'. */
const openEnds = new Set(
  'inriktning retning schwerpunkt fachrichtung fokus focus specialisatie specialite especialidad especialidade mention zakresu'.split(
    ' ',
  ),
)

/** 'Or' between the names of one job. */
const joins = new Set('ou oder of eller tai lub o'.split(' '))

const isJob = (token: Token | undefined): boolean => token !== undefined && isOccupation(token.word)

const isPay = (tokens: Token[], at: number): boolean =>
  /^\d/.test(tokens[at]?.text ?? '') &&
  [at, at + 1, at + 2].some((n) => /^(?:\d*)(?:€|zł|kr|euro|eur|chf|usd)$/i.test(tokens[n]?.text ?? ''))

/** Behind one of the first three small words behind a comma. */
function endsOfClause(tokens: Token[], from: number, stop: Stops): number[] {
  const ends: number[] = []
  for (let at = from; at < tokens.length && at - from < 3; at++) {
    const token = tokens[at] as Token
    if (
      isStop(token, stop) ||
      (lead.has(token.word) && !connectors.has(token.word)) ||
      closers.has(token.word) ||
      isDay(tokens, at)
    )
      break
    if (!connectors.has(token.word)) ends.push(at + 1)
    if (token.after !== '' && token.after !== "'") break
  }
  return ends
}

/** In German, a small word that belongs to the noun behind it. */
const isAdjective = (tokens: Token[], at: number, stop: Stops): boolean => {
  const [token, noun] = [tokens[at], tokens[at + 1]]
  return (
    /^\p{Ll}{3,}(?:e|er|en|es)$/u.test(token?.text ?? '') && token?.after === '' && noun?.capital === true && !isStop(token, stop)
  )
}

// 'Sygeplejerske til en kommune': any one of them is no part of the name.
const anyOne = new Set('en et ett ei einen einem einer een un una um uma'.split(' '))

/** German nouns begin with a capital; the others' need not. */
const isNoun = (token: Token | undefined, language: string | null): boolean =>
  token !== undefined &&
  /[\p{L}§]/u.test(token.text) &&
  !anyOne.has(token.word) &&
  (token.capital || token.text === '§' || language !== 'de') &&
  !isStop(token, stopsFor(language))

function beginningsOf(tokens: Token[], at: number, stop: Stops): number[] {
  const found = [at]
  for (let from = at - 1; from >= 0 && at - from <= 6 && found.length < 4; from--) {
    const token = tokens[from] as Token
    // Where a quotation or a bracket opens the title begins.
    if (/["'„“”«»‘([]/.test((tokens[from + 1] as Token).before)) break
    // '2. styrmand', '1. Offizier'
    if (token.after === '.' && /^[1-4]$/.test(token.text) && from === at - 1) found.push(from)
    if (/[.!?;:,)"”]/.test(token.after) || isRule(token)) break
    if (isJointOfHeads(tokens, from)) continue
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

const jointWords = new Set('og och en et und ja i y e'.split(' '))

/** Between two words that share their last part, or in Finnish what both belong to: 'ward- og kitchen helper', 'historian ja yhteiskuntaopin lehtori'. */
function isJointOfHeads(tokens: Token[], at: number): boolean {
  const [one, joint, other] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (one?.after !== '' || !jointWords.has(joint?.word ?? '')) return false
  return (
    /\p{L}-$/u.test(one.text) || (joint?.word === 'ja' && /[aäeiouyö]n$/.test(one.text) && /[aäeiouyö]n$/.test(other?.text ?? ''))
  )
}

const isRule = (token: Token): boolean => /^[-–—|:·•/]+$/.test(token.text)
