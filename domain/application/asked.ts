import type { Status } from '../../contract/applications.ts'
import { type Act, type Kind, reviewBelow } from '../reading.ts'
import type { InterviewStep } from './meeting-table.ts'
import { ownAddresses } from './own-mail.ts'
import { isEnd, type StatusStep } from './status.ts'
import { confidenceOf, isTrusted, type StoredMail } from './stored-mail.ts'
import { voiceOf } from './voice.ts'

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

/** What the user replied, until the employer reacts. */
export interface StoredAnswered extends StoredAsked {
  /** ISO 8601. */
  answeredAt: string
  /** The mail that answers. */
  answerId: string
}

type AskedKind = StoredAsked['kind']

/** Which requests a later mail of this kind fulfils. */
const meets: Partial<Record<Kind, readonly AskedKind[]>> = {
  // A receipt is automatic and fulfils nothing: it can arrive before or after the invitation to a test.
  application_received: ['action_required'],
  application_update: ['action_required', 'assessment', 'interview'],
  interview: ['assessment', 'interview'],
  offer: ['action_required', 'assessment', 'interview', 'offer'],
}

/**
 * What the employer asks of the user and no later mail shows to be met, oldest first and one of each kind: the last word counts. A meeting
 * with a time asks nothing more: it is an interview of its own, proposed or confirmed. And what the user answered, until the employer goes on.
 * What makes the application an offer (again) wants an answer to it, however the mail is read by itself.
 */
export function asksOf(
  mails: readonly StoredMail[],
  status: Status,
  email: string,
  meetings: readonly Pick<InterviewStep, 'mailId'>[] = [],
  steps: readonly Pick<StatusStep, 'mailId' | 'to'>[] = [],
): { open: StoredAsked[]; answered: StoredAnswered[] } {
  if (isEnd(status)) return { open: [], answered: [] }
  const own = ownAddresses(email, mails)
  const offering = new Set(steps.filter(({ to }) => to === 'offer').map(({ mailId }) => mailId))
  const timed = new Set(meetings.map(({ mailId }) => mailId))
  const open = new Map<AskedKind, StoredAsked>()
  const answered = new Map<AskedKind, StoredAnswered>()
  for (const mail of mails) {
    const { reading } = mail
    const isOffer = offering.has(mail.id)
    const kind = isOffer ? 'offer' : mail.kind
    const voice = voiceOf(mail, own)
    if (voice === 'machine' || voice === 'unproven') continue
    if (voice === 'user') {
      // A reply doesn't complete a test, and asking for time doesn't decide an offer.
      const kept: AskedKind[] = isQuestion(reading.acts ?? []) ? ['assessment', 'offer'] : ['assessment']
      for (const [asked, wish] of open) {
        if (kept.includes(asked)) continue
        open.delete(asked)
        answered.set(asked, { ...wish, answeredAt: mail.at, answerId: mail.id })
      }
      continue
    }
    if (!isTrusted(mail)) continue
    if (kind === 'conversation' || kind === 'application_update') putOff(open, mail)
    if (!isOffer && confidenceOf(mail) < reviewBelow) continue
    for (const met of meets[kind] ?? []) {
      open.delete(met)
      answered.delete(met)
    }
    if (!asks(kind, reading) || timed.has(mail.id)) continue
    // Latest last.
    open.delete(kind as AskedKind)
    answered.delete(kind as AskedKind)
    open.set(kind as AskedKind, wishOf(mail, kind as AskedKind))
  }
  return { open: [...open.values()], answered: [...answered.values()] }
}

const isQuestion = (acts: readonly Act[]): boolean =>
  acts.some(({ says }) => says.includes('question')) &&
  !acts.some(({ says }) => says.includes('acceptOffer') || says.includes('withdraw'))

/** A later due date applies to the latest request. */
function putOff(open: Map<AskedKind, StoredAsked>, { reading: { deadline } }: StoredMail): void {
  const latest = open.get('offer') ?? [...open.values()].at(-1)
  if (deadline !== null && latest) open.set(latest.kind, { ...latest, dueBy: deadline })
}

function asks(kind: Kind, reading: StoredMail['reading']): boolean {
  return (
    kind === 'assessment' ||
    kind === 'action_required' ||
    kind === 'offer' ||
    (kind === 'interview' && reading.invitation === null && !reading.acts?.some(({ says }) => says.includes('cancel')))
  )
}

function wishOf({ id, at, reading }: StoredMail, kind: AskedKind): StoredAsked {
  const { subject, deadline, evidence, invitation } = reading
  const quote = evidence.find(({ field }) => field === 'kind')?.quote ?? null
  return {
    kind,
    mailId: id,
    at,
    dueBy: deadline ?? (invitation?.isAllDay && kind !== 'interview' ? invitation.start.slice(0, 10) : null),
    subject: subject.slice(0, 300),
    quote,
  }
}
