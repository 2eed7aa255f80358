import type { Status } from '../../contract/applications.ts'
import type { Kind, Pay, Reading } from '../reading.ts'
import { isOwn, ownAddresses } from './own-mail.ts'
import { isEnd } from './status.ts'
import { isTrusted, type StoredMail } from './stored-mail.ts'
import { voiceOf } from './voice.ts'

/** When a mail promises more word. */
export interface StoredExpected {
  mailId: string
  /** ISO 8601. */
  at: string
  /** ISO 8601 date: the last day of what is promised. */
  by: string
  /** The words that promise it. */
  quote: string | null
}

/** What a mail told, and which. */
interface Told<Value> {
  value: Value
  mail: StoredMail
}

/**
 * How the work is done, from when and what it pays, each by the latest mail of the employer to be trusted that says so; null where none does. An
 * offer's pay goes before what other mail says.
 */
export interface Terms {
  workMode: Told<NonNullable<Reading['workMode']>> | null
  employmentType: Told<NonNullable<Reading['employmentType']>> | null
  startsOn: Told<string> | null
  pay: Told<Pay> | null
}

export function termsOf(mails: readonly StoredMail[], email: string): Terms {
  const own = ownAddresses(email, mails)
  const told = mails.filter((mail) => isTrusted(mail) && voiceOf(mail, own) === 'employer')
  const offers = told.filter(({ kind }) => kind === 'offer')
  return {
    workMode: latest(told, 'workMode'),
    employmentType: latest(told, 'employmentType'),
    startsOn: latest(told, 'startsOn'),
    pay: latest(offers, 'pay') ?? latest(told, 'pay'),
  }
}

function latest<Field extends keyof Terms>(mails: readonly StoredMail[], field: Field): Told<NonNullable<Reading[Field]>> | null {
  const mail = mails.findLast(({ reading }) => reading[field])
  const value = mail?.reading[field]
  return mail && value ? { mail, value } : null
}

const asking: ReadonlySet<Kind> = new Set(['action_required', 'assessment', 'offer'])

/** When more was promised: by the latest mail of the employer, for whatever comes after keeps the promise or replaces it. */
export function expectedOf(mails: readonly StoredMail[], status: Status, email: string): StoredExpected | null {
  if (isEnd(status)) return null
  const own = ownAddresses(email, mails)
  const last = mails.findLast(({ reading }) => reading.forwarded !== null || !isOwn(own, reading.from?.address ?? ''))
  // Where something is asked of the user, the time told is theirs.
  if (!last?.reading.expected || !isTrusted(last) || asking.has(last.kind)) return null
  const { id, at, reading } = last
  const quote = reading.evidence.find(({ field }) => field === 'expected')?.quote ?? null
  return { mailId: id, at, by: last.reading.expected.by, quote }
}
