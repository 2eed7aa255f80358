import { expect, test } from 'vitest'
import { pick } from './ranking.ts'
import { type Case, learnRanking } from './ranking-training.ts'

const features = (...names: string[]) => new Map(names.map((name) => [name, 1]))
const none = features('none')

/** Where a name stands in the subject it is right, in the footer wrong; a footer alone tells nothing. */
const cases: Case[] = Array.from({ length: 40 }, (_, n) =>
  n % 4 === 0
    ? { candidates: [features('footer')], right: [false], none }
    : { candidates: [features('footer'), features('subject')], right: [false, true], none },
)
const ranking = learnRanking(cases, 0.5)

test('what was right elsewhere is told', () => {
  expect(pick(ranking, { candidates: [features('footer'), features('subject')], none })).toBe(1)
})

test('nothing is told where what was right elsewhere is missing, or all is alike', () => {
  expect(pick(ranking, { candidates: [features('footer')], none })).toBe(-1)
  expect(pick(ranking, { candidates: [features('subject'), features('subject')], none })).toBe(-1)
  expect(pick(ranking, { candidates: [], none })).toBe(-1)
})

test('what occurs in a few mails alone is not learned from', () => {
  const rare: Case = { candidates: [features('quill')], right: [true], none }
  expect(learnRanking([...cases, rare, rare], 0.5).weights.has('quill')).toBe(false)
})

test('the same cases teach the same weights', () => {
  expect(learnRanking(cases, 0.5)).toEqual(ranking)
})
