import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import type { Application } from '../../../contract/applications.ts'
import { useChangeApplication } from '../../change-application.ts'
import { lazyPart } from '../../lazy-part.ts'
import { dueLabel } from '../../texts/due.ts'
import { dayOf, hoursOf } from '../../texts/interview-time.ts'
import { endOfDue, nearDay, nearDayWithin, relativeLabel } from '../../texts/time.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import {
  IconCalendarQuestion,
  IconChecklist,
  IconChevronRight,
  IconFlag,
  IconHourglass,
  IconInbox,
  IconMailOff,
  IconMailQuestion,
  IconSend,
  IconTagOff,
  IconTrophy,
} from '../../ui/icons.tsx'
import css from './needs-you.module.css'
import type { Off } from './put-off.tsx'
import {
  askedQuery,
  comingInterviewsQuery,
  healthQuery,
  isOf,
  nextStepsQuery,
  outgoingQuery,
  quietQuery,
  type Subject,
  snoozesQuery,
  uncategorizedCountQuery,
} from './queries.ts'
import { t } from './texts/index.ts'

const PutOff = lazyPart(() => import('./put-off.tsx').then(({ PutOff }) => PutOff))
const PutOffList = lazyPart(() => import('./put-off.tsx').then(({ PutOffList }) => PutOffList))

/** The others are one line below. */
const mostWishes = 6
const mostSilent = 3
const mostUnsent = 3
/** Milliseconds from which a delayed email is shown. */
const longDelay = 3_600_000

const wishIcons = {
  action_required: IconMailQuestion,
  assessment: IconChecklist,
  interview: IconCalendarQuestion,
  offer: IconTrophy,
}

interface Asked {
  key: string
  to: string
  icon: ReactNode
  text: string
  /** Below it, in fewer words. */
  detail?: string
  isLate?: boolean
  /** When it is due, in ISO 8601; what is due first stands first. */
  dueAt?: string
  /** Nobody has written for long: to ask how it stands. */
  quiet?: Application
  /** A mail that asks for something: to say that it is done. */
  asks?: { applicationId: string; mailId: string }
  /** What can be put off. */
  subject?: Subject
}

interface NeedsYouProps {
  asked: readonly Asked[]
  off: readonly Off[]
}

