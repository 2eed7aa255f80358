import { z } from 'zod'
import { status, undoToken } from './applications.ts'
import { byId, endpoint, id, instant, saidInstant } from './endpoint.ts'

const tag = 'Writing'

/**
 * - `held`: leaves in a moment, and can be undone until then
 * - `scheduled`: leaves at a time that was chosen
 * - `queued`: is being handed over
 * - `sent`: the mail server took it
 * - `delayed`: the mail server put it off; it is tried again
 * - `failed`: it was refused, or could not be handed over for two days
 * - `bounced`: it was taken, and came back
 * - `complained`: it arrived, and a recipient reported it as unwanted
 * - `cancelled`: its sender undid it before it left, or something came first
 */
export const outgoingStates = [
  'held',
  'scheduled',
  'queued',
  'sent',
  'delayed',
  'failed',
  'bounced',
  'complained',
  'cancelled',
] as const

/**
 * What keeps a mail from being sent, where it is not the server's word on the mail itself.
 * - `unreachable`: the mail server can't be connected to, says nothing, hangs up or makes no sense
 * - `not_secure`: it does not prove who it is, or offers no TLS
 * - `not_signed_in`: it does not take the user name and password of the installation
 * - `too_large`: it takes smaller mails only
 * - `no_international_addresses`: it can't send to addresses with other letters than English ones before the @
 * - `unconfirmed`: it has the whole mail and did not say that it took it: the mail may have arrived
 */
export const outgoingProblem = z.enum([
  'unreachable',
  'not_secure',
  'not_signed_in',
  'too_large',
  'no_international_addresses',
  'unconfirmed',
])
export type OutgoingProblem = z.infer<typeof outgoingProblem>

/** Of one message, and of what one account sends in 24 hours. */
export const mostOutgoing = {
  recipients: 10,
  text: 100_000,
  quoted: 50_000,
  attachments: 20,
  bytes: 20 * 1024 * 1024,
  perDay: 50,
  newPeoplePerDay: 20,
  newPeopleOnFirstDay: 5,
} as const

/** Seconds in which sending can be undone, unless the sender says otherwise. */
export const defaultHold = 10

/** What the user says of an application by a mail: an offer is taken, or the application is withdrawn. */
export const movedByMail = z.enum(['accepted', 'withdrawn'])

/** A file of a mail, by its number there. */
export const mailFile = z.object({ emailId: id, n: z.number().int().min(0).max(1000) })

