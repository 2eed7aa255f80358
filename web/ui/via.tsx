import type { ReactNode } from 'react'
import { t } from '../texts/index.ts'
import css from './via.module.css'

/** A company on one line, and beside it who arranges the application to it. Both are cut where there is little room. */
export function Via({ agency, children }: { agency: string | null; children: ReactNode }) {
  if (agency === null) return children
  return (
    <span className={css.both}>
      <span className={css.company}>{children}</span> <span className={css.agency}>{t('company.via', { agency })}</span>
    </span>
  )
}
