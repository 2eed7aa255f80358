import type { SaidTime, Setting } from '../reading.ts'
import { partyOf } from './acquaintance.ts'
import type { OwnAddresses } from './own-mail.ts'
import type { wholeTime } from './said-time.ts'
import { isTrusted, type StoredMail } from './stored-mail.ts'

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
  /** IANA zones in which it may have been meant. */
  otherZones: string[]
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
  /** ISO 8601 date or time by which the employer wants to know, while it is proposed. */
  answerBy: string | null
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
export const mostOffered = 12

export type Meeting = Interview & {
  isDropped: boolean
  /** The user asked for another time: one that the employer names takes its place. */
  isToMove: boolean
  /** The application had ended: if it goes on, the next meeting takes its place. */
  isGivenUp: boolean
  /** Dropped because the user asked for another time; `refused` where the user can't come to it. */
  countered: 'asked' | 'refused' | null
  thread: readonly string[]
  toldAt: string
  /** Who proposed it, as `partyOf` knows them. */
  party: string
}
export type Table = ReturnType<typeof meetingTable>

export function meetingTable(own: OwnAddresses) {
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
      meetings
        .filter(({ isDropped }) => !isDropped)
        .map(
          ({
            isDropped: _,
            thread: __,
            toldAt: ___,
            party: ____,
            isToMove: _____,
            isGivenUp: ______,
            countered: _______,
            ...meeting
          }) => meeting,
        ),
    known: () => meetings,
    /** The same table for a stranger: only the meetings that they proposed are there. */
    seenBy(party: string) {
      const isTheirs = (one: Meeting) => one.party === party
      return { ...this, known: () => meetings.filter(isTheirs), ahead: (at: string) => this.ahead(at).filter(isTheirs) }
    },
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
        otherZones: [],
        kind: 'other',
        place: null,
        link: null,
        people: null,
        summary: mail.reading.subject.slice(0, 300),
        proposedBy: 'employer',
        choice: null,
        insteadOf: null,
        answerBy: null,
        movedAt: null,
        isDropped: false,
        isToMove: false,
        isGivenUp: false,
        countered: null,
        party: isTrusted(mail) ? partyOf(mail.reading) : mail.id,
        toldAt: mailTime(mail),
        thread: [mail.reading.messageId, ...mail.reading.references, ...mail.reading.inReplyTo].filter((id) => id !== null),
        ...told,
      }
      for (const one of meetings) if (one.isGivenUp && one.key !== made.key) this.drop(one)
      const twin = meetings.findIndex(({ key }) => key === made.key)
      if (twin >= 0) meetings.splice(twin, 1)
      meetings.push(made)
      step(mail, null, made.startsAt)
      return made
    },
    /** It is agreed on: what was offered beside it goes, and what it takes the place of. */
    confirm(one: Meeting, mail: StoredMail) {
      if (!one.isGivenUp) agreed.add(mail.id)
      for (const other of meetings) {
        if (other === one || other.isDropped) continue
        if ((one.choice !== null && other.choice === one.choice) || other.key === one.insteadOf) this.drop(other)
      }
      Object.assign(one, { state: 'confirmed', choice: null, insteadOf: null, answerBy: null })
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
    /** Nobody meets any more, until one of the two comes back to it. */
    giveUp(at: string) {
      for (const one of this.ahead(at)) one.isGivenUp = true
    },
    /** It had not ended. */
    resume() {
      for (const one of meetings) one.isGivenUp = false
    },
    /** What the user asked for instead is refused: what was proposed before is so again. */
    restore(one: Meeting) {
      Object.assign(one, { isDropped: false, state: 'proposed', countered: null })
    },
    /** Nothing that was asked for changes what there was; whether there was anything. */
    keep(mail: StoredMail): boolean {
      const ahead = this.ahead(mail.at)
      for (const one of ahead) one.isToMove = false
      const asked = ahead.filter(({ insteadOf }) => insteadOf !== null)
      for (const one of asked) this.drop(one)
      return asked.length > 0
    },
    move(one: Meeting, to: Pick<Interview, 'startsAt' | 'endsAt'>, mail: StoredMail, state: Interview['state']) {
      step(mail, one.startsAt, to.startsAt)
      Object.assign(one, { ...to, state, movedAt: mail.at, isToMove: false, answerBy: null })
    },
    step,
  }
}

/** Day or hour is left to the meeting that it is about. */
export const isPart = ({ day, weekday, clock }: SaidTime): boolean => day === null || weekday !== null || clock === null

export const mailTime = (mail: StoredMail): string => mail.reading.sentAt ?? mail.at

/** The deadline for a reply; null if it is after the meeting, because then it is for something else. */
export const answerBy = ({ reading: { deadline } }: StoredMail, startsAt: string): string | null =>
  deadline !== null && deadline.slice(0, 10) <= startsAt.slice(0, 10) ? deadline : null

export function propose(
  table: Table,
  mail: StoredMail,
  news: { at: NonNullable<ReturnType<typeof wholeTime>> }[],
  insteadOf: Meeting | null,
  proposedBy: Interview['proposedBy'],
  setting?: Setting,
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
      ...setting,
      ...at,
      state: 'proposed',
      proposedBy,
      answerBy: proposedBy === 'employer' ? answerBy(mail, at.startsAt) : null,
      choice: starts.length > 1 ? mail.id : null,
      insteadOf: insteadOf !== null && !insteadOf.isDropped && insteadOf.state !== 'cancelled' ? insteadOf.key : null,
    })
}
