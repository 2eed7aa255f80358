import { useRef } from 'react'
import { Link } from 'react-router'
import type { Notification } from '../../../contract/notifications.ts'
import { kindText } from '../../texts/kind.ts'
import { clock, dayLabel, exactTime } from '../../texts/time.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyText } from '../../ui/copy.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconBell, IconCheck } from '../../ui/icons.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Monogram } from '../../ui/monogram.tsx'
import { IconRotateClockwise } from '../../ui/more-icons.ts'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useListing } from '../../use-listing.ts'
import css from './notification-list.module.css'
import { notificationsQuery } from './queries.ts'
import { t } from './texts/index.ts'
import { useDismiss } from './use-dismiss.ts'
import { useFocusedRow } from './use-focused-row.ts'

/** What mail brought that matters, by day, the newest first; each leads to its cause. */
export function NotificationList({ dismissed }: { dismissed: boolean }) {
  const { items, isPending, error, hasMore, loadMore, retry } = useListing<Notification>(notificationsQuery(dismissed))
  const { change, isLeaving } = useDismiss()
  const shown = items.filter(({ id }) => !isLeaving(id))
  const list = useRef<HTMLDivElement>(null)
  const { step, current, moveOn } = useFocusedRow(list)
  function changeAll(entries: readonly Notification[]) {
    moveOn()
    change({ ids: entries.map(({ id }) => id), dismissed: !dismissed })
  }
  useKeys({
    'list.next': () => step(1),
    'list.previous': () => step(-1),
    'list.dismiss': () => {
      const entry = shown.find(({ id }) => id === current())
      if (!entry) return
      changeAll([entry])
    },
  })
  if (error && items.length === 0) return <ProblemState error={error} retry={retry} />
  if (isPending) return <SkeletonRows height="4rem" />
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<IconBell size="1.375rem" stroke={1.7} />}
        title={dismissed ? t('notifications.none') : t('notifications.empty')}
      >
        {!dismissed && t('notifications.empty.text')}
      </EmptyState>
    )
  return (
    <div ref={list} className={css.days}>
      {byDay(shown).map(({ day, groups }) => (
        <Card key={day} title={day}>
          <ul className={css.list}>
            {groups.map((entries) => (
              <Group key={entries[0]?.id} entries={entries} onChange={changeAll} />
            ))}
          </ul>
        </Card>
      ))}
      {hasMore && (
        <Button look="default" onClick={loadMore}>
          {t('list.more')}
        </Button>
      )}
    </div>
  )
}

/** By day, and within it what belongs to one application together, at the place of its newest. */
function byDay(entries: readonly Notification[]) {
  return Object.entries(Object.groupBy(entries, ({ at }) => dayLabel(at))).map(([day, of = []]) => ({
    day,
    groups: [...Map.groupBy(of, ({ id, applicationId }) => applicationId ?? id).values()],
  }))
}

interface GroupProps {
  entries: readonly Notification[]
  onChange: (entries: readonly Notification[]) => void
}

function Group({ entries, onChange }: GroupProps) {
  const [first] = entries
  if (!first) return null
  if (entries.length === 1)
    return (
      <li className={css.entry} data-notification={first.id}>
        <Entry entry={first} onChange={() => onChange(entries)} />
      </li>
    )
  const name = first.company ?? senderOf(first)
  const n = entries.length
  return (
    <li className={css.group}>
      <div className={css.groupHead}>
        <Monogram name={name} size="2rem" />
        <h3 className={css.groupName}>
          {name}
          {first.title && <span className={css.groupTitle}> · {first.title}</span>}
        </h3>
        <Button
          look="subtle"
          size="small"
          aria-label={
            first.dismissed ? t('notifications.restoreGroup', { what: name }) : t('notifications.dismissGroup', { what: name })
          }
          onClick={() => onChange(entries)}
        >
          {first.dismissed ? t('notifications.restoreMany', { n }) : t('notifications.dismissMany', { n })}
        </Button>
      </div>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={css.entry} data-notification={entry.id}>
            <Entry entry={entry} isInGroup onChange={() => onChange([entry])} />
          </li>
        ))}
      </ul>
    </li>
  )
}

function Entry({ entry, isInGroup = false, onChange }: { entry: Notification; isInGroup?: boolean; onChange: () => void }) {
  const what = sentence(entry)
  const Icon = entry.dismissed ? IconRotateClockwise : IconCheck
  const action = entry.dismissed ? t('notifications.restore', { what }) : t('notifications.dismiss', { what })
  return (
    <>
      <Link to={causeOf(entry)} className={css.cause} data-in-group={isInGroup || undefined}>
        {!isInGroup && <Monogram name={entry.company ?? senderOf(entry)} size="2rem" />}
        <span className={css.words}>
          <span className={css.what}>{isInGroup && !entry.meeting ? (kindText(entry.notice) ?? what) : what}</span>
          <span className={css.detail}>{entry.title && !isInGroup ? `${entry.title} · ${entry.subject}` : entry.subject}</span>
          {entry.quote && !entry.subject.includes(entry.quote) && <q className={css.quote}>{entry.quote}</q>}
        </span>
        <time dateTime={entry.at} className={css.at}>
          {clock(entry.at)}
        </time>
      </Link>
      <button type="button" className={css.dismiss} title={action} aria-label={action} onClick={onChange}>
        <Icon size="1.0625rem" stroke={1.7} aria-hidden="true" />
      </button>
      {entry.code && (
        <div className={css.code} data-in-group={isInGroup || undefined}>
          <CopyText text={entry.code} label={t('copy.do')} />
        </div>
      )}
    </>
  )
}

/** The mail within its application, or where mail without one is settled. */
function causeOf({ id, applicationId }: Notification): string {
  return applicationId ? `/active-applications/${applicationId}?tab=mail&message=${id}` : `/unidentified-messages/${id}`
}

function senderOf({ from }: Notification): string {
  return from?.name || from?.address || t('mail.noSender')
}

function sentence(entry: Notification): string {
  const { notice, company, meeting } = entry
  if (notice === 'code') return t('notice.code', { who: senderOf(entry) })
  if (notice === 'review') return t('notice.review', { who: senderOf(entry) })
  if (meeting) {
    const who = company ?? senderOf(entry)
    if (meeting.to === null)
      return t('notice.interview.cancelled', { company: who, at: meeting.from ? exactTime(meeting.from) : '' })
    if (meeting.isAsked) return t('notice.interview.asked', { company: who, at: exactTime(meeting.to) })
    return t(meeting.from ? 'notice.interview.moved' : 'notice.interview', { company: who, at: exactTime(meeting.to) })
  }
  return t('activity.mail', { company: company ?? senderOf(entry), kind: kindText(notice) ?? t('timeline.mail') })
}
