import { expect, test } from 'vitest'
import { inNominative } from './polish.ts'

test.each([
  ['kucharza', 'kucharz'],
  ['magazynierem', 'magazynier'],
  ['kelnerkę', 'kelnerka'],
  ['sprzedawcy', 'sprzedawca'],
  ['krawcowej', 'krawcowa'],
  ['kelnerów', 'kelner'],
  ['starszego inspektora', 'starszy inspektor'],
  ['higienistki stomatologicznej', 'higienistka stomatologiczna'],
  ['specjalisty ds. sprzedaży', 'specjalista ds. sprzedaży'],
  ['Pomoc nauczyciela', 'Pomoc nauczyciela'],
  ['Kierowca', 'Kierowca'],
])('%s is listed as %s', (bent, listed) => {
  expect(inNominative(bent)).toBe(listed)
})
