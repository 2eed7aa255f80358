import { codeOf, fromLevels, highest } from './levels.ts'
import type { Vector } from './vector.ts'
import { rowOf, type Vocabulary } from './vocabulary.ts'

/** Softmax regression over texts of length 1, in which what is rare counts more: weight = `weights[row * classes + class] * steps[class]`. */
export interface Linear {
  classes: number
  weights: Int8Array
  steps: Float32Array
  bias: Float32Array
  vocabulary: Vocabulary
}

/** Probability of each class. */
export function probabilities({ classes, weights, steps, bias, vocabulary }: Linear, { ids, values }: Vector): Float32Array {
  const scores = new Float32Array(classes)
  let square = 0
  for (let f = 0; f < ids.length; f += 1) {
    const row = rowOf(vocabulary, ids[f] ?? 0)
    if (row < 0) continue
    const value = (values[f] ?? 0) * (vocabulary.rarity[row] ?? 0)
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
  threes ??= threesByCodes()
  const codes = Buffer.from(weights, 'latin1')
  const levels = new Int8Array((codes.length / 2) * 3)
  for (let from = 0, to = 0; from < codes.length; from += 2, to += 3) {
    const three = threes[((codes[from] ?? 0) << codeBits) | (codes[from + 1] ?? 0)] ?? 0
    levels[to] = three >> 16
    levels[to + 1] = three >> 8
    levels[to + 2] = three
  }
  return { classes: bias.length, weights: levels, steps: Float32Array.from(steps), bias: Float32Array.from(bias), vocabulary }
}

const codeBits = 7
let threes: Int32Array | null = null

/** By the codes of two characters the three weights they stand for, a byte each: a million are unpacked at every start. */
function threesByCodes(): Int32Array {
  const table = new Int32Array(1 << (2 * codeBits))
  const levels = Int8Array.from({ length: sizes }, (_, size) => levelOf(size))
  let first = 0
  let second = 0
  for (const a of levels)
    for (const b of levels)
      for (const c of levels) {
        table[(codeOf(first) << codeBits) | codeOf(second)] = (a << 16) | ((b & 255) << 8) | (c & 255)
        second = second === highest ? 0 : second + 1
        if (second === 0) first += 1
      }
  return table
}

function levelOf(size: number): number {
  return (size - half) * Math.abs(size - half)
}
