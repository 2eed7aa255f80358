import { proseIn } from './words/prose.ts'

/** How a word is used in mail: in names of employers or titles of jobs, or much but never in one. */
export type Usage = 'name' | 'prose'

export type UsageOf = (word: string) => Usage | null

/** Folded words, separated by spaces. */
export interface PackedUsage {
  name: string
  prose: string
}

export function usageIn({ name, prose }: PackedUsage): UsageOf {
  const known = new Map<string, Usage>()
  for (const word of name.split(' ')) known.set(word, 'name')
  for (const word of prose.split(' ')) known.set(word, 'prose')
  return (word) => known.get(word) ?? null
}

/** What was learned, and beside it what every speaker of the language knows. */
export function usageBeside(learned: UsageOf, language: string | null): UsageOf {
  const prose = proseIn(language)
  return (word) => learned(word) ?? (prose.has(word) ? 'prose' : null)
}
