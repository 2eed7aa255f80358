import { useQuery } from '@tanstack/react-query'
import { dayOf, hoursOf } from '../../texts/interview-time.ts'
import { exactTime, nearDay } from '../../texts/time.ts'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import { LinkedRows } from './linked-rows.tsx'
import { comingInterviewsQuery } from './queries.ts'
import { t } from './texts/index.ts'

const most = 5

/** The interviews ahead, the next one first; absent when there is none. */
export function ComingInterviews() {
  const { data } = useQuery(comingInterviewsQuery)
  const all = data?.list ?? []
  // Of times that are offered together the first stands for all.
  const coming = all
    .filter(({ choice }, at) => choice === null || all.findIndex((one) => one.choice === choice) === at)
    .slice(0, most)
  if (coming.length === 0) return null
  return (
    <Card title={t('coming.title')}>
      <LinkedRows
        rows={coming.map(
          ({ id, application: { id: applicationId, company, title }, startsAt, conflictsWith, state, choice, ...time }) => ({
            id,
            to: `/active-applications/${applicationId}?tab=interviews`,
            company,
            first: <b>{company ?? t('company.unknown')}</b>,
            second: title ?? t('title.unknown'),
            end: (
              <>
                <time dateTime={startsAt} title={exactTime(startsAt)}>
                  <b>{nearDay(dayOf({ startsAt, ...time }))}</b>
                </time>
                <span>{hoursOf({ startsAt, ...time, endsAt: null })}</span>
                {state === 'proposed' && <Tag tone="attention">{t(choice ? 'coming.choose' : 'coming.proposed')}</Tag>}
                {conflictsWith.length > 0 && <Tag tone="attention">{t('coming.conflict')}</Tag>}
              </>
            ),
          }),
        )}
      />
    </Card>
  )
}
