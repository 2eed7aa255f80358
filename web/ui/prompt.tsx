import type { ReactNode } from 'react'
import css from './prompt.module.css'

interface PromptProps {
  label: string
  /** `accent`: somebody waits for the user; `attention`: something may be wrong. */
  tone: 'accent' | 'attention'
  icon: ReactNode
  title: string
  actions: ReactNode
  children: ReactNode
}

/** Something that only the user can do, and the way to do it. */
export function Prompt({ label, tone, icon, title, actions, children }: PromptProps) {
  return (
    <section className={css.prompt} data-tone={tone} aria-label={label}>
      {icon}
      <p className={css.words}>
        <b>{title}</b>
        <span>{children}</span>
      </p>
      <div className={css.actions}>{actions}</div>
    </section>
  )
}
