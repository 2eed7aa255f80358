import { buckets, type Vector } from './features.ts'

/** Softmax regression over texts of length 1, in which what is rare counts more: weight = `weights[bucket * classes + class] * steps[class]`. */
export interface Linear {
  classes: number
  weights: Int8Array
  steps: Float32Array
  bias: Float32Array
  rarity: Float32Array
}

/** Probability of each class. */
export function probabilities({ classes, weights, steps, bias, rarity }: Linear, { ids, values }: Vector): Float32Array {
  const scores = new Float32Array(classes)
  let square = 0
  for (let f = 0; f < ids.length; f += 1) {
    const id = ids[f] ?? 0
    const value = (values[f] ?? 0) * (rarity[id] ?? 0)
    square += value * value
    const at = id * classes
    for (let k = 0; k < classes; k += 1) scores[k] = (scores[k] ?? 0) + value * (weights[at + k] ?? 0)
  }
  const scale = square > 0 ? 1 / Math.sqrt(square) : 0
  for (let k = 0; k < classes; k += 1) scores[k] = (scores[k] ?? 0) * (steps[k] ?? 0) * scale + (bias[k] ?? 0)
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
export function pack(classes: number, weights: Float32Array, bias: Float32Array): PackedLinear {
  const steps: number[] = []
  for (let k = 0; k < classes; k += 1) {
    const sizes: number[] = []
    for (let at = k; at < weights.length; at += classes) if (weights[at] !== 0) sizes.push(Math.abs(weights[at] ?? 0))
    sizes.sort((a, b) => a - b)
    // The few weights beyond this are cut: a finer step is worth more to all the others.
    const largest = sizes[Math.floor(sizes.length * 0.9995)] ?? 1
    steps.push(Number((largest / half).toPrecision(6)))
  }
  const levels = Int8Array.from(weights, (weight, at) => {
    return Math.max(-half, Math.min(half, Math.round(weight / (steps[at % classes] ?? 1))))
  })
  return { steps, bias: [...bias].map((b) => Number(b.toPrecision(6))), weights: written(levels) }
}

export function unpack({ steps, bias, weights }: PackedLinear, rarity: Float32Array): Linear {
  return {
    classes: bias.length,
    weights: levelsOf(weights),
    steps: Float32Array.from(steps),
    bias: Float32Array.from(bias),
    rarity,
  }
}

const rarityStep = 0.1

/** For each bucket how much it counts, by how few of the texts have it; as it is kept in a file. */
export function packRarity(texts: readonly Vector[]): string {
  const counts = new Float64Array(buckets)
  for (const { ids } of texts) for (const id of ids) counts[id] = (counts[id] ?? 0) + 1
  return written(
    Int8Array.from(counts, (count) => {
      return Math.min(half, Math.round(Math.log((texts.length + 1) / (count + 1)) / rarityStep) - half)
    }),
  )
}

export function unpackRarity(packed: string): Float32Array {
  return Float32Array.from(levelsOf(packed), (level) => (level + half) * rarityStep)
}

/** Levels of -45 to 45 as characters that JSON writes as they are. */
function written(levels: Int8Array): string {
  const codes = Buffer.alloc(levels.length)
  for (const [at, level] of levels.entries()) {
    const code = level + half + firstCharacter
    codes[at] = code >= backslash ? code + 1 : code
  }
  return codes.toString('latin1')
}

function levelsOf(text: string): Int8Array {
  const codes = Buffer.from(text, 'latin1')
  const levels = new Int8Array(codes.length)
  for (let at = 0; at < codes.length; at += 1) {
    const code = codes[at] ?? 0
    levels[at] = (code > backslash ? code - 1 : code) - firstCharacter - half
  }
  return levels
}
