import type { ListedInterview } from '../../../contract/interviews.ts'
import type { MeetingAnswer } from '../../../contract/outgoing.ts'
import type { Db } from '../../db/pool.ts'
import { changeInterview, interviewOf } from './interview.ts'
import { findInvited, findMeeting } from './queries.ts'

/** The interview that a mail invites to; undefined where it invites to none. */
export async function meetingOf(db: Db, userId: string, mailId: string): Promise<ListedInterview | undefined> {
  const invited = await findInvited(db, userId, mailId)
  if (!invited || !(invited.method === 'request' || invited.method === 'text')) return undefined
  const startsAt = new Date(invited.start)
  const at = Number.isNaN(startsAt.getTime()) ? null : startsAt
  const row = await findMeeting(db, userId, { ...invited, mailId, startsAt: at })
  return row && interviewOf(row)
}

/**
 * The user answered the invitation of a mail: the interview becomes that, as if it had been changed by hand. Answers what undoes it; null where
 * nothing changed.
 */
export async function answerMeeting(db: Db, userId: string, mailId: string, answer: MeetingAnswer): Promise<string | null> {
  const meeting = await meetingOf(db, userId, mailId)
  const said = meeting && changeOf(meeting, answer)
  if (!said) return null
  const { undo } = await changeInterview(db, userId, meeting.application.id, meeting.id, said)
  return undo
}

function changeOf({ state, startsAt, endsAt }: ListedInterview, answer: MeetingAnswer) {
  if (answer.as !== 'other') {
    if (answer.as === 'decline') return state === 'cancelled' ? null : { state: 'cancelled' as const }
    return answer.as === 'accept' && (state === 'proposed' || state === 'moved') ? { state: 'confirmed' as const } : null
  }
  const length = endsAt === null ? null : Date.parse(endsAt) - Date.parse(startsAt)
  const end = answer.endsAt ?? (length === null ? null : new Date(Date.parse(answer.startsAt) + length).toISOString())
  return { startsAt: answer.startsAt, endsAt: end, state: 'proposed' as const }
}
