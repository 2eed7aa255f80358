import * as finnish from './finnish.ts'
import * as polish from './polish.ts'

// Languages that bend the job to what the sentence needs.
const bending = new Map<string | null, typeof finnish>([
  ['fi', finnish],
  ['pl', polish],
])

/** Whether a word names an occupation in a form that only a sentence gives it. */
export const isBentOccupation = (word: string, language: string | null): boolean =>
  (bending.get(language)?.nominative(word) ?? null) !== null

/** A title as the job is listed. */
export const asListed = (title: string, language: string | null): string => bending.get(language)?.inNominative(title) ?? title