/** With letters of any script (RFC 6531), as people type it: no quotes, comments or names. */
const address = z
  .email({
    pattern:
      /^(?![.])[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+(?!\d+$)[\p{L}\p{M}\p{N}-]{2,}$/u,
  })
  .max(320)
  .refine((text) => !text.includes('..') && URL.canParse(`http://${text.slice(text.lastIndexOf('@') + 1)}`))
const addresses = z.array(address).max(mostOutgoing.recipients)
/** Words of the original that are quoted below; all of them where it is null, and nothing where it is empty. */
const quoted = z.string().max(mostOutgoing.quoted).nullable()
const written = {
  text: z.string().max(mostOutgoing.text),
  /** The signature of the profile stands below the text. */
  isSigned: z.boolean().default(true),
  attachments: z
    .array(z.object({ documentId: id }))
    .max(mostOutgoing.attachments)
    .default([]),
  /** Files of a mail of one's own box. */
  files: z.array(mailFile).max(mostOutgoing.attachments).default([]),
  /** When it leaves; at once where it is missing. */
  sendAt: saidInstant.optional(),
  /** One that leaves later is cancelled when an answer or a change of the application's status comes first. */
  unlessAnswered: z.boolean().default(false),
  /** Seconds in which sending can be undone. */
  hold: z.number().int().min(0).max(30).default(defaultHold),
  /** The status that its application has once it has left. */
  moves: movedByMail.nullable().default(null),
  /** The draft that it was, which ends with it. */
  draftId: id.optional(),
}

/** What an answer says to an invitation: taken, perhaps, not taken, or another time. */
export const meetingAnswers = ['accept', 'maybe', 'decline', 'other'] as const

export const meetingAnswer = z.discriminatedUnion('as', [
  z.object({ as: z.enum(['accept', 'maybe', 'decline']) }),
  z.object({ as: z.literal('other'), startsAt: saidInstant, endsAt: saidInstant.nullable().default(null) }),
])
export type MeetingAnswer = z.infer<typeof meetingAnswer>

export const outgoing = z.object({
  id: z.uuid(),
  /** The value of the Message-ID header. */
  messageId: z.string(),
  state: z.enum(outgoingStates),
  /** What the mail server said, where it put it off or refused it. */
  words: z.string().nullable(),
  problem: outgoingProblem.nullable(),
  /** Recipients who have it, where others do not. */
  reached: z.array(z.string()),
  applicationId: z.uuid().nullable(),
  /** The mail that it answers or passes on. */
  emailId: z.uuid().nullable(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  subject: z.string(),
  /** As it was written, without the quotation. */
  text: z.string(),
  /** Ids of the documents that were attached. */
  documents: z.array(z.uuid()),
  /** Files of mails that were attached. */
  files: z.array(mailFile),
  replyAll: z.boolean(),
  isSigned: z.boolean(),
  quoted,
  /** What it answers to the invitation of the mail. */
  meeting: meetingAnswer.nullable(),
  moves: movedByMail.nullable(),
  /** The status before that, to set it back: as the user's own word, for the mail says otherwise. */
  movedFrom: status.nullable(),
  unlessAnswered: z.boolean(),
  /** What came before it could leave. */
  cancelledBecause: z.enum(['reply', 'status', 'complaint']).nullable(),
  /** Undoes what it changed in the application when it left; null where that was nothing, or is undone. */
  undo: undoToken.nullable(),
  /** When it leaves, or is tried again; null once that is over. */
  leavesAt: instant.nullable(),
  createdAt: instant,
})
export type Outgoing = z.infer<typeof outgoing>

export const reply = endpoint({
  method: 'POST',
  path: 'users/emails/reply',
  access: 'account',
  tag,
  summary: 'Answer a mail',
  body: z.object({
    emailId: id,
    replyAll: z.boolean().default(false),
    /** Besides those who are answered. */
    cc: addresses.default([]),
    bcc: addresses.default([]),
    /** Goes along as a calendar object; the interview becomes that when the mail leaves. */
    meeting: meetingAnswer.optional(),
    quoted: quoted.default(null),
    ...written,
    text: written.text.min(1),
  }),
  answer: outgoing,
  errors: ['not_found', 'conflict', 'too_large'],
})

export const forward = endpoint({
  method: 'POST',
  path: 'users/emails/forward',
  access: 'account',
  tag,
  summary: 'Pass a mail on, with its files',
  body: z.object({
    emailId: id,
    to: addresses.min(1),
    cc: addresses.default([]),
    bcc: addresses.default([]),
    ...written,
  }),
  answer: outgoing,
  errors: ['not_found', 'conflict', 'too_large'],
})

export const write = endpoint({
  method: 'POST',
  path: 'users/emails/new',
  access: 'account',
  tag,
  summary: 'Write a mail, in an application or by itself',
  body: z.object({
    applicationId: id.optional(),
    to: addresses.min(1),
    cc: addresses.default([]),
    bcc: addresses.default([]),
    subject: z.string().max(500),
    ...written,
    text: written.text.min(1),
  }),
  answer: outgoing,
  errors: ['not_found', 'conflict', 'too_large'],
})

export const listOutgoing = endpoint({
  method: 'GET',
  path: 'users/emails/outgoing',
  access: 'account',
  tag,
  summary: 'What is on its way, was put off, refused or came back; the newest first',
  query: z.object({ applicationId: id.optional() }),
  answer: z.object({ list: z.array(outgoing) }),
})

export const getOutgoing = endpoint({
  method: 'GET',
  path: 'users/emails/outgoing/{id}',
  access: 'account',
  tag,
  summary: 'What became of a mail that was written',
  params: byId,
  answer: outgoing,
  errors: ['not_found'],
})

export const cancelOutgoing = endpoint({
  method: 'DELETE',
  path: 'users/emails/outgoing/{id}',
  access: 'account',
  tag,
  summary: 'Take a mail back before it leaves, or one that did not arrive: it is a draft again, of the same id',
  params: byId,
  answer: outgoing,
  errors: ['not_found', 'conflict'],
})

/** Each with what it is about: an address, words of the text; empty where there is nothing to name. */
export const mailWarnings = [
  'no_reply',
  'bounced',
  'no_subject',
  'no_attachment',
  'placeholder',
  'suspicious',
  'reply_elsewhere',
  'look_alike',
] as const
const mailWarning = z.object({ code: z.enum(mailWarnings), value: z.string() })
export type MailWarning = z.infer<typeof mailWarning>

const typedAddresses = z.array(z.string().max(320)).max(100)

export const checkMail = endpoint({
  method: 'POST',
  path: 'users/emails/check',
  access: 'account',
  tag,
  summary: 'What may be wrong with a mail before it is sent; nothing of it keeps it from being sent',
  body: z.object({
    as: z.enum(['reply', 'forward', 'new']),
    emailId: id.nullable(),
    replyAll: z.boolean(),
    to: typedAddresses,
    cc: typedAddresses,
    bcc: typedAddresses,
    subject: z.string().max(500),
    text: written.text,
    documents: z.array(id).max(mostOutgoing.attachments),
    files: z.array(mailFile).max(mostOutgoing.attachments).default([]),
  }),
  answer: z.object({ list: z.array(mailWarning) }),
  errors: ['not_found'],
})
