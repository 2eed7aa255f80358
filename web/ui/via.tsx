import type { ReactNode } from 'react'
import { t } from '../texts/index.ts'
import css from './via.module.css'

/** A company and its agency on one line. Both are truncated when space is short. */
export function Via({ agency, children }: { agency: string | null; children: ReactNode }) {
  if (agency === null) return children
  return (
    <span className={css.both}>
      <span className={css.company}>{children}</span> <span className={css.agency}>{t('company.via', { agency })}</span>
    </span>
  )
}
