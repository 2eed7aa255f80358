import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedInterview } from '../../../contract/interviews.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconCalendarEvent, IconPlus } from '../../ui/icons.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import type { Quote } from '../../ui/why.tsx'
import { InterviewForm } from './interview-form.tsx'
import { InterviewItem } from './interview-item.tsx'
import css from './interviews.module.css'
import { t } from './texts/index.ts'
import { comingQuery, interviewsQuery, useAddInterview } from './use-interviews.ts'

/** The interviews of an application, the next one first. Times are the browser's. */
export function Interviews({ applicationId, quotes }: { applicationId: string; quotes: readonly Quote[] }) {
  const { data, error, refetch } = useQuery(interviewsQuery(applicationId))
  const { data: coming } = useQuery(comingQuery)
  const [isAdding, setAdding] = useState(false)
  const add = useAddInterview(applicationId)
  if (error && !data) return <ProblemState error={error} retry={refetch} />
  if (!data) return <SkeletonRows height="4.5rem" />
  const now = new Date().toISOString()
  const ahead = data.list.filter((one) => endOf(one) >= now).sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  const past = data.list.filter((one) => endOf(one) < now).sort((a, b) => b.startsAt.localeCompare(a.startsAt))
  const others = [...(coming?.list ?? []), ...data.list]
  const addButton = (
    <Button look="default" icon={<IconPlus size="1rem" stroke={1.7} />} onClick={() => setAdding(true)}>
      {t('interview.add')}
    </Button>
  )
  return (
    <div className={css.interviews}>
      {isAdding ? (
        <section className={css.card} aria-label={t('interview.add')}>
          <InterviewForm
            label={t('interview.add')}
            others={coming?.list ?? []}
            isPending={add.isPending}
            problem={add.error}
            onSave={(said) => add.mutate(said, { onSuccess: () => setAdding(false) })}
            onLeave={() => setAdding(false)}
          />
        </section>
      ) : (
        data.list.length > 0 && <div>{addButton}</div>
      )}
      {data.list.length === 0 && !isAdding && (
        <EmptyState icon={<IconCalendarEvent size="1.375rem" stroke={1.7} />} title={t('interviews.none')} action={addButton}>
          {t('interviews.none.text')}
        </EmptyState>
      )}
      <ul className={css.list}>
        {[...ahead, ...past].map((one) => (
          <InterviewItem
            key={one.id}
            applicationId={applicationId}
            interview={one}
            isPast={endOf(one) < now}
            isOfferedAbove={one.choice !== null && ahead.find(({ choice }) => choice === one.choice)?.id !== one.id}
            quotes={quotes.filter(({ mailId }) => mailId != null && mailId === one.mailId)}
            others={others.filter(({ id }, at) => id !== one.id && others.findIndex((other) => other.id === id) === at)}
          />
        ))}
      </ul>
    </div>
  )
}

/** Without an end, an interview counts as one hour. */
export function endOf({ startsAt, endsAt }: Pick<ListedInterview, 'startsAt' | 'endsAt'>): string {
  return endsAt ?? new Date(Date.parse(startsAt) + 60 * 60 * 1000).toISOString()
}
