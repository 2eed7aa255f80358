import type { Evidence } from '../reading.ts'
import { hasLegalForm, looksLikePerson, nameKey, sliceOf } from './names.ts'
import type { Passage } from './passages.ts'
import { findPhrases, phrasesOf } from './phrases.ts'
import { fold, type Token, tokenise } from './tokens.ts'
import { agencyWords } from './words/brands.ts'
import { hiringRoles } from './words/company-cues.ts'
import { isOccupation } from './words/occupations.ts'
import { isPlace, isPlaceName } from './words/places.ts'
import { titleCues, titleLabels } from './words/title-cues.ts'
import {
  closers,
  connectors,
  contracts,
  lead,
  notTitles,
  requisitionWords,
  softBreaks,
  stops,
  workplaces,
} from './words/title-grammar.ts'

/** A stretch of text that may be the title of the job. */
interface Candidate {
  text: string
  key: string
  weight: number
  passage: Passage
}

/** What the choice of a title has to know. */
export interface TitleContext {
  passages: Passage[]
  language: string | null
  /** The employer as read; never part of the title. */
  company: string | null
  /** Folded names of people in the mail. */
  people: Set<string>
  /** A board shows the job as a card: the first linked or strong line. */
  isBoard: boolean
}

const cues = phrasesOf(titleCues)
const labels = new Set(titleLabels.split(/[|\n]/).map((label) => fold(label.trim())))
const threshold = 0.34
const longestTitle = 18

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

export function candidatesIn(passage: Passage, context: TitleContext): Candidate[] {
  const found: Candidate[] = []
  const factor = passage.zone === 'quoted' ? 0.6 : passage.zone === 'footer' ? 0.35 : passage.zone === 'signature' ? 0.5 : 1
  const add = (from: number, to: number, weight: number) => {
    const candidate = candidateOf(passage, from, to, weight * factor, context)
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
        const candidate = candidateOf(next, span.from, span.to, cue.value * factor, context)
        if (candidate) found.push(candidate)
      }
      continue
    }
    const span = spanAfter(tokens, skipLead(tokens, start), stop, context.language)
    if (!span) continue
    add(span.from, span.to, cue.value)
    for (const at of span.breaks) add(span.from, at, cue.value * 0.55)
  }
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at] as Token
    if (!closers.has(token.word)) continue
    const span = spanBefore(tokens, at, stop)
    if (span) add(span.from, span.to, span.sure ? 0.6 : 0.42)
  }
  for (const at of genderMarks(passage)) {
    const span = spanEndingAt(tokens, at, stop)
    if (span) add(span.from, span.to, 0.5)
  }
  found.push(...labelled(passage, context, factor))
  if (passage.zone === 'subject') found.push(...segments(passage, context))
  else if (passage.zone === 'body' || (passage.zone === 'signature' && context.isBoard))
    found.push(...wholeLine(passage, context))
  return found
}

// "IT Specialist" is no pronoun.
const isStop = (token: Token, stop: Set<string>): boolean => stop.has(token.word) && token.text !== 'IT' && token.text !== 'HR'

const joined = new Map<string, Set<string>>()
function stopsFor(language: string | null): Set<string> {
  const key = language ?? 'en'
  let all = joined.get(key)
  if (!all) {
    all = new Set([...(stops.en as Set<string>), ...(stops[key] ?? [])])
    // "die", "war" or "on" are words of several languages; a Romance title may carry an English stop word by its look.
    if (key !== 'en')
      for (const word of [
        'me',
        'come',
        'like',
        'sent',
        'son',
        'via',
        'on',
        'die',
        'am',
        'an',
        'her',
        'over',
        'he',
        'has',
        'not',
        'do',
        'well',
        'at',
      ])
        if (!stops[key]?.has(word)) all.delete(word)
    joined.set(key, all)
  }
  return all
}

const skippable = new Set(
  'position role post job vacancy opening opportunity stelle posten poste puesto vaga functie vacature tjansten tjanst stillingen stilling stanowisko stanowisku posizione'.split(
    ' ',
  ),
)

