import { type Phrase, phrases } from './phrases.ts'

const patterns = new Map<string, RegExp>()

/** CJK scripts put no space between words: there a phrase may begin and end anywhere. */
const unspaced = new Set(['ja', 'ko', 'zh'])

/**
 * Whether a folded text says it, in one of `languages`; of a text too short to tell its language in any, but for the words that mean something
 * else in another.
 */
export function says(phrase: Phrase, folded: string, languages: Languages): boolean {
  return where(phrase, folded, languages) !== -1
}

/** Where it is said first; -1 where it isn't. */
export function where(phrase: Phrase, folded: string, { likely, isSure }: Languages): number {
  const table: Record<string, string> = phrases[phrase]
  const codes = isSure && likely !== null && likely in table ? [likely] : Object.keys(table)
  const found = codes
    .map((code) => patternOf(phrase, code, table[code] ?? '', code === likely).exec(folded)?.index ?? -1)
    .filter((at) => at >= 0)
  return found.length === 0 ? -1 : Math.min(...found)
}

/** ISO 639-1, and whether there are enough words to be sure of it. */
export interface Languages {
  likely: string | null
  isSure: boolean
}

function patternOf(phrase: Phrase, code: string, words: string, isLikely: boolean): RegExp {
  const key = `${phrase} ${code} ${isLikely}`
  const known = patterns.get(key)
  if (known) return known
  const any = words
    .split('|')
    .filter((one) => isLikely || !one.startsWith('!'))
    .map((one) =>
      one
        .replace('!', '')
        .replace(/[.?+^$()[\]{}\\]/g, '\\$&')
        .replaceAll('*', '\\p{L}*')
        .replaceAll(' … ', ' (?:[^.!?]{0,40} )?'),
    )
    .join('|')
  const made = unspaced.has(code) ? new RegExp(any, 'u') : new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'u')
  patterns.set(key, made)
  return made
}
