import { expect, test } from 'vitest'
import { fold } from '../../../domain/text/fold.ts'
import { proseIn } from './prose.ts'
import { connectors } from './title-grammar.ts'

const languages = ['da', 'de', 'es', 'fi', 'fr', 'it', 'nl', 'no', 'pl', 'pt', 'sv']

test.each([
  ['da', 'laver'],
  ['no', 'trenger'],
  ['sv', 'behöver'],
  ['nl', 'verdient'],
  ['de', 'überzeugte'],
  ['fr', 'prévoyons'],
  ['it', 'vorresti'],
  ['es', 'empezarías'],
  ['pt', 'mostra-lhe'],
  ['pl', 'siedzi'],
  ['fi', 'esitämme'],
])('in %s "%s" goes on with the sentence', (language, word) => {
  expect(proseIn(language).has(fold(word))).toBe(true)
})

// Somebody who bakes, leads or teaches is written like what he does.
test.each([
  ['da', 'bager lærer leder maler tjener sælger tegner'],
  ['no', 'lærer leder selger arbeider'],
  ['it', 'guardia guida aiuto cuoca'],
  ['fr', 'garde aide accueil cuisine'],
  ['es', 'guarda guía cocina limpieza'],
])('in %s no job is taken for a verb: %s', (language, words) => {
  expect(words.split(' ').filter((word) => proseIn(language).has(fold(word)))).toEqual([])
})

test.each(languages)('what joins two words of a title in %s ends none', (language) => {
  expect([...proseIn(language)].filter((word) => connectors.has(word))).toEqual([])
})

test('a language without a table has no such words', () => {
  expect([proseIn('tr').size, proseIn(null).size]).toEqual([0, 0])
})
