import { IconBell, IconCheck, IconRotateClockwise } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Notification } from '../../../contract/notifications.ts'
import { kindText } from '../../texts/kind.ts'
import { clock, dayLabel } from '../../texts/time.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyText } from '../../ui/copy.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useListing } from '../../use-listing.ts'
import css from './notification-list.module.css'
import { notificationsQuery } from './queries.ts'
import { t } from './texts/index.ts'
import { useDismiss } from './use-dismiss.ts'

/** What mail brought that matters, by day, the newest first; each leads to its cause. */
export function NotificationList({ dismissed }: { dismissed: boolean }) {
  const { items, isPending, error, hasMore, loadMore, retry } = useListing<Notification>(notificationsQuery(dismissed))
  const { change, isLeaving } = useDismiss()
  const shown = items.filter(({ id }) => !isLeaving(id))
  if (error && items.length === 0) return <ProblemState error={error} retry={retry} />
  if (isPending) return <SkeletonRows height={64} />
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<IconBell size={22} stroke={1.7} />}
        title={dismissed ? t('notifications.none') : t('notifications.empty')}
      >
        {!dismissed && t('notifications.empty.text')}
      </EmptyState>
    )
  return (
    <>
      {Object.entries(Object.groupBy(shown, ({ at }) => dayLabel(at))).map(([day, entries = []]) => (
        <Card key={day} title={day}>
          <ul className={css.list}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onChange={() => change({ ids: [entry.id], dismissed: !entry.dismissed })} />
            ))}
          </ul>
        </Card>
      ))}
      {hasMore && (
        <Button look="default" onClick={loadMore}>
          {t('list.more')}
        </Button>
      )}
    </>
  )
}

function Entry({ entry, onChange }: { entry: Notification; onChange: () => void }) {
  const what = sentence(entry)
  const Icon = entry.dismissed ? IconRotateClockwise : IconCheck
  return (
    <li className={css.entry}>
      <Link to={causeOf(entry)} className={css.cause}>
        <Monogram name={entry.company ?? senderOf(entry)} size={32} />
        <span className={css.words}>
          <span className={css.what}>{what}</span>
          <span className={css.detail}>{entry.title ? `${entry.title} · ${entry.subject}` : entry.subject}</span>
          {entry.quote && !entry.subject.includes(entry.quote) && <q className={css.quote}>{entry.quote}</q>}
        </span>
        <time dateTime={entry.at} className={css.at}>
          {clock(entry.at)}
        </time>
      </Link>
      <button
        type="button"
        className={css.dismiss}
        title={entry.dismissed ? t('notifications.restore', { what }) : t('notifications.dismiss', { what })}
        aria-label={entry.dismissed ? t('notifications.restore', { what }) : t('notifications.dismiss', { what })}
        onClick={(event) => {
          // The row goes: the keyboard goes on with the next one.
          const row = event.currentTarget.closest('li')
          const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
          neighbour?.querySelector('button')?.focus()
          onChange()
        }}
      >
        <Icon size={17} stroke={1.7} aria-hidden="true" />
      </button>
      {entry.code && (
        <div className={css.code}>
          <CopyText text={entry.code} label={t('copy.do')} />
        </div>
      )}
    </li>
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
  const { notice, company } = entry
  if (notice === 'code') return t('notice.code', { who: senderOf(entry) })
  if (notice === 'review') return t('notice.review', { who: senderOf(entry) })
  return t('activity.mail', { company: company ?? senderOf(entry), kind: kindText(notice) ?? t('timeline.mail') })
}