/** What only the user can settle: the first thing on the dashboard, absent when there is nothing. */
export function NeedsYou({ asked, off }: NeedsYouProps) {
  if (asked.length + off.length === 0) return null
  return (
    <section className={css.needs} aria-label={t('needs.title')}>
      <h2 className={css.title}>{t('needs.title')}</h2>
      <ul className={css.list}>
        {asked.map(({ key, to, icon, text, detail, isLate, quiet, asks, subject }) => (
          <li key={key} className={css.line}>
            <Link to={to} className={css.item}>
              {icon}
              <span className={css.words}>
                <span>{text}</span>
                {detail && (
                  <span className={css.detail} data-late={isLate || undefined}>
                    {detail}
                  </span>
                )}
              </span>
              {!subject && <IconChevronRight size="1rem" aria-hidden="true" />}
            </Link>
            {asks && <Done what={text} {...asks} />}
            {quiet && (
              <ButtonLink
                to={`/active-applications/${quiet.id}?tab=mail&template=followUp`}
                look="default"
                size="small"
                label={t('needs.followUp.of', { what: text })}
              >
                {t('needs.followUp')}
              </ButtonLink>
            )}
            {subject && (
              <Suspense fallback={<span className={css.room} />}>
                <PutOff what={text} subject={subject} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
      {off.length > 0 && (
        <Suspense fallback={<div className={css.off} />}>
          <PutOffList off={off} />
        </Suspense>
      )}
    </section>
  )
}

function Done({ applicationId, mailId, what }: { applicationId: string; mailId: string; what: string }) {
  const change = useChangeApplication(applicationId, { told: () => t('needs.done.of', { what }) })
  return (
    <Button
      look="default"
      size="small"
      aria-label={t('needs.done.of', { what })}
      disabled={change.isPending}
      onClick={() => change.mutate({ doneWith: mailId })}
    >
      {t('needs.done')}
    </Button>
  )
}

/** What is asked of the user, and the calls that say so; null until each was answered or failed, so that nothing below it jumps. */
export function useAsked() {
  const health = useQuery(healthQuery)
  const missing = useQuery(uncategorizedCountQuery)
  const steps = useQuery(nextStepsQuery)
  const interviews = useQuery(comingInterviewsQuery)
  const wishes = useQuery(askedQuery)
  const quiet = useQuery(quietQuery)
  const snoozes = useQuery(snoozesQuery)
  const outgoing = useQuery(outgoingQuery)
  const parts = [health, missing, steps, interviews, wishes, quiet, snoozes, outgoing]
  if (!parts.every(({ isFetched }) => isFetched)) return null
  const icon = { size: '1.125rem', stroke: 1.7, 'aria-hidden': true }
  const failed = health.data?.failed ?? 0
  const review = Math.max(0, (health.data?.review ?? 0) - failed)
  const lacking = missing.data?.count ?? 0
  const now = new Date()
  const endOfToday = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)

  const unsent = (outgoing.data?.list ?? []).flatMap(({ id, state, problem, to, subject, createdAt }): Asked[] => {
    const isLost = state === 'failed' || state === 'bounced'
    if (!isLost && !(state === 'delayed' && Date.parse(createdAt) < now.getTime() - longDelay)) return []
    const name = !isLost ? 'needs.unsent.delayed' : problem === 'unconfirmed' ? 'needs.unsent.unconfirmed' : 'needs.unsent'
    return [
      {
        key: `outgoing ${id}`,
        to: '/outbox',
        icon: <IconSend {...icon} />,
        text: t(name, { to: to[0] ?? '' }),
        detail: subject,
      },
    ]
  })
  const due = (steps.data?.list ?? []).flatMap((application): Asked[] => {
    const { id, nextStep, nextStepDueAt } = application
    if (!nextStepDueAt || new Date(nextStepDueAt) >= endOfToday) return []
    const isLate = nextStepDueAt < now.toISOString()
    return [
      {
        key: `step ${id}`,
        to: `/active-applications/${id}`,
        icon: <IconFlag {...icon} />,
        text: nextStep ?? t('needs.step'),
        detail: [named(application), isLate ? t('needs.late', { at: nearDayWithin(nextStepDueAt) }) : t('needs.today')].join(
          ' · ',
        ),
        isLate,
        dueAt: nextStepDueAt,
        subject: { kind: 'step', subjectId: id },
      },
    ]
  })
  const wanted = (wishes.data?.list ?? [])
    .flatMap((application) => application.asked.map((wish) => ({ application, ...wish })))
    .sort((a, b) => (a.dueBy ?? '9').localeCompare(b.dueBy ?? '9') || b.at.localeCompare(a.at))
  const waitedFor = wanted.map(({ application, kind, mailId, at, dueBy, subject, quote }): Asked => {
    const Icon = wishIcons[kind]
    const isLate = dueBy !== null && Date.parse(endOfDue(dueBy)) < now.getTime()
    const when = dueBy
      ? t(isLate ? 'needs.asked.overdue' : 'needs.asked.due', { day: dueLabel(dueBy) })
      : t('needs.asked.at', { day: nearDayWithin(at) })
    return {
      key: `wish ${mailId}`,
      to: `/active-applications/${application.id}`,
      icon: <Icon {...icon} />,
      text: t(`needs.asked.${kind}`, {
        company: application.company?.name ?? t('company.unknown'),
        words: shortened(quote ?? subject),
      }),
      detail: [application.job?.title, when].filter(Boolean).join(' · '),
      isLate,
      ...(dueBy !== null && { dueAt: endOfDue(dueBy) }),
      asks: { applicationId: application.id, mailId },
      subject: { kind: 'asked', subjectId: mailId },
    }
  })
  const meetings = (interviews.data?.list ?? [])
    .filter(({ state, proposedBy, startsAt, choice }, at, all) => {
      if (state !== 'proposed') return new Date(startsAt) < endOfToday
      // Of times that are offered together the first stands for all.
      return proposedBy === 'employer' && (choice === null || all.findIndex((one) => one.choice === choice) === at)
    })
    .map((interview): Asked => {
      const { id, application, startsAt, state, choice } = interview
      const answerBy = state === 'proposed' ? interview.answerBy : null
      const isLate = answerBy !== null && new Date(endOfDue(answerBy)) < now
      const name = state === 'proposed' ? (choice ? 'needs.choose' : 'needs.confirm') : 'needs.meeting'
      return {
        key: `interview ${id}`,
        to: `/active-applications/${application.id}?tab=interviews`,
        icon: <IconCalendarQuestion {...icon} />,
        text: t(name, { company: application.company ?? t('company.unknown') }),
        detail: [
          `${nearDay(dayOf(interview))}, ${hoursOf({ ...interview, endsAt: null })}`,
          ...(answerBy === null ? [] : [t(isLate ? 'needs.answer.overdue' : 'needs.answer.due', { day: dueLabel(answerBy) })]),
        ].join(' · '),
        isLate,
        dueAt: answerBy === null ? startsAt : endOfDue(answerBy),
        subject: { kind: 'interview', subjectId: id },
      }
    })
  const silent = (quiet.data?.list ?? []).map(
    (application): Asked => ({
      key: `quiet ${application.id}`,
      to: `/active-applications/${application.id}`,
      icon: <IconHourglass {...icon} />,
      text: named(application),
      detail: t('needs.quiet', { time: relativeLabel(application.lastActivityAt) }),
      quiet: application,
      subject: { kind: 'quiet', subjectId: application.id },
    }),
  )

  const snoozed = snoozes.data?.list ?? []
  const snoozeOf = ({ subject }: Asked) => subject && snoozed.find(isOf(subject))
  const off = [...due, ...waitedFor, ...meetings, ...silent].flatMap((one) => {
    const snooze = snoozeOf(one)
    return snooze ? [{ what: one.text, subject: snooze, id: snooze.id, until: snooze.until }] : []
  })
  const isOn = (one: Asked) => !snoozeOf(one)
  const [wishesOn, silentOn] = [waitedFor.filter(isOn), silent.filter(isOn)]
  const shownWishes = wishesOn.slice(0, mostWishes)
  const shownSilent = silentOn.slice(0, mostSilent)
  // Of those that were not fetched nobody knows whether they are put off.
  const unseen = Math.max(waitedFor.length, wishes.data?.total ?? 0) - waitedFor.length + wishesOn.length - shownWishes.length
  const more = (quiet.data?.total ?? 0) - silent.length + silentOn.length - shownSilent.length
  const asked = [
    ...unsent.slice(0, mostUnsent),
    ...counted(
      unsent.length - mostUnsent,
      '/outbox',
      <IconSend {...icon} />,
      t('needs.unsent.more', { n: unsent.length - mostUnsent }),
    ),
    ...[...due.filter(isOn), ...shownWishes, ...meetings.filter(isOn)].sort(byDue(endOfToday)),
    ...counted(unseen, '/active-applications?asked=true', <IconMailQuestion {...icon} />, t('needs.asked.more', { n: unseen })),
    ...counted(review, '/unidentified-messages?filter=review', <IconInbox {...icon} />, t('needs.review', { n: review })),
    ...counted(lacking, '/emails-with-missing-data', <IconTagOff {...icon} />, t('needs.missing', { n: lacking })),
    ...counted(failed, '/unidentified-messages?filter=failed', <IconMailOff {...icon} />, t('needs.failed', { n: failed })),
    ...shownSilent,
    ...counted(more, '/active-applications?quiet=any', <IconHourglass {...icon} />, t('needs.quiet.more', { n: more })),
  ]
  return { asked, off, parts }
}

/** What today brings, what is overdue, what comes, what has no date: each by its time. */
function byDue(endOfToday: Date) {
  const rank = ({ dueAt, isLate }: Asked) => (dueAt === undefined ? 3 : isLate ? 1 : new Date(dueAt) <= endOfToday ? 0 : 2)
  return (a: Asked, b: Asked) => rank(a) - rank(b) || (a.dueAt ?? '').localeCompare(b.dueAt ?? '')
}

/** Enough words to know what they want. */
const shortened = (words: string) => (words.length > 110 ? `${words.slice(0, 110).trimEnd()}…` : words)

function counted(count: number, to: string, icon: ReactNode, text: string): Asked[] {
  return count > 0 ? [{ key: to, to, icon, text }] : []
}

function named({ company, job }: Application): string {
  return [company?.name ?? t('company.unknown'), job?.title].filter(Boolean).join(' – ')
}
