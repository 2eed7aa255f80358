import { buckets } from './features.ts'
import { byCode, codesIn, fromLevels, highest, levelByCode } from './levels.ts'
import { randomFrom } from './random.ts'
import type { Vector } from './vector.ts'

/** The features of a model, by bucket in ascending order, with their weight: rarer features weigh more (IDF). */
export interface Vocabulary {
  known: Int32Array
  /** The features as text. */
  rarities: Uint8Array
  /** Start index in `known` of each run of `1 << runBits` buckets. */
  runs: Int32Array
}

/** A vocabulary in its file format. */
export interface PackedVocabulary {
  gaps: string
  rarity: string
}

const rarityStep = 0.1
const rarityByCode = Float32Array.from(byCode((level) => level * rarityStep))
const runBits = 6
/** Minimum texts per feature: rarer ones overfit and take as much space. Character n-grams need the most. */
const fewestTexts = (value: number) => (value < 0.5 ? 3 : 2)
/** Maximum features: a file of two megabytes, weights included. */
const most = 97_000

/**
 * Learns the features from all texts, and their weight (IDF) from whole texts only. Of features that occur in exactly the same texts,
 * only the one with the highest weight is kept.
 */
export function packVocabulary(whole: readonly Vector[], others: readonly Vector[]): PackedVocabulary {
  const counts = new Uint16Array(buckets)
  const values = new Float32Array(buckets)
  const sums = new Float64Array(buckets)
  const seen: number[] = []
  const random = randomFrom(1)
  for (const text of [...whole, ...others]) {
    const name = random() + random() / 2 ** 24
    for (const [f, id] of text.ids.entries()) {
      if (counts[id] === 0) seen.push(id)
      counts[id] = (counts[id] ?? 0) + 1
      sums[id] = (sums[id] ?? 0) + name
      values[id] = Math.max(values[id] ?? 0, text.values[f] ?? 0)
    }
  }
  const sayings = new Map<number, number>()
  for (const id of seen) {
    if ((counts[id] ?? 0) < fewestTexts(values[id] ?? 0)) continue
    const first = sayings.get(sums[id] ?? 0)
    if (first === undefined || (values[id] ?? 0) > (values[first] ?? 0)) sayings.set(sums[id] ?? 0, id)
  }
  const inWhole = new Uint16Array(buckets)
  for (const { ids } of whole) for (const id of ids) inWhole[id] = (inWhole[id] ?? 0) + 1
  const gaps: number[] = []
  const rarity: number[] = []
  let last = -1
  const surplus = (id: number) => (counts[id] ?? 0) - fewestTexts(values[id] ?? 0)
  const kept = [...sayings.values()].sort((a, b) => surplus(b) - surplus(a) || a - b).slice(0, most)
  for (const id of kept.sort((a, b) => a - b)) {
    let gap = id - last - 1
    for (; gap >= highest; gap -= highest) gaps.push(highest)
    gaps.push(gap)
    rarity.push(Math.min(highest, Math.round(Math.log((whole.length + 1) / ((inWhole[id] ?? 0) + 1)) / rarityStep)))
    last = id
  }
  return { gaps: fromLevels(gaps), rarity: fromLevels(rarity) }
}

export function unpackVocabulary({ gaps, rarity }: PackedVocabulary): Vocabulary {
  const known = new Int32Array(rarity.length)
  const runs = new Int32Array((buckets >> runBits) + 1)
  const codes = codesIn(gaps)
  let id = -1
  let row = 0
  let run = 0
  for (let at = 0; at < codes.length; at += 1) {
    const gap = levelByCode[codes[at] ?? 0] ?? 0
    id += gap
    if (gap === highest) continue
    id += 1
    for (; run < id >> runBits; run += 1) runs[run + 1] = row
    known[row] = id
    row += 1
  }
  runs.fill(row, run + 1)
  return { known, runs, rarities: codesIn(rarity) }
}

/** The weight of a row; 0 if it doesn't exist. */
export function rarityOf({ rarities }: Vocabulary, row: number): number {
  return rarityByCode[rarities[row] ?? 0] ?? 0
}

/** The index of a bucket in `known`; -1 if it is unknown. */
export function rowOf({ known, runs }: Vocabulary, id: number): number {
  const run = id >> runBits
  const end = runs[run + 1] ?? 0
  for (let row = runs[run] ?? 0; row < end; row += 1) if (known[row] === id) return row
  return -1
}
