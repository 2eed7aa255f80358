import { type Act, type Invitation, reviewBelow, type Said, type SaidTime } from '../reading.ts'
import { isOwn, type OwnAddresses, ownAddresses } from './own-mail.ts'
import { fits, wholeTime } from './said-time.ts'
import { confidenceOf, isTrusted, type StoredMail } from './stored-mail.ts'
import { voiceOf } from './voice.ts'

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
  /** A day without a clock. */
  isAllDay: boolean
  timeZone: string | null
  kind: 'phone' | 'video' | 'on-site' | 'other'
  place: string | null
  /** The page to join on. */
  link: string | null
  /** Who invites, and who else comes but the user. */
  people: string | null
  summary: string
  state: 'proposed' | 'confirmed' | 'moved' | 'cancelled'
  /** Who proposed it, while it is proposed. */
  proposedBy: 'employer' | 'user'
  /** What was offered together to choose from has the same. */
  choice: string | null
  /** The key of the meeting that this would take the place of. */
  insteadOf: string | null
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

/** More offered times than these are a calendar to choose from, no proposal. */
const mostOffered = 12

/**
 * Meetings out of an application's mails, oldest first: what employer and user proposed, agreed on, moved and called off. A calendar object is
 * known by its UID, a newer SEQUENCE wins whatever the order of arrival (RFC 5545 section 3.8.7.4). Words are about the meeting that the time
 * they name fits, else about the one that is discussed. `endedAt` is when the application ended: nobody meets after that.
 */
export function interviewsOf(
  mails: readonly StoredMail[],
  email: string,
  endedAt: string | null = null,
): { interviews: Interview[]; steps: InterviewStep[]; agreed: ReadonlySet<string> } {
  const own = ownAddresses(email, mails)
  const table = meetingTable(own)
  let asked: StoredMail | null = null
  for (const mail of mails) {
    const voice = voiceOf(mail, own)
    if (voice === 'machine') continue
    if (voice === 'user') {
      hearUser(table, mail, asked)
      continue
    }
    hearEmployer(table, mail)
    if (mail.kind === 'interview') asked = mail
  }
  if (endedAt !== null) for (const one of table.ahead(endedAt)) table.drop(one)
  return { interviews: table.all(), steps: table.steps, agreed: table.agreed }
}

type Meeting = Interview & { isDropped: boolean; thread: readonly string[]; toldAt: string }
type Table = ReturnType<typeof meetingTable>

function meetingTable(own: OwnAddresses) {
  const meetings: Meeting[] = []
  /** Mails that fixed what was proposed. */
  const agreed = new Set<string>()
  const steps: InterviewStep[] = []
  const step = (mail: StoredMail, from: string | null, to: string | null) =>
    steps.push({ mailId: mail.id, at: mail.at, from, to })
  return {
    own,
    steps,
    agreed,
    all: (): Interview[] =>
      meetings.filter(({ isDropped }) => !isDropped).map(({ isDropped: _, thread: __, toldAt: ___, ...meeting }) => meeting),
    known: () => meetings,
    /** Those not called off that begin after a moment or began within the hours before it. */
    ahead: (at: string): Meeting[] =>
      meetings.filter(
        (one) => !one.isDropped && one.state !== 'cancelled' && Date.parse(one.startsAt) > Date.parse(at) - 3 * 3_600_000,
      ),
    add(mail: StoredMail, told: Partial<Interview> & Pick<Interview, 'startsAt' | 'state'>): Meeting {
      const made: Meeting = {
        key: `${mail.id} ${told.startsAt}`,
        formerKey: null,
        mailId: mail.id,
        uid: null,
        sequence: 0,
        endsAt: null,
        isAllDay: false,
        timeZone: null,
        kind: 'other',
        place: null,
        link: null,
        people: null,
        summary: mail.reading.subject.slice(0, 300),
        proposedBy: 'employer',
        choice: null,
        insteadOf: null,
        movedAt: null,
        isDropped: false,
        toldAt: mailTime(mail),
        thread: [mail.reading.messageId, ...mail.reading.references, ...mail.reading.inReplyTo].filter((id) => id !== null),
        ...told,
      }
      const twin = meetings.findIndex(({ key }) => key === made.key)
      if (twin >= 0) meetings.splice(twin, 1)
      meetings.push(made)
      step(mail, null, made.startsAt)
      return made
    },
    /** It is agreed on: what was offered beside it goes, and what it takes the place of. */
    confirm(one: Meeting, mail: StoredMail) {
      agreed.add(mail.id)
      for (const other of meetings) {
        if (other === one || other.isDropped) continue
        if ((one.choice !== null && other.choice === one.choice) || other.key === one.insteadOf) this.drop(other)
      }
      Object.assign(one, { state: 'confirmed', choice: null, insteadOf: null })
    },
    cancel(one: Meeting, mail: StoredMail) {
      if (one.state === 'cancelled') return
      step(mail, one.startsAt, null)
      Object.assign(one, { state: 'cancelled', movedAt: mail.at })
    },
    /** It is not called off, it only does not come to it. */
    drop(one: Meeting) {
      one.isDropped = one.state === 'proposed'
      if (!one.isDropped) Object.assign(one, { state: 'cancelled' })
    },
    move(one: Meeting, to: Pick<Interview, 'startsAt' | 'endsAt'>, mail: StoredMail, state: Interview['state']) {
      step(mail, one.startsAt, to.startsAt)
      Object.assign(one, { ...to, state, movedAt: mail.at })
    },
    step,
  }
}

