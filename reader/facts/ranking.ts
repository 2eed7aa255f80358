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

/** How likely a candidate has to be to be told at all, and what was learned: the numbers of weights by family and which of it. */
export interface Ranking {
  threshold: number
  numbers: ReadonlyMap<string, ReadonlyMap<string, number>>
  weights: Float64Array
}

/** A family, which of it, and its weight. */
export type Learned = [family: string, which: string, weight: number]

export function rankingOf(threshold: number, learned: readonly Learned[]): Ranking {
  const numbers = new Map<string, Map<string, number>>()
  for (const [number, [family, which]] of learned.entries()) {
    const known = numbers.get(family) ?? new Map<string, number>()
    numbers.set(family, known.set(which, number))
  }
  return { threshold, numbers, weights: Float64Array.from(learned, ([, , weight]) => weight) }
}

/** Which candidate to tell; -1 rather than a guess. */
export function pick(ranking: Ranking, field: Field): number {
  const shares = sharesOf(ranking, field)
  const best = shares.indexOf(Math.max(...shares))
  return (shares[best] ?? 0) >= ranking.threshold ? best : -1
}

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

function scorer({ numbers, weights }: Ranking): (marks: Marks) => number {
  // The candidate of which each thing was said last.
  const saidOf = new Uint16Array(weights.length)
  let candidate = 0
  let score = 0
  const mark: Mark = (family, which = '', value = 1) => {
    const number = numbers.get(family)?.get(which)
    if (number === undefined || saidOf[number] === candidate) return
    saidOf[number] = candidate
    score += value * (weights[number] ?? 0)
  }
  return (marks) => {
    candidate += 1
    score = 0
    marks(mark)
    return score
  }
}
