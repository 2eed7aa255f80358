import type { Invitation } from '../reading.ts'
import { isOwn, type OwnAddresses, ownAddresses } from './own-mail.ts'
import type { StoredMail } from './stored-mail.ts'

/** A meeting as all mails about it leave it. Times are ISO 8601. */
export interface Interview {
  /** What makes it one meeting: the UID of the calendar object, else the mail that named it and when. */
  key: string
  /** The same from before its calendar object came. */
  formerKey: string | null
  mailId: string
  uid: string | null
  sequence: number
  startsAt: string
  endsAt: string | null
  timeZone: string | null
  kind: 'phone' | 'video' | 'on-site' | 'other'
  place: string | null
  /** The page to join on. */
  link: string | null
  /** Who invites, and who else comes but the user. */
  people: string | null
  summary: string
  state: 'proposed' | 'confirmed' | 'moved' | 'cancelled'
  /** Of the latest mail that gave it another time, called it off or called it on again. */
  movedAt: string | null
}

/** What a mail did to a meeting. */
export interface InterviewStep {
  mailId: string
  at: string
  from: string | null
  to: string | null
}

/**
 * Meetings out of the invitations of an application's mails, oldest first. A calendar object is known by its UID, a newer SEQUENCE wins
 * whatever the order of arrival (RFC 5545 section 3.8.7.4); a time read from text is the same meeting when it begins at the same moment.
 */
export function interviewsOf(mails: readonly StoredMail[], email: string): { interviews: Interview[]; steps: InterviewStep[] } {
  const interviews: Interview[] = []
  const steps: InterviewStep[] = []
  const own = ownAddresses(email, mails)
  for (const mail of mails) {
    const { invitation } = mail.reading
    const startsAt = instantOrNull(invitation?.start ?? null)
    if (invitation === null || startsAt === null) continue
    const known = find(interviews, invitation, startsAt, mail.at)
    if (!known) {
      // what calls off a meeting nobody knew of, or does not come to it, leaves no meeting
      if (invitation.method === 'cancel' || invitation.method === 'counter') continue
      interviews.push({
        key: invitation.uid ?? `${mail.id} ${startsAt}`,
        formerKey: null,
        mailId: mail.id,
        uid: invitation.uid,
        sequence: invitation.sequence,
        startsAt,
        endsAt: instantOrNull(invitation.end),
        timeZone: invitation.timeZone,
        kind: invitation.kind,
        place: invitation.place,
        link: invitation.link ?? null,
        people: peopleOf(invitation, own),
        summary: invitation.summary,
        state: standingOf(invitation),
        movedAt: null,
      })
      steps.push({ mailId: mail.id, at: mail.at, from: null, to: startsAt })
      continue
    }
    if (invitation.method === 'counter') continue
    if (invitation.uid !== null) {
      if (invitation.sequence < known.sequence) continue
      known.sequence = invitation.sequence
    }
    const before = known.startsAt
    if (invitation.method === 'cancel') {
      if (known.state === 'cancelled') continue
      steps.push({ mailId: mail.id, at: mail.at, from: before, to: null })
      Object.assign(known, { state: 'cancelled', movedAt: mail.at })
    } else if (invitation.method !== 'reply') {
      if (known.uid === null && invitation.uid !== null)
        Object.assign(known, { uid: invitation.uid, key: invitation.uid, formerKey: known.key })
      Object.assign(known, {
        startsAt,
        endsAt: instantOrNull(invitation.end) ?? laterBy(Date.parse(startsAt) - Date.parse(before), known.endsAt),
      })
      // Words about a meeting that a calendar describes tell when it is, not what it is.
      if (invitation.uid === known.uid)
        Object.assign(known, {
          timeZone: invitation.timeZone ?? known.timeZone,
          kind: invitation.kind === 'other' ? known.kind : invitation.kind,
          place: invitation.place ?? known.place,
          link: invitation.link ?? known.link,
          people: peopleOf(invitation, own) ?? known.people,
          summary: invitation.summary || known.summary,
        })
      if (startsAt !== before) {
        // One that waits for the user's word says so, at its new time too.
        Object.assign(known, { state: invitation.standing === 'proposed' ? 'proposed' : 'moved', movedAt: mail.at })
        steps.push({ mailId: mail.id, at: mail.at, from: before, to: startsAt })
      } else if (known.state === 'cancelled') {
        Object.assign(known, { state: standingOf(invitation), movedAt: mail.at })
        steps.push({ mailId: mail.id, at: mail.at, from: null, to: startsAt })
      } else if (invitation.standing || invitation.method === 'request') known.state = standingOf(invitation)
    } else if (known.state === 'proposed') {
      known.state = 'confirmed'
    }
  }
  return { interviews, steps }
}

/** A calendar fixes a time; words propose one, unless they say that it is fixed. Who asks the user to confirm has not fixed it. */
function standingOf({ method, standing }: Invitation): 'proposed' | 'confirmed' {
  return standing ?? (method === 'text' ? 'proposed' : 'confirmed')
}

/** By their names; an organizer without one is a program more often than not, an attendee without one is known by the address. */
function peopleOf({ organizer, attendees = [] }: Invitation, own: OwnAddresses): string | null {
  const invited = attendees
    .filter(({ address }) => !isOwn(own, address) && address !== organizer?.address)
    .map(({ name, address }) => name.trim() || address)
  const names = [...new Set([organizer?.name.trim() ?? '', ...invited])].filter(Boolean)
  let people = names.shift() ?? ''
  for (const name of names) if (people.length + name.length + 2 <= longestPeople) people += `, ${name}`
  return people || null
}

const longestPeople = 300

function find(
  interviews: Interview[],
  { uid, method, isMoved }: Invitation,
  startsAt: string,
  sentAt: string,
): Interview | undefined {
  const byUid = uid === null ? undefined : interviews.find((one) => one.uid === uid)
  if (byUid) return byUid
  const sameTime = interviews.find((one) => one.startsAt === startsAt && (one.uid === null || uid === null))
  if (sameTime) return sameTime
  const open = interviews.filter((one) => one.state !== 'cancelled')
  // 'we have to cancel' without a date means the only meeting there is
  if (method === 'cancel') return open.length === 1 && (uid === null || open[0]?.uid === null) ? open[0] : undefined
  // and 'we have to move it to Thursday' the only one ahead
  const ahead = isMoved ? open.filter((one) => Date.parse(one.startsAt) > Date.parse(sentAt)) : []
  return ahead.length === 1 ? ahead[0] : undefined
}

const laterBy = (milliseconds: number, time: string | null): string | null =>
  time && instantOrNull(new Date(Date.parse(time) + milliseconds).toISOString())

/** Null where it is no time that a calendar has. */
function instantOrNull(time: string | null): string | null {
  const instant = Date.parse(time ?? '')
  return instant > 0 && instant < mostDistant ? new Date(instant).toISOString() : null
}
const mostDistant = Date.UTC(9999, 0)
