import type { ReactNode } from 'react'
import css from './notice.module.css'

/** One line over the page. */
export function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={css.notice} role="status">
      {icon}
      {children}
    </div>
  )
}
