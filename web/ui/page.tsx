import type { ReactNode } from 'react'
import css from './page.module.css'

/** The measure of a page that is not a list. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={css.page} data-narrow={narrow || undefined}>
      {children}
    </div>
  )
}
