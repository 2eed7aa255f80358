import type { ReactNode } from 'react'
import css from './chips.module.css'

interface Choice<Value extends string> {
  value: Value
  label: string
  icon?: ReactNode
  count?: number | undefined
}

interface ChipsProps<Value extends string> {
  label: string
  choices: readonly Choice<Value>[]
  chosen: readonly Value[]
  onToggle: (value: Value) => void
}

/** Filters that are on or off; they scroll sideways where they do not fit. */
export function Chips<Value extends string>({ label, choices, chosen, onToggle }: ChipsProps<Value>) {
  return (
    <fieldset className={css.chips} aria-label={label}>
      {choices.map(({ value, label, icon, count }) => (
        <button
          key={value}
          type="button"
          className={css.chip}
          data-status={value}
          aria-pressed={chosen.includes(value)}
          onClick={() => onToggle(value)}
        >
          {icon}
          {label}
          {count !== undefined && <span className={css.count}>{count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
