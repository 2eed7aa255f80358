import { randomFrom, shuffle } from '../kind/random.ts'
import { type Learned, packRanking, unpackRanking } from './names-model.ts'
import { type Field, type Marks, type Ranking, scoreOf, type Units } from './ranking.ts'

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

const rounds = 20
const rate = 0.06
const decay = 0.001
/** What occurs in fewer mails says more of these than of others. */
const fewest = 4
const units = 24
/** Mails between two steps. */
const together = 16
/**
 * Which share of all that is said a mail is seen without each time, so that what is learned does not lean on a few
 * things.
 */
const hidden = 0.4
/** What differs from what is right by less changes nothing. */
const settled = 1e-6

/**
 * Learns which candidate is the right one of each mail, 'none of them' among these: a softmax over their scores, each
 * the sum of what is said of it and of two dozen units that hear it too. AdaGrad in a fixed shuffled order: the same
 * cases give the same ranking to the bit.
 */
export function learnRanking(cases: readonly Case[], threshold: number): Ranking {
  const names = frequent(cases)
  const idOf = new Map(names.map((name, id) => [name, id] as const))
  const packed = cases.map(({ candidates, none, right }) => ({
    rows: [...candidates, none].map((features) => packedRow(features, idOf)),
    right: [...right, !right.includes(true)],
  }))
  const said = names.map((name): Learned['said'][number] => {
    const [family = '', which = ''] = name.split('\n')
    return [family, which]
  })
  return unpackRanking(packRanking({ threshold, said, ...learnRows(packed, names.length) }))
}

const width = units + 1

function learnRows(cases: readonly PackedCase[], size: number): { rows: Float64Array; units: Units } {
  const random = randomFrom(20_261_121)
  const rows = Float64Array.from({ length: size * width }, (_, n) => (n % width === 0 ? 0 : (random() - 0.5) / 5))
  const offsets = new Float64Array(units)
  // Half of the units speak for a candidate, half against it.
  const weights = Float64Array.from({ length: units }, (_, n) => (n % 2 === 0 ? -1 : 1) * (0.3 + random() / 5))
  const steps = { rows: stepsOf(rows), offsets: stepsOf(offsets), weights: stepsOf(weights) }
  const order = Int32Array.from(cases.keys())
  const seenWithout = new Uint8Array(size)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    const pace = rate * (1 - (0.9 * round) / rounds)
    for (let from = 0; from < order.length; from += together) {
      const batch = order.subarray(from, from + together)
      const touched = new Set<number>()
      for (const n of batch) {
        const one = cases[n]
        if (one === undefined) continue
        for (const { ids } of one.rows) for (const id of ids) seenWithout[id] = random() < hidden ? 1 : 0
        const slopes = slopesOf(one, seenWithout, rows, { offsets, weights })
        for (const [c, { ids, values }] of one.rows.entries()) {
          const { slope, sums } = slopes[c] ?? nothing
          if (Math.abs(slope) < settled) continue
          for (let u = 0; u < units; u += 1) {
            const heard = (sums[u + 1] ?? 0) + (offsets[u] ?? 0)
            if (heard <= 0) continue
            add(steps.weights.slope, u, slope * heard)
            add(steps.offsets.slope, u, slope * (weights[u] ?? 0))
          }
          for (let f = 0; f < ids.length; f += 1) {
            const id = ids[f] ?? 0
            if (seenWithout[id] === 1) continue
            touched.add(id)
            const share = (slope * (values[f] ?? 0)) / (1 - hidden)
            add(steps.rows.slope, id * width, share)
            for (let u = 0; u < units; u += 1)
              if ((sums[u + 1] ?? 0) + (offsets[u] ?? 0) > 0) add(steps.rows.slope, id * width + u + 1, share * (weights[u] ?? 0))
          }
        }
      }
      for (const id of touched) step(rows, steps.rows, id * width, (id + 1) * width, pace, batch.length)
      step(offsets, steps.offsets, 0, units, pace, batch.length)
      step(weights, steps.weights, 0, units, pace, batch.length)
    }
  }
  return { rows, units: { offsets, weights } }
}

interface Steps {
  slope: Float64Array
  squares: Float64Array
}

const stepsOf = ({ length }: Float64Array): Steps => ({
  slope: new Float64Array(length),
  squares: new Float64Array(length).fill(1e-3),
})

function add(numbers: Float64Array, at: number, amount: number): void {
  numbers[at] = (numbers[at] ?? 0) + amount
}

function step(numbers: Float64Array, { slope, squares }: Steps, from: number, to: number, pace: number, mails: number): void {
  for (let n = from; n < to; n += 1) {
    const g = (slope[n] ?? 0) / mails + decay * (numbers[n] ?? 0)
    add(squares, n, g * g)
    add(numbers, n, (-pace * g) / Math.sqrt(squares[n] ?? 1))
    slope[n] = 0
  }
}

const nothing = { slope: 0, sums: new Float64Array(width) }

/** How far each candidate's share is from what is right, and the sums of its rows that were seen. */
function slopesOf({ rows, right }: PackedCase, seenWithout: Uint8Array, learned: Float64Array, of: Units) {
  const all = rows.map(({ ids, values }) => {
    const sums = new Float64Array(width)
    for (let f = 0; f < ids.length; f += 1) {
      const id = ids[f] ?? 0
      if (seenWithout[id] === 1) continue
      const value = (values[f] ?? 0) / (1 - hidden)
      for (let n = 0; n < width; n += 1) add(sums, n, value * (learned[id * width + n] ?? 0))
    }
    return sums
  })
  const scores = all.map((sums) => scoreOf(sums, of))
  const highest = Math.max(...scores)
  const powers = scores.map((one) => Math.exp(one - highest))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const good = powers.reduce((sum, power, n) => sum + (right[n] ? power : 0), 0)
  return all.map((sums, n) => {
    const power = powers[n] ?? 0
    return { sums, slope: power / total - (right[n] && good > 0 ? power / good : 0) }
  })
}

function frequent(cases: readonly Case[]): string[] {
  const mails = new Map<string, number>()
  for (const { candidates, none } of cases) {
    const names = new Set([...candidates, none].flatMap((features) => [...features.keys()]))
    for (const name of names) mails.set(name, (mails.get(name) ?? 0) + 1)
  }
  return [...mails].filter(([, count]) => count >= fewest).map(([name]) => name)
}

interface PackedCase {
  rows: Row[]
  right: boolean[]
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
