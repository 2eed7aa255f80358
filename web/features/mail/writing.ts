import { type beginDraft, type Draft, listDrafts } from '../../../contract/drafts.ts'
import type { BodyIn } from '../../../contract/endpoint.ts'
import { listOutgoing } from '../../../contract/outbox.ts'
import {
  checkMail,
  forward,
  type MailWarning,
  type MeetingAnswer,
  type Outgoing,
  reply,
  write,
} from '../../../contract/outgoing.ts'
import { listTemplates } from '../../../contract/templates.ts'
import { call, query } from '../../api.ts'
import { mailTo } from '../../ui/mail-to.ts'

export const outgoingQuery = query(listOutgoing, {})
export const draftsQuery = query(listDrafts, {})

export const templatesQuery = (about: { emailId?: string; applicationId?: string }) => query(listTemplates, { query: about })

/** What is being written, and what it answers or passes on. */
export type Content = Omit<BodyIn<typeof beginDraft>, 'writer' | 'number'>

/** A mail as its composer opens it. */
export interface Opened {
  content: Content
  /** Where it is kept already. */
  draft: Pick<Draft, 'id' | 'version'> | null
}

const empty: Content = {
  as: 'new',
  emailId: null,
  applicationId: null,
  replyAll: false,
  meeting: null,
  startsAt: null,
  sendAt: null,
  unlessAnswered: false,
  moves: null,
  to: '',
  cc: '',
  bcc: '',
  subject: '',
  text: '',
  documents: [],
  files: [],
  isSigned: true,
  quoted: null,
}

export const begun = (content: Partial<Content>): Opened => ({ content: { ...empty, ...content }, draft: null })

export function openedDraft({ id, version, updatedAt: _, ...content }: Draft): Opened {
  return { content, draft: { id, version } }
}

/** What was undone, or did not arrive, as it was written: it is a draft again. */
export function openedAgain(mail: Outgoing): Opened {
  const {
    id,
    emailId,
    applicationId,
    to,
    cc,
    bcc,
    subject,
    text,
    documents,
    files,
    replyAll,
    meeting,
    unlessAnswered,
    moves,
    reached,
    isSigned,
    quoted,
  } = mail
  const left = (addresses: readonly string[]) => addresses.filter((address) => !reached.includes(address)).join(', ')
  const isForward = /^fwd\s?:/i.test(subject)
  return {
    content: {
      as: emailId === null ? 'new' : isForward ? 'forward' : 'reply',
      emailId,
      applicationId,
      replyAll,
      meeting: meeting?.as ?? null,
      startsAt: meeting?.as === 'other' ? meeting.startsAt : null,
      sendAt: mail.state === 'cancelled' ? null : mail.leavesAt,
      unlessAnswered,
      moves,
      to: left(to),
      cc: left(cc),
      bcc: left(bcc),
      subject,
      text,
      documents,
      files,
      isSigned,
      quoted,
    },
    draft: { id, version: 1 },
  }
}

/** Sends what was written; its draft ends with that. */
export function send(content: Content, draftId: string | undefined): Promise<Outgoing> {
  const {
    as,
    emailId,
    applicationId,
    replyAll,
    meeting,
    startsAt,
    sendAt,
    unlessAnswered,
    moves,
    subject,
    text,
    documents,
    files,
    isSigned,
    quoted,
  } = content
  const [to, cc, bcc] = [addressesIn(content.to), addressesIn(content.cc), addressesIn(content.bcc)]
  const body = {
    cc,
    bcc,
    text,
    moves,
    files,
    isSigned,
    attachments: documents.map((documentId) => ({ documentId })),
    ...(sendAt && { sendAt, unlessAnswered }),
    ...(draftId && { draftId }),
  }
  if (as === 'reply' && emailId)
    return call(reply, { body: { ...body, emailId, replyAll, quoted, ...(meeting && { meeting: answerOf(meeting, startsAt) }) } })
  if (as === 'forward' && emailId) return call(forward, { body: { ...body, emailId, to } })
  return call(write, { body: { ...body, ...(applicationId && { applicationId }), to, subject } })
}

/** What may be wrong with it. */
export async function check({
  as,
  emailId,
  replyAll,
  to,
  cc,
  bcc,
  subject,
  text,
  documents,
  files,
}: Content): Promise<MailWarning[]> {
  const people = { to: addressesIn(to), cc: addressesIn(cc), bcc: addressesIn(bcc) }
  const { list } = await call(checkMail, { body: { as, emailId, replyAll, ...people, subject, text, documents, files } })
  return list
}

const answerOf = (as: MeetingAnswer['as'], startsAt: string | null | undefined): MeetingAnswer =>
  as === 'other' ? { as, startsAt: startsAt ?? '', endsAt: null } : { as }

/** The same mail in the system's mail program. */
export const mailLink = (people: readonly string[], subject: string, text: string) =>
  `mailto:${people.map((address) => mailTo(address).slice('mailto:'.length)).join(',')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`

export const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Nothing that would be missed. */
export const isEmpty = ({ to, cc, bcc, subject, text, documents, files = [] }: Content): boolean =>
  [to, cc, bcc, subject, text].every((field) => field.trim() === '') && documents.length + files.length === 0
