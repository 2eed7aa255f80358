import { applicationKinds, type Evidence, type Kind, kinds, reviewBelow, type Within } from '../domain/reading.ts'
import type { Named } from './facts/named.ts'
import { dangers } from './kind/danger.ts'
import { probabilities, softmax } from './kind/linear.ts'
import { type KindModel, kindModel } from './kind/model.ts'
import { prepare, quotedSentences } from './kind/prepare.ts'
import { ballot, judge, neutral, sentenceVotes } from './kind/voters.ts'
import type { NormalisedMail } from './mail.ts'
import type { PlatformMatch } from './platforms/index.ts'
import { quoteOf } from './quote.ts'

export interface KindReading {
  kind: Kind
  /** 0 to 1, calibrated on mails the model had not seen. */
  confidence: number
  /** Left out where it is hardly about an application. */
  within?: Within | undefined
  /** The sentences that weighed most for what it is within an application, or else for its kind, strongest first. */
  evidence: Evidence[]
}

const mostQuotes = 2

/**
 * From this share on mail by itself is read as about no application: what nobody applied for costs more trust than a question. Where it is
 * known to be about one, that counts for nothing.
 */
const aside = 0.3

/** From this share on, mail that is read as on one side may as well be on the other: the user is asked, or its thread and names are. */
const doubtful = 0.1

/** How likely a sentence has to say it. */
const decisive = 0.5

/** From this share on that it says nothing, a sentence is no news. */
const nothing = 0.9

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
  const most = saysNothing(mail.subject, sentences, votes) ? 0.5 : 1
  const quoted = quotedSentences(mail)
  const is = undecided(decide(scores, model.calibration, most), votes, quoted.length > 0)
  const proven = is.within?.kind ?? is.kind
  const said = { subject: mail.subject, sentences, quoted }
  // 'I spoke to Dr.' goes on.
  const whole = (one: Evidence): Evidence => {
    const text =
      one.where === 'body'
        ? named.passages.find((passage) => passage.zone === 'body' && passage.text.includes(one.quote))?.text
        : null
    return { ...one, quote: quoteOf(text ?? one.quote, one.quote.slice(0, 200)) }
  }
  return { ...is, evidence: quotes(said, votes, kinds.indexOf(proven)).map(whole) }
}

/**
 * First whether the mail is about an application at all, then the kind on that side that is likeliest and least dangerous to read; and the one
 * within an application. `most` is how sure it may be at all.
 */
export function decide(scores: Float32Array, calibration: KindModel['calibration'], most = 1): Decision {
  const shares = softmax(scores.slice())
  const apart = shares.reduce((sum, share, k) => (isWithin(k) ? sum : sum + share), 0)
  const likelihood = 1 - apart
  const dangerous = dangers(shares)
  const bestOf = (isOnSide: (k: number) => boolean) => {
    const worth = shares.map((share, k) => (isOnSide(k) ? share - danger.cost * (dangerous[k] ?? 0) : -1))
    return worth.indexOf(Math.max(...worth))
  }
  const within = bestOf(isWithin)
  const best = apart >= aside ? bestOf((k) => !isWithin(k)) : within
  const lead = (scores[best] ?? 0) - Math.max(...scores.filter((_, k) => k !== best))
  const sure = 1 / (1 + Math.exp(-(calibration.offset + calibration.slope * lead)))
  const isDoubtful = best === within && (apart >= doubtful || (dangerous[best] ?? 0) >= danger.asked)
  const confidence = Math.min((shares[within] ?? 0) / likelihood, most)
  return {
    kind: kindAt(best),
    confidence: Math.min(sure, most, isDoubtful ? reviewBelow - 0.01 : 1),
    ...(likelihood >= doubtful && { within: { kind: kindAt(within), confidence, likelihood } }),
  }
}

const kindAt = (k: number): Kind => kinds[k] ?? 'other'
const isWithin = (k: number) => applicationKinds.has(kindAt(k))

/** Whether the body adds nothing to the subject: it is empty, says the same, greets, or only what every mail may say. */
function saysNothing(subject: string, sentences: readonly string[], votes: Votes): boolean {
  const title = plain(subject)
  return sentences.every((text, n) => {
    const said = plain(text)
    return said.length < 15 || title.includes(said) || (votes.sentences[n]?.[neutral] ?? 0) > nothing
  })
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * What moves an application, or says that it moved, is sure only where a sentence says so: its own, or the subject over one or two. That the
 * user withdraws may stand in what is answered alone.
 */
const told: ReadonlySet<Kind> = new Set(['application_update', 'assessment', 'interview', 'offer', 'rejection', 'withdrawal'])

function undecided(is: Decision, votes: Votes, isAnswer: boolean): Decision {
  const isQuoted = (kind: Kind) => kind === 'withdrawal' && isAnswer
  const cap = (kind: Kind) =>
    told.has(kind) && !isQuoted(kind) && strongest(votes, kinds.indexOf(kind)) < decisive ? reviewBelow - 0.01 : 1
  const { kind, confidence, within } = is
  return {
    kind,
    confidence: Math.min(confidence, cap(kind)),
    ...(within && { within: { ...within, confidence: Math.min(within.confidence, cap(within.kind)) } }),
  }
}

function strongest({ subject, sentences }: Votes, kind: number): number {
  const heard = sentences.length <= 2 ? [...sentences, subject] : sentences
  return heard.reduce((most, vote) => Math.max(most, vote[kind] ?? 0), 0)
}

type Votes = ReturnType<typeof sentenceVotes>
type Decision = Pick<KindReading, 'kind' | 'confidence' | 'within'>

interface Said {
  subject: string
  sentences: string[]
  quoted: string[]
}

/** A button, an entry of a list, a label with its value, a link: it belongs to what was said, and doesn't say it. */
const isBare = (text: string): boolean =>
  /^.{0,40}https?:\/\//.test(text) ||
  /^\s*(?:[-–—•*·]|\p{L}\)|\d{1,2}[.)])\s/u.test(text) ||
  (text.length < 60 && /^[^:]{1,30}:\s\S/.test(text)) ||
  (!/[.!?…]["”»)]?\s*$/.test(text) && text.trim().split(/\s+/).length <= 4)

function quotes({ subject, sentences, quoted }: Said, votes: Votes, kind: number): Evidence[] {
  const weigh = (texts: string[], of: Float32Array[], where: Evidence['where']) =>
    texts.map((quote, n) => ({ quote, where, weight: (of[n]?.[kind] ?? 0) * (where === 'body' && isBare(quote) ? 0.4 : 1) }))
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
    .map(({ quote, where }) => ({ field: 'kind', quote, where }))
}
