import { applicationKinds, type Kind, kinds, likelierKind, type Mailbox } from '../../../reader/reading.ts'
import type { Authentication, StoredDecision, StoredReading } from '../../db/json-columns.ts'
import type { Decision, Facts } from '../attribution/shapes.ts'
import { isOwn, ownAddresses } from './own-mail.ts'

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
 * What attribution and status are told of a mail of the user with this e-mail address: of everybody in it but the user,
 * by whom no application is known.
 */
export function factsOf(mail: StoredMail, email: string, text = ''): Facts {
  const { reading, kind, at, tag } = mail
  const { from, replyTo, people, invitation } = reading
  const own = ownAddresses(email, [mail])
  const other = (box: Mailbox | null) => (box === null || isOwn(own, box.address) ? null : box)
  return {
    ...reading,
    from: other(from),
    replyTo: other(replyTo),
    people: people.filter(({ address }) => !isOwn(own, address)),
    invitation: invitation && { ...invitation, organizer: other(invitation.organizer) },
    kind,
    at,
    tag,
    text,
    isTrusted: isTrusted(mail),
    isStrangersForward: mail.authentication?.word === 'stranger',
  }
}

/**
 * Oldest first. What is dated alike is told as one thing leads to the next, a receipt before a test and a meeting before its end, whichever
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
