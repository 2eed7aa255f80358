import { expect, test } from 'vitest'
import { trainKindModel } from '../../reader/kind/training.ts'
import { bankExamples, letterExamples } from './corpus.ts'

test('the same mails teach the same model to the byte', () => {
  const letters = letterExamples([], [])
  const set = () => ({
    bank: bankExamples().filter((_, n) => n % 100 === 0),
    letters: letters.filter((_, n) => n % 100 === 0),
    mails: letters.filter((_, n) => n % 100 === 1).map((letter, n) => ({ ...letter, group: String(n) })),
  })
  const once = JSON.stringify(trainKindModel(set()))
  expect(once.length).toBeGreaterThan(1_000_000)
  expect(JSON.stringify(trainKindModel(set())) === once).toBe(true)
}, 60_000)
