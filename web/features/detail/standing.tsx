import { useQuery } from '@tanstack/react-query'
import type { Application } from '../../../contract/applications.ts'
import { formatNumber } from '../../texts/index.ts'
import { lengthLabel } from '../../texts/time.ts'
import { Figure, Figures } from '../../ui/figures.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { Bar } from '../../ui/skeleton.tsx'
import { figuresQuery } from './queries.ts'
import { t } from './texts/index.ts'

interface StandingProps {
  application: Pick<Application, 'id' | 'status' | 'appliedAt' | 'isAppliedAtKnown'>
}

/** How long it takes: since applying, to the first answer, since the last word. */
export function Standing({ application }: StandingProps) {
  const { data, error, refetch } = useQuery(figuresQuery(application.id))
  if (error && !data) return <ProblemState error={error} retry={refetch} />
  const isUnknown = application.status !== 'saved' && !(application.appliedAt !== null && application.isAppliedAtKnown)
  const { daysSinceApplied = null, daysToAnswer = null, daysQuiet = null, mails = 0, interviews = 0 } = data ?? {}
  const days = (n: number | null) => (data ? n === null ? '–' : lengthLabel(n) : <Bar width="3.5rem" height="1.125rem" />)
  const ago = (n: number) => (n < 1 ? undefined : t('standing.ago'))
  return (
    <Figures label={t('standing')} isBusy={!data}>
      <Figure
        label={t('standing.applied')}
        hint={isUnknown ? t('standing.unknown') : daysSinceApplied === null ? t('standing.applied.none') : ago(daysSinceApplied)}
      >
        {days(daysSinceApplied)}
      </Figure>
      <Figure
        label={t('standing.answer')}
        hint={isUnknown ? t('standing.unknown') : daysToAnswer === null ? t('standing.answer.none') : t('standing.answer.after')}
      >
        {days(daysToAnswer)}
      </Figure>
      <Figure label={t('standing.last')} hint={daysQuiet === null ? t('standing.last.none') : ago(daysQuiet)}>
        {days(daysQuiet)}
      </Figure>
      <Figure label={t('tab.mail')} hint={t('standing.interviews', { n: interviews })}>
        {data ? formatNumber(mails) : <Bar width="1.5rem" height="1.125rem" />}
      </Figure>
    </Figures>
  )
}
