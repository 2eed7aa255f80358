import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scoreOf } from '../bench/reading/score.ts'
import { reviewBelow } from '../domain/reading.ts'
import { isDangerous } from '../reader/kind/danger.ts'
import { read } from '../reader/read.ts'
import { bytesOfHard, type Hard } from './hard.ts'
import { readLabelled } from './labelled.ts'
import { learnedFile, learnedNow } from './learned.ts'
import { readSet } from './sets.ts'

test('the models are those that were learned from this corpus: else npm run train', () => {
  expect(learnedNow()).toEqual(JSON.parse(readFileSync(join(import.meta.dirname, '..', learnedFile), 'utf8')))
})

test('mails that nothing was learned from are read as well as when the models landed', { timeout: 60_000 }, async () => {
  const labelled = await readLabelled('held-out')
  const results = []
  for (const truth of labelled) results.push({ truth, reading: await read(truth.bytes), milliseconds: 0 })
  const { mails, accuracy, macroF1, dangerous, losses, ofTheSure, company, title, meetings } = scoreOf(results)
  expect(mails).toBe(160)
  expect(accuracy).toBeGreaterThanOrEqual(0.97)
  expect(macroF1).toBeGreaterThanOrEqual(0.97)
  expect({ dangerous, losses, phantomsOfTheSure: ofTheSure.phantoms }).toEqual({ dangerous: 0, losses: 0, phantomsOfTheSure: 0 })
  expect(ofTheSure.accuracy).toBeGreaterThanOrEqual(0.98)
  expect(company.precision).toBeGreaterThanOrEqual(0.97)
  expect(company.recall).toBeGreaterThanOrEqual(0.92)
  expect(title.precision).toBeGreaterThanOrEqual(0.96)
  expect(title.recall).toBeGreaterThanOrEqual(0.92)
  expect(meetings.precision).toBeGreaterThanOrEqual(0.93)
  expect(meetings.recall).toBeGreaterThanOrEqual(0.82)
})

test('mails written to mislead, of which none was learned, are taken for the opposite by no sure reading', {
  timeout: 60_000,
}, async () => {
  const sure = []
  for (const mail of readSet<Hard>('hard-held-out')) {
    const { kind, confidence } = await read(bytesOfHard(mail))
    if (confidence >= reviewBelow && !mail.kinds.includes(kind)) sure.push({ mail, kind })
  }
  expect(sure.length).toBeLessThanOrEqual(15)
  expect(sure.filter(({ mail, kind }) => mail.kinds.some((truth) => isDangerous(truth, kind)))).toEqual([])
})
