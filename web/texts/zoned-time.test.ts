import { expect, test } from 'vitest'
import { instantIn, isZone, partsIn } from './zoned-time.ts'

test.each([
  ['Europe/Vienna', '2026-01-15', '09:00', '2026-01-15T08:00:00.000Z'],
  ['Europe/Vienna', '2026-07-15', '09:00', '2026-07-15T07:00:00.000Z'],
  ['America/New_York', '2026-03-08', '23:30', '2026-03-09T03:30:00.000Z'],
  ['Asia/Kolkata', '2026-05-01', '00:15', '2026-04-30T18:45:00.000Z'],
  ['Pacific/Auckland', '2026-12-31', '23:59', '2026-12-31T10:59:00.000Z'],
  ['UTC', '2026-05-01', '00:00', '2026-05-01T00:00:00.000Z'],
])('in %s, %s %s is %s, and back', (zone, date, time, instant) => {
  expect(instantIn(zone, date, time)).toBe(instant)
  expect(partsIn(zone, instant)).toEqual({ date, time })
})

test('a time that a change of clocks leaves out is one of the same day', () => {
  expect(partsIn('Europe/Vienna', instantIn('Europe/Vienna', '2026-03-29', '02:30')).date).toBe('2026-03-29')
})

test.each(['0002', '0020', '0202'])('%s, a year that is still being typed, is one like another', (year) => {
  expect(instantIn('UTC', `${year}-05-10`, '10:00')).toBe(`${year}-05-10T10:00:00.000Z`)
  expect(partsIn('UTC', `${year}-05-10T10:00:00.000Z`)).toEqual({ date: `${year}-05-10`, time: '10:00' })
  expect(() => instantIn('Europe/Vienna', `${year}-05-10`, '10:00')).not.toThrow()
})

test('a name that is no zone is known as such', () => {
  expect([isZone('Europe/Vienna'), isZone('Mars/Olympus'), isZone('')]).toEqual([true, false, false])
})
