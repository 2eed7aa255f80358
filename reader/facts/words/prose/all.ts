import { fold } from '../../tokens.ts'
import { danish } from './da.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import { finnish } from './fi.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { norwegian } from './no.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { swedish } from './sv.ts'

const tables: Record<string, string> = {
  da: danish,
  de: german,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  nl: dutch,
  no: norwegian,
  pl: polish,
  pt: portuguese,
  sv: swedish,
}

const read = new Map<string, ReadonlySet<string>>()

/** The folded words of a language that no title holds; a table is read when the first mail in its language comes. */
export function proseIn(language: string | null): ReadonlySet<string> {
  const key = language ?? ''
  const known = read.get(key)
  if (known) return known
  const words = new Set(
    fold(tables[key] ?? '')
      .split(/\s+/)
      .filter(Boolean),
  )
  read.set(key, words)
  return words
}
