import type { AnswerData } from '../../../contract/endpoint.ts'
import type { getMessage } from '../../../contract/mail.ts'
import type { MeetingAnswer } from '../../../contract/outgoing.ts'
import { clock, dayLabel } from '../../texts/time.ts'
import { isZone, ownZone, partsIn } from '../../texts/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { IconCalendarEvent, IconCheck, IconX } from '../../ui/icons.tsx'
import { IconClock, IconQuestionMark } from '../../ui/more-icons.ts'
import css from './meeting-bar.module.css'
import { t } from './texts/index.ts'

export type Meeting = NonNullable<AnswerData<typeof getMessage>['meeting']>

export const answers = ['accept', 'maybe', 'decline', 'other'] as const
const icons = { accept: IconCheck, maybe: IconQuestionMark, decline: IconX, other: IconClock }

/** The meeting that a mail invites to, and the ways to answer. */
export function MeetingBar({ meeting, onAnswer }: { meeting: Meeting; onAnswer: (as: MeetingAnswer['as']) => void }) {
  const { startsAt, endsAt, timeZone, state, answered } = meeting
  const there = timeZone && isZone(timeZone) && timeZone !== ownZone() ? partsIn(timeZone, startsAt).time : null
  return (
    <section className={css.meeting} aria-label={t('meeting')}>
      <IconCalendarEvent size="1.125rem" stroke={1.7} aria-hidden="true" className={css.icon} />
      <div className={css.what}>
        <p className={css.when} data-cancelled={state === 'cancelled' || undefined}>
          {dayLabel(startsAt)}, {clock(startsAt)}
          {endsAt && ` – ${clock(endsAt)}`}
        </p>
        {there && there !== partsIn(ownZone(), startsAt).time && (
          <p className={css.zone}>{t('meeting.zone', { time: there, zone: timeZone ?? '' })}</p>
        )}
        {answered && <p className={css.zone}>{t(`meeting.answered.${answered}`)}</p>}
      </div>
      <div className={css.answers}>
        {answers.map((as) => {
          const Icon = icons[as]
          return (
            <Button
              key={as}
              look="default"
              size="small"
              icon={<Icon size="0.9375rem" stroke={1.7} />}
              onClick={() => onAnswer(as)}
            >
              {t(`meeting.${as}`)}
            </Button>
          )
        })}
      </div>
    </section>
  )
}
