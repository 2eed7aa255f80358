import { fold } from '../../../domain/text/fold.ts'
import { isOccupation } from '../words/occupations.ts'

// From the longest on: what a noun ends in where a sentence bends it, and what it ends in by itself.
const endings = [
  ['iem', ''],
  ['ego', 'y'],
  ['em', ''],
  ['ym', 'y'],
  ['ki', 'ka'],
  ['a', ''],
  ['ej', 'a'],
  ['ów', ''],
  ['y', 'a'],
  ['ę', 'a'],
  ['ą', 'a'],
] as const

/** 'kucharza' as 'kucharz', 'kelnerką' as 'kelnerka': null where the word names no occupation. */
export function nominative(word: string): string | null {
  // What ends like a woman's job in Spain is a man's, bent.
  if (word.endsWith('ora') && isOccupation(fold(word.slice(0, -1)))) return word.slice(0, -1)
  if (isOccupation(fold(word))) return word
  for (const [ending, own] of endings) {
    if (!word.endsWith(ending)) continue
    const bare = word.slice(0, -ending.length) + own
    if (bare.length > 3 && isOccupation(fold(bare))) return bare
  }
  return null
}

/**
 * A title with its noun in the nominative, and the adjectives beside it: 'starszego inspektora', 'higienistki
 * stomatologicznej'.
 */
export function inNominative(title: string): string {
  const words = title.split(' ')
  const at = words.findIndex((word) => nominative(word) !== null)
  const noun = words[at] ?? ''
  const own = nominative(noun)
  if (own === null || own === noun || at > 1 || (at === 1 && !/(?:ego|ej|ą|ym)$/.test(words[0] ?? ''))) return title
  return words.map((word, n) => (n === at ? own : n < at || n === at + 1 ? adjective(word) : word)).join(' ')
}

const adjective = (word: string): string =>
  word.length < 6
    ? word
    : word
        .replace(/(?<=[kg])iego$/, 'i')
        .replace(/ego$/, 'y')
        .replace(/(?<=[kg])iej$/, 'a')
        .replace(/ej$/, 'a')
        .replace(/ą$/, 'a')
        .replace(/ym$/, 'y')
