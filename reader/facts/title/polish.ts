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

// What houses are called by, as a sentence bends it: 'do Fabryki Mebli', 'naszemu Bankowi'.
const houses: [bent: RegExp, own: string][] = [
  [/^(Fabryk|Spółk|Szkoł|Aptek|Klinik|Firm|Fundacj|Restauracj|Agencj|Kancelari|Galeri|Grup)(?:y|i|ę|ą)$/u, '$1a'],
  [/^(Hurtown|Drukarn|Piekarn|Księgarn|Przychodn|Cukiern|Mleczarn|Stoczn)(?:i|ię|ią)$/u, '$1ia'],
  [/^Szkole$/u, 'Szkoła'],
  [/^Fabryce$/u, 'Fabryka'],
  [/^Spółce$/u, 'Spółka'],
  [/^Firmie$/u, 'Firma'],
  [/^(Bank|Hotel|Szpital|Instytut|Teatr|Uniwersytet)(?:u|a|owi|em|iem)$/u, '$1'],
  [/^Urz(?:ędu|ędowi|ędem|ędzie)$/u, 'Urząd'],
  [/^Zakład(?:u|owi|em)$/u, 'Zakład'],
  [/^Zakład(?:ów|om|ami)$/u, 'Zakłady'],
  [/^(Biur|Przedsiębiorstw|Wydawnictw)(?:a|u|em)$/u, '$1o'],
]

/** An employer as it is called by itself: 'Fabryki Mebli Orlik' as 'Fabryka Mebli Orlik'. */
export function houseInNominative(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  if (rest.length === 0) return name
  const [bent, own] = houses.find(([pattern]) => pattern.test(first)) ?? []
  return bent === undefined ? name : [first.replace(bent, own ?? ''), ...rest].join(' ')
}
