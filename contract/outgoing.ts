import { z } from 'zod'
import { status, undoToken } from './applications.ts'
import { byId, endpoint, id, instant, saidInstant } from './endpoint.ts'

const tag = 'Writing'

/**
 * - `held`: sent in a moment; can be undone until then
 * - `scheduled`: sent at a chosen time
 * - `queued`: being handed to the relay
 * - `sent`: accepted by the mail server
 * - `delayed`: deferred by the mail server; retried
 * - `failed`: rejected, or not delivered within two days
 * - `bounced`: accepted, then returned
 * - `complained`: delivered; a recipient reported it as unwanted
 * - `cancelled`: cancelled by its sender, or overtaken by a reply or status change
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
 * Why a mail is not sent, other than the mail server rejecting it.
 * - `unreachable`: no connection to the mail server, no reply, a hang-up or an invalid reply
 * - `not_secure`: its certificate is invalid, or it offers no TLS
 * - `not_signed_in`: it rejects the installation's user name and password
 * - `too_large`: the mail exceeds its size limit
 * - `no_international_addresses`: it doesn't support SMTPUTF8, which non-ASCII letters before the @ need
 * - `unconfirmed`: it received the whole mail without confirming it, so the mail may have arrived
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
  hold: 30,
  attachments: 20,
  bytes: 20 * 1024 * 1024,
  perDay: 50,
  newPeoplePerDay: 20,
  newPeopleOnFirstDay: 5,
} as const

/** What a mail of the user does to its application: accepts the offer, or withdraws. */
export const movedByMail = z.enum(['accepted', 'withdrawn'])

/** An attachment of a mail, by its index. */
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
  /** Attachments of the user's own mails. */
  files: z.array(mailFile).max(mostOutgoing.attachments).default([]),
  /** When it is sent; immediately if missing. */
  sendAt: saidInstant.optional(),
  /** Cancels a scheduled mail when a reply or a status change comes first. */
  unlessAnswered: z.boolean().default(false),
  /** Seconds in which sending can be undone; those of the settings if missing. */
  hold: z.number().int().min(0).max(mostOutgoing.hold).optional(),
  /** The status that its application gets when it is sent. */
  moves: movedByMail.nullable().default(null),
  /** The draft it was written as, which is deleted. */
  draftId: id.optional(),
}

/** Reply to an invitation. */
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
  /** The mail server's reply when it deferred or rejected the mail. */
  words: z.string().nullable(),
  problem: outgoingProblem.nullable(),
  /** Recipients who received it, when others did not. */
  reached: z.array(z.string()),
  applicationId: z.uuid().nullable(),
  /** The mail that it replies to or forwards. */
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
  /** The status before that. Undo restores it as set by the user, because the mail implies another. */
  movedFrom: status.nullable(),
  unlessAnswered: z.boolean(),
  /** What came before it was sent. */
  cancelledBecause: z.enum(['reply', 'status', 'complaint']).nullable(),
  /** Token that undoes its change to the application; null if there was none, or it is undone. */
  undo: undoToken.nullable(),
  /** When it is sent or retried next; null when it is done. */
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
    /** In addition to those replied to. */
    cc: addresses.default([]),
    bcc: addresses.default([]),
    /** Sent as a calendar object; the interview changes when the mail is sent. */
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

/** Each with its subject: an address, or words of the text; empty if it has none. */
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
