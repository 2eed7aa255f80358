import path from 'node:path'
import { dataFile } from '../../../data-file.ts'
import { fold } from '../../tokens.ts'

const languages = new Set(['da', 'de', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pl', 'pt', 'sv'])

const read = new Map<string, ReadonlySet<string>>()

/** The folded words of a language that no title holds; its table is read when the first mail in it comes, for every start would pay for all of them. */
export function proseIn(language: string | null): ReadonlySet<string> {
  const key = language !== null && languages.has(language) ? language : ''
  const known = read.get(key)
  if (known) return known
  const table = key === '' ? '' : dataFile(path.join(import.meta.dirname, `${key}.txt`))
  const words = new Set(fold(table).split(/\s+/).filter(Boolean))
  read.set(key, words)
  return words
}
