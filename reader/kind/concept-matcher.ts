import { languages } from '../languages/all.ts'
import { type Concept, concepts } from '../languages/concepts.ts'
import { fold } from '../words.ts'

/** What follows the first word of an entry; a star at the end of a word stands for any ending. */
interface Entry {
  concept: number
  rest: string[]
}

/** What words begin with that may end as they like. */
interface Stem {
  text: string
  entries: Entry[]
}

interface Vocabulary {
  words: Map<string, Entry[]>
  /** By the letters they begin with, as many as the shortest has; shorter ones first. */
  stems: Map<string, Stem[]>
  shortest: number
}

const vocabularies = new Map<string, Vocabulary>()

/** The concepts that words stand for, in order, as positions in `concepts`. `language` null reads them as English. */
export function conceptsIn(words: string[], language: string | null): number[] {
  const vocabulary = vocabularyOf(language ?? 'en')
  const hits: number[] = []
  const bare = elides.has(language ?? 'en') ? words.map(bareOf) : words
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    find(vocabulary, word, bare, at, hits)
    const own = bare[at] ?? ''
    if (own !== word) find(vocabulary, own, bare, at, hits)
  }
  return hits
}

/** Languages that write a small word and the next as one: l'entretien, dell'offerta. */
const elides = new Set(['fr', 'it'])

function bareOf(word: string): string {
  return word.slice(word.indexOf("'") + 1)
}

function find(vocabulary: Vocabulary, word: string, words: string[], at: number, hits: number[]): void {
  collect(vocabulary.words.get(word), words, at, hits)
  for (const stem of vocabulary.stems.get(word.slice(0, vocabulary.shortest)) ?? none)
    if (word.startsWith(stem.text)) collect(stem.entries, words, at, hits)
}

const none: readonly Stem[] = []

function collect(entries: Entry[] | undefined, words: string[], at: number, hits: number[]): void {
  if (entries === undefined) return
  for (const { concept, rest } of entries) {
    if (rest.every((pattern, i) => fits(words[at + 1 + i], pattern)) && hits.at(-1) !== concept) hits.push(concept)
  }
}

function fits(word: string | undefined, pattern: string): boolean {
  if (word === undefined) return false
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

function vocabularyOf(code: string): Vocabulary {
  const known = vocabularies.get(code)
  if (known !== undefined) return known
  const words = new Map<string, Entry[]>()
  const stems = new Map<string, Entry[]>()
  const language = languages.find((l) => l.code === code)
  for (const [concept, phrases] of Object.entries(language?.concepts ?? {})) {
    for (const phrase of fold(phrases).split('|'))
      addPhrase(words, stems, concepts.indexOf(concept as Concept), phrase, elides.has(code))
  }
  const shortest = Math.min(...[...stems.keys()].map((text) => text.length))
  const inOrder = [...stems].map(([text, entries]): Stem => ({ text, entries })).sort((a, b) => a.text.length - b.text.length)
  const vocabulary = { words, stems: Map.groupBy(inOrder, ({ text }) => text.slice(0, shortest)), shortest }
  vocabularies.set(code, vocabulary)
  return vocabulary
}

function addPhrase(
  words: Map<string, Entry[]>,
  stems: Map<string, Entry[]>,
  concept: number,
  phrase: string,
  isElided: boolean,
): void {
  const [first = '', ...rest] = phrase.split(/[\s-]+/)
  const table = first.endsWith('*') ? stems : words
  const key = first.endsWith('*') ? first.slice(0, -1) : first
  const entry = { concept, rest: isElided ? rest.map(bareOf) : rest }
  const known = table.get(key)
  if (known === undefined) table.set(key, [entry])
  else known.push(entry)
}
