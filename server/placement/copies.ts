import { sql } from 'kysely'
import { isTrusted, type StoredMail } from '../../domain/application/stored-mail.ts'
import type { Db } from '../db/pool.ts'

/** A message that can arrive twice: by another route, or both directly and forwarded by the user. */
export interface Original {
  id: string
  applicationId: string
  fingerprint: string
  messageId: string | null
  /** Date of the message itself, in milliseconds; null if unknown. */
  sentAt: number | null
  /** When it was forwarded, ISO 8601 with an offset; null if it arrived directly. */
  forwardedAt: string | null
  isTrusted: boolean
}

/** As it counts once it is in an application. */
export function originalOf(mail: StoredMail, fingerprint: string, applicationId: string): Original {
  const { reading } = mail
  const sentAt = Date.parse(reading.sentAt ?? '')
  return {
    id: mail.id,
    applicationId,
    fingerprint,
    messageId: reading.messageId,
    sentAt: Number.isNaN(sentAt) ? null : sentAt,
    forwardedAt: reading.forwarded === null ? null : (reading.forwarded.at ?? ''),
    isTrusted: isTrusted(mail),
  }
}

/** Mails in applications with the same content as some of these. */
export async function loadOriginals(db: Db, userId: string, fingerprints: readonly string[]): Promise<Original[]> {
  if (fingerprints.length === 0) return []
  const { rows } = await sql<{ applicationId: string; fingerprint: string } & StoredMail>`
    select id, application_id as "applicationId", fingerprint, recipient, tag, sent_at as at, kind, reading, authentication from mails
    where user_id = ${userId} and fingerprint = any(${fingerprints}::text[]) and application_id is not null and repeats is null
    order by id desc limit 200`.execute(db)
  return rows.map(({ applicationId, fingerprint, ...mail }) => originalOf(mail, fingerprint, applicationId))
}

/**
 * Whether a mail is the same message as one that is there: it says the same to the last word, link and file, and is the same by its Message-ID,
 * or by the minute where it was passed on. Nothing that is trusted repeats what is not.
 */
export function repeats(mail: Original, original: Original): boolean {
  if (mail.id === original.id || mail.fingerprint !== original.fingerprint) return false
  if (mail.isTrusted && !original.isTrusted) return false
  const isSameId = mail.messageId !== null && mail.messageId === original.messageId
  const [forward, other] = mail.forwardedAt === null ? [original, mail] : [mail, original]
  return isSameId || (forward.forwardedAt !== null && other.forwardedAt === null && isSameMoment(forward, other))
}

const minute = 60_000

/**
 * To the minute, which is all that a program writes over what it passes on, in its own time zone. That is the zone of the forward's date, by
 * summer or by winter, where this names one other than UTC; else any.
 */
function isSameMoment(forward: Original, direct: Original): boolean {
  if (forward.sentAt === null || direct.sentAt === null) return false
  const apart = Math.abs(Math.floor(forward.sentAt / minute) - Math.floor(direct.sentAt / minute))
  const isZoneKnown = /[+-](?!00:?00)\d\d:?\d\d$/.test(forward.forwardedAt ?? '')
  return isZoneKnown ? apart === 0 || apart === 60 : apart % 30 === 0 && apart <= 14 * 60
}
