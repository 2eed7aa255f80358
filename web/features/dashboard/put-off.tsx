import { nearDayWithin } from '../../texts/time.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { IconClock } from '../../ui/more-icons.ts'
import { Popover } from '../../ui/popover.tsx'
import css from './needs-you.module.css'
import type { Subject } from './queries.ts'
import { useSnooze } from './snoozes.ts'
import { t } from './texts/index.ts'

interface PutOffProps {
  what: string
  subject: Subject
}

/** Later is the beginning of a day: tomorrow, the next Monday, or one that is chosen. */
export function PutOff({ what, subject }: PutOffProps) {
  const snooze = useSnooze(what, subject)
  const label = t('snooze.of', { what })
  const tomorrow = inDays(1)
  const monday = inDays(8 - (new Date().getDay() || 7))
  return (
    <Popover label={label} look="subtle" button={<IconClock size="1rem" stroke={1.7} aria-hidden="true" />} buttonLabel={label}>
      {(close) => {
        function until(day: Date) {
          close()
          snooze.mutate({ until: day.toISOString() })
        }
        return (
          <>
            <p className={css.until}>{t('snooze.until')}</p>
            <div className={css.days}>
              <Button look="default" onClick={() => until(tomorrow)} autoFocus>
                {t('snooze.tomorrow')}
              </Button>
              <Button look="default" onClick={() => until(monday)}>
                {t('snooze.nextWeek')}
              </Button>
            </div>
            <Form
              label={label}
              onSubmit={(data) => until(new Date(`${data.get('day')}T00:00`))}
              actions={
                <Button type="submit" look="default">
                  {t('snooze.choose.do')}
                </Button>
              }
            >
              <Field
                name="day"
                type="date"
                label={t('snooze.choose')}
                min={dateOf(tomorrow)}
                max={dateOf(inDays(365))}
                required
              />
            </Form>
          </>
        )
      }}
    </Popover>
  )
}

export interface Off extends PutOffProps {
  id: string
  until: string
}

/** What comes back by itself, and can be brought back before. */
export function PutOffList({ off }: { off: readonly Off[] }) {
  return (
    <details className={css.off}>
      <summary>{t('snooze.off', { n: off.length })}</summary>
      <ul className={css.list}>
        {off.map((one) => (
          <OneOff key={`${one.subject.kind} ${one.subject.subjectId}`} {...one} />
        ))}
      </ul>
    </details>
  )
}

function OneOff({ what, subject, id, until }: Off) {
  const snooze = useSnooze(what, subject)
  return (
    <li className={css.line}>
      <span className={css.words}>
        <span>{what}</span>
        <span className={css.detail}>{t('snooze.until.day', { day: nearDayWithin(until) })}</span>
      </span>
      <Button
        look="default"
        size="small"
        aria-label={t('snooze.back.of', { what })}
        disabled={id === ''}
        onClick={() => snooze.mutate({ id })}
      >
        {t('snooze.back')}
      </Button>
    </li>
  )
}

function inDays(days: number): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
}

/** As a date field takes it. */
const dateOf = (day: Date) => new Intl.DateTimeFormat('sv').format(day)
