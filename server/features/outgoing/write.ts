import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { BodyOf } from '../../../contract/endpoint.ts'
import {
  type forward,
  type MeetingAnswer,
  mostOutgoing,
  type Outgoing,
  type reply,
  type write,
} from '../../../contract/outgoing.ts'
import type { Mailbox } from '../../../domain/reading.ts'
import { type Db, transaction } from '../../db/pool.ts'
import { announce } from '../../lib/changes.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Caller } from '../../lib/route.ts'
import { readDocument } from '../documents/index.ts'
import { latestInvitation, meetingOf } from '../interviews/index.ts'
import { answered, calendarsOf, copiedTo, getAttachment, getOriginal, type Original } from '../mails/index.ts'
import { domainOf, inAscii } from './addresses.ts'
import { type CalendarAnswer, calendarAnswer } from './calendar-answer.ts'
import { type Attached, bracketed, compose, type Quoted, referencesOf } from './compose.ts'
import { removeDraft } from './drafts.ts'
import { outgoingChannel } from './hand-over.ts'
import { isStopped } from './holds.ts'
import {
  applicationExists,
  complainedAmong,
  findOutgoing,
  insertOutgoing,
  senderOf,
  sentWithinADay,
  type Written,
} from './queries.ts'

type From = Caller & { address: string }
type Leaving = Pick<BodyOf<typeof write>, 'sendAt' | 'hold' | 'unlessAnswered' | 'draftId'>

export async function replyTo(context: Context, caller: From, body: BodyOf<typeof reply>): Promise<Outgoing> {
  const { db } = context
  const original = await getOriginal(db, caller.userId, body.emailId)
  const to = answered(original, body.replyAll)
  const cc = body.replyAll ? copiedTo(original, to) : []
  if (to.length === 0) throw new Refusal('conflict', 'nobody_to_answer')
  const attachments = await attachedOf(context, caller, body)
  const { meeting = null, quoted } = body
  return send(context, caller, body, {
    written: {
      ...asWritten(body),
      to,
      cc: [...new Set([...cc, ...body.cc])],
      subject: prefixed('Re', original.subject),
      replyAll: body.replyAll,
      meeting,
      quoted,
    },
    emailId: body.emailId,
    applicationId: original.applicationId,
    quoted:
      quoted?.trim() === ''
        ? null
        : { introduction: `On ${dayOf(original.at)}, ${nameOf(original)} wrote:`, text: quoted ?? original.text },
    inReplyTo: original.messageId,
    references: referencesOf(original),
    attachments,
    calendar: meeting && ((by) => answerOf(context, caller, body, original, meeting, by)),
  })
}

export async function passOn(context: Context, caller: From, body: BodyOf<typeof forward>): Promise<Outgoing> {
  const { db } = context
  const original = await getOriginal(db, caller.userId, body.emailId)
  const files = await Promise.all(original.attachments.map(({ n }) => fileOf(db, caller.userId, { emailId: body.emailId, n })))
  const introduction = [
    '---------- Forwarded message ---------',
    `From: ${nameOf(original)} <${original.from?.address ?? ''}>`,
    `Date: ${original.at.toUTCString()}`,
    `Subject: ${original.subject}`,
  ].join('\n')
  return send(context, caller, body, {
    written: { ...asWritten(body), to: body.to, subject: prefixed('Fwd', original.subject) },
    emailId: body.emailId,
    applicationId: original.applicationId,
    quoted: { introduction, text: original.text },
    inReplyTo: null,
    references: [],
    calendar: null,
    attachments: [...files, ...(await attachedOf(context, caller, body))],
  })
}

export async function writeNew(context: Context, caller: From, body: BodyOf<typeof write>): Promise<Outgoing> {
  const { applicationId = null, to, subject } = body
  if (applicationId !== null && !(await applicationExists(context.db, caller.userId, applicationId)))
    throw new Refusal('not_found')
  return send(context, caller, body, {
    written: { ...asWritten(body), to, subject },
    emailId: null,
    applicationId,
    quoted: null,
    inReplyTo: null,
    references: [],
    calendar: null,
    attachments: await attachedOf(context, caller, body),
  })
}

const asWritten = ({
  text,
  cc,
  bcc,
  attachments,
  files,
  moves,
  isSigned,
}: Pick<BodyOf<typeof write>, 'text' | 'cc' | 'bcc' | 'attachments' | 'files' | 'moves' | 'isSigned'>) => ({
  moves,
  isSigned,
  quoted: null,
  cc,
  bcc,
  text,
  documents: attachments.map(({ documentId }) => documentId),
  files,
  replyAll: false,
  meeting: null,
})

interface Letter {
  written: Written
  emailId: string | null
  applicationId: string | null
  quoted: Quoted | null
  inReplyTo: string | null
  references: string[]
  attachments: Attached[]
  /** What calendar programs read of it, from whom it is. */
  calendar: ((by: Mailbox) => Promise<CalendarAnswer | null>) | null
}

