import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatNumber } from '../../texts/index.ts'
import { At } from '../../ui/moment.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import css from './mail-health.module.css'
import { healthQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** What arrived last, what waits and what failed. */
export function MailHealth() {
  const { data, error, refetch } = useQuery(healthQuery)
  if (error && !data) return <ProblemState error={error} retry={refetch} />
  return (
    <dl className={css.facts}>
      <dt>{t('health.last')}</dt>
      <dd>{data?.lastReceivedAt ? <At at={data.lastReceivedAt} /> : t('health.never')}</dd>
      <dt>{t('health.waiting')}</dt>
      <dd>{formatNumber(data?.waiting ?? 0)}</dd>
      <dt>{t('health.review')}</dt>
      <dd>
        {data && data.review > 0 ? (
          <Link to="/unidentified-messages?filter=review">{formatNumber(data.review)}</Link>
        ) : (
          formatNumber(0)
        )}
      </dd>
      <dt>{t('health.failed')}</dt>
      <dd>
        {data && data.failed > 0 ? (
          <Link to="/unidentified-messages?filter=failed">{formatNumber(data.failed)}</Link>
        ) : (
          formatNumber(0)
        )}
      </dd>
    </dl>
  )
}
