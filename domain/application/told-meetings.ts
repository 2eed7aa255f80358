import type { Invitation } from '../reading.ts'
import { answerBy, type Meeting, type Table } from './meeting-table.ts'
import { isOwn, type OwnAddresses } from './own-mail.ts'
import type { StoredMail } from './stored-mail.ts'

export function answerCalendar(table: Table, mail: StoredMail, { uid, method, answer }: Invitation): void {
  const known = table.known().find((one) => one.uid === uid)
  if (!known || known.isDropped || known.state === 'cancelled') return
  if (method === 'reply' && known.state === 'proposed') table.confirm(known, mail)
  if (answer === 'declined') table.cancel(known, mail)
}

/** A calendar object of the employer. */
export function applyCalendar(table: Table, mail: StoredMail, event: Invitation): void {
  const startsAt = instantOrNull(event.start)
  // A calendar date in a mail about a test or an offer is its due date.
  if (startsAt === null || (event.isAllDay && mail.kind !== 'interview')) return
  if (event.method === 'cancel' && event.occurrence === undefined) {
    const series = table.known().filter(({ uid, key }) => uid === event.uid && key !== uid)
    for (const one of series) if (event.sequence >= one.sequence) table.cancel(one, mail)
    if (series.length > 0) return
  }
  const known = find(table.known(), event, startsAt, mail.at)
  if (!known) {
    // cancelling or declining an unknown meeting creates none
    if (event.method === 'cancel' || event.method === 'counter') return
    for (const one of table.ahead(mail.at))
      if (one.state === 'proposed' && one.uid === null && isAnswerTo(mail, one)) table.drop(one)
    table.add(mail, fromInvitation(mail, event, startsAt, table.own))
    return
  }
  update(table, mail, known, event, startsAt)
}

/** A time that the words of the employer fix, propose or call off; `replaced` is the meeting of which it is the new time, `toMove` the one
 * that the user asked to move. */
export function applyText(
  table: Table,
  mail: StoredMail,
  told: Invitation,
  replaced: Meeting | null = null,
  toMove: Meeting | null = null,
): void {
  const startsAt = instantOrNull(told.start)
  if (startsAt === null) return
  const same = find(table.known(), told, startsAt, mail.at)
  const known = same ?? replaced
  if (known) {
    update(table, mail, known, told, startsAt)
    if (known === replaced) for (const one of table.ahead(mail.at)) if (one.insteadOf === known.key) table.drop(one)
    return
  }
  // A later time in the same conversation replaces one that was only proposed.
  const open = table.ahead(mail.at).filter((one) => one.state === 'proposed' && isAnswerTo(mail, one))
  const pending = open.find(({ proposedBy, insteadOf }) => proposedBy === 'user' && insteadOf !== null)
  for (const one of open) table.drop(one)
  const made = table.add(mail, fromInvitation(mail, told, startsAt, table.own))
  if (!pending && toMove !== null && made.state === 'proposed') made.insteadOf = toMove.key
  if (pending) {
    made.insteadOf = pending.insteadOf
    if (made.state === 'confirmed') table.confirm(made, mail)
  }
}

/** Whether a mail belongs to the thread in which a meeting was proposed, or the user asked for it. */
const isAnswerTo = (mail: StoredMail, one: Meeting): boolean => one.proposedBy === 'user' || isInThreadOf(mail, one)

export const isInThreadOf = ({ reading }: StoredMail, { thread }: Meeting): boolean =>
  [...reading.inReplyTo, ...reading.references].some((id) => thread.includes(id))

const fromInvitation = (mail: StoredMail, told: Invitation, startsAt: string, own: OwnAddresses) => ({
  ...(told.uid !== null && { key: keyOf(told, told.uid) }),
  uid: told.uid,
  sequence: told.sequence,
  startsAt,
  endsAt: instantOrNull(told.end),
  isAllDay: told.isAllDay === true,
  timeZone: told.timeZone,
  otherZones: told.otherZones ?? [],
  kind: told.kind,
  place: told.place,
  link: told.link ?? null,
  people: peopleOf(told, own),
  summary: told.summary,
  state: standingOf(told),
  answerBy: standingOf(told) === 'proposed' ? answerBy(mail, startsAt) : null,
})