function hearEmployer(table: Table, mail: StoredMail): void {
  const { invitation, events } = mail.reading
  const calendar = (events ?? (invitation === null ? [] : [invitation])).filter(({ uid }) => uid !== null)
  for (const event of calendar) applyCalendar(table, mail, event)
  const told = invitation !== null && calendar.length === 0 ? invitation : null
  // A stranger's words move nothing, nor do those of a mail that may be a fraud.
  if (!isTrusted(mail)) {
    if (told !== null && told.method === 'text') applyText(table, mail, told)
    return
  }
  const acts = mail.reading.acts ?? []
  if ((mail.kind === 'rejection' && confidenceOf(mail) >= reviewBelow) || acts.some(({ says }) => says.includes('retract')))
    return
  if (told !== null && told.method === 'text' && !isAlternative(table, mail, acts) && !isSpokenOf(table, mail, acts)) {
    applyText(table, mail, isMoving(acts) ? { ...told, isMoved: true } : told)
    return
  }
  if (calendar.length === 0) hearWords(table, mail, acts, told)
}

/** 'Yes, Thursday at two' is the Thursday that was spoken of before, or that of the week of the meeting that is moved. */
const isSpokenOf = (table: Table, mail: StoredMail, acts: readonly Act[]): boolean => {
  const times = acts.flatMap((act) => act.times)
  return (
    table.ahead(mail.at).length > 0 &&
    times.some(({ weekday }) => weekday !== null) &&
    times.every((time) => time.weekday !== null || isPart(time))
  )
}

/** A time that is stated with a word for moving takes the place of the one before. */
const isMoving = (acts: readonly Act[]): boolean =>
  acts.some(({ says, times }) => times.length > 0 && says.includes('move') && !says.includes('question'))

/** 'We must cancel; could you do Friday at ten instead?' is a question about the meeting there is, whatever else it names. */
function isAlternative(table: Table, mail: StoredMail, acts: readonly Act[]): boolean {
  const ahead = table.ahead(mail.at)
  return (
    ahead.length > 0 && acts.some(({ says, times }) => times.length > 0 && says.includes('question') && says.includes('move'))
  )
}

