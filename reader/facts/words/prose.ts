import path from 'node:path'
import { fold } from '../../../domain/text/fold.ts'
import { dataFile } from '../../data-file.ts'

const languages = new Set(['da', 'de', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pl', 'pt', 'sv'])

const none: ReadonlySet<string> = new Set()
const read = new Map<string, ReadonlySet<string>>()

/**
 * The folded words of a language that no title holds. Its table is read when the first mail in it comes, for every start
 * would pay for all of them.
 */
export function proseIn(language: string | null): ReadonlySet<string> {
  if (language === null || !languages.has(language)) return none
  const known = read.get(language)
  if (known) return known
  const table = dataFile(path.join(import.meta.dirname, 'prose', `${language}.txt`))
  const words = new Set(fold(table).split(/\s+/).filter(Boolean))
  read.set(language, words)
  return words
}
