import type { ListedInterview } from '../../../contract/interviews.ts'
import type { Message } from '../../../contract/mail.ts'
import { isOwn, ownAddresses } from '../../../domain/application/own-mail.ts'
import { likelierKind, type Reading } from '../../../domain/reading.ts'
import type { Db } from '../../db/pool.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { FileAnswer } from '../../lib/route.ts'
import { traceOf } from '../../lib/trace.ts'
import { meetingOf } from '../interviews/index.ts'
import { answered, copiedTo } from './answered.ts'
import { type Opening, openCalendars, openMessage, openPart, openSignature, warmUp } from './open-mail.ts'
import { sealFor } from './pictures.ts'
import { applicationExists, findMail, findRaw, latestAnswer, listMails, type MessageRow, mailExists } from './queries.ts'
import { threadsOf } from './threads.ts'

export async function listThreads(db: Db, userId: string, applicationId: string) {
  // Who sees a list of mail opens one next.
  warmUp()
  const { rows, total } = await listMails(db, userId, applicationId)
  if (rows.length === 0 && !(await applicationExists(db, userId, applicationId))) throw new Refusal('not_found')
  const mails = rows.map((row) => ({
    ...messageOf(row),
    inReplyTo: row.inReplyTo ?? [],
    references: row.references ?? [],
  }))
  return { list: threadsOf(mails), total }
}

export async function getMessage(db: Db, userId: string, id: string, remote: boolean) {
  const row = await findMail(db, userId, id)
  if (!row) throw new Refusal('not_found')
  // What cannot be taken apart is still known by its beginning, and its bytes can be fetched.
  const { cc, ...opened } = (await openMessage(opening(db, userId, id), remote ? await sealFor(db, userId, id) : null)) ?? {
    text: row.preview,
    cc: [],
    html: null,
    hasRemoteContent: false,
    isCut: true,
  }
  const by = row.reading?.forwarded?.by ?? null
  const answerable = answerableOf(row)
  const toAll = answered(answerable, true)
  const meeting = answerable.isByUser ? undefined : await meetingOf(db, userId, id)
  return {
    ...messageOf(row),
    kind: kindToTell(row),
    ...opened,
    applicationId: row.applicationId,
    answerTo: answered(answerable, false),
    answerToAll: [...toAll, ...copiedTo({ ...answerable, cc }, toAll)],
    zone: answerable.isByUser ? null : zoneOf(row.reading),
    meeting: meeting ? { ...pickMeeting(meeting), answered: await latestAnswer(db, userId, id) } : null,
    forwardedBy: by && { ...by, isUser: isOwn(ownAddresses(row.email, [row]), by.address) },
    warnings: [...warningsOf(row), ...(row.reading?.trust.warnings ?? [])],
    authentication: row.authentication,
    evidence: (row.reading?.evidence ?? []).map((evidence) => ({ ...evidence, mailId: id })),
  }
}

function zoneOf(reading: Reading | null): string | null {
  const offset = /[+-]\d\d:\d\d$/.exec(reading?.sentAt ?? '')?.[0] ?? null
  return reading?.invitation?.timeZone ?? (offset === '+00:00' || offset === '-00:00' ? null : offset)
}

const pickMeeting = ({ id, startsAt, endsAt, timeZone, state }: ListedInterview) => ({ id, startsAt, endsAt, timeZone, state })

function warningsOf({ authentication, reading }: NonNullable<Awaited<ReturnType<typeof findMail>>>) {
  const isStrangersForward = authentication?.word === 'stranger'
  return isStrangersForward ? [{ code: 'forwarded_by_stranger', quote: reading?.forwarded?.by?.address ?? '' }] : []
}

/** Of a mail that waits for the user it is asked whether it is about an application: it is not told to be about none. */
function kindToTell({ triage, reading, kind }: NonNullable<Awaited<ReturnType<typeof findMail>>>): string | null {
  if (triage !== 'review' || reading === null) return kind
  const likelier = likelierKind(reading)
  return likelier === 'other' ? null : likelier
}

/** The lines with which a mail of the user is signed. */
export async function signatureOf(db: Db, userId: string, id: string): Promise<string[]> {
  return (await openSignature(opening(db, userId, id))) ?? []
}

export async function calendarsOf(db: Db, userId: string, id: string): Promise<string[]> {
  return (await openCalendars(opening(db, userId, id))) ?? []
}

export async function getRaw(db: Db, userId: string, id: string): Promise<FileAnswer> {
  const row = await findRaw(db, userId, id)
  if (!row) throw new Refusal('not_found')
  const content = Buffer.concat([Buffer.from(traceOf(row)), row.bytes])
  return { filename: `${row.subject.slice(0, 80) || 'message'}.eml`, type: 'message/rfc822', content }
}

export async function getAttachment(db: Db, userId: string, id: string, n: number): Promise<FileAnswer> {
  const part = (await mailExists(db, userId, id)) && (await openPart(opening(db, userId, id), n))
  if (!part) throw new Refusal('not_found')
  return { filename: part.filename, type: part.type, content: part.bytes }
}

function opening(db: Db, userId: string, mailId: string): Opening {
  return {
    userId,
    mailId,
    async load() {
      const row = await findRaw(db, userId, mailId)
      if (!row) throw new Refusal('not_found')
      return row.bytes
    },
  }
}

/** As it stands in the header: the reader keeps the bare id (RFC 5322 section 3.6.4). */
function headerValue(messageId: string | null): string | null {
  return messageId === null || messageId.startsWith('<') ? messageId : `<${messageId}>`
}

export function messageOf(row: MessageRow): Message {
  return {
    id: row.id,
    messageId: headerValue(row.messageId),
    from: row.fromAddress ? { name: row.fromName, address: row.fromAddress } : null,
    to: row.to ?? [{ name: '', address: row.recipient }],
    subject: row.subject,
    date: (row.sentAt ?? row.receivedAt).toISOString(),
    kind: row.kind,
    confidence: row.confidence,
    preview: row.preview,
    isSuspicious: row.isSuspicious,
    repeats: row.repeats,
    isMachineReply: row.isMachineReply,
    attachments: row.attachments ?? [],
  }
}

function answerableOf(row: NonNullable<Awaited<ReturnType<typeof findMail>>>) {
  const { from = null, replyTo = null, to = [] } = row.reading ?? {}
  const own = ownAddresses(row.email, [row])
  return {
    from,
    replyTo,
    to,
    isByUser: from !== null && isOwn(own, from.address),
    isOwn: (address: string) => isOwn(own, address),
  }
}

/** What an answer to a mail, or a forward of it, is made of. */
export async function getOriginal(db: Db, userId: string, id: string) {
  const row = await findMail(db, userId, id)
  if (!row) throw new Refusal('not_found')
  const { messageId = null, inReplyTo = [], references = [] } = row.reading ?? {}
  const opened = await openMessage(opening(db, userId, id), null)
  return {
    ...answerableOf(row),
    cc: opened?.cc ?? [],
    subject: row.subject,
    messageId,
    inReplyTo,
    references,
    at: row.sentAt ?? row.receivedAt,
    text: opened?.text ?? row.preview,
    applicationId: row.applicationId,
    attachments: row.attachments ?? [],
  }
}
export type Original = Awaited<ReturnType<typeof getOriginal>>
