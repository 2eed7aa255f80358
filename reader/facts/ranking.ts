/** What speaks for and against something, by name: 1 where it simply holds. */
export type Features = Map<string, number>

/** Learned weights by the name of the feature, and how likely a candidate has to be to be told at all. */
export interface Ranking {
  threshold: number
  weights: ReadonlyMap<string, number>
}

/** Candidates with what speaks for each, and what speaks for none of them being right. */
export interface Field {
  candidates: Features[]
  none: Features
}

/** Which candidate to tell; -1 rather than a guess. */
export function pick(ranking: Ranking, field: Field): number {
  const shares = sharesOf(ranking.weights, field)
  const best = shares.indexOf(Math.max(...shares))
  return (shares[best] ?? 0) >= ranking.threshold ? best : -1
}

/** How likely each candidate is the right one; what remains to 1 is that none is. */
export function sharesOf(weights: Ranking['weights'], { candidates, none }: Field): number[] {
  const scores = candidates.map((features) => scoreOf(weights, features))
  const without = scoreOf(weights, none)
  const highest = Math.max(without, ...scores)
  const powers = scores.map((one) => Math.exp(one - highest))
  const sum = powers.reduce((total, power) => total + power, Math.exp(without - highest))
  return powers.map((power) => power / sum)
}

function scoreOf(weights: Ranking['weights'], features: Features): number {
  let sum = 0
  for (const [name, value] of features) sum += value * (weights.get(name) ?? 0)
  return sum
}
