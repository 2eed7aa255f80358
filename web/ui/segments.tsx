import type { ReactNode } from 'react'
import css from './segments.module.css'

interface SegmentsProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string; icon?: ReactNode }[]
  chosen: Value
  onChoose: (value: Value) => void
  /** The words are heard alone: where there is little room. */
  isShort?: boolean
}

/** One of two or three ways to see a thing, all in sight. */
export function Segments<Value extends string>({ label, choices, chosen, onChoose, isShort = false }: SegmentsProps<Value>) {
  return (
    <fieldset className={css.segments} aria-label={label}>
      {choices.map(({ value, label, icon }) => (
        <button key={value} type="button" className={css.segment} aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {icon}
          <span className={isShort ? 'visually-hidden' : undefined}>{label}</span>
        </button>
      ))}
    </fieldset>
  )
}
