import type { Decision, StoredDecision } from '../attribution/shapes.ts'
import { applicationKinds, type Kind, kinds, likelierKind, type NamedOthers, type Reading } from '../reading.ts'

/** What was read in a mail; what mail of before had not read yet is left out. */
export interface StoredReading extends Reading, Partial<NamedOthers> {}

/** Results of the checks at the door: `pass`, `fail`, `none`, … as in Authentication-Results (RFC 8601). */
export interface Authentication {
  spf: string
  dkim: string
  dmarc: string
  arc: string
  /** Whether the address in From is proven by its domain, or not judged on a closed network. Left out otherwise. */
  author?: 'proven' | 'unjudged'
  /** Hashes of attached messages whose own signature verifies. Left out when there are none. */
  originals?: string[]
  /** Whose word the mail is. Left out by mail from before it was asked. */
  word?: Word
}

/**
 * `author`: who wrote it sent it. `forwarder`: the user passed it on. `proof`: somebody else did, and the original is signed by its author.
 * `stranger`: somebody else did, and nothing proves the original.
 */
export type Word = 'author' | 'forwarder' | 'proof' | 'stranger'

/** A mail that was read, as it is kept. */
export interface StoredMail {
  id: string
  /** The user's own address that it came to. */
  recipient: string
  tag: string | null
  /** ISO 8601. */
  at: string
  /** As it counts where it is: by itself, or once it is known to be about an application. */
  kind: Kind
  reading: StoredReading
  authentication: Authentication | null
}

/**
 * Oldest first. Mails of one date are in the order of events, a receipt before a test and a meeting before its end, whichever
 * came first.
 */
export function inOrder(mails: readonly StoredMail[]): StoredMail[] {
  return mails.toSorted(
    (a, b) =>
      Date.parse(a.at) - Date.parse(b.at) ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      Number(a.reading.invitation?.method === 'cancel') - Number(b.reading.invitation?.method === 'cancel') ||
      compare(a.reading.messageId ?? '', b.reading.messageId ?? '') ||
      compare(a.id, b.id),
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** A mail as it counts in an application. */
export function within(mail: StoredMail): StoredMail {
  return { ...mail, kind: mail.reading.within?.kind ?? mail.reading.kind }
}

/** Whether it is about an application by itself, not only because it was put in one; who courts the user knows of none. */
export function isOfApplication({ reading }: Pick<StoredMail, 'reading'>): boolean {
  return reading.kind !== 'recruiter_outreach' && applicationKinds.has(likelierKind(reading))
}

/** What an application begins as that these mails began. */
export function beginning(mails: readonly Pick<StoredMail, 'reading'>[]): 'saved' | 'applied' {
  return mails.length === 0 || mails.some(isOfApplication) ? 'applied' : 'saved'
}

/** How sure its kind is in the application that it is in. */
export function confidenceOf({ reading }: StoredMail): number {
  return reading.within?.confidence ?? reading.confidence
}

/** A mail whose sender fails DMARC, that shows the signs of a fraud or that a stranger forwarded moves no status and starts no application. */
export function isTrusted({ reading, authentication }: Pick<StoredMail, 'reading' | 'authentication'>): boolean {
  return reading.trust.level === 'normal' && authentication?.dmarc !== 'fail' && authentication?.word !== 'stranger'
}

export function decisionToStore(decision: Decision): StoredDecision {
  return {
    reasons: decision.reasons,
    candidates: decision.alternatives.map(({ applicationId, score, reasons }) => ({ applicationId, score, reasons })),
  }
}