function hearWords(table: Table, mail: StoredMail, acts: readonly Act[], told: Invitation | null): void {
  const ahead = table.ahead(mail.at)
  const say = (said: Said) => acts.some(({ says }) => says.includes(said))
  const timed = acts.filter(({ times }) => times.length > 0)
  const about = discussed(ahead, acts)
  const pending = ahead.filter(({ proposedBy, state }) => proposedBy === 'user' && state === 'proposed')
  const current = about.length === 1 ? (about[0] ?? null) : null
  const reference = current ?? ahead.at(-1) ?? null
  const agreed = pending.find((one) => timed.some((act) => !act.says.includes('no') && act.times.some((time) => fits(time, one))))
  const news = timed
    .filter(({ says }) => says.includes('move') || !(says.includes('no') || says.includes('cancel')))
    .flatMap((act) => act.times.map((time) => ({ act, time, at: wholeTime(time, reference, mailTime(mail), null) })))
    .filter(
      ({ at, time }) => at !== null && Date.parse(at.startsAt) > Date.parse(mail.at) && !ahead.some((one) => fits(time, one)),
    )
    .flatMap(({ act, time, at }) => (at === null ? [] : [{ act, time, at }]))
  const [first] = news
  const isQuestion = first?.act.says.includes('question') ?? false
  const isCancelled = say('cancel') || told?.method === 'cancel'
  if (agreed && !isCancelled) {
    table.confirm(agreed, mail)
    return
  }
  if (first && reference !== null && (say('move') || isCancelled || isPart(first.time))) {
    const proposals = ahead.filter(({ state, proposedBy }) => state === 'proposed' && proposedBy === 'employer')
    if (!isPart(first.time) || isQuestion || say('move') || isCancelled) {
      if (!isQuestion) {
        if (first.time.clock === null && first.time.minutesLater === undefined && !say('move')) return
        table.move(reference, first.at, mail, 'moved')
        for (const one of pending) if (one !== reference) table.drop(one)
        return
      }
      if (first.time.clock === null && first.time.day === null) return
      if (isCancelled) table.cancel(reference, mail)
      else if (reference.state === 'proposed') for (const one of proposals) table.drop(one)
      propose(table, mail, news, reference, 'employer')
      return
    }
  }
  if (isCancelled) {
    const called = told?.method === 'cancel' ? ahead.filter((one) => one.startsAt === instantOrNull(told.start)) : about
    for (const one of called.length > 0 ? called : about) table.cancel(one, mail)
    return
  }
  const offers = news.filter(({ time }) => time.clock !== null && time.day !== null)
  if (mail.kind === 'interview' && new Set(offers.map(({ at }) => at.startsAt)).size >= 2 && offers.length <= mostOffered) {
    for (const one of ahead) if (one.state === 'proposed') table.drop(one)
    propose(table, mail, offers, null, 'employer')
    return
  }
  if (!say('yes') || (say('no') && pending.length > 0)) {
    if (say('no') && pending.length > 0 && news.length === 0) for (const one of pending) table.drop(one)
    return
  }
  // What agrees is about what the user asked for, else about what the user answered.
  const named = ahead.filter((one) => timed.some(({ times }) => times.some((time) => fits(time, one))))
  if (pending.length === 1 && pending[0]) table.confirm(pending[0], mail)
  else if (named.length === 1 && named[0]?.state === 'proposed' && !say('question')) table.confirm(named[0], mail)
}

/** Day or hour is left to the meeting that it is about. */
const isPart = ({ day, weekday, clock }: SaidTime): boolean => day === null || weekday !== null || clock === null

const mailTime = (mail: StoredMail): string => mail.reading.sentAt ?? mail.at

/** The meetings that words are about: those that a time they name fits, else the only one there is or those offered together. */
function discussed(ahead: Meeting[], acts: readonly Act[]): Meeting[] {
  const times = acts.flatMap((act) => act.times)
  const named = ahead.filter((one) => times.some((time) => fits(time, one)))
  if (named.length > 0 && named.length < ahead.length) return named
  const [first] = ahead
  if (ahead.length <= 1 || (first && ahead.every(({ choice }) => choice !== null && choice === first.choice))) return ahead
  const agreed = ahead.filter(({ state }) => state !== 'proposed')
  return agreed.length === 1 ? agreed : []
}

