import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../texts/index.ts'
import { Figure, Figures } from '../../ui/figures.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { Bar } from '../../ui/skeleton.tsx'
import { companyStatsQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** How a company answers: me, and others where there are enough of them. */
export function CompanyFigures({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(companyStatsQuery(id))
  const { answered, applications, medianDaysToAnswer, timed = 0, community } = data ?? {}
  if (error && !data) return <ProblemState error={error} retry={refetch} />
  return (
    <Figures isBusy={!data}>
      <Figure label={t('figure.answered')} hint={t('figure.answered.of', { n: applications ?? 0 })}>
        {answered === undefined ? <Bar width="2rem" height="1.125rem" /> : formatNumber(answered)}
      </Figure>
      <Figure
        label={t('figure.days')}
        hint={
          typeof medianDaysToAnswer === 'number'
            ? t('figure.days.hint', { n: timed })
            : t(answered ? 'figure.others.few' : 'figure.days.none')
        }
      >
        {typeof medianDaysToAnswer === 'number' ? t('figure.days.value', { n: medianDaysToAnswer }) : '–'}
      </Figure>
      {community && (
        <Figure
          label={t('figure.others')}
          hint={community.medianDaysToAnswer === null ? t('figure.others.few') : t('figure.others.hint', { n: community.people })}
        >
          {community.medianDaysToAnswer === null ? '–' : t('figure.days.value', { n: community.medianDaysToAnswer })}
        </Figure>
      )}
    </Figures>
  )
}