/** Leaves out what stands between a cue and the title: articles, "open position of", a requisition number. */
function skipLead(tokens: Token[], from: number): number {
  let at = from
  for (let step = 0; step < 8 && at < tokens.length - 1; step++) {
    const token = tokens[at] as Token
    const isNumber = isRequisition(token.text)
    if (isNumber || requisitionWords.has(token.word) || /^[-–—:#'"„“]+$/.test(token.text)) {
      at += 1
      continue
    }
    if (/[.!?;]/.test(token.after) || !lead.has(token.word)) break
    if (token.capital && at > from && !skippable.has(token.word) && token.word.length > 3) break
    // "Post Office Clerk", "Job Coach": capitalised, such a word is skipped only before "of", "as" and the like.
    if (token.capital && skippable.has(token.word) && token.word !== 'stelle' && token.after === '') {
      const next = tokens[at + 1] as Token
      if (next.capital && !lead.has(next.word)) break
    }
    at += 1
  }
  return at
}

/** R0088214, 20417BR, ST-26-12877001-DE, GL/2291; a year is none. */
function isRequisition(text: string): boolean {
  const bare = text.replace(/^[#[(]+|[\])]+$/g, '')
  if (
    bare.length > 40 ||
    /[a-z]{3}/.test(bare) ||
    /^(?:19|20)\d{2}(?:\/\d{2,4})?$/.test(bare) ||
    !/^[\p{L}\d][\p{L}\d/_.-]*$/u.test(bare)
  )
    return false
  return bare.replace(/\D/g, '').length >= 4 || /^(?:[A-Z]{1,5}[-_/])?\d{3,}$/.test(bare)
}

interface Span {
  from: number
  to: number
  /** Where it may end earlier. */
  breaks: number[]
}

/** The title that begins at a token, to where the sentence takes over again. */
function spanAfter(tokens: Token[], from: number, stop: Set<string>, language: string | null): Span | null {
  const first = tokens[from]
  if (!first || !/[\p{L}\d]/u.test(first.text) || isStop(first, stop) || closers.has(first.word)) return null
  // In English and German titles are capitalised; elsewhere small words go on unless they are known to stop.
  const capitals = (language === null || language === 'en' || language === 'de') && first.capital
  const breaks: number[] = []
  let at = from
  for (; at < tokens.length && at - from < longestTitle; at++) {
    const token = tokens[at] as Token
    if (at > from) {
      if (/[([{]/.test(token.before)) {
        const close = closingBracket(tokens, at)
        const inner = sliceOf(tokens, at, close + 1)
        const kind = bracketKind(inner)
        if (kind === 'gender') {
          const next = tokens[close + 1]
          const after = (tokens[close] as Token).after.replace(/^[)\]}*]+/, '')
          if (!next || after !== '' || !/^(?:fur|im|in|der|für|for|i|til|voor)$/.test(next.word) || !tokens[close + 2]?.capital)
            return finish(tokens, from, at, breaks)
          at = close
          continue
        }
        if (kind !== 'title') return finish(tokens, from, at, breaks)
        breaks.push(at)
        if (/[.!?;:,]/.test((tokens[close] as Token).after.replace(/^[)\]}]+/, ''))) {
          if (!(tokens[close] as Token).after.includes(',')) return finish(tokens, from, close + 1, breaks)
          at = close
          if (!continuesAfterComma(tokens, at + 1, stop)) return finish(tokens, from, at + 1, breaks)
          breaks.push(at + 1)
          continue
        }
        at = close
        const beyond = tokens[close + 1]
        if (
          beyond &&
          !beyond.capital &&
          !connectors.has(beyond.word) &&
          !closers.has(beyond.word) &&
          !/^[-–—]$/.test(beyond.text) &&
          !/^\(/.test(beyond.before)
        )
          return finish(tokens, from, close + 1, breaks)
        continue
      }
      if (token.word === 'at' || token.word === '@' || token.text.startsWith('@')) break
      if ((isStop(token, stop) && !isNumeral(tokens, at)) || closers.has(token.word)) break
      if (isRequisition(token.text) || token.text === '#') break
      if (/^[-–—|:·•]+$|^::$|^\|\|$/.test(token.text)) {
        const next = tokens[at + 1]
        if (
          token.text.includes('|') ||
          token.text.includes(':') ||
          !next ||
          !(next.capital || isOccupation(next.word)) ||
          isRequisition(next.text)
        )
          break
        breaks.push(at)
        continue
      }
      if (connectors.has(token.word) && !isNumeral(tokens, at)) {
        const reach = connects(tokens, at, stop, capitals)
        if (reach === 0) break
        if (softBreaks.has(token.word)) {
          if (isPlaceAt(tokens, at + 1)) break
          breaks.push(at)
        }
        if (token.word === 'en' && contracts.has((tokens[at + 1] as Token).word)) break
        if (
          (token.word === 'and' || token.word === 'und' || token.word === 'y' || token.word === 'et' || token.word === 'e') &&
          !(tokens[at + reach] as Token).capital &&
          capitals
        )
          breaks.push(at)
      } else if (capitals && !token.capital && !isOccupation(token.word) && !occupationSoon(tokens, at, stop)) break
    }
    if (at - from >= 7 && !first.capital) break
    const after = token.after
    if (after === '') continue
    if (/^['"”»“]+$/.test(after)) return finish(tokens, from, at + 1, breaks)
    if (after.includes(',') && !/[.!?;:]/.test(after)) {
      if (!continuesAfterComma(tokens, at + 1, stop)) return finish(tokens, from, at + 1, breaks)
      breaks.push(at + 1)
      continue
    }
    if (after === "'" || after === '*') continue
    return finish(tokens, from, at + 1, breaks)
  }
  return finish(tokens, from, at, breaks)
}

// "Representative I": a grade, unless the writer goes on to speak of himself.
function isNumeral(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? ''
  return (
    (tokens[at] as Token).text === 'I' &&
    at > 0 &&
    isOccupation((tokens[at - 1] as Token).word) &&
    !/^(?:am|have|had|need|needed|would|will|was so|want|wanted|think|know|hope|did|do|can|could|should|must|may|applied|spoke|saw|met|sent|mentioned|told|said)$/.test(
      next,
    )
  )
}

function finish(tokens: Token[], from: number, end: number, breaks: number[]): Span | null {
  let to = end
  while (
    to > from &&
    (connectors.has((tokens[to - 1] as Token).word) || /^[-–—|:·•]+$/.test((tokens[to - 1] as Token).text)) &&
    !isNumeral(tokens, to - 1)
  )
    to -= 1
  return to > from ? { from, to, breaks: breaks.filter((at) => at > from && at < to) } : null
}

function closingBracket(tokens: Token[], open: number): number {
  for (let at = open; at < tokens.length && at < open + 8; at++) if (/[)\]}]/.test((tokens[at] as Token).after)) return at
  return open
}

