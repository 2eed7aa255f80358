import type { ReactNode } from 'react'
import css from './figures.module.css'

/** A few numbers side by side, each with what it counts and how it is meant. */
export function Figures({ label, isBusy = false, children }: { label?: string; isBusy?: boolean; children: ReactNode }) {
  return (
    <dl className={css.figures} aria-label={label} aria-busy={isBusy}>
      {children}
    </dl>
  )
}

export function Figure({ label, hint, children }: { label: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd>
        {children}
        {hint && <p className={css.hint}>{hint}</p>}
      </dd>
    </div>
  )
}
