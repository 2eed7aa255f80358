import { kinds } from '../domain/reading.ts'
import { sorts } from '../reader/kind/marks.ts'
import { type Ballot, ballotSize, crossSize, type Judge } from '../reader/kind/voters.ts'

/** What the voters said of a text, and what it is. */
export interface Case {
  votes: Ballot
  sort: number
  label: number
  /** How much it counts. */
  weight: number
}

const count = kinds.length
// One vector holds all weights: those shared by the kinds, those of single kinds, those across kinds, the bias of each sort.
const own = ballotSize
const cross = own + ballotSize * count
const bias = cross + crossSize * count
const size = bias + sorts * count
/** How small each sort of weight is held: those of single kinds most. */
const decay = Float64Array.from({ length: size }, (_, n) => (n < own ? 1e-3 : n < cross ? 5e-3 : 1.5e-3))
const most = { rounds: 150, memory: 10, halvings: 20 }

/** The judge that makes the cases likeliest, by L-BFGS: the loss is convex, so that there is one. */
export function fitJudge(cases: readonly Case[]): Judge {
  let weights = new Float64Array(size)
  let slope = new Float64Array(size)
  let loss = lossOf(cases, weights, slope)
  const steps: Step[] = []
  for (let round = 0; round < most.rounds; round += 1) {
    const way = direction(slope, steps)
    const incline = dot(slope, way)
    let length = round === 0 ? 1 / Math.sqrt(dot(slope, slope)) : 1
    let next = moved(weights, way, length)
    let nextSlope = new Float64Array(size)
    let nextLoss = lossOf(cases, next, nextSlope)
    for (let n = 0; n < most.halvings && nextLoss > loss + 1e-4 * length * incline; n += 1) {
      length /= 2
      next = moved(weights, way, length)
      nextSlope = new Float64Array(size)
      nextLoss = lossOf(cases, next, nextSlope)
    }
    const by = moved(next, weights, -1)
    const bend = moved(nextSlope, slope, -1)
    const product = dot(by, bend)
    if (product > 1e-12) steps.push({ by, bend, product })
    if (steps.length > most.memory) steps.shift()
    const gain = loss - nextLoss
    weights = next
    slope = nextSlope
    loss = nextLoss
    if (gain < 1e-7) break
  }
  return toJudge(weights)
}

/** Mean of what each case costs, and how it changes with each weight. */
function lossOf(cases: readonly Case[], weights: Float64Array, slope: Float64Array): number {
  let loss = 0
  for (let n = 0; n < size; n += 1) {
    const pull = (decay[n] ?? 0) * (weights[n] ?? 0)
    loss += (pull * (weights[n] ?? 0)) / 2
    slope[n] = pull
  }
  const all = cases.reduce((sum, { weight }) => sum + weight, 0)
  const scores = new Float64Array(count)
  for (const { votes, sort, label, weight } of cases) {
    for (let k = 0; k < count; k += 1) {
      let score = weights[bias + sort * count + k] ?? 0
      for (let j = 0; j < ballotSize; j += 1)
        score += ((weights[j] ?? 0) + (weights[own + j * count + k] ?? 0)) * (votes.own[k * ballotSize + j] ?? 0)
      for (let j = 0; j < crossSize; j += 1) score += (weights[cross + j * count + k] ?? 0) * (votes.cross[j] ?? 0)
      scores[k] = score
    }
    const highest = Math.max(...scores)
    let sum = 0
    for (const score of scores) sum += Math.exp(score - highest)
    loss += (highest + Math.log(sum) - (scores[label] ?? 0)) * (weight / all)
    for (let k = 0; k < count; k += 1) {
      const g = (Math.exp((scores[k] ?? 0) - highest) / sum - (k === label ? 1 : 0)) * (weight / all)
      raise(slope, bias + sort * count + k, g)
      for (let j = 0; j < ballotSize; j += 1) {
        const by = g * (votes.own[k * ballotSize + j] ?? 0)
        raise(slope, j, by)
        raise(slope, own + j * count + k, by)
      }
      for (let j = 0; j < crossSize; j += 1) raise(slope, cross + j * count + k, g * (votes.cross[j] ?? 0))
    }
  }
  return loss
}

interface Step {
  by: Float64Array
  bend: Float64Array
  product: number
}

/** Downhill, as straight as the last steps let one guess. */
function direction(slope: Float64Array, steps: readonly Step[]): Float64Array {
  let way = slope.map((s) => -s)
  const shares: number[] = []
  for (const { by, bend, product } of steps.toReversed()) {
    const share = dot(by, way) / product
    shares.unshift(share)
    way = moved(way, bend, -share)
  }
  const last = steps.at(-1)
  if (last) {
    const scale = last.product / dot(last.bend, last.bend)
    way = way.map((w) => w * scale)
  }
  for (const [n, { by, bend, product }] of steps.entries()) way = moved(way, by, (shares[n] ?? 0) - dot(bend, way) / product)
  return way
}

function moved(from: Float64Array, way: Float64Array, length: number): Float64Array<ArrayBuffer> {
  return Float64Array.from(from, (value, n) => value + length * (way[n] ?? 0))
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let n = 0; n < a.length; n += 1) sum += (a[n] ?? 0) * (b[n] ?? 0)
  return sum
}

function raise(slope: Float64Array, at: number, by: number): void {
  slope[at] = (slope[at] ?? 0) + by
}

function toJudge(weights: Float64Array): Judge {
  const part = (from: number, to: number) => Array.from(weights.subarray(from, to), (weight) => Number(weight.toPrecision(6)))
  return {
    shared: part(0, own),
    own: part(own, cross),
    cross: part(cross, bias),
    bias: Array.from({ length: sorts }, (_, n) => part(bias + n * count, bias + (n + 1) * count)),
  }
}
