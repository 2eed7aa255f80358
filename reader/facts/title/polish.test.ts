import { expect, test } from 'vitest'
import { houseInNominative, inNominative } from './polish.ts'

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

test.each([
  ['Fabryki Mebli Orlik', 'Fabryka Mebli Orlik'],
  ['Hurtowni Brzoza', 'Hurtownia Brzoza'],
  ['Kancelarii Wilk', 'Kancelaria Wilk'],
  ['Bankowi Stowe', 'Bank Stowe'],
  ['Urzędu Gminy Stowe', 'Urząd Gminy Stowe'],
  ['Szkole Lingo', 'Szkoła Lingo'],
  ['Przedsiębiorstwa Moldau', 'Przedsiębiorstwo Moldau'],
  ['Nowa Budowa', 'Nowa Budowa'],
  ['Fabryki', 'Fabryki'],
])('the house %s is called %s', (bent, called) => {
  expect(houseInNominative(bent)).toBe(called)
})
