import type { Named } from './facts/named.ts'
import { dangers } from './kind/danger.ts'
import { probabilities, softmax } from './kind/linear.ts'
import { type KindModel, kindModel } from './kind/model.ts'
import { prepare, quotedSentences } from './kind/prepare.ts'
import { ballot, judge, sentenceVotes } from './kind/voters.ts'
import type { NormalisedMail } from './mail.ts'
import type { PlatformMatch } from './platforms/index.ts'
import { applicationKinds, type Evidence, type Kind, kinds } from './reading.ts'

export interface KindReading {
  kind: Kind
  /** 0 to 1, calibrated on mails the model had not seen. */
  confidence: number
  /** How likely it is this kind where it is known to be about an application. */
  confidenceWithin: number
  /** The sentences that weighed most, strongest first. */
  evidence: Evidence[]
}

/** Below this the user is asked: the kinds of such mails are wrong too often to act on. */
export const reviewBelow = 0.6

/** From here on the kind of a mail that is in an application counts there: fewer of them are wrong than of those read with `reviewBelow`. */
export const countsFrom = 0.65

const mostQuotes = 2

/** From this share on mail is read as about no application: just below the likelier side, where it costs no reading that is right. */
const aside = 0.45

/** From this share on, mail read as an application's may as well be about none: what nobody applied for costs more trust than a question. */
const doubtful = 0.1

/** A no read as a yes, or the reverse, costs so much more than another error; and from this share of it on the user is asked. */
const danger = { cost: 0.5, asked: 0.15 }

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
  const scores = judge(model.judge, ballot(votes, probabilities(model.mails, prepared.whole), prepared.standing), prepared.sort)
  // A subject alone promises nothing: 'Your application' stands over every kind.
  const most = sentences.join(' ').length < 15 ? 0.5 : 1
  const shares = softmax(Float32Array.from(scores))
  const { best, apart, dangerous } = decide(shares)
  const kind = kinds[best] ?? 'other'
  const isApplications = applicationKinds.has(kind)
  const lead = (scores[best] ?? 0) - Math.max(...scores.filter((_, k) => k !== best))
  const sure = 1 / (1 + Math.exp(-(model.calibration.offset + model.calibration.slope * lead)))
  const isDoubtful = isApplications && (apart >= doubtful || dangerous >= danger.asked)
  const confidence = Math.min(sure, most, isDoubtful ? reviewBelow - 0.01 : 1)
  return {
    kind,
    confidence,
    confidenceWithin: isApplications ? Math.min((shares[best] ?? 0) / (1 - apart), most) : confidence,
    evidence: quotes({ subject: mail.subject, sentences, quoted: quotedSentences(mail) }, votes, best),
  }
}

/**
 * First whether the mail is about an application at all, then the kind on that side that is likeliest and least dangerous to read; how likely it is
 * about none, and how likely the kind is dangerously wrong.
 */
function decide(shares: Float32Array): { best: number; apart: number; dangerous: number } {
  const isApart = (k: number) => !applicationKinds.has(kinds[k] ?? 'other')
  const apart = shares.reduce((sum, share, k) => (isApart(k) ? sum + share : sum), 0)
  const dangerous = dangers(shares)
  const worth = shares.map((share, k) => (isApart(k) === apart >= aside ? share - danger.cost * (dangerous[k] ?? 0) : -1))
  const best = worth.indexOf(Math.max(...worth))
  return { best, apart, dangerous: dangerous[best] ?? 0 }
}

interface Said {
  subject: string
  sentences: string[]
  quoted: string[]
}

function quotes({ subject, sentences, quoted }: Said, votes: ReturnType<typeof sentenceVotes>, kind: number): Evidence[] {
  const weigh = (texts: string[], of: Float32Array[], where: Evidence['where']) =>
    texts.map((quote, n) => ({ quote, where, weight: of[n]?.[kind] ?? 0 }))
  const all = [
    ...weigh(sentences, votes.sentences, 'body'),
    ...weigh([subject], [votes.subject], 'subject').map((one) => ({ ...one, weight: one.weight * 0.8 })),
    // Who answers a withdrawal with three words leaves it to the user's own.
    ...(kinds[kind] === 'withdrawal' ? weigh(quoted, votes.quoted, 'quoted') : []),
  ]
  return all
    .filter((q) => q.quote !== '' && q.weight > 0.05)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostQuotes)
    .map(({ quote, where }) => ({ field: 'kind', quote: quote.slice(0, 300), where }))
}
