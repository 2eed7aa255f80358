import { buckets, type Vector } from './features.ts'

/** Softmax regression: `weights[bucket * classes + class]`. */
export interface Linear {
  classes: number
  weights: Float32Array
  bias: Float32Array
}

/** Probability of each class. */
export function probabilities(model: Linear, vector: Vector): Float32Array {
  const { classes, weights, bias } = model
  const scores = Float32Array.from(bias)
  const { ids, values } = vector
  for (let f = 0; f < ids.length; f += 1) {
    const at = (ids[f] ?? 0) * classes
    const value = values[f] ?? 0
    for (let k = 0; k < classes; k += 1) scores[k] = (scores[k] ?? 0) + value * (weights[at + k] ?? 0)
  }
  return softmax(scores)
}

/** Scores → probabilities, in place. */
export function softmax(scores: Float32Array): Float32Array {
  let highest = Number.NEGATIVE_INFINITY
  for (const score of scores) highest = Math.max(highest, score)
  let sum = 0
  for (let k = 0; k < scores.length; k += 1) {
    const e = Math.exp((scores[k] ?? 0) - highest)
    scores[k] = e
    sum += e
  }
  for (let k = 0; k < scores.length; k += 1) scores[k] = (scores[k] ?? 0) / sum
  return scores
}

/** A model as it is kept in a file: each weight one of 91 steps, written as one character. */
export interface PackedLinear {
  steps: number[]
  bias: number[]
  weights: string
}

const half = 45
const firstCharacter = 35
const backslash = 92

/** Rounds a model to the steps it can be kept in. */
export function pack(model: Linear): PackedLinear {
  const { classes, weights, bias } = model
  const steps: number[] = []
  for (let k = 0; k < classes; k += 1) {
    const sizes: number[] = []
    for (let at = k; at < weights.length; at += classes) if (weights[at] !== 0) sizes.push(Math.abs(weights[at] ?? 0))
    sizes.sort((a, b) => a - b)
    // The few weights beyond this are cut: a finer step is worth more to all the others.
    const largest = sizes[Math.floor(sizes.length * 0.9995)] ?? 1
    steps.push(Number((largest / half).toPrecision(6)))
  }
  const characters: string[] = []
  for (let at = 0; at < weights.length; at += 1) {
    const level = Math.max(-half, Math.min(half, Math.round((weights[at] ?? 0) / (steps[at % classes] ?? 1))))
    const code = level + half + firstCharacter
    characters.push(String.fromCharCode(code >= backslash ? code + 1 : code))
  }
  return { steps, bias: [...bias].map((b) => Number(b.toPrecision(6))), weights: characters.join('') }
}

export function unpack(packed: PackedLinear): Linear {
  const classes = packed.bias.length
  const weights = new Float32Array(buckets * classes)
  for (let at = 0; at < weights.length; at += 1) {
    const code = packed.weights.charCodeAt(at)
    weights[at] = ((code > backslash ? code - 1 : code) - firstCharacter - half) * (packed.steps[at % classes] ?? 1)
  }
  return { classes, weights, bias: Float32Array.from(packed.bias) }
}
