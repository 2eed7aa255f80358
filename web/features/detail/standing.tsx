import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../texts/index.ts'
import { Figure, Figures } from '../../ui/figures.tsx'
import { Bar } from '../../ui/skeleton.tsx'
import { figuresQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** How long it takes: since applying, to the first answer, since the last word. */
export function Standing({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(figuresQuery(applicationId))
  const { daysSinceApplied = null, daysToAnswer = null, daysQuiet = null, mails = 0, interviews = 0 } = data ?? {}
  const days = (n: number | null) =>
    data ? n === null ? '–' : t('standing.days', { n: Math.floor(n) }) : <Bar width={56} height={18} />
  return (
    <Figures label={t('standing')} isBusy={!data}>
      <Figure label={t('standing.applied')} hint={daysSinceApplied === null ? t('standing.applied.none') : t('standing.ago')}>
        {days(daysSinceApplied)}
      </Figure>
      <Figure label={t('standing.answer')} hint={daysToAnswer === null ? t('standing.answer.none') : t('standing.answer.after')}>
        {days(daysToAnswer)}
      </Figure>
      <Figure label={t('standing.last')} hint={daysQuiet === null ? t('standing.last.none') : t('standing.ago')}>
        {days(daysQuiet)}
      </Figure>
      <Figure label={t('tab.mail')} hint={t('standing.interviews', { n: interviews })}>
        {data ? formatNumber(mails) : <Bar width={24} height={18} />}
      </Figure>
    </Figures>
  )
}
