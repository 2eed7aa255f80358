import { expect, test } from 'vitest'
import { namesModel, packNamesModel } from '../../reader/facts/names-model.ts'
import { trainKindModel } from '../../reader/kind/training.ts'
import { bankExamples, letterExamples, readNameCases } from './corpus.ts'
import { learnNames } from './named.ts'
import { renamed } from './renamed.ts'

test('the same name cases teach the same weights', async () => {
  const cases = (await readNameCases()).filter((_, n) => n % 3 === 0)
  const groups = cases.map((_, n) => String(n))
  const once = JSON.stringify(packNamesModel(learnNames(cases, groups).model))
  expect(once.length).toBeGreaterThan(5_000)
  expect(JSON.stringify(packNamesModel(learnNames(cases, groups).model)) === once).toBe(true)
}, 180_000)

test('a renamed mail names the new employer alone', async () => {
  const cases = await readNameCases()
  const copies = cases.map((labelled) => [labelled, renamed(labelled, ['Quill & Vane'])] as const)
  expect(copies.filter(([, copy]) => copy !== null).length).toBeGreaterThan(50)
  for (const [{ company }, copy] of copies) {
    if (!copy) continue
    const said = JSON.stringify([copy.mail.from, copy.mail.subject, copy.mail.lines])
    expect(said).toContain('Quill & Vane')
    expect(said).not.toContain(company)
    expect(copy.company).toBe('Quill & Vane')
  }
})

test('the same mails teach the same model to the byte', () => {
  const letters = letterExamples([], [], namesModel())
  const set = () => ({
    bank: bankExamples(namesModel()).filter((_, n) => n % 100 === 0),
    letters: letters.filter((_, n) => n % 100 === 0),
    mails: letters.filter((_, n) => n % 100 === 1).map((letter, n) => ({ ...letter, group: String(n) })),
  })
  const once = JSON.stringify(trainKindModel(set()))
  expect(once.length).toBeGreaterThan(50_000)
  expect(JSON.stringify(trainKindModel(set())) === once).toBe(true)
}, 180_000)
