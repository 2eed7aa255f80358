import { Link } from 'react-router'
import type { Application } from '../../../contract/applications.ts'
import { t } from '../../texts/index.ts'
import { Ago } from '../../ui/moment.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './application-row.module.css'

/** One application in a list: a table's row where there is room, else two lines. */
export function ApplicationRow({ application, to, compact }: { application: Application; to: string; compact: boolean }) {
  const { company, job, status, appliedAt, lastActivityAt, location, labels } = application
  const names = (
    <>
      <span className={css.company}>{company?.name ?? t('company.unknown')}</span>
      <span className={css.title}>
        {job?.title ?? t('title.unknown')}
        {(compact ? [] : labels.slice(0, 3)).map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </span>
    </>
  )
  if (compact) {
    return (
      <Link to={to} className={css.card}>
        <Monogram name={company?.name ?? null} size={36} />
        <span className={css.names}>{names}</span>
        <span className={css.end}>
          <Ago at={lastActivityAt} />
          <StatusBadge status={status} />
        </span>
      </Link>
    )
  }
  return (
    <Link to={to} className={css.line}>
      <Monogram name={company?.name ?? null} size={28} />
      {names}
      <span className={css.muted}>{location ?? ''}</span>
      <StatusBadge status={status} />
      <span className={css.date}>{appliedAt ? <Ago at={appliedAt} /> : '–'}</span>
      <span className={css.date}>
        <Ago at={lastActivityAt} />
      </span>
    </Link>
  )
}
