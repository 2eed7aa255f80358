import { expect, test } from 'vitest'
import { namesModel, packNamesModel } from '../../reader/facts/names-model.ts'
import { trainKindModel } from '../../reader/kind/training.ts'
import { bankExamples, letterExamples, readNameCases } from './corpus.ts'
import { learnNames } from './named.ts'

test('the same name cases teach the same weights', async () => {
  const cases = await readNameCases()
  const groups = cases.map((_, n) => String(n))
  const once = JSON.stringify(packNamesModel(learnNames(cases, groups).model))
  expect(once.length).toBeGreaterThan(5_000)
  expect(JSON.stringify(packNamesModel(learnNames(cases, groups).model)) === once).toBe(true)
})

test('the same mails teach the same model to the byte', () => {
  const letters = letterExamples([], [], namesModel())
  const set = () => ({
    bank: bankExamples(namesModel()).filter((_, n) => n % 100 === 0),
    letters: letters.filter((_, n) => n % 100 === 0),
    mails: letters.filter((_, n) => n % 100 === 1).map((letter, n) => ({ ...letter, group: String(n) })),
  })
  const once = JSON.stringify(trainKindModel(set()))
  expect(once.length).toBeGreaterThan(1_000_000)
  expect(JSON.stringify(trainKindModel(set())) === once).toBe(true)
}, 60_000)
