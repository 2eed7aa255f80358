import { IconBuilding, IconCalendarEvent, IconMapPin, IconPhone, IconVideo } from '@tabler/icons-react'
import type { z } from 'zod'
import type { interview } from '../../../contract/applications.ts'
import { clock, dayLabel, exactTime } from '../../texts/time.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { MailLink } from '../../ui/mail-link.tsx'
import css from './interviews.module.css'
import { t } from './texts/index.ts'

type Interview = z.output<typeof interview>

const icons = { phone: IconPhone, video: IconVideo, 'on-site': IconBuilding, other: IconCalendarEvent }

/** The interviews of an application, the next one first. Times are the browser's. */
export function Interviews({ interviews }: { interviews: readonly Interview[] }) {
  if (interviews.length === 0) {
    return (
      <EmptyState icon={<IconCalendarEvent size={22} stroke={1.7} />} title={t('interviews.none')}>
        {t('interviews.none.text')}
      </EmptyState>
    )
  }
  const now = new Date().toISOString()
  const ahead = interviews.filter(({ startsAt }) => startsAt >= now).sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  const past = interviews.filter(({ startsAt }) => startsAt < now).sort((a, b) => b.startsAt.localeCompare(a.startsAt))
  return (
    <ul className={css.list}>
      {[...ahead, ...past].map((one) => (
        <InterviewItem key={one.id} interview={one} isPast={one.startsAt < now} />
      ))}
    </ul>
  )
}

function InterviewItem({ interview, isPast }: { interview: Interview; isPast: boolean }) {
  const { kind, startsAt, endsAt, place, state, timeZone, mailId } = interview
  const Icon = icons[kind]
  return (
    <li className={css.interview} data-past={isPast || undefined} data-cancelled={state === 'cancelled' || undefined}>
      <span className={css.icon}>
        <Icon size={18} stroke={1.7} aria-hidden="true" />
      </span>
      <div className={css.what}>
        <p className={css.when}>
          <time dateTime={startsAt} title={exactTime(startsAt)}>
            {dayLabel(startsAt)}, {clock(startsAt)}
            {endsAt && ` – ${clock(endsAt)}`}
          </time>
          <span className={css.state}>{t(`interview.${state}`)}</span>
        </p>
        <p className={css.how}>
          {t(`interview.kind.${kind}`)}
          {timeZone && ` · ${t('interview.zone', { zone: timeZone })}`}
        </p>
        {place && (
          <p className={css.place}>
            <IconMapPin size={14} stroke={1.7} aria-hidden="true" />
            {/^https:\/\//i.test(place) ? (
              <a href={place} target="_blank" rel="noopener noreferrer nofollow">
                {place}
              </a>
            ) : (
              place
            )}
          </p>
        )}
        {mailId && <MailLink mailId={mailId}>{t('why.mail')}</MailLink>}
      </div>
    </li>
  )
}
