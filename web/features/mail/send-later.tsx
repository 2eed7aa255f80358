import { useState } from 'react'
import { exactTime } from '../../texts/time.ts'
import { instantIn, isZone, ownZone, partsIn } from '../../texts/zoned-time.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import css from './composer.module.css'
import { t } from './texts/index.ts'

interface SendLaterProps {
  sendAt: string | null
  unlessAnswered: boolean
  /** Where those are who get it. */
  zone: string | null
  error: string | undefined
  onChange: (part: { sendAt?: string | null; unlessAnswered?: boolean }) => void
}

const day = 86_400_000

/** When a mail leaves, in the user's own zone and in that of who gets it. */
export function SendLater({ sendAt, unlessAnswered, zone, error, onChange }: SendLaterProps) {
  const [parts, setParts] = useState(() => (sendAt ? partsIn(ownZone(), sendAt) : { date: '', time: '' }))
  const say = (next: typeof parts) => {
    setParts(next)
    onChange({ sendAt: /^\d{4}-/.test(next.date) && next.time !== '' ? instantIn(ownZone(), next.date, next.time) : null })
  }
  const isPast = sendAt !== null && Date.parse(sendAt) < Date.now()
  const there = sendAt && zone && isZone(zone) ? partsIn(zone, sendAt) : null
  const here = sendAt ? partsIn(ownZone(), sendAt) : null
  return (
    <fieldset className={css.later}>
      <legend>{t('later.legend')}</legend>
      <div className={css.actions}>
        {suggestions().map(({ label, parts }) => (
          <Button key={label} look="default" size="small" onClick={() => say(parts)}>
            {label}
          </Button>
        ))}
      </div>
      <div className={css.times}>
        <Field
          label={t('later.date')}
          type="date"
          value={parts.date}
          error={isPast ? t('later.past') : error}
          onChange={({ currentTarget }) => say({ ...parts, date: currentTarget.value })}
          required
        />
        <Field
          label={t('later.time')}
          type="time"
          value={parts.time}
          onChange={({ currentTarget }) => say({ ...parts, time: currentTarget.value })}
          required
        />
      </div>
      {sendAt && (
        <p className={css.hint}>
          {t('later.here', { at: exactTime(sendAt), zone: ownZone() })}
          {there &&
            (there.date !== here?.date || there.time !== here.time) &&
            ` ${t('later.there', { at: `${there.date}, ${there.time}`, zone: zone?.replace(/^[+-]/, 'UTC$&') ?? '' })}`}
        </p>
      )}
      <label className={css.tick}>
        <input
          type="checkbox"
          checked={unlessAnswered}
          onChange={({ currentTarget }) => onChange({ unlessAnswered: currentTarget.checked })}
        />
        {t('later.unlessAnswered')}
      </label>
    </fieldset>
  )
}

/** The next two mornings that people work. */
function suggestions() {
  const today = partsIn(ownZone(), new Date().toISOString()).date
  const dayOf = (days: number) => new Date(Date.parse(`${today}T12:00:00Z`) + days * day)
  const toMonday = (8 - dayOf(0).getUTCDay()) % 7 || 7
  const at = (days: number) => ({ date: dayOf(days).toISOString().slice(0, 10), time: '09:00' })
  return [
    { label: t('later.tomorrow'), parts: at(1) },
    ...(toMonday > 1 ? [{ label: t('later.monday'), parts: at(toMonday) }] : []),
  ]
}
