import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clock, exactTime, nearDay } from '../../texts/time.ts'
import { Card } from '../../ui/card.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './coming-interviews.module.css'
import { comingInterviewsQuery } from './queries.ts'
import { t } from './texts/index.ts'

const most = 5

/** The interviews ahead, the next one first; absent when there is none. */
export function ComingInterviews() {
  const { data } = useQuery(comingInterviewsQuery)
  const coming = (data?.list ?? []).slice(0, most)
  if (coming.length === 0) return null
  return (
    <Card title={t('coming.title')}>
      <ul className={css.list}>
        {coming.map(({ id, application, startsAt, conflictsWith }) => (
          <li key={id}>
            <Link to={`/active-applications/${application.id}?tab=interviews`} className={css.row}>
              <Monogram name={application.company} size={32} />
              <span className={css.names}>
                <b>{application.company ?? t('company.unknown')}</b>
                <span>{application.title ?? t('title.unknown')}</span>
              </span>
              <span className={css.when}>
                <time dateTime={startsAt} title={exactTime(startsAt)}>
                  <b>{nearDay(startsAt)}</b>
                </time>
                <span>{clock(startsAt)}</span>
                {conflictsWith.length > 0 && <Tag tone="attention">{t('coming.conflict')}</Tag>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
