import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { statuses } from '../../../contract/applications.ts'
import { Card } from '../../ui/card.tsx'
import { StatusIcon } from '../../ui/status-badge.tsx'
import css from './by-status.module.css'
import { FailedCard, hasFailed } from './failed-card.tsx'
import { statusCountsQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** The active applications by status; each leads to its list. */
export function ByStatus() {
  const counted = useQuery(statusCountsQuery)
  const { data } = counted
  const counts = new Map(data?.list.map(({ status, count }) => [status, count]))
  const most = Math.max(1, ...counts.values())
  const shown = statuses.filter((status) => (counts.get(status) ?? 0) > 0)
  if (hasFailed(counted)) return <FailedCard title={t('byStatus.title')} parts={[counted]} />
  if (data && shown.length === 0) return null
  return (
    <Card title={t('byStatus.title')}>
      <ul className={css.list} aria-busy={!data}>
        {shown.map((status) => (
          <li key={status}>
            <Link to={`/active-applications?status=${status}`} className={css.row} data-status={status}>
              <span className={css.word}>
                <StatusIcon status={status} size="1rem" />
                {t(`status.${status}`)}
              </span>
              <span className={css.track} aria-hidden="true">
                <span className={css.bar} style={{ width: `${((counts.get(status) ?? 0) / most) * 100}%` }} />
              </span>
              <span className={css.count}>{counts.get(status)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
