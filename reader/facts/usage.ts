import { remembered } from '../../domain/text/remembered.ts'
import { proseIn } from './words/prose.ts'

/** How a word is used in mail: in names of employers or titles of jobs, or much but never in one. */
export type Usage = 'name' | 'prose'

export type UsageOf = (word: string) => Usage | null

/** Folded words in order, separated by spaces. */
export interface PackedUsage {
  name: string
  prose: string
}

/** The words stay as they are kept: a table of them takes a twentieth of the reader's start, and a mail asks for hundreds. */
export function usageIn({ name, prose }: PackedUsage): UsageOf {
  return remembered((word) => (isAmong(name, word) ? 'name' : isAmong(prose, word) ? 'prose' : null))
}

function isAmong(words: string, word: string): boolean {
  let from = 0
  let to = words.length
  while (from < to) {
    const start = words.lastIndexOf(' ', (from + to) >> 1) + 1
    const end = words.indexOf(' ', start)
    const one = words.slice(start, end < 0 ? words.length : end)
    if (one === word) return true
    if (one < word) from = start + one.length + 1
    else to = start - 1
  }
  return false
}

/** What was learned, and beside it what every speaker of the language knows. */
export function usageBeside(learned: UsageOf, language: string | null): UsageOf {
  const prose = proseIn(language)
  return (word) => learned(word) ?? (prose.has(word) ? 'prose' : null)
}
