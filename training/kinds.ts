import { type Kind, kinds } from '../domain/reading.ts'
import { type PackedLinear, probabilities, unpack } from '../reader/kind/linear.ts'
import type { Calibration, PackedKindModel } from '../reader/kind/model.ts'
import type { Prepared } from '../reader/kind/prepare.ts'
import type { Vector } from '../reader/kind/vector.ts'
import { packVocabulary, unpackVocabulary, type Vocabulary } from '../reader/kind/vocabulary.ts'
import { type Ballot, ballot, judge, neutral, sentenceVotes } from '../reader/kind/voters.ts'
import { fitJudge } from './fit-judge.ts'
import { fitLinear } from './fit-linear.ts'

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
  /** Short letters written to widen the vocabulary; they teach the judge a little too. */
  letters: MailExample[]
  mails: MailExample[]
}

const folds = 5
const mailWeight = 2
const letterWeight = 1.5
/** How much all letters together count for the judge, beside all mails: enough that a plain text stays plain where no names stand beside it. */
const lettersForJudge = 0.3
const bankWeight = 0.25
const quotedWeight = 0.3

/**
 * The voter on sentences learns from the bank, whose sentences say it by themselves, and from texts in which some
 * sentence says it. Of what is quoted only that the user withdraws counts.
 */
function trainSentenceVoter({ bank, letters, mails }: TrainingSet, vocabulary: Vocabulary): PackedLinear {
  const texts = [...letters, ...mails]
  const quoting = texts.filter(({ mail }) => mail.quoted.length > 0)
  const examples = [
    ...bank.map((s) => ({ vectors: [s.vector], label: labelOf(s.kind), weight: 1 })),
    ...texts.map(({ mail, kind }) => ({ vectors: [mail.subject, ...mail.sentences], label: labelOf(kind), weight: 1 })),
    ...quoting.flatMap(({ mail, kind }) =>
      kind === 'withdrawal'
        ? [{ vectors: mail.quoted, label: labelOf(kind), weight: 1 }]
        : mail.quoted.map((vector) => ({ vectors: [vector], label: neutral, weight: quotedWeight })),
    ),
  ]
  return fitLinear(examples, neutral + 1, vocabulary)
}

/**
 * Trains everything. The judge learns only from ballots of mails and letters that their voters had not seen, the calibration only
 * from verdicts on mails that neither voters nor judge had seen.
 */
export function trainKindModel(set: TrainingSet): PackedKindModel {
  const { letters, mails } = set
  const packed = packVocabulary(
    [...letters, ...mails].map(({ mail }) => mail.whole),
    set.bank.filter(({ kind }) => kind !== 'neutral').map(({ whole }) => whole),
  )
  const vocabulary = unpackVocabulary(packed)
  const foldOf = assignFolds(mails.map((m) => m.group))
  const foldOfGroup = new Map(mails.map(({ group }, n) => [group, foldOf[n] ?? 0]))
  const letterCaseWeight = (lettersForJudge * mails.length) / Math.max(1, letters.length)
  const texts = [
    ...mails.map((m, n) => ({ ...m, fold: foldOf[n] ?? 0, weight: 1, isMail: true })),
    ...letters.map((l, n) => ({ ...l, fold: foldOfGroup.get(l.group) ?? n % folds, weight: letterCaseWeight, isMail: false })),
  ]
  const ballots: Ballot[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const seen = texts.filter((text) => text.fold !== fold)
    const rest = { bank: set.bank, mails: seen.filter(({ isMail }) => isMail), letters: seen.filter(({ isMail }) => !isMail) }
    const sentences = unpack(trainSentenceVoter(rest, vocabulary), vocabulary)
    const whole = unpack(trainMailVoter(rest, vocabulary), vocabulary)
    for (const [n, text] of texts.entries()) {
      if (text.fold !== fold) continue
      const { mail } = text
      ballots[n] = ballot(sentenceVotes(mail, sentences), probabilities(whole, mail.whole), mail.standing)
    }
  }
  const cases = texts.flatMap(({ mail, kind, weight }, n) =>
    ballots.slice(n, n + 1).map((votes) => ({ votes, sort: mail.sort, label: labelOf(kind), weight })),
  )
  const verdicts: { lead: number; right: boolean }[] = []
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = fitJudge(cases.filter((_, n) => texts[n]?.fold !== fold))
    for (const [n, one] of cases.slice(0, mails.length).entries()) {
      if (foldOf[n] === fold) verdicts.push(verdict(judge(weights, one.votes, one.sort), one.label))
    }
  }
  return {
    vocabulary: packed,
    sentences: trainSentenceVoter(set, vocabulary),
    mails: trainMailVoter(set, vocabulary),
    judge: fitJudge(cases),
    calibration: calibrate(verdicts),
  }
}

/** What is left to learn from when some groups are to be read unseen. */
export function withoutGroups(set: TrainingSet, groups: ReadonlySet<string>): TrainingSet {
  const rest = (examples: MailExample[]) => examples.filter((e) => !groups.has(e.group))
  return { bank: set.bank, letters: rest(set.letters), mails: rest(set.mails) }
}

function trainMailVoter({ bank, letters, mails }: TrainingSet, vocabulary: Vocabulary): PackedLinear {
  const examples = [
    ...bank.filter((s) => s.kind !== 'neutral').map((s) => ({ vectors: [s.whole], label: labelOf(s.kind), weight: bankWeight })),
    ...letters.map((l) => ({ vectors: [l.mail.whole], label: labelOf(l.kind), weight: letterWeight })),
    ...mails.map((m) => ({ vectors: [m.mail.whole], label: labelOf(m.kind), weight: mailWeight })),
  ]
  return fitLinear(examples, kinds.length, vocabulary)
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