function update(table: Table, mail: StoredMail, known: Meeting, told: Invitation, startsAt: string): void {
  if (told.method === 'counter') return
  if (told.uid !== null) {
    if (told.sequence < known.sequence) return
    known.sequence = told.sequence
  }
  const before = known.startsAt
  if (told.method === 'cancel') {
    table.cancel(known, mail)
    return
  }
  if (told.method === 'reply') {
    if (known.state === 'proposed') table.confirm(known, mail)
    return
  }
  if (known.uid === null && told.uid !== null)
    Object.assign(known, { uid: told.uid, key: keyOf(told, told.uid), formerKey: known.key })
  known.isDropped = false
  known.isToMove = false
  Object.assign(known, {
    // Repeated as fixed, it is fixed.
    otherZones: told.otherZones ?? [],
    startsAt,
    endsAt: instantOrNull(told.end) ?? laterBy(Date.parse(startsAt) - Date.parse(before), known.endsAt),
  })
  // For a meeting with a calendar object, text only contributes the time.
  if (told.uid === known.uid)
    Object.assign(known, {
      timeZone: told.timeZone ?? known.timeZone,
      kind: told.kind === 'other' ? known.kind : told.kind,
      place: told.place ?? known.place,
      link: told.link ?? known.link,
      people: peopleOf(told, table.own) ?? known.people,
      summary: told.summary || known.summary,
    })
  if (startsAt !== before) {
    // A meeting that awaits the user's reply still does at its new time.
    table.step(mail, before, startsAt)
    Object.assign(known, { state: told.standing === 'proposed' ? 'proposed' : 'moved', movedAt: mail.at })
  } else if (known.state === 'cancelled') {
    table.step(mail, null, startsAt)
    Object.assign(known, { state: standingOf(told), movedAt: mail.at })
  } else if (standingOf(told) === 'confirmed' && known.state === 'proposed') table.confirm(known, mail)
  else if (told.standing === 'proposed' && known.state === 'moved') known.state = 'proposed'
}

/** A calendar object fixes a time. Text fixes one unless it asks whether the time suits. */
function standingOf({ method, standing }: Invitation): 'proposed' | 'confirmed' {
  return standing ?? (method === 'text' ? 'proposed' : 'confirmed')
}

/** By name. An organizer without a name is usually a program; an attendee without one is shown by address. */
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

/** Each meeting of a series is separate. */
const keyOf = ({ occurrence }: Invitation, uid: string): string => (occurrence === undefined ? uid : `${uid} ${occurrence}`)

function find(interviews: Meeting[], told: Invitation, startsAt: string, sentAt: string): Meeting | undefined {
  const { uid, method, isMoved } = told
  const byUid = uid === null ? undefined : interviews.find(({ key }) => key === keyOf(told, uid))
  if (byUid) return byUid
  const sameTime = interviews.find((one) => one.startsAt === startsAt && (one.uid === null || uid === null))
  if (sameTime) return sameTime
  const open = interviews.filter((one) => !one.isDropped && one.state !== 'cancelled')
  // 'we have to cancel' without a date means the only meeting there is
  if (method === 'cancel') return open.length === 1 && (uid === null || open[0]?.uid === null) ? open[0] : undefined
  // and 'we have to move it to Thursday' the only one ahead
  const ahead = isMoved ? open.filter((one) => Date.parse(one.startsAt) > Date.parse(sentAt)) : []
  return ahead.length === 1 ? ahead[0] : undefined
}

const laterBy = (milliseconds: number, time: string | null): string | null =>
  time && instantOrNull(new Date(Date.parse(time) + milliseconds).toISOString())

/** Null for an invalid date or time. */
export function instantOrNull(time: string | null): string | null {
  const instant = Date.parse(time ?? '')
  return instant > 0 && instant < mostDistant ? new Date(instant).toISOString() : null
}
const mostDistant = Date.UTC(9999, 0)
