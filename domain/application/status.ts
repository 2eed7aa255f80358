import { endedStatuses, type Status } from '../../contract/applications.ts'
import { type Kind, reviewBelow } from '../reading.ts'

/** One thing that bears on an application's status. */
export type StatusEvent =
  | {
      by: 'mail'
      mailId: string
      /** ISO 8601: the mail's own date when it can be believed, else its arrival. */
      at: string
      kind: Kind
      confidence: number
      /** Neither failed authentication nor warned about. */
      isTrusted: boolean
      /** It calls a meeting off, or thanks for one: it proves that there was one, but is no good news. */
      isCancellation: boolean
      /** Read as about an application by itself, not only because it is in one. */
      isOfApplication: boolean
      /** The user's own letter of application. */
      isLetter: boolean
      /** ISO 8601 date: the day of applying that its words tell. */
      appliedOn?: string | null
      /** What the user decides in a mail of their own. */
      decision?: 'accepted' | 'withdrawn' | null
      /** To what it takes an application back from which the user had withdrawn: an offer is made again, a meeting is agreed on. */
      reopens?: 'offer' | 'interview' | null
      /** The employer takes an offer back, be it accepted or not. */
      isRecall?: boolean
      /** The user asks something: who has withdrawn asks to be considered again. */
      asksBack?: boolean
    }
  | { by: 'user'; at: string; status: Status }

export interface StatusStep {
  at: string
  from: Status
  to: Status
  by: 'mail' | 'user'
  /** Null when the user decided. */
  mailId: string | null
  /** Good news after an end. */
  isReopening: boolean
}

export interface StatusHistory {
  status: Status
  /** Every change in the order of its date. */
  steps: StatusStep[]
  appliedAt: string | null
  /** When the end in force came; null while it is open. */
  endedAt: string | null
}

const statusOfKind: Partial<Record<Kind, Status>> = {
  application_received: 'applied',
  application_update: 'in_review',
  assessment: 'assessment',
  interview: 'interview',
  offer: 'offer',
  rejection: 'rejected',
  withdrawal: 'withdrawn',
}

const order: readonly Status[] = ['saved', 'applied', 'in_review', 'assessment', 'interview', 'offer', 'accepted']
const ends: ReadonlySet<Status> = new Set(endedStatuses)
const reopening: ReadonlySet<Status> = new Set(['assessment', 'interview', 'offer'])

export const isEnd = (status: Status): boolean => ends.has(status)

/**
 * Status from the whole history, whatever the order of arrival. Mail moves it forward only; a rejection or withdrawal ends it; an assessment,
 * interview or offer after a rejection opens it again, as does `reopens` after a withdrawal. What the user set holds against every mail dated before it.
 */
export function statusOf(events: readonly StatusEvent[], start: Status = 'applied'): StatusHistory {
  const steps: StatusStep[] = []
  let status = start
  let appliedAt: string | null = null
  let endedAt: string | null = null
  // However doubtful: whoever accepts it has read it so too.
  let isOffered = false
  let isAskedBack = false
  for (const event of inOrder(events)) {
    if (event.by === 'mail' && (event.isLetter || event.kind === 'application_received')) appliedAt ??= event.at
    const to = event.by === 'user' ? event.status : moveByMail(status, event, { isOffered, isAskedBack })
    isAskedBack = status === 'withdrawn' && (isAskedBack || (event.by === 'mail' && event.asksBack === true))
    isOffered ||= event.by === 'mail' && event.kind === 'offer' && event.isTrusted
    if (to === null || to === status) continue
    steps.push({
      at: event.at,
      from: status,
      to,
      by: event.by,
      mailId: event.by === 'mail' ? event.mailId : null,
      isReopening: ends.has(status) && !ends.has(to),
    })
    status = to
    endedAt = ends.has(to) ? event.at : null
  }
  return { status, steps, appliedAt: toldDay(events, appliedAt) ?? appliedAt ?? firstMailAt(events), endedAt }
}

/** A day as a moment that is on it nearly everywhere. */
export const atNoon = (day: string): string => `${day}T12:00:00.000Z`

/** The day of applying that the first mail tells that does, where no receipt or letter is of that day or before. */
function toldDay(events: readonly StatusEvent[], appliedAt: string | null): string | null {
  const telling = inOrder(events).find((event) => event.by === 'mail' && event.isTrusted && event.appliedOn)
  const day = (telling?.by === 'mail' && telling.appliedOn) || null
  return day === null || (appliedAt !== null && appliedAt.slice(0, 10) <= day) ? null : atNoon(day)
}

/** Where a mail takes a status; null when it leaves it as it is. */
function moveByMail(
  status: Status,
  mail: StatusEvent & { by: 'mail' },
  { isOffered, isAskedBack }: { isOffered: boolean; isAskedBack: boolean },
): Status | null {
  if (status === 'withdrawn' && mail.reopens && mail.isTrusted) return mail.reopens
  // An offer alone can be accepted: whoever accepts anything else has taken no job.
  if (mail.decision && mail.isTrusted && !ends.has(status))
    return mail.decision === 'withdrawn' ? 'withdrawn' : status === 'offer' || isOffered ? 'accepted' : null
  const to = mail.isLetter ? 'applied' : statusOfKind[mail.kind]
  if (to === undefined || !mail.isTrusted || mail.confidence < reviewBelow) return null
  // Who is asked whether a job would suit has not applied for it.
  if (status === 'saved' && !mail.isOfApplication) return null
  if (status === 'accepted') return mail.isRecall && to === 'rejected' ? to : null
  if (status === 'rejected') return reopening.has(to) && !mail.isCancellation ? to : null
  // Who has withdrawn gets late reminders and rejections; only the employer's offer or the user opens it again. Who then asks to be taken
  // back is refused by a rejection.
  if (status === 'withdrawn') return to === 'offer' || (to === 'rejected' && isAskedBack) ? to : null
  if (ends.has(to)) return to
  return order.indexOf(to) > order.indexOf(status) ? to : null
}

/** By date; at the same moment the user has the last word. */
function inOrder(events: readonly StatusEvent[]): StatusEvent[] {
  return [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || Number(a.by === 'user') - Number(b.by === 'user'))
}

/** What is about an application was written when it had been sent. */
function firstMailAt(events: readonly StatusEvent[]): string | null {
  return inOrder(events).find((event) => event.by === 'mail' && event.isOfApplication)?.at ?? null
}
