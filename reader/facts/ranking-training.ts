import { type Field, type Learned, type Marks, type Ranking, rankingOf } from './ranking.ts'

/** What was said of a candidate: how much of what, by family and which of it. */
type Features = Map<string, number>

/** What was said of the candidates of one mail, and which of them say what a person says. */
export interface Case {
  candidates: Features[]
  none: Features
  right: boolean[]
}

export function caseOf({ candidates, none }: Field, right: boolean[]): Case {
  return { candidates: candidates.map(featuresOf), none: featuresOf(none), right }
}

function featuresOf(marks: Marks): Features {
  const features: Features = new Map()
  marks((family, which = '', value = 1) => {
    const name = `${family}\n${which}`
    if (!features.has(name)) features.set(name, value)
  })
  return features
}

const rounds = 100
const rate = 0.2
const decay = 0.001
/** What occurs in fewer mails says more of these than of others. */
const fewest = 8

/**
 * Learns how features weigh by softmax regression over the candidates of each mail, 'none of them' among these, with
 * AdaGrad over all mails at once: the same cases give the same weights to the bit.
 */
export function learnRanking(cases: readonly Case[], threshold: number): Ranking {
  const names = frequent(cases)
  const idOf = new Map(names.map((name, id) => [name, id] as const))
  const packed = cases.map(({ candidates, none, right }) => ({
    rows: [...candidates, none].map((features) => packedRow(features, idOf)),
    right: [...right, !right.includes(true)],
  }))
  const weights = new Float64Array(names.length)
  const memory = new Float64Array(names.length).fill(1e-3)
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(names.length)
    for (const one of packed) addSlope(slope, one, weights)
    for (let n = 0; n < weights.length; n += 1) {
      const g = (slope[n] ?? 0) / cases.length + decay * (weights[n] ?? 0)
      memory[n] = (memory[n] ?? 0) + g * g
      weights[n] = (weights[n] ?? 0) - (rate * g) / Math.sqrt(memory[n] ?? 1)
    }
  }
  return rankingOf(
    threshold,
    names.map((name, id): Learned => {
      const [family = '', which = ''] = name.split('\n')
      return [family, which, Number((weights[id] ?? 0).toPrecision(4))]
    }),
  )
}

function frequent(cases: readonly Case[]): string[] {
  const mails = new Map<string, number>()
  for (const { candidates, none } of cases) {
    const names = new Set([...candidates, none].flatMap((features) => [...features.keys()]))
    for (const name of names) mails.set(name, (mails.get(name) ?? 0) + 1)
  }
  return [...mails].filter(([, count]) => count >= fewest).map(([name]) => name)
}

interface Row {
  ids: Int32Array
  values: Float64Array
}

function packedRow(features: Features, idOf: ReadonlyMap<string, number>): Row {
  const known = [...features].flatMap(([name, value]) => {
    const id = idOf.get(name)
    return id === undefined ? [] : [[id, value] as const]
  })
  return { ids: Int32Array.from(known, ([id]) => id), values: Float64Array.from(known, ([, value]) => value) }
}

function addSlope(slope: Float64Array, { rows, right }: { rows: Row[]; right: boolean[] }, weights: Float64Array): void {
  const scores = rows.map(({ ids, values }) => {
    let sum = 0
    for (let f = 0; f < ids.length; f += 1) sum += (weights[ids[f] ?? 0] ?? 0) * (values[f] ?? 0)
    return sum
  })
  const highest = Math.max(...scores)
  const powers = scores.map((one) => Math.exp(one - highest))
  const all = powers.reduce((sum, power) => sum + power, 0)
  const good = powers.reduce((sum, power, n) => sum + (right[n] ? power : 0), 0)
  for (const [n, { ids, values }] of rows.entries()) {
    const power = powers[n] ?? 0
    const g = power / all - (right[n] ? power / good : 0)
    for (let f = 0; f < ids.length; f += 1) {
      const at = ids[f] ?? 0
      slope[at] = (slope[at] ?? 0) + g * (values[f] ?? 0)
    }
  }
}