const shifts = new Set(
  'natt nat nights night days weekend weekends evenings dag nacht kveld kvall nuit noches notte noite part-time full-time fulltime parttime deltid heltid teilzeit vollzeit'.split(
    ' ',
  ),
)

function continuesAfterComma(tokens: Token[], at: number, stop: Set<string>): boolean {
  const next = tokens[at]
  // "Undersköterska, natt", "Care assistant, nights".
  if (next && shifts.has(next.word)) return true
  if (!next?.capital || isStop(next, stop) || isRequisition(next.text) || requisitionWords.has(next.word)) return false
  if (/^(?:I|Entgeltgruppe|Besoldungsgruppe|Grade|Job|Vacancy|Announcement|Schaal)$/.test(next.text)) return false
  return !isPlaceAt(tokens, at)
}

function isPlaceAt(tokens: Token[], at: number): boolean {
  const one = tokens[at]
  if (!one?.capital) return false
  const two = tokens[at + 1]
  return isPlaceName(one.word) || (two?.capital === true && isPlaceName(`${one.word} ${two.word}`))
}

const joints = new Set('and & or und oder y et e en og och i o ed ou'.split(' '))
const seasons = new Set(
  'summer season winter spring autumn zomer seizoen sommer saison sommeren ete temporada verano estate stagione verao time years year months weeks moment future'.split(
    ' ',
  ),
)

