import { expect, test } from 'vitest'
import { monthLike } from './months.ts'

test.each([
  ['march', 3],
  ['marraskuuta', 11],
  ['dec', 12],
  ['dezem', 12],
  ['setiembre', 9],
  ['maerz', 3],
  ['mardi', null],
  ['jui', null],
  ['ma', null],
  ['soon', null],
])('the month of %s is %s', (word, month) => {
  expect(monthLike(word)).toBe(month)
})
