import { foldLetters } from './fold.ts'

/** Limits of a search query. */
export const mostTyped = { characters: 200, words: 8 }
const mostIndexed = { characters: 40_000, words: 2_000 }
const longestWord = 40

/** Start and end in UTF-16 code units. */
export type Mark = [from: number, to: number]

export interface SearchWord {
  text: string
  /** Written without spaces between words: found by pairs of letters. */
  isUnspaced: boolean
  /** The other German spelling: 'mueller' for 'Müller', 'muller' for 'Mueller'. Null if there is none. */
  spelled: string | null
}

const unspaced = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー'
const runs = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`, 'gu')
const startsUnspaced = new RegExp(`^[${unspaced}]`, 'u')

const marksLeftOut = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g

/** As a search compares: without case and accents. The same as `folded` in the database. */
export function foldForSearch(text: string): string {
  const lower = text.toLowerCase()
  if (!/[^\0-\x7f]/.test(lower)) return lower
  return foldLetters(lower.normalize('NFKD').replace(marksLeftOut, '').replaceAll('ς', 'σ').normalize('NFC'))
}

/** The words of what was typed. All of it is words: signs that search engines have as operators only separate them. */
export function typedWords(typed: string): SearchWord[] {
  return wordsIn(typed.slice(0, mostTyped.characters)).slice(0, mostTyped.words)
}

function wordsIn(text: string): SearchWord[] {
  const found = new Map<string, SearchWord>()
  const typed = text.toWellFormed()
  const out = runsIn(foldForSearch(spelledOut(typed)))
  for (const [n, word] of runsIn(foldForSearch(typed)).entries()) {
    const spelled = otherSpelling(word, out[n] ?? word)
    found.set(word, { text: word, isUnspaced: startsUnspaced.test(word), spelled })
  }
  return [...found.values()]
}

const runsIn = (folded: string): string[] => [...folded.matchAll(runs)].map(([run]) => [...run].slice(0, longestWord).join(''))

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }
const spelledOut = (text: string): string => text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter)

/** 'neuer', 'quelle' and 'blue' have no umlaut: not behind a vowel or q, nor at the end. */
function otherSpelling(word: string, out: string): string | null {
  if (out !== word) return out
  const without = word.replace(/(?<![aeiouyq])([aou])e(?=[a-z])/g, '$1')
  return without === word ? null : without
}

/** By what a mail is found: each word once, where words run together their pairs of letters, and the last parts of compounds. */
export function wordsToFind(text: string, language: string | null): string[] {
  const found = new Set<string>()
  for (const [run] of foldForSearch(text.slice(0, mostIndexed.characters)).matchAll(runs)) {
    if (found.size >= mostIndexed.words) break
    if (startsUnspaced.test(run)) for (const pair of pairsOf(run)) found.add(pair)
    else {
      const word = [...run].slice(0, longestWord).join('')
      found.add(word)
      if (language !== null && compounding.has(language)) for (const part of lastParts(word)) found.add(part)
    }
  }
  return [...found]
}

/** Each letter with the next one, and the last alone: one letter is found as the beginning of a pair. */
export function pairsOf(run: string): string[] {
  const letters = [...run]
  return letters.map((letter, n) => letter + (letters[n + 1] ?? ''))
}

const compounding = new Set(['de', 'nl', 'sv', 'da', 'nb', 'no', 'fi'])
const compound = { from: 12, first: 4, last: 5 }

function lastParts(word: string): string[] {
  if (word.length < compound.from) return []
  const parts = []
  for (let at = compound.first; at <= word.length - compound.last; at++) parts.push(word.slice(at))
  return parts
}

const stemmers: Record<string, string> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
}

/** PostgreSQL's dictionary that cuts the words of a language to their stems; null where it has none. */
export function stemmerOf(language: string | null): string | null {
  const name = language === null ? undefined : stemmers[language]
  return name === undefined ? null : `${name}_stem`
}

/** The language of a query is unknown, so all are used. */
export const allStemmers: readonly string[] = [...new Set(Object.values(stemmers))].map((name) => `${name}_stem`)

const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґ', 'αβγδεζηθικλμνξοπρστυφχψω']
const shortestForgiven = 4

/** All words at edit distance one: an insertion, deletion, substitution or transposition. */
export function nearWords(word: Pick<SearchWord, 'text' | 'isUnspaced'>): string[] {
  const { text } = word
  if (!isForgiven(word)) return []
  const alphabet = alphabets.find((letters) => letters.includes(text[0] ?? '')) ?? ''
  const near = new Set<string>()
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)]
    for (const letter of alphabet) {
      near.add(before + letter + after)
      if (after !== '') near.add(before + letter + after.slice(1))
    }
    if (after !== '') near.add(before + after.slice(1))
    if (after.length > 1) near.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
  }
  near.delete(text)
  return [...near]
}

export const isForgiven = ({ text, isUnspaced }: Pick<SearchWord, 'text' | 'isUnspaced'>): boolean =>
  !isUnspaced && text.length >= shortestForgiven

/** Three parts of a word: one typing error leaves at least one of them whole. */
export function partsLeftWhole(text: string): string[] {
  const [a, b] = [Math.ceil(text.length / 3), Math.ceil((text.length * 2) / 3)]
  return [text.slice(0, a), text.slice(a, b), text.slice(b)]
}

/** Whether a text has each word, or one at edit distance one. */
export function hasNear(folded: string, words: readonly SearchWord[]): boolean {
  const there = [...folded.matchAll(runs)].map(([run]) => run)
  return words.every((word) =>
    there.some(
      (run) =>
        run.includes(word.text) ||
        (word.spelled !== null && run.includes(word.spelled)) ||
        (isForgiven(word) && isNear(run, word.text)),
    ),
  )
}

function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** A typed word with the stems that it may have. */
export interface WantedWord extends SearchWord {
  stems: readonly string[]
  isNearEnough: boolean
}

const mostMarks = 40

/** Where the words stand in a text. */
export function marksIn(text: string, words: readonly WantedWord[]): Mark[] {
  const marks: Mark[] = []
  const { folded, at } = foldedInPlace(text)
  for (const run of folded.matchAll(runs)) {
    if (marks.length >= mostMarks) break
    for (const part of partsOf(run[0], words)) {
      const mark: Mark = [at[run.index + part[0]] ?? 0, at[run.index + part[1]] ?? text.length]
      const last = marks.at(-1)
      if (last && mark[0] <= last[1]) last[1] = Math.max(last[1], mark[1])
      else marks.push(mark)
    }
  }
  return marks
}

function partsOf(run: string, words: readonly WantedWord[]): Mark[] {
  const parts: Mark[] = []
  for (const word of words) {
    const { text } = word
    const part = partOf(run, word, text) ?? (word.spelled === null ? null : partOf(run, word, word.spelled))
    if (part !== null) parts.push(part)
    else if (word.stems.some((stem) => hasStem(run, stem)) || (word.isNearEnough && isNear(run, text)))
      parts.push([0, run.length])
  }
  return parts.sort((a, b) => a[0] - b[0])
}

function partOf(run: string, { isUnspaced }: SearchWord, text: string): Mark | null {
  const from = run.indexOf(text)
  return from === 0 || (from > 0 && (isUnspaced || text.length >= compound.last)) ? [from, from + text.length] : null
}

/** As far as letters tell: a stem can end in another letter than its words, as 'compani' does. */
const hasStem = (run: string, stem: string) =>
  stem.length >= 4 && run.startsWith(stem.slice(0, -1)) && run.length - stem.length <= 4

/** The folded text, and for each of its code units where the letter stands that it comes from. */
function foldedInPlace(text: string): { folded: string; at: number[] } {
  let folded = ''
  const at: number[] = []
  let from = 0
  for (const letter of text) {
    const part = foldForSearch(letter)
    folded += part
    for (let n = 0; n < part.length; n++) at.push(from)
    from += letter.length
  }
  at.push(text.length)
  return { folded, at }
}

const quotation = { before: 60, length: 240 }

/** The part of a text around the first of the words, on one line. */
export function quotationOf(text: string, words: readonly WantedWord[]): string {
  const first = marksIn(text, words)[0]?.[0] ?? 0
  let from = Math.max(0, first - quotation.before)
  if (from > 0) {
    const space = text.slice(from, first).search(/\s/)
    if (space !== -1) from += space + 1
  }
  const line = text
    .slice(from, from + quotation.length)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim()
  return `${from > 0 ? '…' : ''}${line}${from + quotation.length < text.length ? '…' : ''}`
}
