import { forward, listOutgoing, type MeetingAnswer, type Outgoing, reply, write } from '../../../contract/outgoing.ts'
import { call, query } from '../../api.ts'

export const outgoingQuery = query(listOutgoing, {})

/** What is being written: an answer to a mail, a mail passed on, or a new one. */
export type Writing =
  | { as: 'reply'; emailId: string; replyAll: boolean; meeting: MeetingAnswer['as'] | null }
  | { as: 'forward'; emailId: string }
  | { as: 'new'; applicationId: string | null }

export interface Written {
  to: string
  subject: string
  text: string
  documents: readonly string[]
  /** Of a meeting, when another time is asked for. */
  startsAt: string | null
}

export function send(writing: Writing, { to, subject, text, documents, startsAt }: Written): Promise<Outgoing> {
  const attachments = documents.map((documentId) => ({ documentId }))
  if (writing.as === 'reply')
    return call(reply, {
      body: {
        emailId: writing.emailId,
        replyAll: writing.replyAll,
        ...(writing.meeting && { meeting: meetingOf(writing.meeting, startsAt) }),
        text,
        attachments,
      },
    })
  if (writing.as === 'forward')
    return call(forward, { body: { emailId: writing.emailId, to: addressesIn(to), text, attachments } })
  const { applicationId } = writing
  return call(write, {
    body: { ...(applicationId && { applicationId }), to: addressesIn(to), subject, text, attachments },
  })
}

const meetingOf = (as: MeetingAnswer['as'], startsAt: string | null): MeetingAnswer =>
  as === 'other' ? { as, startsAt: startsAt ?? '', endsAt: null } : { as }

const addressesIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

const keyOf = (writing: Writing) =>
  `draft ${writing.as} ${writing.as === 'new' ? (writing.applicationId ?? '') : writing.emailId}`

const empty: Written = { to: '', subject: '', text: '', documents: [], startsAt: null }

/** What was written and not sent is kept in this browser, and goes with the session. */
export function keptDraft(writing: Writing): Written {
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(keyOf(writing)) ?? '{}') as Partial<Written>) }
  } catch {
    return empty
  }
}

export function keepDraft(writing: Writing, written: Written | null): void {
  const isEmpty = written === null || (written.text === '' && written.to === '' && written.subject === '')
  if (isEmpty) localStorage.removeItem(keyOf(writing))
  else localStorage.setItem(keyOf(writing), JSON.stringify(written))
}

/** Opens what was taken back, or did not arrive, as it was written. */
export function rewriting({ emailId, applicationId, subject, replyAll, meeting }: Outgoing): Writing {
  if (emailId === null) return { as: 'new', applicationId }
  return /^fwd\s?:/i.test(subject) ? { as: 'forward', emailId } : { as: 'reply', emailId, replyAll, meeting: meeting?.as ?? null }
}
