import type { ReactNode } from 'react'
import css from './key.module.css'

/** The key that does the same; not shown where there is no keyboard, nor where there is little room. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <span className={css.key} aria-hidden="true">
      {children}
    </span>
  )
}
