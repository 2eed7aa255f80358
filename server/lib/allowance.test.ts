import { expect, test } from 'vitest'
import { openAllowance } from './allowance.ts'

test('a subject has so many at once and one more after a while, whatever the others did', () => {
  let time = 0
  const allowance = openAllowance({ burst: 3, every: 10 }, () => time)
  const use = (subject: string) => {
    if (allowance.isSpent(subject)) return false
    allowance.count(subject)
    return true
  }
  expect([use('a'), use('a'), use('a'), use('a')]).toEqual([true, true, true, false])
  expect(use('b')).toBe(true)
  time = 11
  expect([use('a'), use('a')]).toEqual([true, false])
  time = 1000
  expect([use('a'), use('a'), use('a'), use('a')]).toEqual([true, true, true, false])
})

test('subjects without number take no memory without end', () => {
  const allowance = openAllowance({ burst: 1, every: 10 }, () => 0)
  for (let n = 0; n < 50_000; n++) allowance.count(`subject ${n}`)
  expect(allowance.isSpent('subject 49999')).toBe(true)
  expect(allowance.isSpent('subject 0')).toBe(false)
})
