import type { ColumnType } from 'kysely'
import type { Reason } from '../../contract/mail.ts'
import type { NamedOthers } from '../../reader/facts/company/others.ts'
import type { Evidence, Reading } from '../../reader/reading.ts'
import type { Signs } from '../mail/attribution/shapes.ts'

/**
 * What stands in the jsonb columns: read as the value, written as JSON text (the driver takes an array for a PostgreSQL
 * array).
 */
type Json<T> = ColumnType<T, string, string>

/** Empty when not given. */
export type EvidenceColumn = ColumnType<StoredEvidence[], string | undefined, string>
export type AskedColumn = ColumnType<StoredAsked[], string | undefined, string>
export type ExpectedColumn = ColumnType<StoredExpected | null, string | null | undefined, string | null>
export type ReadingColumn = Json<StoredReading>
export type AuthenticationColumn = Json<Authentication>
export type DecisionColumn = Json<StoredDecision>
export type SignsColumn = Json<Signs>

/** What was read in a mail; what mail of before had not read yet is left out. */
export interface StoredReading extends Reading, Partial<NamedOthers> {}

/** The words that decided a fact, and the mail they stand in. */
export interface StoredEvidence extends Evidence {
  mailId: string
}

/** What a mail asks of the user. */
export interface StoredAsked {
  kind: 'action_required' | 'assessment' | 'interview' | 'offer'
  mailId: string
  /** ISO 8601. */
  at: string
  /** ISO 8601 date or time; null when the mail sets none. */
  dueBy: string | null
  subject: string
  /** The words that ask. */
  quote: string | null
}

/** When a mail promises more word. */
export interface StoredExpected {
  mailId: string
  /** ISO 8601. */
  at: string
  /** ISO 8601 date: the last day of what is promised. */
  by: string
  /** The words that promise it. */
  quote: string | null
}

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

/** Why a mail was put where it is, and what else it could have been. */
export interface StoredDecision {
  reasons: Reason[]
  candidates: { applicationId: string; score: number; reasons: Reason[] }[]
}
