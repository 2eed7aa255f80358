import type { ReactNode } from 'react'
import css from './auth-card.module.css'

/** The card of the pages before the frame: a heading, a sentence, a form, and a way elsewhere below. */
export function AuthCard({
  title,
  lead,
  children,
  below,
  foot,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** Something else that is open, under a line. */
  below?: ReactNode
  foot?: ReactNode
}) {
  return (
    <div className={css.card}>
      <title>{`${title} · Applybox`}</title>
      <h1 className={css.title}>{title}</h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
      {below && <div className={css.below}>{below}</div>}
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  )
}
