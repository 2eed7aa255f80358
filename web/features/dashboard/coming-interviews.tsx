import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { clock, exactTime, nearDay } from '../../texts/time.ts'
import { Card } from '../../ui/card.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import css from './coming-interviews.module.css'
import { interviewingQuery } from './queries.ts'
import { t } from './texts/index.ts'

const most = 5

/** The interviews ahead, the next one first; absent when there is none. */
export function ComingInterviews() {
  const { data } = useQuery(interviewingQuery)
  const now = new Date().toISOString()
  const coming = (data?.list ?? [])
    .filter((application) => application.nextInterviewAt !== null && application.nextInterviewAt >= now)
    .sort((one, other) => (one.nextInterviewAt ?? '').localeCompare(other.nextInterviewAt ?? ''))
    .slice(0, most)
  if (coming.length === 0) return null
  return (
    <Card title={t('coming.title')}>
      <ul className={css.list}>
        {coming.map(({ id, company, job, nextInterviewAt }) => (
          <li key={id}>
            <Link to={`/active-applications/${id}?tab=interviews`} className={css.row}>
              <Monogram name={company?.name ?? null} size={32} />
              <span className={css.names}>
                <b>{company?.name ?? t('company.unknown')}</b>
                <span>{job?.title ?? t('title.unknown')}</span>
              </span>
              {nextInterviewAt && (
                <time dateTime={nextInterviewAt} title={exactTime(nextInterviewAt)} className={css.when}>
                  <b>{nearDay(nextInterviewAt)}</b>
                  <span>{clock(nextInterviewAt)}</span>
                </time>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
