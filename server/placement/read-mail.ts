import { asOwnMail, ownAddresses } from '../../domain/application/own-mail.ts'
import type { Authentication, StoredMail, StoredReading } from '../../domain/application/stored-mail.ts'
import { wordOf } from '../../domain/application/word.ts'

/** Everything stored of a mail besides its bytes. */
export interface Understood {
  reading: StoredReading
  /** The new text without quoted history, for attribution and for what a search quotes. */
  text: string
  /** Its first words, for lists. */
  preview: string
  attachments: { n: number; filename: string; type: string; size: number }[]
  fingerprint: string | null
  /** Search words. */
  words: string[]
}

/** A mail after reading and sender checks, before placement. */
export interface ReadMail {
  id: string
  recipient: string
  tag: string | null
  receivedAt: Date
  understood: Understood
  authentication: Authentication
}

/** The mail as it counts for this user. */
export function storedMailOf(mail: ReadMail, email: string): StoredMail {
  const own = ownAddresses(email, [mail])
  const reading = asOwnMail(mail.understood.reading, own, mail.understood.text)
  return {
    id: mail.id,
    recipient: mail.recipient,
    tag: mail.tag,
    at: believableDate(reading.sentAt, mail.receivedAt).toISOString(),
    kind: reading.kind,
    reading,
    authentication: { ...mail.authentication, word: wordOf(reading, mail.authentication, own) },
  }
}

/** The mail's own date, unless it is in the future or impossibly old. */
function believableDate(sentAt: string | null, receivedAt: Date): Date {
  const date = new Date(sentAt ?? Number.NaN)
  const latest = receivedAt.getTime() + 86_400_000
  return date.getTime() > Date.UTC(1995, 0) && date.getTime() <= latest ? date : receivedAt
}
