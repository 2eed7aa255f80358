import { expect, test } from 'vitest'
import { buckets } from './features.ts'
import { pack, probabilities, unpack } from './linear.ts'
import type { Vector } from './vector.ts'
import { packVocabulary, rarityOf, rowOf, unpackVocabulary } from './vocabulary.ts'

const text = (...ids: number[]): Vector => ({ ids: Int32Array.from(ids), values: new Float32Array(ids.length).fill(1) })

test('what two texts have is known, wherever its number lies, and what one text has is not', () => {
  const packed = packVocabulary([text(0, 5, 700, buckets - 1), text(700, 9, buckets - 1), text(0, 700)], [text(5, 12)])
  const vocabulary = unpackVocabulary(packed)
  expect([...vocabulary.known]).toEqual([0, 5, 700, buckets - 1])
  expect([0, 5, 700, buckets - 1].map((id) => rowOf(vocabulary, id))).toEqual([0, 1, 2, 3])
  expect([9, 12, 701, 6].map((id) => rowOf(vocabulary, id))).toEqual([-1, -1, -1, -1])
})

test('the fewer whole texts have a feature, the more it counts', () => {
  const vocabulary = unpackVocabulary(packVocabulary([text(1, 2), text(1, 2), text(1), text(1)], []))
  expect(rarityOf(vocabulary, 1)).toBeGreaterThan(rarityOf(vocabulary, 0))
})

test('of features that the same texts have, one is kept', () => {
  const { known } = unpackVocabulary(packVocabulary([text(3, 4, 8), text(3, 4, 8), text(8)], []))
  expect([...known]).toEqual([3, 8])
})

test('weights come back from the file as they went in, but for rounding', () => {
  const vocabulary = unpackVocabulary(packVocabulary([text(1, 2), text(1, 2), text(2)], []))
  const weights = Float32Array.from([0.81, -0.49, 0, -0.81, 0.25, 0.04])
  const model = unpack(pack(3, weights, new Float32Array(3)), vocabulary)
  probabilities(model, text(1, 2))
  const back = [...weights].map((_, at) => (model.weights[at] ?? 0) * (model.steps[at % 3] ?? 0))
  for (const [at, weight] of weights.entries()) expect(back[at]).toBeCloseTo(weight, 1)
})
