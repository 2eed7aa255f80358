import MailComposer from 'nodemailer/lib/mail-composer'
import { mostOutgoing } from '../../../contract/outgoing.ts'
import type { Mailbox } from '../../../domain/reading.ts'
import type { ParsedMail } from '../../../reader/mail.ts'
import type { CalendarAnswer } from './calendar-answer.ts'

export interface Attached {
  filename: string
  type: string
  content: Buffer
}

/** A message as it leaves. */
export interface Letter {
  messageId: string
  /** When it leaves. */
  date: Date
  from: Mailbox
  to: readonly string[]
  cc: readonly string[]
  subject: string
  text: string
  /** Quoted below what was written; null where nothing is. */
  quoted: Quoted | null
  inReplyTo: string | null
  references: readonly string[]
  attachments: readonly Attached[]
  /** What calendar programs read of it. */
  calendar: CalendarAnswer | null
}

export interface Quoted {
  /** The line above the quotation. */
  introduction: string
  text: string
}

/** The bytes of a message: plain text and a plain page made of it. Nothing of the machine is in its headers, nor who gets a blind copy. */
export function compose(letter: Letter): Promise<Buffer> {
  const text = [letter.text, ...(letter.quoted ? ['', letter.quoted.introduction, quotationOf(letter.quoted)] : [])].join('\n')
  const composer = new MailComposer({
    messageId: letter.messageId,
    date: letter.date,
    from: letter.from,
    to: [...letter.to],
    cc: [...letter.cc],
    subject: oneLine(letter.subject),
    text,
    html: pageOf(letter),
    ...(letter.inReplyTo && { inReplyTo: letter.inReplyTo }),
    references: [...letter.references],
    attachments: letter.attachments.map(({ filename, type, content }) => ({
      filename: oneLine(filename),
      contentType: type,
      content,
    })),
    ...(letter.calendar && { icalEvent: { ...letter.calendar, filename: 'answer.ics' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
    xMailer: false,
  } as ConstructorParameters<typeof MailComposer>[0])
  return composer.compile().build()
}

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ')

const quotationOf = ({ text }: Quoted) =>
  text
    .slice(0, mostOutgoing.quoted)
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`))
    .join('\n')

function pageOf({ text, quoted }: Letter): string {
  const quotation = quoted
    ? `<p>${escaped(quoted.introduction)}</p><blockquote style="margin:0 0 0 .8ex;border-left:1px solid #ccc;padding-left:1ex">${blocksOf(quoted.text.slice(0, mostOutgoing.quoted))}</blockquote>`
    : ''
  return `<div>${blocksOf(text)}</div>${quotation}`
}

/** Paragraphs, and lists whose lines begin with a dash. */
function blocksOf(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n')
      const items = lines.filter((line) => line.startsWith('- '))
      if (items.length === lines.length) return `<ul>${items.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`
      return `<p>${lines.map(inline).join('<br>')}</p>`
    })
    .join('')
}

const inline = (line: string) =>
  escaped(line).replace(/https?:\/\/[^\s<>"']{1,2000}[^\s<>"'.,;:!?)]/g, (url) => `<a href="${url}">${url}</a>`)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Those that an answer refers to: the mail itself behind its ancestors (RFC 5322, 3.6.4). */
export function referencesOf({
  messageId,
  references,
  inReplyTo,
}: Pick<ParsedMail, 'messageId' | 'references' | 'inReplyTo'>): string[] {
  const ancestors = references.length > 0 ? references : inReplyTo.slice(0, 1)
  return [...new Set([...ancestors, ...(messageId === null ? [] : [messageId])])].slice(-50).map(bracketed)
}

export const bracketed = (messageId: string) => (messageId.startsWith('<') ? messageId : `<${messageId}>`)