/** How many tokens on the next real word of the title stands behind a connector; 0 when the title ends in front of it. */
function connects(tokens: Token[], at: number, stop: Set<string>, capitals: boolean): number {
  for (let step = 1; step <= 3; step++) {
    const next = tokens[at + step]
    if (!next) return 0
    if (tokens[at + step - 1]?.after !== '' && tokens[at + step - 1]?.after !== "'") return 0
    if (isStop(next, stop) || closers.has(next.word) || seasons.has(next.word)) return 0
    // Behind "and" a real word must stand: "Surveyor and for the reports" is no longer the title.
    if (step === 1 && joints.has((tokens[at] as Token).word)) {
      if (connectors.has(next.word) && !/^(?:de|la|le|les|l|d|el|los|las)$/.test(next.word)) return 0
      if (capitals && !next.capital && !isOccupation(next.word) && !occupationSoon(tokens, at + 1, stop)) return 0
    }
    if (
      step === 1 &&
      /^(?:fur|op|pa|på)$/.test((tokens[at] as Token).word) &&
      (/^\d/.test(next.text) || /^(?:die|den|das|unsere|unseren|unser)$/.test(next.word))
    )
      return 0
    if (next.word === 'unternehmen' || next.word === 'empresa' || next.word === 'azienda' || next.word === 'entreprise') return 0
    if (!connectors.has(next.word)) return /[\p{L}\d]/u.test(next.text) ? step : 0
  }
  return 0
}

function occupationSoon(tokens: Token[], at: number, stop: Set<string>): boolean {
  for (let step = 1; step <= 2; step++) {
    const next = tokens[at + step]
    if (!next || (tokens[at + step - 1] as Token).after !== '' || isStop(next, stop)) return false
    if (closers.has(next.word)) return false
    if (isOccupation(next.word)) return true
  }
  return false
}

const openers = new Set(
  'the our this that a an your my their for as about regarding der die das unsere unserer eine einer einen'.split(' '),
)

/** The title in front of "position", "role", "pozisyonu": back to its article. */
function spanBefore(tokens: Token[], end: number, stop: Set<string>): { from: number; to: number; sure: boolean } | null {
  const before = tokens[end - 1] as Token
  if (isStop(before, stop) || openers.has(before.word) || /[.!?;:]/.test(before.after)) return null
  let from = end
  let sure = false
  for (let at = end - 1; at >= 0 && end - at <= 14; at--) {
    const token = tokens[at] as Token
    if (at < end - 1 && /[.!?;:]/.test(token.after)) break
    if (
      openers.has(token.word) &&
      !(token.word === 'for' && tokens[at + 1]?.capital && isOccupation((tokens[at - 1] as Token | undefined)?.word ?? ''))
    ) {
      sure = true
      break
    }
    if (isStop(token, stop) && !token.capital) break
    if (token.word === 'applied' || token.word === 'applying' || token.word === 'application') break
    if (token.after.includes(',') && at < end - 1 && !(tokens[at + 1] as Token).capital) break
    from = at
  }
  while (from < end && (connectors.has((tokens[from] as Token).word) || stop.has((tokens[from] as Token).word))) from += 1
  return from < end ? { from, to: end, sure } : null
}

const genderMark =
  /[([](?:all genders|alle geschlechter|any gender|(?:gn|div(?:ers)?|[mwdfxhkvi])(?: ?[/|,*] ?(?:gn|div(?:ers)?|[mwdfxhkvi])){1,3})[)\]]|(?<=\s)(?:[mwf]\/[mwf]\/[dx]|h\/f|f\/h|k\/m|m\/k)(?=\s|[.,;:!]|$)/gi

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