function propose(
  table: Table,
  mail: StoredMail,
  news: { at: NonNullable<ReturnType<typeof wholeTime>> }[],
  insteadOf: Meeting | null,
  proposedBy: Interview['proposedBy'],
): void {
  const starts = [...new Map(news.map(({ at }) => [at.startsAt, at])).values()].slice(0, mostOffered)
  for (const at of starts)
    table.add(mail, {
      ...(insteadOf && {
        kind: insteadOf.kind,
        place: insteadOf.place,
        link: insteadOf.link,
        people: insteadOf.people,
        summary: insteadOf.summary,
      }),
      ...at,
      state: 'proposed',
      proposedBy,
      choice: starts.length > 1 ? mail.id : null,
      insteadOf: insteadOf !== null && !insteadOf.isDropped && insteadOf.state !== 'cancelled' ? insteadOf.key : null,
    })
}

/** What the user wrote: a time that was offered is taken, another is asked for. */
function hearUser(table: Table, mail: StoredMail, asked: StoredMail | null): void {
  const { invitation, acts = [] } = mail.reading
  if (invitation !== null && invitation.uid !== null) answerCalendar(table, mail, invitation)
  if (acts.some(({ says }) => says.includes('withdraw') && !says.includes('question'))) return
  const ahead = table.ahead(mail.at)
  const open = ahead.filter(({ state, proposedBy }) => state === 'proposed' && proposedBy === 'employer')
  const say = (said: Said) => acts.some(({ says }) => says.includes(said))
  const wanted = acts.filter(({ says }) => !says.includes('no') || says.includes('question')).flatMap((act) => act.times)
  const refused = acts.filter(({ says }) => says.includes('no') && !says.includes('question')).flatMap((act) => act.times)
  const taken = open.filter(
    (one) => wanted.some((time) => fits(time, one)) && !refused.some((time) => time.clock !== null && fits(time, one)),
  )
  const [only] = taken
  if (only && taken.length === 1) {
    table.confirm(only, mail)
    return
  }
  if (taken.length > 1) return
  const nth = acts.find((act) => act.nth !== undefined && !act.says.includes('no'))?.nth
  if (open.length > 1 && nth !== undefined && wanted.length === 0) {
    const chosen = open.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).at(nth < 0 ? nth : nth - 1)
    if (chosen) table.confirm(chosen, mail)
    return
  }
  const reference = open.length === 1 ? (open[0] ?? null) : (ahead.find(({ state }) => state !== 'proposed') ?? open[0] ?? null)
  const zone = reference?.timeZone ?? asked?.reading.invitation?.timeZone ?? null
  const news = wanted
    .filter((time) => !ahead.some((one) => fits(time, one)))
    .map((time) => ({ time, at: wholeTime(time, reference, asked === null ? mailTime(mail) : mailTime(asked), zone) }))
    .flatMap(({ time, at }) => (at !== null && Date.parse(at.startsAt) > Date.parse(mail.at) ? [{ time, at }] : []))
    .filter(({ time }) => time.clock !== null || time.day !== null || time.daysLater !== undefined)
  if (
    news.length > 0 &&
    (reference !== null
      ? say('question') || say('no') || open.length > 0
      : asked !== null && news.every(({ time }) => !isPart(time)))
  ) {
    for (const one of ahead) if (one.state === 'proposed') table.drop(one)
    propose(table, mail, news, reference, 'user')
    return
  }
  if (say('no') && !say('yes') && news.length === 0) {
    for (const one of open) table.cancel(one, mail)
    return
  }
  const isAgreed = say('yes') && !say('no') && wanted.every((time) => ahead.some((one) => fits(time, one)))
  if (isAgreed && open.length === 1 && open[0]) table.confirm(open[0], mail)
}

function answerCalendar(table: Table, mail: StoredMail, { uid, method, answer }: Invitation): void {
  const known = table.known().find((one) => one.uid === uid)
  if (!known || known.isDropped || known.state === 'cancelled') return
  if (method === 'reply' && known.state === 'proposed') table.confirm(known, mail)
  if (answer === 'declined') table.cancel(known, mail)
}

