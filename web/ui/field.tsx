import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useEffect, useId, useRef, useState } from 'react'
import { formatNumber, t } from '../texts/index.ts'
import css from './field.module.css'
import { IconChevronDown } from './icons.tsx'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  description?: string | undefined
  error?: string | undefined
  /** Inside the field, at its end. */
  end?: ReactNode
}

/** Without it a browser waits for a fifth and a sixth digit of a year. */
const lastDay = '9999-12-31'

/** One line of text with its label, its hint and its message. */
export function Field({ label, description, error: refused, end, maxLength, ...input }: FieldProps) {
  const id = useId()
  const { tooLong, ...limit } = useLimit<HTMLInputElement>(maxLength, input)
  const error = tooLong ?? refused
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
          {...limit}
          {...(input.type === 'date' && { max: input.max || lastDay })}
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

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  description?: string | undefined
  error?: string | undefined
}

/** Several lines of text. */
export function TextArea({ label, description, error: refused, maxLength, ...area }: TextAreaProps) {
  const id = useId()
  const { tooLong, ...limit } = useLimit<HTMLTextAreaElement>(maxLength, area)
  const error = tooLong ?? refused
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {description && (
        <p id={`${id}-hint`} className={css.hint}>
          {description}
        </p>
      )}
      <textarea
        rows={4}
        {...area}
        {...limit}
        id={id}
        className={css.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={[description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      />
      <p id={`${id}-error`} className={css.error} role="alert">
        {error}
      </p>
    </div>
  )
}

interface Text {
  value?: unknown
  defaultValue?: unknown
}

/**
 * What is longer than it may be stays as it was typed or pasted, where `maxLength` of the browser would cut it off without a word. It is reported
 * at once, and a form that the browser checks is not sent.
 */
function useLimit<Box extends HTMLInputElement | HTMLTextAreaElement>(max: number | undefined, { value, defaultValue }: Text) {
  const ref = useRef<Box>(null)
  const [typed, setTyped] = useState(String(defaultValue ?? '').length)
  const over = max === undefined ? 0 : (value === undefined ? typed : String(value).length) - max
  const tooLong = over > 0 ? t('field.tooLong', { max: formatNumber(max ?? 0), n: formatNumber(over) }) : undefined
  useEffect(() => ref.current?.setCustomValidity(tooLong ?? ''), [tooLong])
  return { tooLong, ref, onInput: () => setTyped(ref.current?.value.length ?? 0) }
}

interface SelectFieldProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of several, with the system's own menu. */
export function SelectField<Value extends string>({ label, value, choices, onChange }: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <div className={css.box}>
        <select
          id={id}
          className={css.select}
          value={value}
          onChange={(event) => {
            const chosen = choices.find((choice) => choice.value === event.currentTarget.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <IconChevronDown size="1rem" aria-hidden="true" />
      </div>
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
