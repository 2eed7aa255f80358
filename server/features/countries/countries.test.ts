import { expect, test } from 'vitest'
import { countryName, findCountries } from './countries.ts'

const found = (name: string) => findCountries(name).map(({ id }) => id)

test.each([
  ['ger', 'DE'],
  ['Österreich', 'AT'],
  ['osterreich', 'AT'],
  ['usa', 'US'],
  ['Czech Republic', 'CZ'],
  ['Cote d’Ivoire', 'CI'],
  ['zealand', 'NZ'],
  ['gb', 'GB'],
])('%s finds %s', (name, id) => {
  expect(found(name)).toContain(id)
})

test('what begins with the words comes before what holds them, and a code leads to its country at once', () => {
  expect(found('united states')[0]).toBe('US')
  expect(found('de')[0]).toBe('DE')
  expect(found('guinea').slice(0, 2)).toEqual(['GN', 'GW'])
})

test.each(['', '  ', '%', 'xyzzy', 'EU'])('%j finds nothing', (name) => {
  expect(found(name).includes('EU')).toBe(false)
  if (name !== 'EU') expect(found(name)).toEqual([])
})

test('every country has a name, and codes that are no countries have none', () => {
  expect(countryName('CZ')).toBe('Czechia')
  for (const code of ['EU', 'UN', 'ZZ', 'cz', '', 'constructor']) expect(countryName(code)).toBeUndefined()
})
