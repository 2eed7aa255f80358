/** What one mail says to a job seeker: the vocabulary that every stage of the reader and everything behind it shares. */

export const kinds = [
  'application_received',
  'application_update',
  'action_required',
  'assessment',
  'interview',
  'offer',
  'rejection',
  'withdrawal',
  'conversation',
  'recruiter_outreach',
  'job_alert',
  'account',
  'other',
] as const

export type Kind = (typeof kinds)[number]

/** The kinds that belong to an application; the others create none and move none. */
export const applicationKinds: ReadonlySet<Kind> = new Set(kinds.slice(0, 9))

/** Below this the user is asked: the kinds of such mails are wrong too often to act on. */
export const reviewBelow = 0.6

export interface Mailbox {
  /** As the sender wrote it, decoded; empty when there was none. */
  name: string
  /** Lower case, without angle brackets. */
  address: string
}

/** `quoted` is what the mail answers: mostly the user's own words. */
export type Where =
  | 'header'
  | 'from'
  | 'subject'
  | 'body'
  | 'quoted'
  | 'signature'
  | 'footer'
  | 'link'
  | 'calendar'
  | 'attachment'

export type Field =
  | 'kind'
  | 'company'
  | 'agency'
  | 'title'
  | 'appliedAt'
  | 'platform'
  | 'location'
  | 'requisition'
  | 'postingUrl'
  | 'invitation'
  | 'people'
  | 'code'
  | 'deadline'
  | 'salary'
  | 'workMode'
  | 'employmentType'
  | 'startsOn'
  | 'expected'
  | 'trust'

/** The words of the mail that decided a field. */
export interface Evidence {
  field: Field
  /** Verbatim from the normalised mail, at most 300 characters. */
  quote: string
  where: Where
}

/** What may be the name of the employer or of the job, and how likely it is. */
export interface Likely {
  name: string
  /** 0 to 1. */
  share: number
  evidence: Evidence
}

/** A meeting that the mail proposes, fixes, moves or cancels. */
export interface Invitation {
  /** UID of the calendar object; null when the time was read from text. */
  uid: string | null
  sequence: number
  /** `reply` takes it on, `counter` answers it in any other way: not, perhaps, or at another time. */
  method: 'request' | 'cancel' | 'reply' | 'counter' | 'text'
  /** ISO 8601 with offset, as the mail fixes it. */
  start: string
  /** The text says that it takes the place of a time told before. */
  isMoved?: boolean
  end: string | null
  /** IANA zone, when it is known. */
  timeZone: string | null
  /** IANA zones that the words may mean as well. Left out where the zone is certain. */
  otherZones?: string[]
  summary: string
  /** Room, address, phone number or link, as written, on one line. */
  place: string | null
  /** The page to join on, where the mail links one, whatever else the mail gives as its place. Left out by older readings. */
  link?: string | null
  /**
   * `proposed` where the mail asks whether the time suits or to confirm it, `confirmed` where it says that the meeting is fixed. Null where it
   * says neither; left out by older readings.
   */
  standing?: 'proposed' | 'confirmed' | null
  kind: 'phone' | 'video' | 'on-site' | 'other'
  /** Of a calendar's reply, what it says (RFC 5545 section 3.2.12). */
  answer?: 'accepted' | 'declined' | 'tentative'
  /** A date without a clock. */
  isAllDay?: true
  /** ISO 8601: of a series the meeting that was to begin then. */
  occurrence?: string
  organizer: Mailbox | null
  /** Who else is invited, without rooms and the like. Left out by readings from before it was read. */
  attendees?: Mailbox[]
}

/** Where, how and with whom a meeting is held. */
export interface Setting extends Pick<Invitation, 'place' | 'link' | 'kind'> {
  /** Names, with commas between them. Left out where there are none. */
  people?: string
}

/** What a sentence says about a meeting or an offer. */
export type Said =
  | 'cancel'
  | 'later'
  | 'move'
  | 'keep'
  | 'no'
  | 'yes'
  | 'question'
  | 'withdraw'
  | 'acceptOffer'
  | 'offerAgain'
  | 'recallOffer'
  | 'retract'
  | 'unwell'
  | 'met'

/** A time as a sentence names it, whole or in part; what it leaves out is that of the meeting it is about. */
export interface SaidTime {
  /** ISO 8601 date; of a weekday alone the next one after the mail. */
  day: string | null
  /** 1 (Monday) to 7 where only the weekday is named. */
  weekday: number | null
  /** 'next Thursday': no longer the Thursday of a meeting that is moved. */
  isNext?: true
  /** HH:MM. */
  clock: string | null
  until?: string
  /** From when on: 'after four', 'ab 8 Uhr'. */
  isFrom?: true
  /** Nothing says which half of the day is meant. */
  isEitherHalf?: true
  /** IANA zone, when it is named. */
  zone: string | null
  /** IANA zone where the clock of whoever names it probably hangs, when none is named. */
  writerZone?: string
  /** Days and minutes from where the meeting was: 'the day after', 'an hour later'. */
  daysLater?: number
  minutesLater?: number
}

/** One sentence of a conversation, with the times it names. */
export interface Act {
  says: Said[]
  times: SaidTime[]
  /** Which of several it speaks of, from 1; -1 for the last. */
  nth?: number
  /** It is about a round after the one before: 'your second interview'. */
  isFurther?: true
  /** 'The 3rd suits me': the day of some month. */
  ofMonth?: number
  /** The part of the day that it speaks of, where it names no time. */
  partOfDay?: 'morning' | 'afternoon' | 'evening'
  /** By the writer's own clock: 'that's Tuesday evening for me'. */
  isElsewhere?: true
  /** It states that its times are fixed, and asks nothing. */
  isFixed?: true
  quote: string
  where?: 'subject'
}

