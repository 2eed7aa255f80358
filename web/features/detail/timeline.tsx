import { type Status, statuses } from '../../../contract/applications.ts'
import type { TimelineEntry } from '../../../contract/timeline.ts'
import { kindText } from '../../texts/kind.ts'
import { clock, dayLabel, exactTime } from '../../texts/time.ts'
import { warningText } from '../../texts/warning.ts'
import { whereText } from '../../texts/where.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconAlertTriangle, IconArchive, IconArrowBackUp, IconBuilding, IconCalendarEvent, IconPlus } from '../../ui/icons.tsx'
import { MailLink } from '../../ui/mail-link.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import {
  IconArrowMerge,
  IconFile,
  IconHistory,
  IconMail,
  IconMailForward,
  IconNote,
  IconPencil,
  IconProgress,
} from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Why } from '../../ui/why.tsx'
import { useListing } from '../../use-listing.ts'
import { timelineQuery } from './queries.ts'
import { t } from './texts/index.ts'
import css from './timeline.module.css'

const icons = {
  created: IconPlus,
  mail: IconMail,
  status: IconProgress,
  interview: IconCalendarEvent,
  archived: IconArchive,
  reactivated: IconArrowBackUp,
  company: IconBuilding,
  title: IconPencil,
  warning: IconAlertTriangle,
  moved: IconMailForward,
  merged: IconArrowMerge,
  note: IconNote,
  document: IconFile,
} satisfies Record<TimelineEntry['kind'], unknown>

/** Everything that happened to an application, newest first, by day, each with who decided it and by which words. */
export function Timeline({ applicationId }: { applicationId: string }) {
  const { items, isPending, error, hasMore, loadMore, retry } = useListing(timelineQuery(applicationId))
  if (error) return <ProblemState error={error} retry={retry} />
  if (isPending) return <SkeletonRows height="3.5rem" />
  if (items.length === 0) return <EmptyState icon={<IconHistory size="1.375rem" stroke={1.7} />} title={t('timeline.none')} />
  return (
    <div className={css.days}>
      {byDay(items).map(({ day, entries }) => (
        <section key={day} aria-label={day}>
          <h2 className={css.day}>{day}</h2>
          <ol className={css.entries}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {hasMore && <MoreButton onClick={loadMore} />}
    </div>
  )
}

function byDay(entries: readonly TimelineEntry[]) {
  const days: { day: string; entries: TimelineEntry[] }[] = []
  for (const entry of entries) {
    const day = dayLabel(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

function Entry({ entry }: { entry: TimelineEntry }) {
  const Icon = icons[entry.kind]
  const quotes = entry.evidence.map(({ quote, where, mailId }) => ({ quote, where: whereText(where), mailId }))
  return (
    <li className={css.entry} data-kind={entry.kind}>
      <span className={css.icon}>
        <Icon size="0.9375rem" stroke={1.8} aria-hidden="true" />
      </span>
      <div className={css.what}>
        <p className={css.line}>
          <span className={css.words}>
            <What entry={entry} />
            {entry.actor === 'user' && <span className={css.actor}>{t('timeline.byYou')}</span>}
          </span>
          <Why about={t('timeline.entry', { at: exactTime(entry.at) })} quotes={quotes} />
        </p>
        {(entry.kind === 'mail' || entry.kind === 'moved') && entry.mailId && (
          <MailLink mailId={entry.mailId} className={css.subject}>
            {entry.subject || t('mail.noSubject')}
          </MailLink>
        )}
      </div>
      <time dateTime={entry.at} title={exactTime(entry.at)} className={css.at}>
        {clock(entry.at)}
      </time>
    </li>
  )
}

function What({ entry: { kind, mailKind, from, to } }: { entry: TimelineEntry }) {
  switch (kind) {
    case 'mail':
      return <b>{kindText(mailKind) ?? t('timeline.mail')}</b>
    case 'status':
      return (
        <>
          {isStatus(from) && (
            <>
              <StatusBadge status={from} /> <span aria-hidden="true">→</span>
            </>
          )}
          {isStatus(to) && <StatusBadge status={to} />}
          {isStatus(from) && isStatus(to) && ended.has(from) && !ended.has(to) && (
            <span className={css.actor}>{t('timeline.reopened')}</span>
          )}
        </>
      )
    case 'interview':
      return <span>{interviewText(from, to)}</span>
    case 'company':
      return <span>{to ? t('timeline.company', { name: to }) : t('timeline.company.none')}</span>
    case 'title':
      return <span>{to ? t('timeline.title', { name: to }) : t('timeline.title.none')}</span>
    case 'created':
      return <span>{t('timeline.created')}</span>
    case 'archived':
      return <span>{t('timeline.archived')}</span>
    case 'reactivated':
      return <span>{t('timeline.reactivated')}</span>
    case 'warning':
      return <span>{to ? warningText(to) : t('timeline.warning')}</span>
    case 'moved':
      return <span>{t('timeline.moved')}</span>
    case 'merged':
      return <span>{from ? t('timeline.merged', { name: from }) : t('timeline.merged.unnamed')}</span>
    case 'document':
      return <span>{to ? t('timeline.document', { name: to }) : t('timeline.document.unnamed')}</span>
    case 'note':
      return <span>{to ? t('timeline.note', { words: to }) : t('timeline.note.unnamed')}</span>
  }
}

/** From one time to another: new, moved, or cancelled. */
function interviewText(from: string | null, to: string | null): string {
  if (to === null) return t('timeline.interview.cancelled', { at: from ? exactTime(from) : '' })
  return from && from !== to
    ? t('timeline.interview.moved', { at: exactTime(to) })
    : t('timeline.interview', { at: exactTime(to) })
}

const ended: ReadonlySet<Status> = new Set(['rejected', 'withdrawn', 'accepted'])

function isStatus(value: string | null): value is Status {
  return statuses.some((status) => status === value)
}
