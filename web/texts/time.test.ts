import { expect, test } from 'vitest'
import { formatNumber, t } from './index.ts'
import { dayLabelWithin, exactDate, exactTime, lengthLabel, nearDay, nearDayWithin, relativeLabel } from './time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const ago = (at: string) => relativeLabel(at, now)

test.each([
  ['2026-11-21T11:59:00Z', '0 Days'],
  ['2026-11-20T12:00:01Z', '0 Days'],
  ['2026-11-20T12:00:00Z', '1 Day'],
  ['2026-11-15T11:00:00Z', '6 Days'],
  ['2026-11-14T12:00:00Z', '1 Week'],
  ['2026-10-31T12:00:00Z', '3 Weeks'],
  ['2026-10-24T12:00:00Z', '1 Month'],
  ['2026-09-20T12:00:00Z', '2 Months'],
  ['2025-11-22T12:00:00Z', '11 Months'],
  ['2025-11-21T11:00:00Z', '1 Year'],
  ['2023-01-01T00:00:00Z', '3 Years'],
  ['2026-11-22T12:00:00Z', '0 Days'],
])('%s is told as %s', (at, label) => {
  expect(ago(at)).toBe(label)
})

test('a length of time is told in the same words', () => {
  expect([0.4, 1, 26.5, 40, 400].map((days) => lengthLabel(days, now))).toEqual([
    '0 Days',
    '1 Day',
    '3 Weeks',
    '1 Month',
    '1 Year',
  ])
})

test('dates and times are written out in the time zone of the browser', () => {
  const at = new Date(2026, 2, 5, 15, 7).toISOString()
  expect(exactDate(at)).toBe('March 05, 2026')
  expect(exactTime(at)).toBe('March 05, 2026, 03:07 PM')
  expect(exactTime(new Date(2026, 2, 5, 0, 30).toISOString())).toBe('March 05, 2026, 12:30 AM')
})

test('a near day is written small within a sentence, a name of a month is not', () => {
  const at = new Date(2026, 2, 5, 15, 7).getTime()
  const on = (day: number) => new Date(2026, 2, day, 9).toISOString()
  expect([nearDay(on(6), at), nearDayWithin(on(6), at), dayLabelWithin(on(6), at)]).toEqual(['Tomorrow', 'tomorrow', 'tomorrow'])
  expect(nearDayWithin(on(9), at)).toBe('March 09, 2026')
  expect(dayLabelWithin(on(9), at)).toBe('Monday, March 09, 2026')
})

test('numbers keep at most two decimals', () => {
  expect(formatNumber(2.345)).toBe('2.35')
  expect(formatNumber(7)).toBe('7')
})

test('a toast that is told nothing says that the request is completed', () => {
  expect(t('toast.default')).toBe('Request Completed')
})

test('a text takes its values and the form for a number', () => {
  expect(t('time.days', { n: 1 })).toBe('1 Day')
  expect(t('time.days', { n: 12 })).toBe('12 Days')
  expect(t('mail.to', { people: 'Ada {n}' })).toBe('to Ada {n}')
})
