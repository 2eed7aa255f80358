/**
 * Says one thing that speaks for or against a candidate: a family of such things, which of the family, and how much of it. Said twice of one
 * candidate, the first counts.
 */
export type Mark = (family: string, which?: string, value?: number) => void

/** Says all that there is to say of one candidate. */
export type Marks = (mark: Mark) => void

/** Candidates with what speaks for each, and what speaks for none of them being right. */
export interface Field {
  candidates: Marks[]
  none: Marks
}

/**
 * How likely a candidate has to be to be stated at all, and what was learned: for each thing that can be said, by family and which of it, its number; by
 * that what it weighs by itself, and in a row what it weighs in each unit, which `steps` knows by how it is written.
 */
export interface Ranking {
  threshold: number
  numbers: ReadonlyMap<string, ReadonlyMap<string, number>>
  alone: Float64Array
  rows: Uint8Array
  steps: Float64Array
  units: Units
  /** As it is kept in a file. */
  packed: PackedRanking
}

/** What weighs how much by itself is kept under its name; what it weighs in the units, in the same order, as one character each, in steps. */
export interface PackedRanking {
  threshold: number
  weights: Record<string, Record<string, number>>
  units: { offsets: number[]; weights: number[]; step: number; rows: string }
}

/** What is more than its parts: a unit counts by as much as what it hears exceeds nothing. */
export interface Units {
  offsets: Float64Array
  weights: Float64Array
}

/**
 * Which candidate to tell by how likely each is; -1 rather than a guess. With `keys`, the folded words of each, the likeliest form of a name is
 * told where only its form is in doubt: whether a word more or less belongs to it.
 */
export function pick(ranking: Ranking, shares: readonly number[], keys: readonly string[] = []): number {
  const best = shares.indexOf(Math.max(...shares))
  const share = shares[best] ?? 0
  if (share >= ranking.threshold) return best
  if (share < leastForm || keys.length === 0) return -1
  const forms = shares.reduce((sum, one, n) => (isFormOf(keys[n] ?? '', keys[best] ?? '') ? sum + one : sum), 0)
  return forms >= leastName ? best : -1
}

/** In cross-validation all employers told so were right, five of six in the form that a person gives them; of jobs only three of five were. */
const leastForm = 0.5
const leastName = 0.85

/** Whether one of two names has all the words of the other. */
const isFormOf = (one: string, other: string): boolean => ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `)

/** The candidates worth to be kept, likeliest first, each with its share. */
export function likeliest<Candidate>(candidates: readonly Candidate[], shares: readonly number[]): [Candidate, number][] {
  return candidates
    .map((candidate, n): [Candidate, number] => [candidate, shares[n] ?? 0])
    .filter(([, share]) => share >= least)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
}
const least = 0.15
const most = 3

/** How likely each candidate is the right one; what remains to 1 is that none is. */
export function sharesOf(ranking: Ranking, { candidates, none }: Field): number[] {
  const scoreOf = scorer(ranking)
  const scores = candidates.map(scoreOf)
  const without = scoreOf(none)
  const highest = Math.max(without, ...scores)
  const powers = scores.map((one) => Math.exp(one - highest))
  const sum = powers.reduce((total, power) => total + power, Math.exp(without - highest))
  return powers.map((power) => power / sum)
}

function scorer({ numbers, alone, rows, steps, units }: Ranking): (marks: Marks) => number {
  const size = units.weights.length
  // The candidate of which each thing was said last.
  const saidOf = new Uint16Array(alone.length)
  const sums = new Float64Array(size + 1)
  let candidate = 0
  const mark: Mark = (family, which = '', value = 1) => {
    const number = numbers.get(family)?.get(which)
    if (number === undefined || saidOf[number] === candidate) return
    saidOf[number] = candidate
    sums[0] = (sums[0] ?? 0) + value * (alone[number] ?? 0)
    for (let n = 0; n < size; n += 1) sums[n + 1] = (sums[n + 1] ?? 0) + value * (steps[rows[number * size + n] ?? 0] ?? 0)
  }
  return (marks) => {
    candidate += 1
    sums.fill(0)
    marks(mark)
    return scoreOf(sums, units)
  }
}

/** The score of a candidate by the sums of its rows. */
export function scoreOf(sums: Float64Array, { offsets, weights }: Units): number {
  let score = sums[0] ?? 0
  for (let n = 0; n < weights.length; n += 1) score += (weights[n] ?? 0) * Math.max(0, (sums[n + 1] ?? 0) + (offsets[n] ?? 0))
  return score
}
