import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isDangerous } from '../../reader/kind/danger.ts'
import { reviewBelow } from '../../reader/kind.ts'
import { read } from '../../reader/read.ts'
import { corpusFolder } from './corpus.ts'
import { readFolder } from './folder.ts'
import { bytesOfHard, readHard } from './hard.ts'
import { learnedFile, learnedNow } from './learned.ts'
import { scoreOf } from './score.ts'

test('the models are those that were learned from this corpus: else npm run train', () => {
  expect(learnedNow()).toEqual(JSON.parse(readFileSync(join(import.meta.dirname, '../..', learnedFile), 'utf8')))
})

test('mails that nothing was learned from are read as well as when the models landed', async () => {
  const labelled = await readFolder(join(corpusFolder, 'held-out'))
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

test('mails written to mislead, of which none was learned, are taken for the opposite by no sure reading', async () => {
  const sure = []
  for (const mail of readHard(join(corpusFolder, 'hard-held-out.jsonl'))) {
    const { kind, confidence } = await read(bytesOfHard(mail))
    if (confidence >= reviewBelow && !mail.kinds.includes(kind)) sure.push({ mail, kind })
  }
  expect(sure.length).toBeLessThanOrEqual(15)
  expect(sure.filter(({ mail, kind }) => mail.kinds.some((truth) => isDangerous(truth, kind)))).toEqual([])
})