async function send(context: Context, caller: From, leaving: Leaving, letter: Letter): Promise<Outgoing> {
  const { db, config } = context
  const { userId, address } = caller
  const { sendAt, unlessAnswered, draftId } = leaving
  const { written, applicationId, emailId } = letter
  const recipients = [...new Set([...written.to, ...written.cc, ...written.bcc].map(inAscii))]
  if (recipients.length > mostOutgoing.recipients)
    throw new Refusal('conflict', { reason: 'too_many_recipients', values: { most: mostOutgoing.recipients } })
  const isAnyElsewhere = recipients.some((recipient) => domainOf(recipient) !== config.mailDomain)
  if (isAnyElsewhere && config.smtpUrl === undefined) throw new Refusal('conflict', 'no_mail_server')
  const { name, signature, isVerified, ...usual } = await senderOf(db, userId)
  const { hold = usual.hold } = leaving
  const id = uuidv7()
  const dueAt = sendAt === undefined ? new Date(Date.now() + hold * 1000) : new Date(sendAt)
  const messageId = `<${id}@${config.mailDomain}>`
  const bytes = await compose({
    messageId,
    date: dueAt,
    from: { name, address },
    to: written.to.map(inAscii),
    cc: written.cc.map(inAscii),
    subject: written.subject,
    text: signature && written.isSigned ? `${written.text}\n\n-- \n${signature}` : written.text,
    quoted: letter.quoted,
    inReplyTo: letter.inReplyTo && bracketed(letter.inReplyTo),
    references: letter.references,
    attachments: letter.attachments,
    calendar: (await letter.calendar?.({ name, address })) ?? null,
  })
  if (bytes.length > mostOutgoing.bytes) throw new Refusal('too_large', 'mail_too_large')
  return transaction(db, async (trx) => {
    // fifty at once are counted one after the other
    await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 7223))`.execute(trx)
    if (await isStopped(trx, userId)) throw new Refusal('conflict', 'sending_stopped')
    const unwanted = await complainedAmong(trx, userId, recipients)
    if (unwanted !== null) throw new Refusal('conflict', { reason: 'reported_as_unwanted', values: { address: unwanted } })
    const { mails, newPeople, roomAt, isNew } = await sentWithinADay(trx, userId, recipients)
    const mostNewPeople = isNew ? mostOutgoing.newPeopleOnFirstDay : mostOutgoing.newPeoplePerDay
    const retryAfterSeconds = Math.max(1, Math.ceil(((roomAt?.getTime() ?? 0) - Date.now()) / 1000))
    if (mails >= mostOutgoing.perDay) throw new Refusal('too_many_requests', 'sent_enough_today', { retryAfterSeconds })
    if (newPeople > mostNewPeople) throw new Refusal('too_many_requests', 'wrote_to_enough_people', { retryAfterSeconds })
    if (isAnyElsewhere && newPeople > 0 && !isVerified) throw new Refusal('conflict', 'confirm_email_first')
    const state = sendAt !== undefined ? 'scheduled' : hold > 0 ? 'held' : 'queued'
    const token = randomBytes(12).toString('hex')
    await insertOutgoing(trx, userId, {
      id,
      state,
      dueAt,
      token,
      messageId,
      applicationId,
      emailId,
      unlessAnswered,
      recipients,
      written,
      bytes,
    })
    if (draftId !== undefined) await removeDraft(trx, userId, draftId)
    await announce(trx, userId, [{ type: 'mail', applicationId, mailId: null }])
    if (state === 'queued') await sql`select pg_notify(${outgoingChannel}, '')`.execute(trx)
    const stored = await findOutgoing(trx, userId, id)
    if (!stored) throw new Error('The mail was stored and is not there')
    return stored
  })
}

/** Words answer an invitation that came as words; one that came with a calendar object is answered by one. */
async function answerOf(
  { db }: Context,
  { userId }: From,
  { emailId, text }: BodyOf<typeof reply>,
  { isOwn }: Original,
  answer: MeetingAnswer,
  by: Mailbox,
): Promise<CalendarAnswer | null> {
  const meeting = await meetingOf(db, userId, emailId)
  if (!meeting) throw new Refusal('conflict', 'no_meeting')
  const [invitation] = await calendarsOf(db, userId, await latestInvitation(db, userId, emailId))
  return invitation === undefined ? null : calendarAnswer(invitation, { answer, by, isOwn, words: text, now: new Date() })
}

async function attachedOf(
  { db }: Context,
  { userId }: From,
  { attachments, files }: Pick<BodyOf<typeof write>, 'attachments' | 'files'>,
): Promise<Attached[]> {
  const documents = attachments.map(async ({ documentId }) => {
    const document = await readDocument(db, userId, documentId)
    if (!document) throw new Refusal('not_found')
    return { filename: document.filename, type: document.type, content: document.bytes }
  })
  return Promise.all([...documents, ...files.map((file) => fileOf(db, userId, file))])
}

async function fileOf(db: Db, userId: string, { emailId, n }: { emailId: string; n: number }): Promise<Attached> {
  const { filename, type, content } = await getAttachment(db, userId, emailId, n)
  return { filename, type, content: Buffer.from(content as Uint8Array) }
}

const nameOf = ({ from }: Original) => from?.name || from?.address || ''
const dayOf = (at: Date) => `${at.toUTCString().slice(0, 22)} UTC`
const prefixed = (prefix: string, subject: string) =>
  new RegExp(`^${prefix}\\s?:`, 'i').test(subject) ? subject : `${prefix}: ${subject}`
