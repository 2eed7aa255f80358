import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nameSearch } from '../../lib/name-search.ts'

export interface Institution {
  name: string
  /** ISO 3166-1 alpha-2. */
  countryId: string
}

export interface FieldOfStudy {
  name: { en: string; de: string }
}

/**
 * By name, or by the beginning of their web address. The list is that of Hipo's university-domains-list (MIT; 10 000 of the world,
 * as of June 2026), with country, name and first domain.
 */
export const findInstitutions = onFirstUse(() =>
  nameSearch<Institution & { domain: string }>(
    linesOf('institutions.tsv').map(([countryId = '', name = '', domain = '']) => ({ countryId, name, domain })),
    ({ name, domain }) => [name, domain],
  ),
)

/** By name in either language. The list is our own. */
export const findFieldsOfStudy = onFirstUse(() =>
  nameSearch<FieldOfStudy>(
    linesOf('fields-of-study.tsv').map(([en = '', de = '']) => ({ name: { en, de } })),
    ({ name }) => [name.en, name.de],
  ),
)

/** Folding ten thousand names takes a moment and some memory: who never asks pays neither. */
function onFirstUse<T>(open: () => (name: string) => T): (name: string) => T {
  let search: ((name: string) => T) | undefined
  return (name) => {
    search ??= open()
    return search(name)
  }
}

function linesOf(file: string): string[][] {
  const text = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
}
