import type { Status } from '../../contract/applications.ts'
import { type Kind, reviewBelow } from '../reading.ts'
import { isOwn, ownAddresses } from './own-mail.ts'
import { isEnd } from './status.ts'
import { confidenceOf, isTrusted, type StoredMail } from './stored-mail.ts'

/** What a mail asks of the user. */
export interface StoredAsked {
  kind: 'action_required' | 'assessment' | 'interview' | 'offer'
  mailId: string
  /** ISO 8601. */
  at: string
  /** ISO 8601 date or time; null when the mail sets none. */
  dueBy: string | null
  subject: string
  /** The words that ask. */
  quote: string | null
}

type AskedKind = StoredAsked['kind']

/** Which wishes a later mail of this kind shows to be met. */
const meets: Partial<Record<Kind, readonly AskedKind[]>> = {
  // A receipt comes by itself, with the invitation to a test in the same minute as well as after it.
  application_received: ['action_required'],
  application_update: ['action_required', 'assessment', 'interview'],
  interview: ['assessment', 'interview'],
  offer: ['action_required', 'assessment', 'interview', 'offer'],
}

/**
 * What the employer asks of the user and no later mail shows to be met, oldest first and one of each kind: the last word counts. A meeting
 * with a time asks nothing more: it is an interview of its own, proposed or confirmed.
 */
export function askedOf(mails: readonly StoredMail[], status: Status, email: string): StoredAsked[] {
  if (isEnd(status)) return []
  const own = ownAddresses(email, mails)
  const open = new Map<AskedKind, StoredAsked>()
  for (const mail of mails) {
    const { kind, reading } = mail
    if (reading.forwarded === null && isOwn(own, reading.from?.address ?? '')) {
      // An answer; a test is taken elsewhere.
      for (const answered of ['action_required', 'interview', 'offer'] as const) open.delete(answered)
      continue
    }
    if (!isTrusted(mail) || confidenceOf(mail) < reviewBelow) continue
    for (const met of meets[kind] ?? []) open.delete(met)
    if (!asks(mail)) continue
    // The latest stands last.
    open.delete(kind as AskedKind)
    open.set(kind as AskedKind, wishOf(mail, kind as AskedKind))
  }
  return [...open.values()]
}

function asks({ kind, reading }: StoredMail): boolean {
  return (
    kind === 'assessment' ||
    kind === 'action_required' ||
    kind === 'offer' ||
    (kind === 'interview' && reading.invitation === null)
  )
}

function wishOf({ id, at, reading }: StoredMail, kind: AskedKind): StoredAsked {
  const { subject, deadline, evidence } = reading
  const quote = evidence.find(({ field }) => field === 'kind')?.quote ?? null
  return { kind, mailId: id, at, dueBy: deadline, subject: subject.slice(0, 300), quote }
}
