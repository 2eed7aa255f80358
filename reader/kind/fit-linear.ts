import { buckets, type Vector } from './features.ts'
import { type PackedLinear, pack } from './linear.ts'

export interface Example {
  vector: Vector
  label: number
  weight: number
}

const rate = 0.3
const decay = 1e-4
/** What is learned already costs most of the time and changes nothing. */
const learned = 0.003

/** Softmax regression by AdaGrad in a fixed shuffled order: the same examples give the same weights to the bit. */
export function fitLinear(examples: readonly Example[], classes: number, epochs: number, rarity: Float32Array): PackedLinear {
  const known = examples.map(({ vector, label, weight }) => ({ ids: vector.ids, values: weighed(vector, rarity), label, weight }))
  const weights = new Float32Array(buckets * classes)
  const squares = new Float32Array(buckets * classes).fill(1e-3)
  const bias = new Float32Array(classes)
  const biasSquares = new Float32Array(classes).fill(1e-3)
  const slopes = new Float32Array(classes)
  const order = Int32Array.from(known.keys())
  let seed = 20_260_101
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    seed = shuffle(order, seed)
    for (const n of order) {
      const example = known[n]
      if (example === undefined) continue
      const { ids, values, label, weight } = example
      slopes.set(bias)
      for (let f = 0; f < ids.length; f += 1) {
        const at = (ids[f] ?? 0) * classes
        const value = values[f] ?? 0
        for (let k = 0; k < classes; k += 1) slopes[k] = (slopes[k] ?? 0) + value * (weights[at + k] ?? 0)
      }
      const active = toSlopes(slopes, label, weight)
      for (const k of active) {
        const g = slopes[k] ?? 0
        const square = (biasSquares[k] ?? 0) + g * g
        biasSquares[k] = square
        bias[k] = (bias[k] ?? 0) - (rate * 0.1 * g) / Math.sqrt(square)
      }
      for (let f = 0; f < ids.length && active.length > 0; f += 1) {
        const at = (ids[f] ?? 0) * classes
        const value = values[f] ?? 0
        for (const k of active) {
          const g = (slopes[k] ?? 0) * value + decay * (weights[at + k] ?? 0)
          const square = (squares[at + k] ?? 0) + g * g
          squares[at + k] = square
          weights[at + k] = (weights[at + k] ?? 0) - (rate * g) / Math.sqrt(square)
        }
      }
    }
  }
  return pack(classes, weights, bias)
}

/** Values of a text of length 1 in which what is rare counts more. */
function weighed({ ids, values }: Vector, rarity: Float32Array): Float32Array {
  const out = values.map((value, f) => value * (rarity[ids[f] ?? 0] ?? 0))
  const square = out.reduce((sum, value) => sum + value * value, 0)
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0
  return out.map((value) => value * scale)
}

/** Scores → how far each class is from what it should be, in place; answers the classes where that is not next to nothing. */
function toSlopes(scores: Float32Array, label: number, weight: number): number[] {
  let highest = Number.NEGATIVE_INFINITY
  for (const score of scores) highest = Math.max(highest, score)
  let sum = 0
  for (const score of scores) sum += Math.exp(score - highest)
  const active: number[] = []
  for (let k = 0; k < scores.length; k += 1) {
    const g = (Math.exp((scores[k] ?? 0) - highest) / sum - (k === label ? 1 : 0)) * weight
    scores[k] = g
    if (Math.abs(g) >= learned) active.push(k)
  }
  return active
}

function shuffle(order: Int32Array, start: number): number {
  let seed = start
  for (let i = order.length - 1; i > 0; i -= 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    const j = (seed >>> 8) % (i + 1)
    const held = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = held
  }
  return seed
}
