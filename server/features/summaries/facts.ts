import type { Application, Status } from '../../../contract/applications.ts'
import type { Db } from '../../db/pool.ts'
import { getSummary } from '../applications/index.ts'
import { listInterviews, listMails, listSteps } from './queries.ts'

/** What is known of an application: all that a summary may rest on. Times are ISO 8601. */
export interface Facts {
  /** Where the person is: days are those of calendars there. */
  timeZone: string
  company: string | null
  title: string | null
  status: Status
  isActive: boolean
  quiet: Application['quiet']
  /** Null for one that was noted. */
  appliedAt: string | null
  isAppliedAtKnown: boolean
  nextStep: string | null
  nextStepDueAt: string | null
  asked: Application['asked']
  expected: Application['expected']
  /** Changes of the status, oldest first. */
  steps: { to: Status; at: string; byMail: boolean; mailId: string | null; quote: string | null }[]
  /** By their time. */
  interviews: Meeting[]
  /** Called off, by their time. */
  cancelled: Meeting[]
  /** Oldest first. */
  mails: { id: string; at: string; kind: string | null; from: string; subject: string; begin: string; isOwn: boolean }[]
}

interface Meeting {
  startsAt: string
  allDay: boolean
  timeZone: string | null
  state: string
  mailId: string | null
  proposedBy: string
  choice: string | null
  answerBy: string | null
}

/** Refuses with not_found what is not the user's. */
export async function factsOf(db: Db, userId: string, applicationId: string, timeZone: string): Promise<Facts> {
  const application = await getSummary(db, userId, applicationId)
  const [steps, interviews, mails] = await Promise.all([
    listSteps(db, userId, applicationId),
    listInterviews(db, userId, applicationId),
    listMails(db, userId, applicationId),
  ])
  const { company, job, status, isActive, quiet, appliedAt, isAppliedAtKnown, nextStep, nextStepDueAt, asked, expected } =
    application
  const meetings = interviews.map(({ startsAt, ...one }) => ({ ...one, startsAt: startsAt.toISOString() }))
  return {
    timeZone,
    company: company?.name ?? null,
    title: job?.title ?? null,
    status,
    isActive,
    quiet,
    appliedAt,
    isAppliedAtKnown,
    nextStep,
    nextStepDueAt,
    asked,
    expected,
    steps: steps.map(({ toValue, at, actor, mailId, evidence }) => ({
      to: toValue as Status,
      at: at.toISOString(),
      byMail: actor === 'mail',
      mailId,
      quote: evidence[0]?.quote ?? null,
    })),
    interviews: meetings.filter(({ state }) => state !== 'cancelled'),
    cancelled: meetings.filter(({ state }) => state === 'cancelled'),
    mails: mails.map(({ at, fromName, fromAddress, preview, ...mail }) => ({
      ...mail,
      at: at.toISOString(),
      from: fromName || fromAddress,
      begin: preview,
    })),
  }
}
