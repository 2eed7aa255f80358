import { months } from '../../../domain/names/months.ts'
import { sliceOf } from '../names.ts'
import type { Token } from '../tokens.ts'
import { weekdays } from '../words/calendar-words.ts'
import { isFirstName } from '../words/first-names.ts'
import { isOccupation } from '../words/occupations.ts'
import { isPlaceName, soundsLikePlace } from '../words/places.ts'
import { closers, connectors, contracts, lead, requisitionWords, softBreaks } from '../words/title-grammar.ts'
import { isDate, isFromOn } from './days.ts'
import { isNumeral, isStop, type Stops } from './stops.ts'
import { bracketKind, isRequisition } from './tidy.ts'

export const longestTitle = 18

const skippable = new Set(
  'position role post job vacancy opening opportunity stelle posten poste puesto vaga functie vacature tjansten tjanst stillingen stilling stanowisko stanowisku posizione'.split(
    ' ',
  ),
)

/** Leaves out what stands between a cue and the title: articles, "open position of", a requisition number. */
export function skipLead(tokens: Token[], from: number): number {
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

export interface Span {
  from: number
  to: number
  /** Where it may end earlier. */
  breaks: number[]
}

/** The title that begins at a token, to where the sentence takes over again. */
export function spanAfter(tokens: Token[], from: number, stop: Stops, language: string | null): Span | null {
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
      if (
        isDayAt(tokens, at) ||
        isDate(tokens, at) ||
        isFromOn(tokens, at) ||
        isWorkingTimeAt(tokens, at) ||
        isHolder(tokens, at)
      )
        break
      // 'Mandatsleiterin 80-100 %': some write how much of it as part of it.
      if (/^\d{1,3}(?:[-–]\d{1,3})?%?$/.test(token.text)) breaks.push(at)
      if ((isStop(token, stop) && !isNumeral(tokens, at)) || closers.has(token.word)) break
      if (isShareOpen(tokens, at)) {
        at += token.text === '%' ? 0 : 1
        continue
      }
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
          if (isPlaceAt(tokens, at + 1) || (token.word === 'in' && soundsLikePlace(tokens[at + 1]?.word ?? ''))) break
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

/** A weekday with a date or an hour behind it: when, not what. */
function isDayAt(tokens: Token[], at: number): boolean {
  const [day, next, afterNext] = [0, 1, 2].map((step) => tokens[at + step]?.word.replace(/\.$/, '') ?? '')
  if (!day || !next || !weekdays.has(day)) return false
  return months.has(next) || months.has(afterNext ?? '') || (day.length > 4 && /^\d/.test(next))
}

/** 'værkfører Allan': where jobs are written small, a given name behind one is whose it is. */
export function isHolder(tokens: Token[], at: number): boolean {
  const [role, name] = [tokens[at - 1], tokens[at]]
  return (
    role?.after === '' &&
    !role.capital &&
    isOccupation(role.word) &&
    name?.capital === true &&
    name.before === '' &&
    isFirstName(name.word)
  )
}

// "Mecânico a tempo inteiro", "vendeuse à temps plein"
const workingTime = new Set(['tempo', 'tiempo', 'temps', 'jornada'])
const isWorkingTimeAt = (tokens: Token[], at: number): boolean =>
  tokens[at]?.word === 'a' && workingTime.has(tokens[at + 1]?.word ?? '')

/** '80 - 100 %' ends with its last sign. */
export const isShareOpen = (tokens: Token[], to: number): boolean =>
  /^\d{1,3}$/.test(tokens[to - 1]?.text ?? '') &&
  (tokens[to]?.text === '%' || (/^[-–]$/.test(tokens[to]?.text ?? '') && /^\d/.test(tokens[to + 1]?.text ?? '')))

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

export function closingBracket(tokens: Token[], open: number): number {
  for (let at = open; at < tokens.length && at < open + 8; at++) if (/[)\]}]/.test((tokens[at] as Token).after)) return at
  return open
}

const shifts = new Set(
  'natt nat nights night days weekend weekends evenings dag nacht kveld kvall kvallar helg helger aften aftener nuit soir noches tardes tarde notte noite yovuoro yovuorot iltavuoro avond part-time full-time fulltime parttime deltid heltid teilzeit vollzeit vikariat vikarie timvikarie barselsvikariat'.split(
    ' ',
  ),
)

function continuesAfterComma(tokens: Token[], at: number, stop: Stops): boolean {
  const next = tokens[at]
  // "Undersköterska, natt", "Care assistant, nights".
  if (next && shifts.has(next.word)) return true
  if (!next?.capital || isStop(next, stop) || isRequisition(next.text) || requisitionWords.has(next.word)) return false
  // 'Front Office Supervisor, Gordon Weir': somebody signs or is spoken of.
  if (isFirstName(next.word) && tokens[at + 1]?.capital && next.after === '' && !isOccupation((tokens[at + 1] as Token).word))
    return false
  if (/^(?:I|Entgeltgruppe|Besoldungsgruppe|Job|Vacancy|Announcement|Schaal)$/.test(next.text)) return false
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

/**
 * How many tokens on the next real word of the title stands behind a connector; 0 when the title ends in front of it.
 */
function connects(tokens: Token[], at: number, stop: Stops, capitals: boolean): number {
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

function occupationSoon(tokens: Token[], at: number, stop: Stops): boolean {
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
export function spanBefore(tokens: Token[], end: number, stop: Stops): { from: number; to: number; sure: boolean } | null {
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
  while (from < end && (connectors.has((tokens[from] as Token).word) || stop.words.has((tokens[from] as Token).word))) from += 1
  return from < end ? { from, to: end, sure } : null
}

export function spanEndingAt(tokens: Token[], end: number, stop: Stops): { from: number; to: number } | null {
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
