import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['de', 'de'],
  ['en', 'en'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['DE-ch', 'de'],
  ['en;q=0.4, de;q=0.7', 'de'],
  ['fr-FR, fr;q=0.9, de;q=0.8, en;q=0.7', 'de'],
  ['fr, *;q=0.1', 'en'],
  ['de;q=0, en', 'en'],
  ['den', 'en'],
  ['ja', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%j is answered in %s', (header, language) => {
  expect(languageOf({ 'accept-language': header })).toBe(language)
})

test.each([
  ['no languages at all', ';;;,,,q=,=;-'],
  ['a quality that is no number', 'de;q=owl'],
  ['names that every object has', '__proto__, constructor;q=0.9, toString'],
  ['control characters', 'd\u0000e\r\nBcc: ada@example.com'],
  ['ten thousand languages', 'fr,'.repeat(10_000)],
  ['one language without an end', 'x'.repeat(16_000)],
  ['spaces without an end', `en${' '.repeat(16_000)}x`],
])('a header with %s is answered in English', (_, header) => {
  expect(languageOf({ 'accept-language': header })).toBe('en')
})
