import { type Kind, kinds } from '../reading.ts'
import { buckets, type Vector } from './features.ts'
import { type Linear, pack, probabilities, softmax, unpack } from './linear.ts'
import { sorts } from './marks.ts'
import type { Calibration, PackedKindModel } from './model.ts'
import type { Prepared } from './prepare.ts'
import { type Ballot, ballot, ballotSize, crossSize, type Judge, judge, neutral, sentenceVotes } from './voters.ts'

/** A sentence of the bank: what it says by itself. */
export interface SentenceExample {
  vector: Vector
  /** The same sentence as if it were a whole mail. */
  whole: Vector
  kind: Kind | 'neutral'
}

/** A mail or letter with its kind. */
export interface MailExample {
  mail: Prepared
  kind: Kind
  /** Mails of one group (employer, sender, wording) are never split between learning and testing. */
  group: string
}

export interface TrainingSet {
  bank: SentenceExample[]
  /** Short letters written to widen the vocabulary; they teach the voters, not the judge. */
  letters: MailExample[]
  mails: MailExample[]
}

interface Example {
  vector: Vector
  label: number
  weight: number
}

const folds = 5
const mailWeight = 2
const letterWeight = 1.5
const bankWeight = 0.5

/** The voter on sentences learns from the bank and from the letters' sentences, found by what it knows already. */
export function trainSentenceVoter({ bank, letters }: TrainingSet): Linear {
  const known = bank.map((s) => ({ vector: s.vector, label: labelOf(s.kind), weight: 1 }))
  let voter = trainLinear(known, neutral + 1, 10)
  for (let round = 0; round < 2; round += 1) {
    voter = trainLinear([...known, ...letters.flatMap((letter) => telling(letter, voter))], neutral + 1, 10)
  }
  return unpack(pack(voter))
}

/** In a letter of a kind at least one sentence says so; the others are taken as saying nothing, with less weight. */
function telling({ mail, kind }: MailExample, voter: Linear): Example[] {
  const label = labelOf(kind)
  const vectors = [mail.subject, ...mail.sentences]
  const said = vectors.map((vector) => probabilities(voter, vector)[label] ?? 0)
  const strongest = Math.max(...said)
  return vectors.map((vector, n) => {
    const tells = (said[n] ?? 0) > 0.5 || said[n] === strongest
    return { vector, label: tells ? label : neutral, weight: tells ? 1 : 0.3 }
  })
}

/**
 * Trains everything. The judge learns only from ballots of mails that their voter had not seen, the calibration only
 * from verdicts on mails that neither voter nor judge had seen.
 */
export function trainKindModel(set: TrainingSet, sentences: Linear): PackedKindModel {
  const { mails } = set
  const foldOf = assignFolds(mails.map((m) => m.group))
  const ballots: Ballot[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const voter = trainMailVoter(withoutGroups(set, new Set(mails.flatMap((m, n) => (foldOf[n] === fold ? [m.group] : [])))))
    for (const [n, { mail }] of mails.entries()) {
      if (foldOf[n] === fold) ballots[n] = ballot(sentenceVotes(mail, sentences), probabilities(voter, mail.whole))
    }
  }
  const cases = mails.flatMap((m, n) =>
    ballots.slice(n, n + 1).map((votes) => ({ votes, sort: m.mail.sort, label: labelOf(m.kind) })),
  )
  const verdicts: { lead: number; right: boolean }[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = trainJudge(cases.filter((_, n) => foldOf[n] !== fold))
    for (const [n, one] of cases.entries()) {
      if (foldOf[n] === fold) verdicts.push(verdict(judge(weights, one.votes, one.sort), one.label))
    }
  }
  return {
    sentences: pack(sentences),
    mails: pack(trainMailVoter(set)),
    judge: trainJudge(cases),
    calibration: calibrate(verdicts),
  }
}

/** What is left to learn from when some groups are to be read unseen. */
export function withoutGroups(set: TrainingSet, groups: ReadonlySet<string>): TrainingSet {
  const rest = (examples: MailExample[]) => examples.filter((e) => !groups.has(e.group))
  return { bank: set.bank, letters: rest(set.letters), mails: rest(set.mails) }
}

function trainMailVoter({ bank, letters, mails }: TrainingSet): Linear {
  const examples = [
    ...bank.filter((s) => s.kind !== 'neutral').map((s) => ({ vector: s.whole, label: labelOf(s.kind), weight: bankWeight })),
    ...letters.map((l) => ({ vector: l.mail.whole, label: labelOf(l.kind), weight: letterWeight })),
    ...mails.map((m) => ({ vector: m.mail.whole, label: labelOf(m.kind), weight: mailWeight })),
  ]
  return unpack(pack(trainLinear(examples, kinds.length, 12)))
}

/** Spreads groups over folds, largest first, always to the smallest fold. */
export function assignFolds(groups: string[]): Int32Array {
  const members = Map.groupBy(groups.keys(), (n) => groups[n] ?? '')
  const sizes = new Array<number>(folds).fill(0)
  const foldOf = new Int32Array(groups.length)
  for (const group of [...members.values()].sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))) {
    const fold = sizes.indexOf(Math.min(...sizes))
    sizes[fold] = (sizes[fold] ?? 0) + group.length
    for (const n of group) foldOf[n] = fold
  }
  return foldOf
}

function labelOf(kind: Kind | 'neutral'): number {
  return kind === 'neutral' ? neutral : kinds.indexOf(kind)
}

