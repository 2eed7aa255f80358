import type { ReactNode } from 'react'
import css from './save-bar.module.css'

/** Stays in sight at the foot of a long form while it has changes. */
export function SaveBar({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={css.bar}>
      <p role="status" className={css.text}>
        {text}
      </p>
      {children}
    </div>
  )
}
