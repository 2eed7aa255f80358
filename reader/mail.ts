/** The shapes a mail passes through inside the reader: bytes → ParsedMail → NormalisedMail → Reading. */

import type { Mailbox } from '../domain/reading.ts'

export interface Attachment {
  /** Index in the mail, from 0: identifies the part. */
  n: number
  filename: string | null
  /** Declared media type, lower case. */
  type: string
  contentId: string | null
  inline: boolean
  bytes: Uint8Array
}

/** One mail after MIME decoding, before any extraction. */
export interface ParsedMail {
  headers: { key: string; value: string }[]
  messageId: string | null
  inReplyTo: string[]
  references: string[]
  from: Mailbox | null
  /** More than one author fails authentication, which the SMTP server reports. */
  fromCount: number
  replyTo: Mailbox | null
  to: Mailbox[]
  cc: Mailbox[]
  subject: string
  /** ISO 8601 with the offset of the mail, when it can be read. */
  sentAt: string | null
  text: string | null
  html: string | null
  /** Text of every calendar, by its type or its file name. */
  calendars: string[]
  attachments: Attachment[]
  /** Mails among the attachments, outermost first, at most 5. */
  nested: ParsedMail[]
  /** Defects that were repaired, for the operator. */
  defects: string[]
}

export interface Link {
  text: string
  url: string
}

/** Which part of the mail a line stands in. */
export type Zone = 'body' | 'signature' | 'footer' | 'quoted'

export interface Line {
  text: string
  zone: Zone
  links: Link[]
  /** Set apart by its markup: a heading, bold line, button or logo text. */
  emphasis: 'heading' | 'strong' | 'button' | 'logo' | null
  /** From a row of two cells or `Label: value`: the label, without its colon. `text` holds both, as `Label: value`. */
  label: string | null
}

export interface Sentence {
  text: string
  zone: Zone
  /** Index into `lines` where it starts. */
  line: number
}

/** One mail with its new text separated from quotation, signature and disclaimer. */
export interface NormalisedMail {
  parsed: ParsedMail
  /** The author of the new text; of a forwarded mail, the original author. */
  from: Mailbox | null
  replyTo: Mailbox | null
  to: Mailbox[]
  /** Without Re:, AW:, Fwd:, [External] and the like. */
  subject: string
  sentAt: string | null
  forwarded: { by: Mailbox | null; at: string | null } | null
  /** Bytes of the attached message that this was read from; null if it is the mail itself. */
  original: Uint8Array | null
  language: string | null
  automated: boolean
  lines: Line[]
  /** Un-wrapped sentences of the body zone first in reading order; quoted ones are left out. */
  sentences: Sentence[]
}