/** A calendar object of the employer. */
function applyCalendar(table: Table, mail: StoredMail, event: Invitation): void {
  const startsAt = instantOrNull(event.start)
  // A day in the calendar beside a test or an offer is when it is due.
  if (startsAt === null || (event.isAllDay && mail.kind !== 'interview')) return
  if (event.method === 'cancel' && event.occurrence === undefined) {
    const series = table.known().filter(({ uid, key }) => uid === event.uid && key !== uid)
    for (const one of series) if (event.sequence >= one.sequence) table.cancel(one, mail)
    if (series.length > 0) return
  }
  const known = find(table.known(), event, startsAt, mail.at)
  if (!known) {
    // what calls off a meeting nobody knew of, or does not come to it, leaves no meeting
    if (event.method === 'cancel' || event.method === 'counter') return
    for (const one of table.ahead(mail.at))
      if (one.state === 'proposed' && one.uid === null && isAnswerTo(mail, one)) table.drop(one)
    table.add(mail, fromInvitation(event, startsAt, table.own))
    return
  }
  update(table, mail, known, event, startsAt)
}

/** A time that the words of the employer fix, propose or call off. */
function applyText(table: Table, mail: StoredMail, told: Invitation): void {
  const startsAt = instantOrNull(told.start)
  if (startsAt === null) return
  const known = find(table.known(), told, startsAt, mail.at)
  if (known) {
    update(table, mail, known, told, startsAt)
    return
  }
  // A new word on when, in the same conversation, replaces what was only proposed.
  const open = table.ahead(mail.at).filter((one) => one.state === 'proposed' && isAnswerTo(mail, one))
  const pending = open.find(({ proposedBy, insteadOf }) => proposedBy === 'user' && insteadOf !== null)
  for (const one of open) table.drop(one)
  const made = table.add(mail, fromInvitation(told, startsAt, table.own))
  if (pending) {
    made.insteadOf = pending.insteadOf
    if (made.state === 'confirmed') table.confirm(made, mail)
  }
}

/** Whether a mail belongs to the thread in which a meeting was proposed, or the user asked for it. */
const isAnswerTo = ({ reading }: StoredMail, { proposedBy, thread }: Meeting): boolean =>
  proposedBy === 'user' || [...reading.inReplyTo, ...reading.references].some((id) => thread.includes(id))

const fromInvitation = (told: Invitation, startsAt: string, own: OwnAddresses) => ({
  ...(told.uid !== null && { key: keyOf(told, told.uid) }),
  uid: told.uid,
  sequence: told.sequence,
  startsAt,
  endsAt: instantOrNull(told.end),
  isAllDay: told.isAllDay === true,
  timeZone: told.timeZone,
  kind: told.kind,
  place: told.place,
  link: told.link ?? null,
  people: peopleOf(told, own),
  summary: told.summary,
  state: standingOf(told),
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
  Object.assign(known, {
    startsAt,
    endsAt: instantOrNull(told.end) ?? laterBy(Date.parse(startsAt) - Date.parse(before), known.endsAt),
  })
  // Words about a meeting that a calendar describes tell when it is, not what it is.
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
    // One that waits for the user's word says so, at its new time too.
    table.step(mail, before, startsAt)
    Object.assign(known, { state: told.standing === 'proposed' ? 'proposed' : 'moved', movedAt: mail.at })
  } else if (known.state === 'cancelled') {
    table.step(mail, null, startsAt)
    Object.assign(known, { state: standingOf(told), movedAt: mail.at })
  } else if (standingOf(told) === 'confirmed' && known.state === 'proposed') table.confirm(known, mail)
  else if (told.standing === 'proposed' && known.state === 'moved') known.state = 'proposed'
}

/** A calendar fixes a time; words fix one unless they ask whether it suits. */
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

/** Of a series each meeting is one of its own. */
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

/** Null where it is no time that a calendar has. */
function instantOrNull(time: string | null): string | null {
  const instant = Date.parse(time ?? '')
  return instant > 0 && instant < mostDistant ? new Date(instant).toISOString() : null
}
const mostDistant = Date.UTC(9999, 0)
