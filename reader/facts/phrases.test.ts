import { expect, test } from 'vitest'
import { variants } from './phrases.ts'

test('a shape stands for each of its alternatives, with and without what may be missing', () => {
  expect(variants('feedback [in|back] from')).toEqual(['feedback from', 'feedback in from', 'feedback back from'])
  expect(variants('(bei|an) [der] stelle')).toEqual(['bei stelle', 'bei der stelle', 'an stelle', 'an der stelle'])
})
