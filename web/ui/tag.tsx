import type { ReactNode } from 'react'
import css from './tag.module.css'

/** One or two words about a thing's state, beside its name. */
export function Tag({ tone = 'neutral', children }: { tone?: 'neutral' | 'good' | 'attention'; children: ReactNode }) {
  return (
    <span className={css.tag} data-tone={tone}>
      {children}
    </span>
  )
}
