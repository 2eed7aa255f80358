import type { Named } from './facts/named.ts'
import { probabilities, softmax } from './kind/linear.ts'
import { type KindModel, kindModel } from './kind/model.ts'
import { prepare } from './kind/prepare.ts'
import { ballot, judge, sentenceVotes } from './kind/voters.ts'
import type { NormalisedMail } from './mail.ts'
import type { PlatformMatch } from './platforms/index.ts'
import { applicationKinds, type Evidence, type Kind, kinds } from './reading.ts'

export interface KindReading {
  kind: Kind
  /** 0 to 1, calibrated on mails the model had not seen. */
  confidence: number
  /** The sentences that weighed most, strongest first. */
  evidence: Evidence[]
}

/** Below this the user is asked: the kinds of such mails are wrong too often to act on. */
export const reviewBelow = 0.6

const mostQuotes = 2

/** From this share on, mail read as an application's may as well be about none: what nobody applied for costs more trust than a question. */
const doubtful = 0.2

/** Says what a mail is to a job seeker, and which of its sentences say so. */
export function readKind(
  mail: NormalisedMail,
  platform: PlatformMatch | null,
  named: Named,
  model: KindModel = kindModel(),
): KindReading {
  const sentences = mail.sentences.filter((s) => s.zone === 'body').map((s) => s.text)
  const prepared = prepare(mail, platform, named)
  const votes = sentenceVotes(prepared, model.sentences)
  const scores = judge(model.judge, ballot(votes, probabilities(model.mails, prepared.whole)), prepared.sort)
  const { best, apart } = decide(scores)
  const lead = (scores[best] ?? 0) - Math.max(...scores.filter((_, k) => k !== best))
  const kind = kinds[best] ?? 'other'
  const sure = 1 / (1 + Math.exp(-(model.calibration.offset + model.calibration.slope * lead)))
  const isDoubtful = applicationKinds.has(kind) && apart >= doubtful
  return {
    kind,
    // A subject alone promises nothing: 'Your application' stands over every kind.
    confidence: Math.min(sure, sentences.join(' ').length < 15 ? 0.5 : isDoubtful ? reviewBelow - 0.01 : 1),
    evidence: quotes(mail.subject, sentences, votes, best),
  }
}

/** First whether the mail is about an application at all, then the likeliest kind on that side; and how likely it is about none. */
function decide(scores: Float32Array): { best: number; apart: number } {
  const shares = softmax(Float32Array.from(scores))
  const isApart = (k: number) => !applicationKinds.has(kinds[k] ?? 'other')
  const apart = shares.reduce((sum, share, k) => (isApart(k) ? sum + share : sum), 0)
  const open = shares.map((share, k) => (isApart(k) === apart >= 0.5 ? share : 0))
  return { best: open.indexOf(Math.max(...open)), apart }
}

function quotes(subject: string, sentences: string[], votes: ReturnType<typeof sentenceVotes>, kind: number): Evidence[] {
  const said = votes.sentences.map((vote, n) => ({ quote: sentences[n] ?? '', where: 'body' as const, weight: vote[kind] ?? 0 }))
  const all = [...said, { quote: subject, where: 'subject' as const, weight: (votes.subject[kind] ?? 0) * 0.8 }]
  return all
    .filter((q) => q.quote !== '' && q.weight > 0.05)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostQuotes)
    .map(({ quote, where }) => ({ field: 'kind', quote: quote.slice(0, 300), where }))
}