function spanEndingAt(tokens: Token[], end: number, stop: Set<string>): { from: number; to: number } | null {
  let from = end
  for (let at = end - 1; at >= 0 && end - at <= 12; at--) {
    const token = tokens[at] as Token
    if (/[.!?;:|"“”]/.test(token.after) || (token.after.includes(',') && !(tokens[at + 1] as Token).capital)) break
    if (isStop(token, stop) || (lead.has(token.word) && !connectors.has(token.word)) || /^[|:–—]$/.test(token.text)) break
    if (!token.capital && !connectors.has(token.word) && !isOccupation(token.word) && (tokens[end - 1] as Token).capital) break
    from = at
    if (/["„“«]/.test(token.before)) break
  }
  while (from < end && (connectors.has((tokens[from] as Token).word) || lead.has((tokens[from] as Token).word))) from += 1
  return from < end ? { from, to: end } : null
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
    const candidate = candidateOf(passage, at, labelEnd(passage.tokens, at), 0.8 * factor, context)
    return candidate ? [candidate] : []
  }
  const next = context.passages[context.passages.indexOf(passage) + 1]
  const candidate =
    next && next.zone === passage.zone && next.tokens.length <= longestTitle
      ? candidateOf(next, 0, next.tokens.length, 0.75 * factor, context)
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
    const span = spanAfter(tokens.slice(0, to), from, stop, context.language)
    if (!span || span.to - from > 12 || !readsAsTitle(tokens.slice(from, span.to), stop)) continue
    // "Recruiter Screen" is a stage of hiring, not the job.
    if (tokens.slice(from, span.to).every((token) => hiringRoles.has(token.word) || token.word === 'stage')) continue
    // "HCA nights", "2/E": what the text spells out stands before the shorthand of the subject.
    const isShort = span.to - from === 1 && /^[A-Z\d/]{2,5}$/.test((tokens[from] as Token).text)
    const candidate = candidateOf(passage, from, span.to, isShort ? 0.37 : 0.5, context)
    if (candidate) found.push(candidate)
    const next = parts[index + 1]
    if (span.to === to && next && next[1] - next[0] <= 6 && (tokens[next[0]] as Token).capital) {
      const wide = candidateOf(passage, from, next[1], 0.34, context)
      // Two parts are one title only when the body writes them so.
      if (wide && context.passages.some((other) => other !== passage && fold(other.text).includes(fold(wide.text))))
        found.push({ ...wide, weight: 0.6 })
    }
  }
  return found
}

function readsAsTitle(tokens: Token[], stop: Set<string>): boolean {
  let occupations = 0
  let others = 0
  for (const token of tokens) {
    if (isStop(token, stop) && token.text !== 'I') return false
    if (isOccupation(token.word)) occupations += 1
    else if (notTitles.has(token.word)) others += 1
  }
  // "Executive Team Leader" and "Applications Engineer" hold such a word; "Application Update" is made of them.
  return occupations > 0 && others <= 1
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
  const candidate = candidateOf(passage, 0, passage.tokens.length, weight, context)
  return candidate ? [candidate] : []
}

function candidateOf(passage: Passage, from: number, to: number, weight: number, context: TitleContext): Candidate | null {
  const text = tidyTitle(sliceOf(passage.tokens, from, to) + closingOf(passage.tokens, to), context.company)
  const key = titleKey(text)
  if (key === '') return null
  const likelihood = titleLikelihood(text, context)
  if (likelihood <= 0) return null
  return { text, key, weight: weight * (weight < 0.4 && likelihood < 0.8 ? 0.3 * likelihood : 0.3 + 0.7 * likelihood), passage }
}

// The slice ends in front of its last punctuation; a bracket opened inside is closed again.
function closingOf(tokens: Token[], to: number): string {
  return (tokens[to - 1] as Token).after.startsWith(')') ? ')' : ''
}

/** For comparing titles: folded, without punctuation. */
export function titleKey(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}

const asides = new Set('available daily weekly immediate immediately start starting from until asap salary per schaal'.split(' '))

function bracketKind(inner: string): 'gender' | 'requisition' | 'place' | 'title' {
  const text = inner.replace(/^[([{\s]+|[)\]}\s.,;:]+$/g, '')
  if (
    /^(?:all genders|alle geschlechter|any gender|(?:gn|div(?:ers)?|nb|[mwdfxhkvi])(?: ?[/|,*:+-] ?(?:gn|div(?:ers)?|nb|a|[mwdfxhkvi])){1,3})$/i.test(
      text,
    )
  )
    return 'gender'
  if (isRequisition(text) || (/\d/.test(text) && requisitionWords.has(fold(text.split(/[\s:#.]/)[0] ?? '')))) return 'requisition'
  const words = fold(text)
    .split(/[\s,/;–-]+/)
    .filter(Boolean)
  if (words.some((word) => asides.has(word)) || words.length > 6) return 'place'
  if (
    words.length > 1 &&
    (isPlaceName(words.at(-1) as string) || isPlaceName(words.slice(-2).join(' '))) &&
    !words.some(isOccupation)
  )
    return 'place'
  if (
    words.length > 0 &&
    (words.every(
      (word) =>
        workplaces.has(word) ||
        isPlaceName(word) ||
        /^(?:us|uk|eu|or|and|only|ca|tx|ny|within|area|optional|possible|moglich)$/.test(word),
    ) ||
      isPlace(text))
  )
    return 'place'
  return 'title'
}

/** A title as a person would write it: numbers of the opening, places and gender suffixes taken off. */
export function tidyTitle(raw: string, company: string | null): string {
  let text = raw
    .replace(/\s+/g, ' ')
    .replace(/\.pdf$/i, '')
    .trim()
  text = text
    .replace(genderMark, (mark) => (/^[([]/.test(mark) ? '' : ''))
    .replace(/\s+/g, ' ')
    .replace(/ ([,;:])/g, '$1')
  text = text.replace(
    /,\s(?:Entgeltgruppe|Besoldungsgruppe|Salary|Grade [A-Z\d]|Job No|Ref|Reporting|reporting|starting|at |from |with |ab |zum )[^,]*(?:,.*)?$/,
    '',
  )
  for (let round = 0; round < 4; round++) {
    const before = text
    text = text.replace(/^[\s"'„“«*•·–—|,:;/-]+/, '').replace(/[\s"'”“»*•·–—|,:;/-]+$/, '')
    if (!/[([]/.test(text) || /\)[^(]*\)$/.test(text)) text = text.replace(/^([^()]*)\)$/, '$1')
    // A last bracket that holds no part of the name.
    const bracket = /\s?[([]([^()[\]]{1,60})[)\]]$/.exec(text)
    if (bracket && bracketKind(bracket[1] as string) !== 'title') text = text.slice(0, bracket.index)
    // An opened bracket that never closes was cut by the end of the span.
    const open = text.lastIndexOf('(')
    if (open > 0 && !text.slice(open).includes(')')) text = text.slice(0, open).trim()
    text = text.replace(/^(?:#?[A-Z]{0,5}[-_]?\d{4,}[A-Z]{0,3}|[A-Z]{1,3}\d{5,})\s?[-–:,]?\s+/, '')
    text = text.replace(/(?:\s?[-–,#(]\s?|\s)(?!(?:19|20)\d{2}\)?$)(?:[A-Z]{1,5}[-_/]?)?\d{4,}[\w/-]*\)?$/, '')
    text = text
      .replace(/\s[-–]\s[A-Z]{1,5}[/-]\d{2,}[\w/-]*$/, '')
      .replace(/,?\s(?:req(?:uisition)?|job|ref(?:erence)?|id|nr|no)\.?:?\s?(?:id|nr|no)?\.?\s?#?[\w/-]*\d[\w/-]*$/i, '')
    text = text
      .replace(/,?\s?\b(?:GS|FV|WG|AD)-\d{3,4}(?:-[\d/]{1,6})*.{0,30}$/, '')
      .replace(/,?\s?\d{2,3}\s?(?:[-–]\s?\d{2,3})?\s?%.{0,10}$/, '')
    // "…, Berlin", "… - Remote", "… in Lyon".
    text = text
      .replace(/,?\s[-–]?\s?\(?(?:Band|Grade|Scale|schaal|Schaal) (?:\d{1,2}|[A-Z])\)?$/, '')
      .replace(/,\s(?:[\p{L}&]+ ){0,3}(?:Department|Dept\.?|Division|Directorate|Abteilung)$/u, '')
      .replace(/^(?:Job ?ID|Req(?:uisition)?|Job|Ref|Posting)[ #]?\s?[\w-]*\d[\w-]*\s?[:–-]\s+/i, '')
    const tail = /(?:,\s|\s[-–—|·]\s|\s(?:in|à|a|em|en|i|w)\s)([^,|·–—]{2,40}(?:,\s?[A-Z]{2,3}(?:\s\d{4,5})?)?)$/.exec(text)
    if (
      tail &&
      tail.index > 1 &&
      (isPlace(tail[1] as string) ||
        fold(tail[1] as string)
          .split(/[\s/]+/)
          .every((word) => workplaces.has(word)))
    )
      text = text.slice(0, tail.index)
    // "Orderpicker Zaandam": a town behind the occupation.
    const town = /^(.*\S) (\S+)$/.exec(text)
    if (town && isTown(town[2] as string) && isOccupation(fold((town[1] as string).split(' ').at(-1) as string)))
      text = town[1] as string
    const last = /^(.*\S) (\S+)$/.exec(text)
    if (last && stages.has(fold(last[2] as string)) && !isOccupation(fold(last[2] as string))) text = last[1] as string
    if (company) text = withoutCompany(text, company)
    if (text === before) break
  }
  return text
}

const regions = new Set('europe emea apac latam dach americas america nordics benelux'.split(' '))
const isTown = (word: string) => /^\p{Lu}/u.test(word) && isPlaceName(fold(word)) && !regions.has(fold(word))
const stages = new Set(
  'screen screening call chat interview conversation review session panel onsite round meeting assessment application role position job vacancy opening'.split(
    ' ',
  ),
)

function withoutCompany(text: string, company: string): string {
  const folded = fold(text)
  const name = fold(company).replace(/,? (?:gmbh|ag|inc\.?|llc|llp|ltd\.?|s\.l\.|s\.a\.|b\.v\.|plc)$/, '')
  if (folded.length <= name.length || folded.length !== text.length) return text
  for (const joint of [
    ' at ',
    ' @ ',
    ' @',
    ' - ',
    ' – ',
    ', ',
    ' | ',
    ' bei ',
    ' chez ',
    ' bij ',
    ' hos ',
    ' en ',
    ' with ',
    ' (',
  ]) {
    if (folded.endsWith(joint + name) || folded.endsWith(`${joint + name})`))
      return text.slice(0, folded.lastIndexOf(joint + name))
  }
  for (const joint of [' - ', ' – ', ': ', ' | ', ' '])
    if (folded.startsWith(name + joint) && text.length - name.length > 5) return text.slice(name.length + joint.length)
  return text
}

const anybody = new Set(
  'hand partner lead guide judge model host member support staff hands crew agent guard mate stage head champion expert specialist worker manager managers student founder owner director candidate leader team hiring the our your interviewer interviewers coordinator assistant person employee employees mitarbeiter medewerker medewerkers colleague professional associate engineer engineers'.split(
    ' ',
  ),
)

/** How much a text reads like a job title by itself, 0 to 1. */
export function titleLikelihood(text: string, context: Pick<TitleContext, 'company' | 'people' | 'language'>): number {
  if (text.length < 2 || text.length > 140) return 0
  const tokens = tokenise(text)
  const words = tokens.filter((token) => /[\p{L}\d]/u.test(token.text))
  if (words.length === 0 || words.length > 16) return 0
  const key = nameKey(text)
  if (context.people.has(key)) return 0
  if (context.company && (key === nameKey(context.company) || nameKey(context.company).startsWith(`${key} `))) return 0
  if (isPlace(text)) return 0
  if (words.every((token) => notTitles.has(token.word) || connectors.has(token.word) || lead.has(token.word))) return 0
  if (/https?:|@|\d{1,2}:\d{2}|[:;]\s/.test(text)) return 0
  const stop = stopsFor(context.language)
  const stopped = words.filter((token) => isStop(token, stop)).length
  const occupation = words.some((token) => isOccupation(token.word))
  // "Follow-Up for DSP Engineer": what stands in front of the cue is no title.
  const joint = words.findIndex((token) => token.word === 'for')
  if (joint > 0 && !words.slice(0, joint).some((token) => isOccupation(token.word))) return 0.1
  if (stopped > 1 || (stopped > 0 && !occupation)) return 0
  const first = words[0] as Token
  // "Beto, CEO" says who somebody is; a lone lower-case "partner" or "recruiter" is anybody.
  if (/^\S+(?: \S+)?,/.test(text) && looksLikePerson(text.split(',')[0] as string)) return 0
  if (words.length === 1 && !first.capital && (hiringRoles.has(first.word) || anybody.has(first.word))) return 0
  if (words.every((token) => hiringRoles.has(token.word) || anybody.has(token.word)) && !first.capital) return 0
  if (notTitles.has(first.word) && !isOccupation(first.word)) return occupation ? 0.3 : 0
  if (occupation)
    return words.length > 9 ? 0.85 : first.capital || (context.language !== 'en' && context.language !== 'de') ? 1 : 0.85
  const capitals = words.filter((token) => token.capital).length
  if (!/\p{L}{2}/u.test(text)) return 0
  if (capitals === 0) return context.language === 'en' || context.language === 'de' || context.language === null ? 0.05 : 0.25
  return words.length <= 8 ? 0.42 : 0.2
}

function choose(candidates: Candidate[], context: TitleContext): Candidate | null {
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
