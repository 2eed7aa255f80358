import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Application } from '../../../contract/applications.ts'
import { Ago, At } from '../../ui/moment.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from './detail.module.css'
import { t } from './texts/index.ts'

/** Applications to one job or at one company: how each stands, and the way to it. */
export function Applications({ applications }: { applications: readonly Application[] }) {
  return (
    <ul className={css.list}>
      {applications.map(({ id, job, status, isActive, appliedAt, isAppliedAtKnown, lastActivityAt }) => (
        <li key={id}>
          <Link to={`/${isActive ? 'active' : 'archived'}-applications/${id}`} className={css.item}>
            <span className={css.words}>
              <b>{job?.title ?? t('title.unknown')}</b>
              {appliedAt && isAppliedAtKnown && (
                <span>
                  {t('application.applied')} <At at={appliedAt} dateOnly />
                </span>
              )}
            </span>
            <StatusBadge status={status} />
            <span className={css.aside}>
              <Ago at={lastActivityAt} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The way back at one end, to the neighbours at the other. */
export function DetailBar({ children }: { children: ReactNode }) {
  return <div className={css.bar}>{children}</div>
}

/** The text of a posting, its lines as they were. */
export function Description({ text }: { text: string }) {
  return <div className={`${css.list} ${css.plain} ${css.description}`}>{text}</div>
}