/** What is paid, as far as the words for it tell. */
export interface Pay {
  /** In whole units of the currency; the same as `max` where one sum is stated. */
  min: number
  max: number
  /** ISO 4217; null where the sign is that of several. */
  currency: string | null
  period: 'hour' | 'day' | 'week' | 'month' | 'year' | null
}

/** When the writer says the user will hear more: 'within two weeks', 'by 20 November'. */
export interface Expected {
  /** ISO 8601 date: the last day of what is promised, counted from when the mail was sent. */
  by: string
}

/** 'We received your application on 20 November.' */
export interface AppliedOn {
  /** ISO 8601 date, that of the mail or before. */
  day: string
  /** The words that say so. */
  quote: string
}

export interface Person extends Mailbox {
  /** As signed ('Senior Recruiter'); null when not told. */
  role: string | null
}

export interface Warning {
  code:
    | 'advance_fee'
    | 'text_interview'
    | 'cheque'
    | 'free_mail_employer'
    | 'reply_to_elsewhere'
    | 'personal_data'
    | 'sender_unproven'
  quote: string
}

/** What the mail alone says about whether to believe it; DNS-based results are added at the door. */
export interface Trust {
  level: 'normal' | 'warn'
  warnings: Warning[]
}

/** A mail inside a mail: the reading is of the original, and this says who passed it on. */
export interface Forwarding {
  by: Mailbox | null
  /** ISO 8601; when the outer mail was sent. */
  at: string | null
  /** SHA-256 of the original where it was attached as a whole message. Left out where it stands in the text, and by older readings. */
  original?: string
}

/** What a mail is once it is known to be about an application: by its thread, by who writes, by the names in it. */
export interface Within {
  kind: Kind
  /** 0 to 1, of this kind among those that an application's mail may be. */
  confidence: number
  /** 0 to 1, that it is about an application at all. */
  likelihood: number
}

/** From here on a mail is likelier about an application than not, however warily it is read by itself. */
const likelier = 0.5

/** What a mail is on the likelier side: its facts are sought as for that, and attribution looks where it belongs. */
export function likelierKind({ kind, within }: Pick<Reading, 'kind' | 'within'>): Kind {
  return within !== undefined && within.likelihood >= likelier ? within.kind : kind
}

export interface Reading {
  messageId: string | null
  inReplyTo: string[]
  references: string[]
  /** Of the original, when the mail was forwarded. */
  from: Mailbox | null
  replyTo: Mailbox | null
  to: Mailbox[]
  subject: string
  /** ISO 8601; null when the mail carries no readable date. */
  sentAt: string | null
  /** Whether a program wrote it (Auto-Submitted, no-reply senders, known platforms). */
  automated: boolean
  kind: Kind
  /** 0 to 1, calibrated: among mails read with 0.9, nine in ten are right. */
  confidence: number
  /** Left out where it is hardly about an application. */
  within?: Within | undefined
  company: string | null
  title: string | null
  /** What each may be, likeliest first, told or not: several mails together may tell what none tells alone. Left out by older readings. */
  likely?: { company: Likely[]; title: Likely[] }
  /** Lower-case name of the sending platform, `direct` for an employer's own mail system or a person. */
  platform: string | null
  /** ISO 639-1; null when the mail has too few words. */
  language: string | null
  /** Where the job is, as written, without the words for how it is worked: 'Germany' of 'Remote – Germany'. */
  location: string | null
  /** How it is worked, where the mail says so beside the place or the job. Left out by older readings. */
  workMode?: 'on-site' | 'hybrid' | 'remote' | null
  /** How one would be employed. Left out by older readings. */
  employmentType?: 'full-time' | 'part-time' | 'contract' | 'temporary' | 'internship' | 'apprenticeship' | 'volunteer' | null
  /** ISO 8601 date: the first day of work. Left out by older readings. */
  startsOn?: string | null
  requisition: string | null
  postingUrl: string | null
  forwarded: Forwarding | null
  invitation: Invitation | null
  /** Everything that the mail's calendars hold, `invitation` first. Left out where it is one or none. */
  events?: Invitation[]
  /** Of the meeting for which it offers several times. Left out where it fixes one. */
  setting?: Setting
  /** What it says about a meeting or an offer, in the order of the text. Left out by older readings. */
  acts?: Act[]
  /** A machine wrote it because somebody is away or has read a message. */
  isMachineReply?: true
  people: Person[]
  /** A sign-in or confirmation code to type somewhere. */
  code: string | null
  /** ISO 8601 date or time by which the reader must act. */
  deadline: string | null
  /** As the mail writes it. */
  salary: string | null
  /** The same in numbers; null where they are not certain. Left out by older readings. */
  pay?: Pay | null
  /** Left out by older readings. */
  expected?: Expected | null
  /** The day on which the user applied, as the mail tells it. Left out by older readings. */
  appliedOn?: AppliedOn | null
  trust: Trust
  evidence: Evidence[]
}

/** Whom a mail names beside the employer it is from; kept with its reading. */
export interface NamedOthers {
  /**
   * The keys of what may be names of employers: an agency names its client so before the client writes. Boards name
   * others' jobs.
   */
  named: readonly string[]
  /** The client that an agency names at last. */
  client: NamedEmployer | null
  /** The staffing agency that writes from a domain of its own. */
  agency: NamedEmployer | null
  /** The group that the employer says it belongs to, whose system may well write for it. */
  parent: NamedEmployer | null
}

export interface NamedEmployer {
  name: string
  /** The words that say so. */
  quote: string
}
