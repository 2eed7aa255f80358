import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'
import { bareSubject } from '../lib/bare-subject.ts'
import type { Understood } from './understand.ts'

interface ReadMail {
  id: string
  understood: Understood
}

/** What tells a copy of a mail from another mail of the same words. */
interface Letter {
  id: string
  /** Of who wrote it, the same for each copy. */
  sign: string
  messageId: string | null
  isForwarded: boolean
  /** Milliseconds; null where no mail says when it was written. */
  sentAt: number | null
  files: string[]
}

/** What a mail's copies are found by: who wrote, about what, and all their words, however a program that passed it on broke the lines. */
export function copySign({ understood: { reading, text } }: ReadMail): string {
  const words = [reading.from?.address.toLowerCase() ?? '', bareSubject(reading.subject), text].map((part) =>
    part.replace(/\s+/g, ' ').trim(),
  )
  return `copy:${hash('sha256', words.join('\n'), 'base64url')}`
}

/**
 * Takes away, of mails about to be applied, those that are there already: the same message by another way, or one that the user passed on and
 * that came by itself too. Answers the others. A file that only the later one has keeps it.
 */
export async function withoutCopies<Mail extends ReadMail>(db: Db, userId: string, mails: readonly Mail[]): Promise<Mail[]> {
  const letters = mails.map(letterOf)
  const known = await findLetters(db, userId, letters)
  const copies: string[] = []
  for (const letter of letters) {
    if (known.some((other) => isCopy(letter, other))) copies.push(letter.id)
    else known.push(letter)
  }
  if (copies.length > 0) await remove(db, userId, copies)
  return mails.filter(({ id }) => !copies.includes(id))
}

function letterOf(mail: ReadMail): Letter {
  const { reading, attachments } = mail.understood
  const sentAt = Date.parse(reading.sentAt ?? '')
  return {
    id: mail.id,
    sign: copySign(mail),
    messageId: reading.messageId,
    isForwarded: reading.forwarded !== null,
    sentAt: Number.isNaN(sentAt) ? null : sentAt,
    files: attachments.map(({ filename, size }) => `${size} ${filename}`),
  }
}

async function findLetters(db: Db, userId: string, letters: readonly Letter[]): Promise<Letter[]> {
  const { rows } = await sql<Omit<Letter, 'sentAt'> & { sentAt: string | null }>`
    select m.id, s.sign, m.message_id as "messageId", coalesce(m.reading -> 'forwarded', 'null') <> 'null' as "isForwarded",
      m.reading ->> 'sentAt' as "sentAt",
      array(select a.size || ' ' || a.filename from attachments a where a.user_id = m.user_id and a.mail_id = m.id) as files
    from mail_signs s join mails m on m.user_id = s.user_id and m.id = s.mail_id
    where s.user_id = ${userId} and s.sign = any(${letters.map(({ sign }) => sign)}::text[])
      and m.id <> all(${letters.map(({ id }) => id)}::uuid[])`.execute(db)
  return rows.map((row) => ({ ...row, sentAt: row.sentAt === null ? null : Date.parse(row.sentAt) }))
}

function isCopy(letter: Letter, other: Letter): boolean {
  if (letter.sign !== other.sign || !letter.files.every((file) => other.files.includes(file))) return false
  if (letter.messageId !== null && letter.messageId === other.messageId) return true
  return letter.isForwarded !== other.isForwarded && isSameMoment(letter.sentAt, other.sentAt)
}

const minute = 60_000
const farthestZones = 26 * 60 * minute

/** To the minute, which is all that a program writes over what it passes on; in its own time zone, of which it says nothing. */
function isSameMoment(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return false
  const apart = Math.abs(a - b)
  const ofQuarter = apart % (15 * minute)
  return apart <= farthestZones && (ofQuarter < minute || ofQuarter > 14 * minute)
}

async function remove(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from mails where user_id = ${userId} and id = any(${ids}::uuid[]) returning id, raw_hash)
    delete from raw_messages r using gone where r.hash = gone.raw_hash and not exists (
      select from mails m where m.raw_hash = r.hash and m.id not in (select id from gone))`.execute(db)
}
