/** Input and output of attribution. Plain data: no database, no clock. */

import type { Status } from '../../contract/applications.ts'
import type { Reason } from '../../contract/mail.ts'
import type { NamedOthers, Reading } from '../reading.ts'

/** One mail as attribution sees it. */
export interface Facts
  extends Pick<
      Reading,
      | 'messageId'
      | 'inReplyTo'
      | 'references'
      | 'from'
      | 'replyTo'
      | 'subject'
      | 'automated'
      | 'kind'
      | 'confidence'
      | 'within'
      | 'company'
      | 'title'
      | 'likely'
      | 'platform'
      | 'location'
      | 'requisition'
      | 'postingUrl'
      | 'forwarded'
      | 'invitation'
      | 'people'
    >,
    Partial<NamedOthers> {
  /** ISO 8601: the mail's own date when it can be believed, else its arrival. */
  at: string
  /** What stood behind the plus sign of the recipient. */
  tag: string | null
  /** The domains that its platform sends from; none without a platform. */
  platformDomains: readonly string[]
  /** The new text of the mail, without quoted history; empty when it is not at hand. */
  text: string
  /** Neither failed authentication nor warned about: only such mail may move a status. */
  isTrusted: boolean
  /** Somebody other than the user forwarded it, and nothing proves the original. */
  isStrangersForward?: boolean
}

/**
 * An application as attribution sees it: what its mails and its user have said so far. Lists hold each value once, the
 * one in force first. `candidateOf` (candidate.ts) makes it from the application and the facts of its mails, `withMail`
 * adds one mail.
 */
export interface Candidate {
  id: string
  /** As displayed first, then every other name its mails used for the employer (agency, brand, parent). */
  companies: string[]
  /** The groups that the employers of its mails say they belong to. */
  parents: string[]
  /** What its mails held possible where they told no employer. */
  likelyCompanies: string[]
  /** The keys of what may be names of employers in the text of its mails. */
  named: string[]
  /** As displayed first, then every other wording. */
  titles: string[]
  requisitions: string[]
  postingUrls: string[]
  locations: string[]
  /** Message-IDs of its mails and of what they answer to, as the reader gives them. */
  messageIds: string[]
  calendarUids: string[]
  /** Of its mails, without the marks of answers and forwards. */
  subjects: string[]
  /** Addresses that wrote or are answered to: of people and of programs, of employers and of platforms. */
  senders: Sender[]
  /** Lower-case names of the platforms its mails came from. */
  platforms: string[]
  tags: string[]
  /**
   * The platforms that confirmed its receipt: a second confirmation by the same one speaks for a second application.
   */
  confirmedBy: string[]
  status: Status
  /** ISO 8601, of its first and of its latest mail; without any, when the user sent it. */
  firstAt: string
  lastAt: string
  /** When a rejection or withdrawal ended it; null while it is open. */
  endedAt: string | null
}

export interface Sender {
  /** Lower case. */
  address: string
  /** As the sender wrote it. */
  name: string
  automated: boolean
  /** The platform its mail was read as, `direct` for the employer's own system or a person. */
  platform: string | null
}

/**
 * What a mail was recognised by: kept with a correction, compared with the next mail. Stored as it is in
 * `corrections.signs`.
 */
export interface Signs {
  /** Message-IDs of the mail and of its ancestors. */
  thread: string[]
  sender: string | null
  automated: boolean
  platform: string | null
  kind: Reading['kind']
  companyKey: string | null
  titleKey: string | null
}

/** Something the user settled by hand. The latest one that fits a mail wins over everything that was read. */
export type Correction =
  /** The mail was put into an application, or started one. */
  | { kind: 'assign'; at: string; signs: Signs; applicationId: string }
  /** The mail was taken out of `from` and put into `applicationId`. */
  | { kind: 'split'; at: string; signs: Signs; applicationId: string; from: string }
  /** `from` no longer exists: all that was its is `applicationId`'s. One for each of its mails, or one without any. */
  | { kind: 'merge'; at: string; signs: Signs; applicationId: string; from: string }
  /** The user's words for what was read as `signs.companyKey` and `signs.titleKey`; null where left as read. */
  | { kind: 'rename'; at: string; signs: Signs; applicationId: string; company: string | null; title: string | null }
  | { kind: 'not_about_jobs'; at: string; signs: Signs }

/** Oldest first. */
export type Memory = readonly Correction[]

/** An application the mail could belong to. */
export interface Ranked {
  applicationId: string
  /** 0 to 1; comparable within one decision only. */
  score: number
  reasons: Reason[]
}

/** Where a mail goes, why, and where else it could have gone (best first, at most 5). */
export type Decision =
  | { as: 'attached'; applicationId: string; reasons: Reason[]; alternatives: Ranked[] }
  /** A new application; without company or title it is uncategorized. */
  | { as: 'created'; company: string | null; title: string | null; reasons: Reason[]; alternatives: Ranked[] }
  /** For the user to settle. */
  | { as: 'unsure'; reasons: Reason[]; alternatives: Ranked[] }
  /** Belongs to no application: alerts, outreach, codes, everything else. */
  | { as: 'aside'; reasons: Reason[]; alternatives: Ranked[] }

/** Why a mail was put where it is, and what else it could have been. */
export interface StoredDecision {
  reasons: Reason[]
  candidates: { applicationId: string; score: number; reasons: Reason[] }[]
}
