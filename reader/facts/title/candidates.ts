import { fold } from '../../../domain/text/fold.ts'
import { hasLegalForm, nameKey, sliceOf } from '../names.ts'
import type { Passage } from '../passages.ts'
import { findPhrases, phrasesOf } from '../phrases.ts'
import { type Token, tokenise } from '../tokens.ts'
import { agencyWords } from '../words/brands.ts'
import { hiringRoles } from '../words/company-cues.ts'
import { isOccupation } from '../words/occupations.ts'
import { titleCues, titleLabels } from '../words/title-cues.ts'
import { closers, connectors } from '../words/title-grammar.ts'
import type { Candidate, TitleContext } from './candidate.ts'
import { readsAsTitle, titleLikelihood } from './likelihood.ts'
import { asListed } from './nominative.ts'
import { longestTitle, type Span, skipLead, spanAfter, spanBefore, spanEndingAt } from './spans.ts'
import { stopsFor } from './stops.ts'
import { genderMark, tidyTitle, titleKey } from './tidy.ts'

const cues = phrasesOf(titleCues)

const labels = new Set(titleLabels.split(/[|\n]/).map((label) => fold(label.trim())))

export function candidatesIn(passage: Passage, context: TitleContext): Candidate[] {
  const found: Candidate[] = []
  const factor = passage.zone === 'quoted' ? 0.6 : passage.zone === 'footer' ? 0.35 : passage.zone === 'signature' ? 0.5 : 1
  const add = (from: number, to: number, weight: number, source: string) => {
    const candidate = candidateOf(passage, from, to, weight * factor, context, source)
    if (candidate) found.push(candidate)
  }
  const { tokens } = passage
  const stop = stopsFor(context.language)
  for (const cue of findPhrases(cues, tokens)) {
    const last = tokens[cue.to - 1] as Token
    if (/[.!?]/.test(last.after)) continue
    let target = tokens
    let start = cue.to
    if (start >= tokens.length) {
      // The cue ends its line: the title is set apart on the next one.
      const next = context.passages[context.passages.indexOf(passage) + 1]
      if (!next || next.zone !== passage.zone) continue
      target = next.tokens
      start = 0
      const span = spanAfter(target, skipLead(target, start), stop, context.language)
      if (span) {
        const candidate = candidateOf(next, span.from, span.to, cue.value * factor, context, 'next line')
        if (candidate) found.push(candidate)
      }
      continue
    }
    const span = spanAfter(tokens, skipLead(tokens, start), stop, context.language)
    if (!span) continue
    add(span.from, span.to, cue.value, 'cue')
    for (const at of span.breaks) add(span.from, at, cue.value * 0.55, 'cut')
    if (cue.value > 0.5) for (const at of smallEnds(tokens, span, context.language)) add(span.from, at, 0, 'run')
  }
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (!closers.has(token.word)) continue
    const span = spanBefore(tokens, at, stop)
    if (span) add(span.from, span.to, span.sure ? 0.6 : 0.42, span.sure ? 'sure closer' : 'closer')
  }
  for (const at of genderMarks(passage)) {
    const span = spanEndingAt(tokens, at, stop)
    if (span) add(span.from, span.to, 0.5, 'gender')
  }
  found.push(...labelled(passage, context, factor))
  if (passage.zone === 'subject') found.push(...segments(passage, context))
  else if (passage.zone === 'body' || (passage.zone === 'signature' && context.isBoard))
    found.push(...wholeLine(passage, context))
  return found
}

/**
 * Where a title that a cue announces may end before the sentence is seen to go on: in front of any small word, where
 * jobs are written small.
 */
function smallEnds(tokens: Token[], { from, to, breaks }: Span, language: string | null): number[] {
  if (language === null || language === 'en' || language === 'de') return []
  const ends: number[] = []
  for (let at = from + 1; at < to && ends.length < 5; at++) {
    const { capital, word } = tokens[at] as Token
    if (!capital && !connectors.has(word) && !connectors.has((tokens[at - 1] as Token).word) && !breaks.includes(at))
      ends.push(at)
  }
  return ends
}

function genderMarks(passage: Passage): number[] {
  if (!passage.text.includes('/') && !passage.text.includes('|') && !/all genders|alle geschlechter/i.test(passage.text))
    return []
  const marks: number[] = []
  for (const match of passage.text.slice(0, 4000).matchAll(genderMark)) {
    const at = passage.tokens.findIndex((token) => token.start + token.text.length > match.index)
    if (at > 0) marks.push(at)
    if (marks.length > 5) break
  }
  return marks
}

/** "Job title: Line Cook", and the same with the value on the next line. */
function labelled(passage: Passage, context: TitleContext, factor: number): Candidate[] {
  const colon = passage.text.indexOf(':')
  if (colon < 2 || colon > 40 || passage.zone === 'footer') return []
  const label = fold(passage.text.slice(0, colon))
    .replace(/^[\s*•·-]+/, '')
    .trim()
  if (!labels.has(label)) return []
  const at = passage.tokens.findIndex((token) => token.start > colon)
  if (at > 0) {
    const candidate = candidateOf(passage, at, labelEnd(passage.tokens, at), 0.8 * factor, context, 'label')
    return candidate ? [candidate] : []
  }
  const next = context.passages[context.passages.indexOf(passage) + 1]
  const candidate =
    next && next.zone === passage.zone && next.tokens.length <= longestTitle
      ? candidateOf(next, 0, next.tokens.length, 0.75 * factor, context, 'label')
      : null
  return candidate ? [candidate] : []
}

function labelEnd(tokens: Token[], from: number): number {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (at > from && /^(?:\||·|•|–|—)$/.test(token.text)) return at
    if (/[.;]$/.test(token.after) && at + 1 < tokens.length) return at + 1
    // The next label of the same line begins.
    if (token.after.includes(':') && at > from) return at
  }
  return Math.min(tokens.length, from + longestTitle)
}

