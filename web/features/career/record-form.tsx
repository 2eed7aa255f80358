import { type FormEvent, useState } from 'react'
import type { ApiProblem } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Field, FormProblem, TextArea } from '../../ui/field.tsx'
import { Fields } from '../../ui/form.tsx'
import { keepDraft, keptDraft } from './draft.ts'
import type { Draft, FieldOf, Kind } from './kinds.ts'
import css from './records.module.css'
import { SuggestingField } from './suggesting-field.tsx'
import { t } from './texts/index.ts'

interface RecordFormProps {
  kind: Kind
  /** To keep what is typed under. */
  draftName: string
  isNew: boolean
  saved: Draft
  problem: ApiProblem | null
  isPending: boolean
  onSave: (draft: Draft) => void
  onDiscard: () => void
}

/** One record to fill in. What is typed stays in this browser until it is saved or discarded. */
export function RecordForm({ kind, draftName, isNew, saved, problem, isPending, onSave, onDiscard }: RecordFormProps) {
  const [draft, setDraft] = useState<Draft>(() => keptDraft(draftName) ?? saved)
  const [goesOn, setGoesOn] = useState(() => !isNew && (draft.endDate ?? '') === '')
  const [isChecked, setChecked] = useState(false)
  const say = (change: Draft) => {
    const next = { ...draft, ...change }
    setDraft(next)
    keepDraft(draftName, next)
  }
  const textOf = (field: string) => draft[field] ?? ''
  const missing = ({ name, isRequired }: FieldOf) => isRequired === true && textOf(name).trim() === ''
  const errorOf = (field: string) => problem?.fields[field]
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (kind.fields.some(missing)) return
    const all = Object.fromEntries(kind.fields.map(({ name }) => [name, textOf(name).trim()]))
    const period = { startDate: textOf('startDate'), endDate: goesOn ? '' : textOf('endDate') }
    onSave({ ...all, ...period, description: textOf('description') })
  }
  const hasFields = problem !== null && Object.keys(problem.fields).length > 0
  return (
    <form aria-label={t(`career.${kind.name}.form`)} className={css.form} onSubmit={submit} noValidate>
      <FormProblem message={problem && !hasFields ? problem.message : undefined} />
      <Fields>
        {kind.fields.map((field, index) => (
          <SuggestingField
            key={field.name}
            field={field}
            text={textOf(field.name)}
            takesFocus={index === 0}
            error={isChecked && missing(field) ? t('career.missing') : errorOf(field.name)}
            onText={(text) => say({ [field.name]: text })}
          />
        ))}
      </Fields>
      <Fields>
        <Month
          label={t('career.startDate')}
          value={textOf('startDate')}
          error={errorOf('startDate')}
          onChange={(startDate) => say({ startDate })}
        />
        <Month
          label={t('career.endDate')}
          value={goesOn ? '' : textOf('endDate')}
          isDisabled={goesOn}
          error={errorOf('endDate')}
          onChange={(endDate) => say({ endDate })}
        />
      </Fields>
      <label className={css.goesOn}>
        <input type="checkbox" checked={goesOn} onChange={(event) => setGoesOn(event.currentTarget.checked)} />
        {t(`career.${kind.name}.goesOn`)}
      </label>
      <TextArea
        label={t('career.description')}
        rows={4}
        maxLength={4000}
        value={textOf('description')}
        error={errorOf('description')}
        onChange={(event) => say({ description: event.currentTarget.value })}
      />
      <div className={css.actions}>
        <Button type="submit" isPending={isPending}>
          {t('career.save')}
        </Button>
        <Button look="default" onClick={onDiscard}>
          {t('career.discard')}
        </Button>
      </div>
    </form>
  )
}

interface MonthProps {
  label: string
  value: string
  error: string | undefined
  isDisabled?: boolean
  onChange: (month: string) => void
}

/** Browsers without a picker for months take it as it is written: 2026-03. */
function Month({ label, value, error, isDisabled = false, onChange }: MonthProps) {
  return (
    <Field
      label={label}
      type="month"
      min="1900-01"
      max="2099-12"
      placeholder="2026-03"
      value={value}
      disabled={isDisabled}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
