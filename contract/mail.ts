import { z } from 'zod'
import { evidence, interview, undoToken } from './applications.ts'
import { byId, endpoint, id, instant, listOf, page } from './endpoint.ts'

const tag = 'Mail'

/** The largest mail that is taken. */
export const messageBytes = 25 * 1024 * 1024

const mailbox = z.object({ name: z.string(), address: z.string() })

export const message = z.object({
  id: z.uuid(),
  /** The value of the Message-ID header. */
  messageId: z.string().nullable(),
  from: mailbox.nullable(),
  to: z.array(mailbox),
  subject: z.string(),
  date: instant,
  /** One of the kinds of the reader; null while unread or when it could not be read. */
  kind: z.string().nullable(),
  confidence: z.number().nullable(),
  preview: z.string(),
  /** It shows signs of a fraud, or its sender failed a check: what they are stands in the mail itself. */
  isSuspicious: z.boolean(),
  /** The mail that says the same to the last word and file, and that this one brought again; null where it is the first. */
  repeats: z.uuid().nullable(),
  /** A machine says that somebody is away or has read a message: it changes nothing. */
  isMachineReply: z.boolean(),
  attachments: z.array(z.object({ n: z.number().int(), filename: z.string(), type: z.string(), size: z.number().int() })),
})
export type Message = z.infer<typeof message>

const forwardedBy = mailbox.extend({ isUser: z.boolean() })
export type ForwardedBy = z.infer<typeof forwardedBy>

export const listThreads = endpoint({
  method: 'GET',
  path: 'users/emails/{id}',
  access: 'account',
  tag,
  summary: 'The mail of an application, in threads: the latest 1,000 messages',
  params: byId,
  answer: z.object({
    list: z.array(z.object({ id: z.string(), subject: z.string(), messages: z.array(message) })),
    /** Messages that the application has, listed or not. */
    total: z.number().int(),
  }),
  errors: ['not_found'],
})

