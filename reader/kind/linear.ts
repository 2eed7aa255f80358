import { codesIn, fromLevels, highest, levelByCode } from './levels.ts'
import type { Vector } from './vector.ts'
import { rarityOf, rowOf, type Vocabulary } from './vocabulary.ts'

/** Softmax regression over texts of length 1, in which what is rare counts more: weight = `weights[row * classes + class] * steps[class]`. */
export interface Linear {
  classes: number
  /** Of the rows that a text has asked for. */
  weights: Int8Array
  isUnpacked: Uint8Array
  /** As they are written. */
  codes: Uint8Array
  steps: Float32Array
  bias: Float32Array
  vocabulary: Vocabulary
}

/** Probability of each class. */
export function probabilities(model: Linear, { ids, values }: Vector): Float32Array {
  const { classes, weights, isUnpacked, steps, bias, vocabulary } = model
  const scores = new Float32Array(classes)
  let square = 0
  for (let f = 0; f < ids.length; f += 1) {
    const row = rowOf(vocabulary, ids[f] ?? 0)
    if (row < 0) continue
    if (isUnpacked[row] === 0) unpackRow(model, row)
    const value = (values[f] ?? 0) * rarityOf(vocabulary, row)
    square += value * value
    const at = row * classes
    for (let k = 0; k < classes; k += 1) scores[k] = (scores[k] ?? 0) + value * (weights[at + k] ?? 0)
  }
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0
  for (let k = 0; k < classes; k += 1) scores[k] = (scores[k] ?? 0) * (steps[k] ?? 0) * scale + (bias[k] ?? 0)
  return softmax(scores)
}

/** Scores → probabilities, in place. */
export function softmax(scores: Float32Array): Float32Array {
  let best = Number.NEGATIVE_INFINITY
  for (const score of scores) best = Math.max(best, score)
  let sum = 0
  for (let k = 0; k < scores.length; k += 1) {
    const e = Math.exp((scores[k] ?? 0) - best)
    scores[k] = e
    sum += e
  }
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) / sum
  return scores
}

/** A model as it is kept in a file: three weights to two characters, each one of nineteen sizes. */
export interface PackedLinear {
  steps: number[]
  bias: number[]
  weights: string
}

/** Sizes on either side of zero; they grow as squares, because small weights are many. */
const half = 9
const sizes = 2 * half + 1

/** Rounds a model to the sizes it can be kept in. */
export function pack(classes: number, weights: Float32Array, bias: Float32Array): PackedLinear {
  const steps: number[] = []
  for (let k = 0; k < classes; k += 1) {
    const known = weights
      .filter((weight, at) => at % classes === k && weight !== 0)
      .map(Math.abs)
      .sort()
    // The few weights beyond this are cut: finer sizes are worth more to all the others.
    const largest = known[Math.floor(known.length * 0.9995)] ?? 1
    steps.push(Number((largest / half ** 2).toPrecision(6)))
  }
  const sizeOf = (at: number) => {
    const weight = weights[at] ?? 0
    const size = Math.min(half, Math.round(Math.sqrt(Math.abs(weight) / (steps[at % classes] ?? 1))))
    return half + (weight < 0 ? -size : size)
  }
  const characters = new Uint8Array(2 * Math.ceil(weights.length / 3))
  for (let n = 0; 2 * n < characters.length; n += 1) {
    const three = (sizeOf(3 * n) * sizes + sizeOf(3 * n + 1)) * sizes + sizeOf(3 * n + 2)
    characters[2 * n] = Math.floor(three / (highest + 1))
    characters[2 * n + 1] = three % (highest + 1)
  }
  return { steps, bias: [...bias].map((b) => Number(b.toPrecision(6))), weights: fromLevels(characters) }
}

export function unpack({ steps, bias, weights }: PackedLinear, vocabulary: Vocabulary): Linear {
  const rows = vocabulary.known.length
  return {
    classes: bias.length,
    weights: new Int8Array(rows * bias.length),
    isUnpacked: new Uint8Array(rows),
    codes: codesIn(weights),
    steps: Float32Array.from(steps),
    bias: Float32Array.from(bias),
    vocabulary,
  }
}

/** There are millions of weights, and a mail asks for thousands. */
function unpackRow({ classes, weights, isUnpacked, codes }: Linear, row: number): void {
  for (let at = row * classes; at < (row + 1) * classes; at += 1) {
    const pair = 2 * Math.floor(at / 3)
    const three = levelIn(codes, pair) * (highest + 1) + levelIn(codes, pair + 1)
    const size = (Math.floor(three / (places[at % 3] ?? 1)) % sizes) - half
    weights[at] = size * Math.abs(size)
  }
  isUnpacked[row] = 1
}

/** What the first, second and third of three sizes are multiplied by. */
const places = [sizes ** 2, sizes, 1]

const levelIn = (codes: Uint8Array, at: number) => levelByCode[codes[at] ?? 0] ?? 0
