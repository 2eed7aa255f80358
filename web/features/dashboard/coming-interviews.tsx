import { useQuery } from '@tanstack/react-query'
import { clock, exactTime, nearDay } from '../../texts/time.ts'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import { LinkedRows } from './linked-rows.tsx'
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
      <LinkedRows
        rows={coming.map(({ id, application: { id: applicationId, company, title }, startsAt, conflictsWith }) => ({
          id,
          to: `/active-applications/${applicationId}?tab=interviews`,
          company,
          first: <b>{company ?? t('company.unknown')}</b>,
          second: title ?? t('title.unknown'),
          end: (
            <>
              <time dateTime={startsAt} title={exactTime(startsAt)}>
                <b>{nearDay(startsAt)}</b>
              </time>
              <span>{clock(startsAt)}</span>
              {conflictsWith.length > 0 && <Tag tone="attention">{t('coming.conflict')}</Tag>}
            </>
          ),
        }))}
      />
    </Card>
  )
}
