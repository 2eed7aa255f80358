import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react'
import { t } from '../texts/index.ts'
import css from './field.module.css'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  description?: string | undefined
  error?: string | undefined
  /** Inside the field, at its end. */
  end?: ReactNode
}

/** One line of text with its label, its hint and its message. */
export function Field({ label, description, error, end, ...input }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {description && (
        <p id={hintId} className={css.hint}>
          {description}
        </p>
      )}
      <div className={css.box} data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={id}
          className={css.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={[description && hintId, error && errorId].filter(Boolean).join(' ') || undefined}
        />
        {end}
      </div>
      <p id={errorId} className={css.error} role="alert">
        {error}
      </p>
    </div>
  )
}

/** A password that can be shown. */
export function PasswordField(props: FieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button type="button" className={css.reveal} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? t('password.hide') : t('password.show')}
        </button>
      }
    />
  )
}

/** What went wrong with the form as a whole. */
export function FormProblem({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={css.problem} hidden={!message}>
      {message}
    </div>
  )
}
