import { expect, test } from 'vitest'
import { titleLikelihood } from './likelihood.ts'

test.each([
  ['first stage', 0],
  ['2nd round', 0],
  ['First Officer', 1],
  ['Stage Manager', 1],
])('a stage of hiring is no job: %s', (title, likelihood) => {
  expect(titleLikelihood(title, { company: null, people: new Set(), language: 'en' })).toBe(likelihood)
})
