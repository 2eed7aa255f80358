import { expect, test } from 'vitest'
import { type Concept, concepts } from '../languages/concepts.ts'
import { conceptsIn } from './concept-matcher.ts'

const isAbout = (concept: Concept, language: string, text: string) =>
  conceptsIn(text.split(' '), language).includes(concepts.indexOf(concept))

test('what a word is about does not hang on the article that is written before it', () => {
  expect(isAbout('interview', 'fr', "avant l'entretien de mardi")).toBe(true)
  expect(isAbout('rent', 'it', "la visita all'appartamento")).toBe(true)
  expect(isAbout('posting', 'it', "l'annuncio")).toBe(true)
})

test('a dog, a flat and an election are not what a job is about', () => {
  expect(isAbout('animal', 'de', 'die hündin aus dem tierheim')).toBe(true)
  expect(isAbout('rent', 'nl', 'de kamer bij je huisgenoten')).toBe(true)
  expect(isAbout('club', 'pl', 'zarząd ogrodu działkowego')).toBe(true)
  expect(isAbout('animal', 'de', 'die stelle im verkauf')).toBe(false)
  expect(isAbout('work', 'de', 'die frühschicht in der probezeit')).toBe(true)
})

test('words that every mail has are about nothing foreign', () => {
  expect(
    conceptsIn('please let us know the date of your application'.split(' '), 'en').map((concept) => concepts[concept]),
  ).toEqual(['we', 'you', 'application'])
})
