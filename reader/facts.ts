import type { Invitation, Kind, Reading } from '../domain/reading.ts'
import { actsOf } from './acts/acts.ts'
import { appliedOnOf } from './facts/applied-on.ts'
import { codeOf } from './facts/code.ts'
import { deadlineOf } from './facts/deadline.ts'
import { ownLabelOf } from './facts/domain-name.ts'
import { employmentTypeOf } from './facts/employment-type.ts'
import { expectedOf } from './facts/expected.ts'
import { firstDayOf } from './facts/first-day.ts'
import { locationOf } from './facts/location.ts'
import { standingOf } from './facts/meeting-standing.ts'
import { namesIn } from './facts/named.ts'
import type { Passage } from './facts/passages.ts'
import { payOf } from './facts/pay.ts'
import { peopleOf } from './facts/people.ts'
import { postingUrlOf } from './facts/posting-link.ts'
import { requisitionOf } from './facts/requisition.ts'
import { salaryOf } from './facts/salary.ts'
import type { NormalisedMail } from './mail.ts'
import type { PlatformMatch } from './platforms/index.ts'
import { settingOf, textInvitation } from './text-invitation.ts'
import { trustOf } from './trust.ts'

/** What a mail says beside its kind, each with the words that say it. */
export type Facts = Pick<
  Reading,
  | 'company'
  | 'title'
  | 'likely'
  | 'location'
  | 'workMode'
  | 'employmentType'
  | 'startsOn'
  | 'requisition'
  | 'postingUrl'
  | 'invitation'
  | 'setting'
  | 'acts'
  | 'events'
  | 'people'
  | 'code'
  | 'deadline'
  | 'salary'
  | 'pay'
  | 'expected'
  | 'appliedOn'
  | 'trust'
  | 'evidence'
>

/**
 * Reads the facts of a mail. The kind decides what a mail can carry at all: a digest has no title, a credit card's
 * approval no employer; without it everything is sought. `mayInvite` where it invites if it turns out to be about an application.
 */
export function facts(
  mail: NormalisedMail,
  platform: PlatformMatch | null,
  kind?: Kind,
  named = namesIn(mail, platform),
  mayInvite = false,
): Facts {
  const { calendar, passages } = named
  const organizer = calendar?.invitation.organizer ?? null
  const hasEmployer = namesEmployer(kind, platform, mail)
  const company = hasEmployer ? named.company : null
  const name = company?.company ?? null
  const title = carriesTitle(kind) ? named.title : null
  const isAboutJob = kind !== 'other' && kind !== 'account' && kind !== 'job_alert'
  const requisition = isAboutJob ? requisitionOf(passages, title?.title ?? null) : null
  const { location, workMode } = isAboutJob ? locationOf(mail, passages, kind, name, title?.title ?? null) : nowhere
  const employment = isAboutJob ? employmentTypeOf(mail, passages, title?.title ?? null, name) : null
  const firstDay = isAboutJob ? firstDayOf(mail, passages, kind) : null
  const posting = isAboutJob ? postingUrlOf(mail, title?.title ?? null) : null
  const timed = calendar ? null : textInvitation(mail, passages, mayInvite ? 'interview' : kind)
  const invitation = calendar ? standing(calendar.invitation, passages) : (timed?.invitation ?? null)
  // The shortest answer is read as about nothing by itself.
  const acts = mail.parsed.inReplyTo.length > 0 || (isAboutJob && !silent.has(kind)) ? actsOf(mail, passages) : []
  const setting = kind === 'interview' && invitation === null ? settingOf(mail, passages, acts) : null
  const code = kind === undefined || kind === 'account' || kind === 'action_required' ? codeOf(passages) : null
  const deadline = deadlineOf(mail, passages, kind)
  const paid = salaryOf(passages, kind)
  const pay = paid === null ? null : payOf(paid.salary, paid.evidence.quote, mail)
  // 'Refer a friend and earn £150'
  const salary = kind !== 'offer' && pay !== null && pay.period === null && pay.max < leastPay ? null : paid
  const expected = expectedOf(mail, passages, kind)
  const signed = kind === 'other' ? { people: [], evidence: [] } : peopleOf(mail, organizer, name, platform?.tenant ?? null)
  // Whoever has something signed does not read what is written to the tool.
  const isTools = (address: string) => platform?.platform.type === 'signing' && address === mail.from?.address
  const trust = trustOf(mail, platform, name, kind)
  return {
    company: name,
    title: title?.title ?? null,
    likely: {
      company: hasEmployer ? named.likely.company : [],
      title: carriesTitle(kind) ? named.likely.title : [],
    },
    location: location?.value ?? null,
    workMode: workMode?.value ?? null,
    employmentType: employment?.value ?? null,
    startsOn: firstDay?.value ?? null,
    requisition: requisition?.requisition ?? null,
    postingUrl: posting?.postingUrl ?? null,
    invitation,
    ...(calendar !== null && calendar.events.length > 1 && { events: calendar.events.map((event) => standing(event, passages)) }),
    ...(setting !== null && { setting }),
    acts,
    people: signed.people.map((one) => (isTools(one.address) ? { ...one, address: '' } : one)),
    code: code?.code ?? null,
    deadline: deadline?.deadline ?? null,
    salary: salary?.salary ?? null,
    pay: salary && pay,
    expected: expected && { by: expected.by },
    appliedOn: isAboutJob && kind !== 'recruiter_outreach' ? appliedOnOf(mail, passages) : null,
    trust,
    evidence: [
      ...[
        company,
        title,
        location,
        workMode,
        employment,
        firstDay,
        requisition,
        posting,
        timed,
        code,
        deadline,
        salary,
        expected,
      ].flatMap((fact) => (fact ? [fact.evidence] : [])),
      ...(calendar
        ? [
            {
              field: 'invitation' as const,
              quote: calendar.invitation.summary || calendar.invitation.start,
              where: 'calendar' as const,
            },
          ]
        : []),
      ...signed.evidence,
      ...trust.warnings.map(({ quote }) => ({ field: 'trust' as const, quote, where: 'body' as const })),
    ],
  }
}

/** Kinds that say nothing about a meeting or an offer. What seems to be outreach may be an invitation once it is in an application. */
const silent: ReadonlySet<Kind | undefined> = new Set(['application_received'])

/** What the calendar itself calls tentative is proposed, whatever the words beside it. */
const standing = (event: Invitation, passages: readonly Passage[]): Invitation => ({
  ...event,
  standing: event.standing ?? standingOf(passages),
})

/** A smaller sum without a period is a single payment. */
const leastPay = 1_000

const nowhere = { location: null, workMode: null }

/**
 * A digest of a board names many employers and means none; an account is the employer's or its system's, not that at a
 * board or a mail provider.
 */
export function namesEmployer(kind: Kind | undefined, platform: PlatformMatch | null, mail: NormalisedMail): boolean {
  const isBoard = platform?.platform.type === 'board'
  if (kind === 'job_alert') return platform !== null && !isBoard
  if (kind !== 'account') return kind !== 'other'
  const host = mail.from?.address.split('@')[1] ?? ''
  return !isBoard && (platform !== null || !providers.has(ownLabelOf(host)?.label ?? ''))
}

const providers = new Set('google microsoft apple proton yahoo github gitlab bitbucket atlassian login'.split(' '))

export const carriesTitle = (kind: Kind | undefined): boolean => kind !== 'other' && kind !== 'account' && kind !== 'job_alert'
