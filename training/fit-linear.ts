import { type PackedLinear, pack } from '../reader/kind/linear.ts'
import { randomFrom, shuffle } from '../reader/kind/random.ts'
import type { Vector } from '../reader/kind/vector.ts'
import { rarityOf, rowOf, type Vocabulary } from '../reader/kind/vocabulary.ts'

/** A text, or its sentences, of which at least one determines the class. */
export interface Example {
  vectors: readonly Vector[]
  label: number
  weight: number
}

const rate = 0.3
const decay = 3e-4
const epochs = 20
/** Examples below this loss are skipped: they cost most of the time and change nothing. */
const learned = 0.003
/** Dropout rate of features, against overfitting to a few of them. */
const hidden = 0.5

/**
 * Softmax regression by AdaGrad in a fixed shuffled order: the same examples give the same weights to the bit. Where examples are sentences,
 * the last class is what says nothing.
 */
export function fitLinear(examples: readonly Example[], classes: number, vocabulary: Vocabulary): PackedLinear {
  const known = examples.map(({ vectors, label, weight }) => ({
    rows: vectors.map((v) => weighed(v, vocabulary)),
    label,
    weight,
  }))
  const weights = new Float32Array(vocabulary.known.length * classes)
  const squares = new Float32Array(weights.length).fill(1e-3)
  const bias = new Float32Array(classes)
  const biasSquares = new Float32Array(classes).fill(1e-3)
  const longest = known.reduce((most, { rows }) => Math.max(most, rows.length), 0)
  const slopes = Array.from({ length: longest }, () => new Float32Array(classes))
  const widest = known.reduce((most, { rows }) => Math.max(most, ...rows.map(({ ids }) => ids.length)), 0)
  const seen = Array.from({ length: longest }, () => ({ ids: new Int32Array(widest), values: new Float32Array(widest), size: 0 }))
  const order = Int32Array.from(known.keys())
  const random = randomFrom(20_260_101)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const n of order) {
      const example = known[n]
      if (example === undefined) continue
      const { label, weight } = example
      const said = slopes.slice(0, example.rows.length)
      for (const [s, row] of example.rows.entries()) seeSome(row, seen[s], random)
      for (const [s, slope] of said.entries()) {
        slope.set(bias)
        const { ids, values, size } = seen[s] ?? nothing
        for (let f = 0; f < size; f += 1) {
          const at = (ids[f] ?? 0) * classes
          const value = values[f] ?? 0
          for (let k = 0; k < classes; k += 1) slope[k] = (slope[k] ?? 0) + value * (weights[at + k] ?? 0)
        }
      }
      const [only] = said
      if (said.length === 1 && only !== undefined) toSlopes(only, label, weight)
      else shareSlopes(said, label, weight)
      for (const [s, slope] of said.entries()) {
        const active: number[] = []
        for (let k = 0; k < classes; k += 1) if (Math.abs(slope[k] ?? 0) >= learned) active.push(k)
        for (const k of active) {
          const g = slope[k] ?? 0
          const square = (biasSquares[k] ?? 0) + g * g
          biasSquares[k] = square
          bias[k] = (bias[k] ?? 0) - (rate * 0.1 * g) / Math.sqrt(square)
        }
        const { ids, values, size } = seen[s] ?? nothing
        for (let f = 0; f < size && active.length > 0; f += 1) {
          const at = (ids[f] ?? 0) * classes
          const value = values[f] ?? 0
          for (let a = 0; a < active.length; a += 1) {
            const k = active[a] ?? 0
            const g = (slope[k] ?? 0) * value + decay * (weights[at + k] ?? 0)
            const square = (squares[at + k] ?? 0) + g * g
            squares[at + k] = square
            weights[at + k] = (weights[at + k] ?? 0) - (rate * g) / Math.sqrt(square)
          }
        }
      }
    }
  }
  return pack(classes, weights, bias)
}

/** The features of a text after dropout: the first `size` entries. */
interface Seen extends Vector {
  size: number
}

const nothing: Seen = { ids: new Int32Array(0), values: new Float32Array(0), size: 0 }

/** The known features of a text by row: IDF-weighted, L2-normalised. */
function weighed({ ids, values }: Vector, vocabulary: Vocabulary): Vector {
  const rows = ids.map((id) => rowOf(vocabulary, id))
  const counts = values.map((value, f) => value * rarityOf(vocabulary, rows[f] ?? -1))
  const square = counts.reduce((sum, count) => sum + count * count, 0)
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0
  const isKnown = (_: unknown, f: number) => (rows[f] ?? -1) >= 0
  return { ids: rows.filter(isKnown), values: counts.filter(isKnown).map((count) => count * scale) }
}

/** Dropout of features; the others are scaled up. */
function seeSome({ ids, values }: Vector, seen: Seen | undefined, random: () => number): void {
  if (seen === undefined) return
  let size = 0
  for (let f = 0; f < ids.length; f += 1) {
    if (random() < hidden) continue
    seen.ids[size] = ids[f] ?? 0
    seen.values[size] = (values[f] ?? 0) / (1 - hidden)
    size += 1
  }
  seen.size = size
}

/** Turns scores into the gradient (softmax minus target), in place. */
function toSlopes(scores: Float32Array, label: number, weight: number): void {
  let highest = Number.NEGATIVE_INFINITY
  for (const score of scores) highest = Math.max(highest, score)
  let sum = 0
  for (const score of scores) sum += Math.exp(score - highest)
  for (let k = 0; k < scores.length; k += 1)
    scores[k] = (Math.exp((scores[k] ?? 0) - highest) / sum - (k === label ? 1 : 0)) * weight
}

/**
 * The same for the sentences of one text: for each class counts by what odds any of them says it rather than nothing, and
 * each learns by its share of these odds.
 */
function shareSlopes(sentences: readonly Float32Array[], label: number, weight: number): void {
  const none = (sentences[0]?.length ?? 1) - 1
  const whole = new Float32Array(none)
  for (let k = 0; k < none; k += 1) {
    let highest = Number.NEGATIVE_INFINITY
    for (const scores of sentences) highest = Math.max(highest, (scores[k] ?? 0) - (scores[none] ?? 0))
    let sum = 0
    for (const scores of sentences) {
      const odds = Math.exp((scores[k] ?? 0) - (scores[none] ?? 0) - highest)
      scores[k] = odds
      sum += odds
    }
    for (const shares of sentences) shares[k] = (shares[k] ?? 0) / sum
    whole[k] = highest + Math.log(sum)
  }
  toSlopes(whole, label, weight)
  for (const shares of sentences) {
    let rest = 0
    for (let k = 0; k < none; k += 1) {
      const slope = (whole[k] ?? 0) * (shares[k] ?? 0)
      shares[k] = slope
      rest -= slope
    }
    shares[none] = rest
  }
}