export const getMessage = endpoint({
  method: 'GET',
  path: 'users/emails/message/{id}',
  access: 'account',
  tag,
  summary: 'One mail with its text and its safe HTML',
  params: byId,
  query: z.object({ remote: z.enum(['true', 'false']).default('false') }),
  answer: message.extend({
    text: z.string(),
    /**
     * Sanitised, without anything that is fetched from elsewhere. When `remote` was asked for, its pictures stand in it
     * by paths of this server, which work for 10 minutes. What was a style attribute is `data-style`: pages of ours
     * take no inline styles. Null when the mail has no HTML.
     */
    html: z.string().nullable(),
    /** Whether something remote was left out. */
    hasRemoteContent: z.boolean(),
    /** More stands in the mail than is shown here: the bytes as received have all of it. */
    isCut: z.boolean(),
    applicationId: z.uuid().nullable(),
    /** The addresses that an answer goes to, and one to all. */
    answerTo: z.array(z.string()),
    answerToAll: z.array(z.string()),
    /** Where its writer is, by an invitation or the date of the mail: an IANA zone, or an offset such as `+02:00`. */
    zone: z.string().nullable(),
    /** The interview that it invites to, and the latest answer to that from here. */
    meeting: interview
      .pick({ id: true, startsAt: true, endsAt: true, timeZone: true, state: true })
      .extend({ answered: z.enum(['accept', 'maybe', 'decline', 'other']).nullable() })
      .nullable(),
    /** Who passed the mail on, and could have changed what `from` is said to have written. Null when it came from `from` itself. */
    forwardedBy: forwardedBy.nullable(),
    warnings: z.array(z.object({ code: z.string(), quote: z.string() })),
    authentication: z.object({ spf: z.string(), dkim: z.string(), dmarc: z.string(), arc: z.string() }).nullable(),
    evidence: z.array(evidence),
  }),
  errors: ['not_found'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: 'users/emails/message/{id}',
  access: 'account',
  tag,
  summary: 'Delete a mail, with what is only known from it; can be undone for 24 hours, then it is gone for good',
  params: byId,
  answer: z.object({ undo: undoToken }),
  errors: ['not_found'],
})

/** All of them begin with this: what a page may load for a mail. */
export const picturesPath = 'users/emails/pictures/'

export const getPicture = endpoint({
  method: 'GET',
  path: `${picturesPath}{token}`,
  access: 'public',
  cost: 'waiting',
  tag,
  summary: 'A picture of a mail from another server, fetched by this one, so that the sender does not learn who reads it',
  params: z.object({ token: z.string().min(1).max(300) }),
  query: z.object({ url: z.string().min(1).max(4000) }),
  answer: 'file',
  errors: ['link_expired', 'not_found'],
})

export const getRawMessage = endpoint({
  method: 'GET',
  path: 'users/emails/message/{id}/raw',
  access: 'account',
  tag,
  summary: 'The bytes as received',
  params: byId,
  answer: 'file',
  errors: ['not_found'],
})

export const getAttachment = endpoint({
  method: 'GET',
  path: 'users/emails/message/{id}/attachments/{n}',
  access: 'account',
  tag,
  summary: 'One attachment',
  params: byId.extend({ n: z.coerce.number().int().min(0).max(1000) }),
  answer: 'file',
  errors: ['not_found'],
})

export const unknownFilters = ['review', 'alerts', 'outreach', 'codes', 'other', 'failed'] as const

/** Why attribution did what it did. Some name something: an address, a company. */
export const reasonCodes = [
  'in_thread',
  'answered_here',
  'same_subject',
  'same_meeting',
  'same_posting',
  'same_requisition',
  'same_tag',
  'same_company',
  'related_company',
  'company_mentioned',
  'same_title',
  'similar_title',
  'title_mentioned',
  'known_contact',
  'same_place',
  'unclear_whether_yours',
  'bears_known_number',
  'open_with_employer',
  'not_yours',
  'outreach',
  'alert',
  'account',
  'not_search',
  'several_called_so',
  'several_untitled',
  'no_application_yet',
  'other_job',
  'applied_again',
  'applied_twice',
  'other_number',
  'older',
  'perhaps_no_application',
  'confirmed_already',
  'several_here',
  'several_nameless',
  'first_of_employer',
  'unknown_employer',
  'answers_you',
  'unknown_employer_no_job',
  'job_with_other',
  'several_by_sender',
  'no_employer',
  'neither',
  'sender_unproven',
  'forwarded_by_stranger',
  'unclear',
  'said_aside_thread',
  'said_aside_sender',
  'put_here_thread',
  'put_here_sender',
  'put_here_names',
  'came_again',
  'delivery_report',
  'wrote_before',
  'from_or_about',
  'fits_now',
  'unreadable',
] as const
export const reason = z.object({ code: z.enum(reasonCodes), value: z.string().optional() })
export type Reason = z.infer<typeof reason>

/** An application that something could belong to. */
export const suggestion = z.object({
  applicationId: z.uuid(),
  company: z.string().nullable(),
  title: z.string().nullable(),
  /** The opening's number, which tells two of one title apart. */
  requisition: z.string().nullable(),
  reasons: z.array(reason),
})
export type Suggestion = z.infer<typeof suggestion>

export const listUnknown = endpoint({
  method: 'GET',
  path: 'users/emails/unknown',
  access: 'account',
  tag: 'Triage',
  summary: 'Mail that belongs to no application, or not certainly to one',
  query: page.extend({
    filter: z.enum([...unknownFilters, 'all']).default('all'),
    archived: z.enum(['true', 'false']).default('false'),
  }),
  answer: listOf(
    message.extend({
      filter: z.enum(unknownFilters),
      /** Why it waits. */
      reasons: z.array(reason),
      suggestions: z.array(suggestion),
      /** What a new application out of it is called and begins as, unless the user says otherwise; null where it could not be read. */
      begins: z
        .object({ company: z.string().nullable(), title: z.string().nullable(), status: z.enum(['saved', 'applied']) })
        .nullable(),
    }),
  ),
})

export const archiveUnknown = endpoint({
  method: 'POST',
  path: 'users/emails/unknown/archive',
  access: 'account',
  tag: 'Triage',
  summary: 'Put mail out of the way, or back',
  body: z.object({ mailIds: z.array(id).min(1).max(500), archived: z.boolean().default(true) }),
  answer: z.object({ count: z.number().int() }),
  errors: ['not_found'],
})

export const assignUnknown = endpoint({
  method: 'POST',
  path: 'users/emails/unknown/assign',
  access: 'account',
  tag: 'Triage',
  summary: 'Put a mail where it belongs, or move it there: an application there is, a new one, or aside as not about jobs',
  body: z.object({
    mailId: id,
    /** Others that go the same way, all of them or none. */
    alsoMailIds: z.array(id).max(499).default([]),
    to: z.discriminatedUnion('as', [
      z.object({ as: z.literal('application'), applicationId: id }),
      z.object({
        as: z.literal('new'),
        company: z.string().trim().max(200).optional(),
        title: z.string().trim().max(300).optional(),
        /** Left out, what the mails tell: `saved` unless one of them is about an application. */
        status: z.enum(['saved', 'applied']).optional(),
      }),
      z.object({ as: z.literal('aside') }),
    ]),
  }),
  answer: z.object({ applicationId: z.uuid().nullable(), undo: undoToken }),
  errors: ['not_found', 'conflict'],
})

export const getIngestHealth = endpoint({
  method: 'GET',
  path: 'users/ingest/health',
  access: 'account',
  tag,
  summary: 'What arrived last, what waits and what failed',
  answer: z.object({
    /** Accepted but not yet applied. */
    waiting: z.number().int(),
    failed: z.number().int(),
    lastReceivedAt: instant.nullable(),
    /** Left for the user to settle. */
    review: z.number().int(),
  }),
})

const address = z.string().regex(/^[^\s<>,]+@[^\s<>,]+$/)

export const receiveMessage = endpoint({
  method: 'POST',
  path: 'inbound/{secret}',
  access: 'public',
  tag,
  summary:
    'Take a message as received from a mail provider, who knows the secret; answered when it is stored, sent twice it is one mail',
  params: z.object({ secret: z.string().min(1).max(200) }),
  query: z.object({
    /** The envelope's recipients, separated by commas. */
    to: z
      .string()
      .max(32_000)
      .transform((list) => list.split(',').map((one) => one.trim()))
      .pipe(z.array(address.max(320)).max(100)),
    /** The envelope's sender; none for a bounce. */
    from: z.union([z.literal(''), address.max(320)]).default(''),
    /** The server that the provider had it from, and what that called itself: for SPF. */
    client: z.union([z.literal(''), z.ipv4(), z.ipv6()]).default(''),
    helo: z.string().max(255).regex(/^\S*$/).default(''),
  }),
  body: 'message',
  answer: z.object({ accepted: z.array(z.string()), unknown: z.array(z.string()) }),
  errors: ['not_found', 'unknown_recipient', 'message_unfit', 'too_large', 'unsupported_type'],
})
