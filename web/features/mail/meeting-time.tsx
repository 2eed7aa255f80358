import { useState } from 'react'
import { exactTime } from '../../texts/time.ts'
import { instantIn, isZone, ownZone, partsIn } from '../../texts/zoned-time.ts'
import { Field } from '../../ui/field.tsx'
import css from './composer.module.css'
import { t } from './texts/index.ts'

interface MeetingTimeProps {
  startsAt: string | null
  /** Where the meeting was arranged. */
  zone: string | null
  error: string | undefined
  onChange: (startsAt: string | null) => void
}

/** A day and a time, said in the zone of the meeting. */
export function MeetingTime({ startsAt, zone, error, onChange }: MeetingTimeProps) {
  const where = zone && isZone(zone) ? zone : ownZone()
  const [{ date, time }, setParts] = useState(() => (startsAt ? partsIn(where, startsAt) : { date: '', time: '' }))
  const change = (part: { date?: string; time?: string }) => {
    const next = { date, time, ...part }
    setParts(next)
    // a browser takes years of six digits
    onChange(/^\d{4}-/.test(next.date) && next.time !== '' ? instantIn(where, next.date, next.time) : null)
  }
  return (
    <div className={css.times}>
      <Field
        label={t('meeting.date')}
        type="date"
        value={date}
        onChange={({ currentTarget }) => change({ date: currentTarget.value })}
        error={error}
        required
      />
      <Field
        label={t('meeting.time')}
        type="time"
        value={time}
        onChange={({ currentTarget }) => change({ time: currentTarget.value })}
        required
      />
      {where !== ownZone() && (
        <p className={css.hint}>
          {t('meeting.in', { zone: where })}
          {startsAt && ` · ${t('meeting.here', { at: exactTime(startsAt) })}`}
        </p>
      )}
    </div>
  )
}
