import { expect, test } from 'vitest'
import { readSalary } from './salary.ts'

test.each<[cell: string, min: number, max: number | null, currency: string | null, period: string | null]>([
  ['70k', 70_000, null, null, null],
  ['70 K', 70_000, null, null, null],
  ['€70k', 70_000, null, 'EUR', null],
  ['70k EUR', 70_000, null, 'EUR', null],
  ['70.000 €', 70_000, null, 'EUR', null],
  ['70.000,00 € brutto', 70_000, null, 'EUR', null],
  ['70.000 € / Jahr', 70_000, null, 'EUR', 'year'],
  ['70.000€ brutto jährlich', 70_000, null, 'EUR', 'year'],
  ['3.900 € im Monat', 3_900, null, 'EUR', 'month'],
  ['£48,500 per annum', 48_500, null, 'GBP', 'year'],
  ['£48k-55k', 48_000, 55_000, 'GBP', null],
  ['48k–55k', 48_000, 55_000, null, null],
  ['48–55k', 48_000, 55_000, null, null],
  ['$95,000 - $120,000', 95_000, 120_000, null, null],
  ['USD 95,000 to 120,000 a year', 95_000, 120_000, 'USD', 'year'],
  ['42 000 € par an', 42_000, null, 'EUR', 'year'],
  ['32.000 € al año', 32_000, null, 'EUR', 'year'],
  ['24 €/h', 24, null, 'EUR', 'hour'],
  ['17,50 €/Stunde', 17.5, null, 'EUR', 'hour'],
  ["CHF 85'000", 85_000, null, 'CHF', null],
  ['480 000 SEK per år', 480_000, null, 'SEK', 'year'],
  ['9 500 PLN brutto', 9_500, null, 'PLN', null],
  ['52.5k', 52_500, null, null, null],
  ['60 Tsd. €', 60_000, null, 'EUR', null],
  ['50000.5', 50_000.5, null, null, null],
])('%s', (cell, min, max, currency, period) => {
  expect(readSalary(cell)).toEqual({ min, max, currency, period })
})

test.each([
  '',
  'competitive',
  'up to 70k',
  '70k plus bonus',
  'E13',
  '55k-48k',
  '70k per moon',
  '1-2-3',
  '9'.repeat(40),
  'nach TV-L',
  '70%',
])('is no salary: %s', (cell) => {
  expect(readSalary(cell)).toBeNull()
})
