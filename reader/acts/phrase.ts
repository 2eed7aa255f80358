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
  const isOne = isSure && likely !== null && likely in phrases[phrase]
  return patternOf(phrase, likely, isOne).exec(folded)?.index ?? -1
}

/** ISO 639-1, and whether there are enough words to be sure of it. */
export interface Languages {
  likely: string | null
  isSure: boolean
}

/** All that says it in one language, or in any: one expression finds hundreds of phrases in the time of a few. */
function patternOf(phrase: Phrase, likely: string | null, isOne: boolean): RegExp {
  const key = `${phrase} ${likely} ${isOne}`
  const known = patterns.get(key)
  if (known) return known
  const words = Object.entries<string>(phrases[phrase])
    .filter(([code]) => !isOne || code === likely)
    .flatMap(([code, all]) =>
      all
        .split('|')
        .filter((one) => code === likely || !one.startsWith('!'))
        .map((one) => ({ isSpaced: !unspaced.has(code), source: sourceOf(one.replace('!', '')) })),
    )
  const [spaced, others] = [true, false].map((isSpaced) =>
    words.filter((one) => one.isSpaced === isSpaced).map(({ source }) => source),
  ) as [string[], string[]]
  const whole = spaced.length === 0 ? [] : [`(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`]
  const made = new RegExp([...whole, ...others].join('|'), 'u')
  patterns.set(key, made)
  return made
}

const sourceOf = (phrase: string): string =>
  phrase
    .replace(/[.?+^$()[\]{}\\]/g, '\\$&')
    .replaceAll('*', '\\p{L}*')
    .replaceAll(' … ', ' (?:[^.!?]{0,40} )?')
