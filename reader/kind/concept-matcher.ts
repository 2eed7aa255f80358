import { languages } from '../languages/all.ts'
import { type Concept, concepts } from '../languages/concepts.ts'
import { fold } from '../words.ts'

/** What follows the first word of an entry; a star at the end of a word stands for any ending. */
interface Entry {
  concept: number
  rest: string[]
}

interface Vocabulary {
  words: Map<string, Entry[]>
  stems: Map<string, Entry[]>
  shortest: number
  longest: number
}

const vocabularies = new Map<string, Vocabulary>()

/** The concepts that words stand for, in order, as positions in `concepts`. `language` null reads them as English. */
export function conceptsIn(words: string[], language: string | null): number[] {
  const vocabulary = vocabularyOf(language ?? 'en')
  const hits: number[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    collect(vocabulary.words.get(word), words, at, hits)
    const longest = Math.min(word.length, vocabulary.longest)
    for (let n = vocabulary.shortest; n <= longest; n += 1) collect(vocabulary.stems.get(word.slice(0, n)), words, at, hits)
  }
  return hits
}

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
  const vocabulary: Vocabulary = { words: new Map(), stems: new Map(), shortest: 99, longest: 0 }
  const language = languages.find((l) => l.code === code)
  for (const [concept, phrases] of Object.entries(language?.concepts ?? {})) {
    for (const phrase of phrases.split('|')) addPhrase(vocabulary, concepts.indexOf(concept as Concept), fold(phrase))
  }
  vocabularies.set(code, vocabulary)
  return vocabulary
}

function addPhrase(vocabulary: Vocabulary, concept: number, phrase: string): void {
  const [first = '', ...rest] = phrase.split(/[\s-]+/)
  const isStem = first.endsWith('*')
  const key = isStem ? first.slice(0, -1) : first
  const table = isStem ? vocabulary.stems : vocabulary.words
  table.set(key, [...(table.get(key) ?? []), { concept, rest }])
  if (isStem) {
    vocabulary.shortest = Math.min(vocabulary.shortest, key.length)
    vocabulary.longest = Math.max(vocabulary.longest, key.length)
  }
}
