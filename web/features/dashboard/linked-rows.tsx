import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Monogram } from '../../ui/monogram.tsx'
import css from './linked-rows.module.css'

interface LinkedRow {
  id: string
  to: string
  /** Whose picture it has. */
  company: string | null
  first: ReactNode
  second: ReactNode
  end: ReactNode
}

/** A few things in a card, each leading to its page. */
export function LinkedRows({ rows }: { rows: readonly LinkedRow[] }) {
  return (
    <ul className={css.list}>
      {rows.map(({ id, to, company, first, second, end }) => (
        <li key={id}>
          <Link to={to} className={css.row}>
            <Monogram name={company} size="2rem" />
            <span className={css.words}>
              <span>{first}</span>
              <span className={css.second}>{second}</span>
            </span>
            <span className={css.end}>{end}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
