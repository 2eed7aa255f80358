import { passagesOf } from '../reader/facts/passages.ts'
import { tokenise } from '../reader/facts/tokens.ts'
import type { PackedUsage, Usage, UsageOf } from '../reader/facts/usage.ts'
import type { Labelled } from './labelled.ts'

/**
 * So many groups of mails must say a word before its never being in a name says something; and so many must have it in
 * one.
 */
const fewest = { prose: 4, name: 2 }

interface Words {
  said: Set<string>
  named: Set<string>
}

/** Word usage by group of mails. `without` leaves out a mail's own group, as if its employer were unknown. */
export interface LearnedUsage {
  of: (isIn: (group: string) => boolean) => PackedUsage
  without: (group: string) => UsageOf
}

export function learnUsage(mails: readonly Labelled[], groups: readonly string[], field: 'company' | 'title'): LearnedUsage {
  const byGroup = new Map<string, Words>()
  for (const [n, labelled] of mails.entries()) {
    const group = groups[n] ?? ''
    const words = byGroup.get(group) ?? { said: new Set(), named: new Set() }
    byGroup.set(group, words)
    for (const { tokens } of passagesOf(labelled.mail)) for (const { word } of tokens) if (isWord(word)) words.said.add(word)
    for (const { word } of tokenise(labelled[field] ?? '')) if (isWord(word)) words.named.add(word)
  }
  const all = countsOf([...byGroup.values()])
  return {
    of: (isIn) => packed(countsOf([...byGroup].flatMap(([group, words]) => (isIn(group) ? [words] : [])))),
    without: (group) => {
      const own = byGroup.get(group)
      return (word) => {
        const count = (counts: ReadonlyMap<string, number>, words?: Set<string>) =>
          (counts.get(word) ?? 0) - (words?.has(word) ? 1 : 0)
        return usageOf(count(all.said, own?.said), count(all.named, own?.named))
      }
    },
  }
}

const isWord = (word: string): boolean => /^\p{L}{2,}$/u.test(word)

function usageOf(said: number, named: number): Usage | null {
  if (named >= fewest.name) return 'name'
  return named === 0 && said >= fewest.prose ? 'prose' : null
}

function countsOf(all: readonly Words[]): { said: Map<string, number>; named: Map<string, number> } {
  const counts = { said: new Map<string, number>(), named: new Map<string, number>() }
  for (const { said, named } of all) {
    for (const word of said) counts.said.set(word, (counts.said.get(word) ?? 0) + 1)
    for (const word of named) counts.named.set(word, (counts.named.get(word) ?? 0) + 1)
  }
  return counts
}

function packed({ said, named }: ReturnType<typeof countsOf>): PackedUsage {
  const used = (usage: Usage) =>
    [...new Set([...said.keys(), ...named.keys()])]
      .filter((word) => usageOf(said.get(word) ?? 0, named.get(word) ?? 0) === usage)
      .sort((a, b) => (a < b ? -1 : 1))
      .join(' ')
  return { name: used('name'), prose: used('prose') }
}
