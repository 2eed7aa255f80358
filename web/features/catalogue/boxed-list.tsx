import type { ReactNode } from 'react'
import css from './detail.module.css'

/** Links or facts in a box, one below the other. */
export function BoxedList({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>
}

/** The way back at one end, to the neighbours at the other. */
export function DetailBar({ children }: { children: ReactNode }) {
  return <div className={css.bar}>{children}</div>
}

/** The text of a posting, its lines as they were. */
export function Description({ text }: { text: string }) {
  return <div className={`${css.list} ${css.plain} ${css.description}`}>{text}</div>
}
