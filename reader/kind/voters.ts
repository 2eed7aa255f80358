import { kinds } from '../../domain/reading.ts'
import { type Linear, probabilities } from './linear.ts'
import { standings } from './marks.ts'
import type { Prepared } from './prepare.ts'
import type { Vector } from './vector.ts'

/** Class of a sentence that occurs in such mail and decides nothing. */
export const neutral = kinds.length

/** What each sentence says by itself: probabilities of the kinds and of `neutral`. */
export function sentenceVotes(
  mail: Prepared,
  voter: Linear,
): { subject: Float32Array; sentences: Float32Array[]; quoted: Float32Array[] } {
  const vote = (vector: Vector) => probabilities(voter, vector)
  return { subject: vote(mail.subject), sentences: mail.sentences.map(vote), quoted: mail.quoted.map(vote) }
}

/** How many numbers a ballot holds in favour of each kind, and how many that may speak for or against any other. */
export const ballotSize = 12
export const crossSize = kinds.length * 3 + 3 + standings

const withdrawal = kinds.indexOf('withdrawal')

export interface Ballot {
  /** `ballotSize` numbers for each kind. */
  own: Float32Array
  /**
   * What speaks for the kinds, side by side, and what stands beside the words: an invitation and a refusal in one mail
   * are no invitation.
   */
  cross: Float32Array
}

/** What the sentences and the mail as a whole say, and what stands beside them. */
export function ballot(votes: ReturnType<typeof sentenceVotes>, whole: Float32Array, standing: readonly number[]): Ballot {
  const out = new Float32Array(kinds.length * ballotSize)
  const cross = new Float32Array(crossSize)
  const { subject, sentences, quoted } = votes
  const [answers = 0] = standing
  for (let k = 0; k < kinds.length; k += 1) {
    let first = 0
    let second = 0
    let sum = 0
    let squares = 0
    let none = 1
    let contrast = 0
    for (const vote of sentences) {
      const p = vote[k] ?? 0
      if (p > first) {
        second = first
        first = p
      } else if (p > second) second = p
      sum += p
      squares += p * p
      none *= 1 - p
      contrast += Math.log(p + 0.02) - Math.log((vote[neutral] ?? 0) * 0.3 + 0.02)
    }
    const named = subject[k] ?? 0
    const read = whole[k] ?? 0
    out.set(
      [
        first,
        second,
        sum / Math.max(1, sentences.length),
        Math.min(3, squares),
        named,
        log(named) / 5,
        sentences.length > 0 ? log(1 - none) / 5 : 0,
        contrast / 10,
        read,
        log(read) / 3,
        // What stands over an answer counts by itself: it was written for another mail.
        answers * named,
        (answers * log(named)) / 5,
      ],
      k * ballotSize,
    )
    cross[k] = log(read) / 5
    cross[kinds.length + k] = first
    cross[2 * kinds.length + k] = named
  }
  // What is quoted says nothing by itself, but who answers a withdrawal confirms it.
  const withdrawn = quoted.reduce((most, vote) => Math.max(most, vote[withdrawal] ?? 0), 0)
  const beside = [
    Math.min(1, sentences.length / 10),
    sentences.length <= 3 ? 1 : 0,
    ...standing.map((number) => number / 2),
    2 * withdrawn,
  ]
  cross.set(beside, 3 * kinds.length)
  return { own: out, cross }
}

function log(p: number): number {
  return Math.log(Math.max(p, 1e-4))
}

/**
 * Weighs ballots: one weight per number shared by all kinds, small ones per kind, how much each kind's voices count for
 * the others, and how common a kind is in each sort of mail.
 */
export interface Judge {
  shared: number[]
  own: number[]
  cross: number[]
  bias: number[][]
}

/** Score of each kind for a mail of a sort. */
export function judge(weights: Judge, { own, cross }: Ballot, sort: number): Float32Array {
  const scores = new Float32Array(kinds.length)
  for (let k = 0; k < kinds.length; k += 1) {
    let score = weights.bias[sort]?.[k] ?? 0
    for (let j = 0; j < ballotSize; j += 1) {
      score += ((weights.shared[j] ?? 0) + (weights.own[j * kinds.length + k] ?? 0)) * (own[k * ballotSize + j] ?? 0)
    }
    for (let j = 0; j < crossSize; j += 1) score += (weights.cross[j * kinds.length + k] ?? 0) * (cross[j] ?? 0)
    scores[k] = score
  }
  return scores
}