const separator = /^(?:[-–—|:·•/]+|<>|::|\|\|)$/

/** The parts of a subject between separators that read as a title, and neighbours of one joined. */
function segments(passage: Passage, context: TitleContext): Candidate[] {
  const { tokens } = passage
  const cuts: number[] = [0]
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (separator.test(token.text) || token.text === '@') cuts.push(at, at + 1)
    else if (/[:;!?]|^\.$/.test(token.after) || (token.after === ',' && at < 3)) cuts.push(at + 1)
  }
  cuts.push(tokens.length)
  const parts: [number, number][] = []
  for (let i = 0; i + 1 < cuts.length; i++)
    if ((cuts[i + 1] as number) > (cuts[i] as number) && !separator.test((tokens[cuts[i] as number] as Token).text))
      parts.push([cuts[i] as number, cuts[i + 1] as number])
  const found: Candidate[] = []
  const stop = stopsFor(context.language)
  for (const [index, [from, to]] of parts.entries()) {
    const start = skipLead(tokens.slice(0, to), from)
    const span = spanAfter(tokens.slice(0, to), start, stop, context.language)
    if (!span || span.to - start > 12 || !readsAsTitle(tokens.slice(start, span.to), stop)) continue
    // "Recruiter Screen" is a stage of hiring, not the job.
    if (tokens.slice(start, span.to).every((token) => hiringRoles.has(token.word) || token.word === 'stage')) continue
    // "HCA nights", "2/E": what the text spells out stands before the shorthand of the subject.
    const isShort = span.to - start === 1 && /^[A-Z\d/]{2,5}$/.test((tokens[start] as Token).text)
    const candidate = candidateOf(passage, start, span.to, isShort ? 0.37 : 0.5, context, 'segment')
    if (candidate) found.push(candidate)
    const next = parts[index + 1]
    if (span.to === to && next && next[1] - next[0] <= 6 && (tokens[next[0]] as Token).capital) {
      const wide = candidateOf(passage, start, next[1], 0.34, context, 'segments')
      // Two parts are one title only when the body writes them so.
      if (wide && context.passages.some((other) => other !== passage && fold(other.text).includes(fold(wide.text))))
        found.push({ ...wide, weight: 0.6 })
    }
  }
  return found
}

/** A line that is a title and nothing else: a heading, a linked card, an entry. */
function wholeLine(passage: Passage, context: TitleContext): Candidate[] {
  if (passage.tokens.length > 16 || !passage.tokens.some((token) => isOccupation(token.word))) return []
  const tokens = tokenise(tidyTitle(passage.text, context.company))
  if (tokens.length === 0 || tokens.length > 12 || /[.!?:;]$/.test(passage.text.replace(/(?:Sr|Jr|Inc|Ltd)\.$/, ''))) return []
  const stop = stopsFor(context.language)
  if (!readsAsTitle(tokens, stop) || tokens.some((token) => hiringRoles.has(token.word))) return []
  const at = context.passages.indexOf(passage)
  const previous = context.passages[at - 1]
  // Below somebody's name stands what that person does.
  if (previous && (context.people.has(nameKey(previous.text)) || (previous.zone === 'signature' && !context.isBoard))) return []
  const rest = passage.text.split(', ')[1]
  if (rest && (hasLegalForm(rest) || agencyWords.test(rest))) return []
  const isLinked = passage.links.some((link) => link.text.trim() !== '' && passage.text.startsWith(link.text.slice(0, 20)))
  const earlier = context.passages.slice(0, at).filter((other) => other.zone === 'body').length
  const weight = context.isBoard && earlier < 8 ? 0.62 : isLinked && earlier < 8 ? 0.45 : earlier < 5 ? 0.38 : 0.2
  const candidate = candidateOf(passage, 0, passage.tokens.length, weight, context, 'line')
  return candidate ? [candidate] : []
}

export function candidateOf(
  passage: Passage,
  from: number,
  to: number,
  weight: number,
  context: TitleContext,
  source = 'cue',
): Candidate | null {
  const whole = sliceOf(passage.tokens, from, to) + closingOf(passage.tokens, to)
  const tidy = tidyTitle(withoutPerson(whole, context.people), context.company)
  const text = asListed(tidy, context.language)
  const key = titleKey(text)
  if (key === '') return null
  const likelihood = titleLikelihood(text, context)
  if (likelihood <= 0) return null
  return {
    text,
    key,
    weight: weight * (weight < 0.4 && likelihood < 0.8 ? 0.3 * likelihood : 0.3 + 0.7 * likelihood),
    passage,
    from,
    to,
    source,
  }
}

/** 'Data Analyst - Kim Vega', 'Kim Vega - first stage': some subjects begin or finish with who applied. */
function withoutPerson(text: string, people: ReadonlySet<string>): string {
  const parted = /^([^-–—|·:]{2,60}\S)\s+[-–—|·:]\s+(.+)$/.exec(text)
  if (parted && people.has(nameKey(parted[1] ?? ''))) return parted[2] ?? text
  const ended = /^(.+\S)\s+[-–—|·:]\s+([^-–—|·:]{2,60})$/.exec(text)
  return ended && people.has(nameKey(ended[2] ?? '')) ? (ended[1] ?? text) : text
}

/**
 * A slice ends in front of its last punctuation; a bracket opened inside is closed again, also behind what is short for
 * a word: 'Instructional Designer (Contract, 6 mos.)'.
 */
export function closingOf(tokens: Token[], to: number): string {
  return /^\.?\)/.exec((tokens[to - 1] as Token).after)?.[0] ?? ''
}
