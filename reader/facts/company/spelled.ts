import { fold } from '../../../domain/text/fold.ts'
import { nameKey, sliceOf } from '../names.ts'
import type { Passage } from '../passages.ts'
import { type Token, tokenise } from '../tokens.ts'
import { nameConnectors, organisationWords } from '../words/company-cues.ts'
import type { Sighting } from './sighting.ts'

/**
 * Words, in whatever case, that write out a label letter by letter: 'tolland bay oysters' under a note from
 * tollandbayoysters.example.
 */
export function fromSpelling(label: string, display: string, passages: readonly Passage[]): Sighting[] {
  const letters = label.replace(/[^a-z0-9]/g, '')
  if (letters.length < 5) return []
  const found = new Map<string, Sighting>()
  const look = (tokens: Token[], where: Sighting['where'], quote: string) => {
    for (let from = 0; from < tokens.length && found.size < 6; from++) {
      if (beginsOtherwise(tokens[from] as Token, letters)) continue
      const to = spelledTo(letters, tokens, from)
      if (to === null) continue
      for (const start of [from, withKind(tokens, from)]) {
        const text = inCapitals(tokens, start, to)
        const source = start <= 1 && to === tokens.length ? 'spelled line' : 'spelled'
        if (!found.has(text)) found.set(text, { text, weight: 0.62, source, where, quote })
      }
    }
  }
  look(tokenise(display), 'from', display)
  for (const { tokens, where, text } of passages) look(tokens, where, text)
  return [...found.values()].filter(({ text }) => nameKey(text) !== '')
}

/** Whether a word of plain letters begins with another than the label, as most words do. */
function beginsOtherwise({ word }: Token, label: string): boolean {
  const first = word.charAt(0)
  return first !== label[0] && first >= 'a' && first <= 'z'
}

/** The token behind the run that begins here and spells all of the label; null when none does. */
function spelledTo(label: string, tokens: Token[], from: number): number | null {
  let done = 0
  for (let at = from; at < tokens.length && at - from < 8; at++) {
    const token = tokens[at] as Token
    const written = writtenAt(label, done, token)
    if (written > 0) done += written
    else if (at === from || !(nameConnectors.has(token.word) || token.text === '&')) return null
    if (done === label.length) return at + 1
    if (/[.!?;:]/.test(token.after)) return null
  }
  return null
}

/**
 * How many letters of a label from here on are a word as addresses write it: without accents, or ö as oe; & as a word.
 */
function writtenAt(label: string, at: number, { text, word }: Token): number {
  const begins = (one: string) => label.startsWith(one, at)
  if (text === '&') return ands.find(begins)?.length ?? 0
  const plain = word.replace(/[^a-z0-9]/g, '')
  if (begins(plain)) return plain.length
  if (!/[äöüå]/i.test(text)) return 0
  const spread = text.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/å/g, 'aa')
  const letters = fold(spread).replace(/[^a-z0-9]/g, '')
  return begins(letters) ? letters.length : 0
}

const ands = ['and', 'und', 'y', 'et', 'e', 'og', 'och', 'en']

/** 'Parish of St Cyprian', 'Autohaus Wendt': what kind of house it is may stand before what its address keeps. */
function withKind(tokens: Token[], from: number): number {
  const isKind = (at: number) => tokens[at]?.capital === true && organisationWords.has(tokens[at].word) && tokens[at].after === ''
  if (isKind(from - 1)) return from - 1
  return nameConnectors.has(tokens[from - 1]?.word ?? '') && isKind(from - 2) ? from - 2 : from
}

/** As a name is written, where the writer used small letters alone. */
function inCapitals(tokens: Token[], start: number, to: number): string {
  const isWhole = to === tokens.length && start === 1 && tokens[0]?.word === 'the'
  const text = sliceOf(tokens, isWhole ? 0 : start, to)
  if (tokens.slice(start, to).some(({ capital }) => capital)) return text
  return text.replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) =>
    at > 0 && nameConnectors.has(fold(word)) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}