/** Softmax regression by AdaGrad in a fixed shuffled order: the same examples give the same weights to the bit. */
function trainLinear(examples: Example[], classes: number, epochs: number): Linear {
  const rate = 0.3
  const decay = 1e-4
  const learned = 0.003
  const weights = new Float32Array(buckets * classes)
  const squares = new Float32Array(buckets * classes).fill(1e-3)
  const bias = new Float32Array(classes)
  const biasSquares = new Float32Array(classes).fill(1e-3)
  const model = { classes, weights, bias }
  const order = Int32Array.from(examples.keys())
  let seed = 20_260_101
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    seed = shuffle(order, seed)
    for (const n of order) {
      const example = examples[n]
      if (example === undefined) continue
      const gradient = probabilities(model, example.vector)
      const active: number[] = []
      for (let k = 0; k < classes; k += 1) {
        const g = ((gradient[k] ?? 0) - (k === example.label ? 1 : 0)) * example.weight
        gradient[k] = g
        // What is learned already costs most of the time and changes nothing.
        if (Math.abs(g) < learned) continue
        active.push(k)
        const square = (biasSquares[k] ?? 0) + g * g
        biasSquares[k] = square
        bias[k] = (bias[k] ?? 0) - (rate * 0.1 * g) / Math.sqrt(square)
      }
      const { ids, values } = example.vector
      for (let f = 0; f < ids.length && active.length > 0; f += 1) {
        const at = (ids[f] ?? 0) * classes
        const value = values[f] ?? 0
        for (const k of active) {
          const g = (gradient[k] ?? 0) * value + decay * (weights[at + k] ?? 0)
          const square = (squares[at + k] ?? 0) + g * g
          squares[at + k] = square
          weights[at + k] = (weights[at + k] ?? 0) - (rate * g) / Math.sqrt(square)
        }
      }
    }
  }
  return model
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

interface Case {
  votes: Ballot
  sort: number
  label: number
}

/** The judge's weights by AdaGrad over all ballots at once; those of single kinds are held small. */
function trainJudge(cases: Case[]): Judge {
  const shared = learnable(ballotSize)
  const own = learnable(ballotSize * kinds.length)
  const cross = learnable(crossSize * kinds.length)
  const bias = learnable(sorts * kinds.length)
  for (let epoch = 0; epoch < 150; epoch += 1) {
    const weights = toJudge(shared.weights, own.weights, cross.weights, bias.weights)
    for (const { votes, sort, label } of cases) {
      const p = softmax(judge(weights, votes, sort))
      for (let k = 0; k < kinds.length; k += 1) {
        const g = ((p[k] ?? 0) - (k === label ? 1 : 0)) / cases.length
        raise(bias, sort * kinds.length + k, g)
        for (let j = 0; j < ballotSize; j += 1) {
          const vote = votes.own[k * ballotSize + j] ?? 0
          raise(shared, j, g * vote)
          raise(own, j * kinds.length + k, g * vote)
        }
        for (let j = 0; j < crossSize; j += 1) raise(cross, j * kinds.length + k, g * (votes.cross[j] ?? 0))
      }
    }
    step(shared, 0.3, 1e-4)
    step(own, 0.1, 1e-2)
    step(cross, 0.05, 3e-3)
    step(bias, 0.1, 3e-3)
  }
  return toJudge(shared.weights.map(rounded), own.weights.map(rounded), cross.weights.map(rounded), bias.weights.map(rounded))
}

function toJudge(shared: Float64Array, own: Float64Array, cross: Float64Array, bias: Float64Array): Judge {
  const rows = Array.from({ length: sorts }, (_, n) => [...bias.subarray(n * kinds.length, (n + 1) * kinds.length)])
  return { shared: [...shared], own: [...own], cross: [...cross], bias: rows }
}

interface Learnable {
  weights: Float64Array
  slope: Float64Array
  memory: Float64Array
}

function learnable(size: number): Learnable {
  return { weights: new Float64Array(size), slope: new Float64Array(size), memory: new Float64Array(size).fill(1e-3) }
}

function raise({ slope }: Learnable, at: number, by: number): void {
  slope[at] = (slope[at] ?? 0) + by
}

function step({ weights, slope, memory }: Learnable, rate: number, decay: number): void {
  for (let n = 0; n < weights.length; n += 1) {
    const g = (slope[n] ?? 0) + decay * (weights[n] ?? 0)
    const square = (memory[n] ?? 0) + g * g
    memory[n] = square
    weights[n] = (weights[n] ?? 0) - (rate * g) / Math.sqrt(square)
  }
  slope.fill(0)
}

function rounded(weight: number): number {
  return Number(weight.toPrecision(6))
}

function verdict(scores: Float32Array, label: number): { lead: number; right: boolean } {
  const best = scores.indexOf(Math.max(...scores))
  return { lead: (scores[best] ?? 0) - Math.max(...scores.filter((_, k) => k !== best)), right: best === label }
}

/** Logistic regression of being right on the lead. */
function calibrate(verdicts: { lead: number; right: boolean }[]): Calibration {
  let offset = 0
  let slope = 1
  for (let round = 0; round < 3_000; round += 1) {
    let byOffset = 0
    let bySlope = 0
    for (const { lead, right } of verdicts) {
      const g = 1 / (1 + Math.exp(-(offset + slope * lead))) - (right ? 1 : 0)
      byOffset += g / verdicts.length
      bySlope += (g * lead) / verdicts.length
    }
    offset -= 0.5 * byOffset
    slope -= 0.5 * bySlope
  }
  return { offset: Number(offset.toPrecision(6)), slope: Number(slope.toPrecision(6)) }
}
