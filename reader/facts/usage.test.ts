import { expect, test } from 'vitest'
import { usageIn } from './usage.ts'

const names = ['acre', 'anker', 'bank', 'zimmer']
const prose = ['a', 'an', 'and', "don't", 'you', 'your']

test('every word is known by its use, and none that is like it', () => {
  const usageOf = usageIn({ name: names.join(' '), prose: prose.join(' ') })
  expect(names.map(usageOf)).toEqual(names.map(() => 'name'))
  expect(prose.map(usageOf)).toEqual(prose.map(() => 'prose'))
  for (const word of ['', ' ', 'anke', 'ankers', 'nker', 'yours', 'zz', 'acre anker', 'an ']) expect(usageOf(word)).toBeNull()
})

test('nothing learned is nothing known', () => {
  expect(usageIn({ name: '', prose: '' })('word')).toBeNull()
})
