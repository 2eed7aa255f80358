import type { ReactNode } from 'react'
import css from './card.module.css'

/** A surface with a heading. */
export function Card({ title, aside, children }: { title?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={css.card} aria-label={title}>
      {title && (
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
