import { type KeyboardEvent, useId, useState } from 'react'
import type { ListedInterview } from '../../../contract/interviews.ts'
import type { ApiProblem } from '../../api.ts'
import { clock } from '../../texts/time.ts'
import { instantIn, isZone, ownZone, partsIn } from '../../texts/zoned-time.ts'
import { Field, FormProblem, SelectField } from '../../ui/field.tsx'
import { Fields, Form, SaveOrCancel } from '../../ui/form.tsx'
import { IconAlertTriangle } from '../../ui/icons.tsx'
import css from './interviews.module.css'
import { t } from './texts/index.ts'
import { nameOf, type Said } from './use-interviews.ts'

interface InterviewFormProps {
  label: string
  before?: ListedInterview
  others: readonly ListedInterview[]
  isPending: boolean
  problem: ApiProblem | null
  onSave: (said: Said) => void
  onLeave: () => void
}

const kinds = ['video', 'phone', 'on-site', 'other'] as const
const states = ['confirmed', 'proposed', 'done', 'cancelled'] as const

/** When, how, where and with whom. Times are said in the time zone that stands beside them. Escape leaves. */
export function InterviewForm({ label, before, others, isPending, problem, onSave, onLeave }: InterviewFormProps) {
  const zones = useId()
  const [draft, setDraft] = useState(() => draftOf(before))
  const [isChecked, setChecked] = useState(false)
  const say = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const flaws = flawsOf(draft)
  const shown: Partial<Record<string, string>> = isChecked ? flaws : {}
  const hasFlaws = Object.keys(flaws).length > 0
  // A draft with flaws was not sent: what the server said was about an earlier one.
  const { fields = {}, message } = hasFlaws ? {} : (problem ?? {})
  const clashes = hasFlaws ? [] : others.filter((other) => other.id !== before?.id && overlap(timesOf(draft), other))

  function save() {
    setChecked(true)
    if (hasFlaws) return
    const { kind, state, place, people, summary, zone } = draft
    onSave({
      ...timesOf(draft),
      timeZone: zone,
      kind,
      state,
      place: place.trim() || null,
      people: people.trim() || null,
      summary: summary.trim(),
    })
  }
  const leave = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave()
  const text = (name: 'date' | 'from' | 'to' | 'zone' | 'place' | 'people' | 'summary') => ({
    value: draft[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => say({ [name]: event.currentTarget.value }),
    onKeyDown: leave,
    autoComplete: 'off',
  })
  return (
    <Form
      label={label}
      onSubmit={save}
      actions={<SaveOrCancel save={t('interview.save')} isPending={isPending} onCancel={onLeave} />}
    >
      <div className={css.times}>
        <Field label={t('interview.date')} type="date" autoFocus error={shown.date ?? fields.startsAt} {...text('date')} />
        <Field label={t('interview.from')} type="time" error={shown.from} {...text('from')} />
        <Field label={t('interview.to')} type="time" error={shown.to ?? fields.endsAt} {...text('to')} />
      </div>
      {clashes.map((other) => (
        <p key={other.id} role="status" className={css.clash}>
          <IconAlertTriangle size="0.875rem" stroke={1.7} aria-hidden="true" />
          {t('interview.clash', { name: nameOf(other), at: clock(other.startsAt) })}
        </p>
      ))}
      <Fields>
        <SelectField
          label={t('interview.kind')}
          value={draft.kind}
          choices={kinds.map((value) => ({ value, label: t(`interview.kind.${value}`) }))}
          onChange={(kind) => say({ kind })}
        />
        <SelectField
          label={t('interview.state')}
          value={draft.state}
          choices={states.map((value) => ({ value, label: t(`interview.${value}`) }))}
          onChange={(state) => say({ state })}
        />
        <Field label={t('interview.place')} maxLength={500} error={fields.place} {...text('place')} />
        <Field label={t('interview.people')} maxLength={300} error={fields.people} {...text('people')} />
        <Field label={t('interview.summary')} maxLength={300} error={fields.summary} {...text('summary')} />
        <Field
          label={t('interview.timeZone')}
          list={zones}
          maxLength={60}
          error={shown.zone ?? fields.timeZone}
          {...text('zone')}
        />
      </Fields>
      <datalist id={zones}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <FormProblem message={message && Object.keys(fields).length === 0 ? message : undefined} />
    </Form>
  )
}

interface Draft {
  date: string
  from: string
  to: string
  zone: string
  kind: (typeof kinds)[number]
  state: (typeof states)[number]
  place: string
  people: string
  summary: string
}

function draftOf(before: ListedInterview | undefined): Draft {
  if (!before) {
    return { date: '', from: '', to: '', zone: ownZone(), kind: 'video', state: 'confirmed', place: '', people: '', summary: '' }
  }
  const zone = before.timeZone && isZone(before.timeZone) ? before.timeZone : ownZone()
  const { date, time } = partsIn(zone, before.startsAt)
  return {
    date,
    from: time,
    to: before.endsAt ? partsIn(zone, before.endsAt).time : '',
    zone,
    kind: before.kind,
    state: before.state === 'moved' ? 'proposed' : before.state,
    place: before.place ?? '',
    people: before.people ?? '',
    summary: before.summary,
  }
}

function flawsOf({ date, from, zone }: Draft): Partial<Record<'date' | 'from' | 'to' | 'zone', string>> {
  return {
    // A browser takes years of six digits.
    ...(!/^\d{4}-/.test(date) && { date: t('interview.missing.date') }),
    ...(from === '' && { from: t('interview.missing.from') }),
    ...(!isZone(zone) && { zone: t('interview.missing.zone') }),
  }
}

/** An end before the beginning is on the next day. */
function timesOf({ date, from, to, zone }: Draft): { startsAt: string; endsAt: string | null } {
  const startsAt = instantIn(zone, date, from)
  if (to === '') return { startsAt, endsAt: null }
  const sameDay = instantIn(zone, date, to)
  if (sameDay >= startsAt) return { startsAt, endsAt: sameDay }
  const tomorrow = new Date(Date.parse(`${date}T00:00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return { startsAt, endsAt: instantIn(zone, tomorrow, to) }
}

const hour = 60 * 60 * 1000

function overlap(one: { startsAt: string; endsAt: string | null }, other: ListedInterview): boolean {
  if (other.state === 'cancelled') return false
  const [from, to, otherFrom, otherTo] = [one, other].flatMap(({ startsAt, endsAt }) => {
    const start = Date.parse(startsAt)
    return [start, endsAt ? Date.parse(endsAt) : start + hour]
  }) as [number, number, number, number]
  return from < otherTo && otherFrom < to
}
