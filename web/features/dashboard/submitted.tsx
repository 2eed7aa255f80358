import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber } from '../../texts/index.ts'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '../../ui/icons.tsx'
import { Bar } from '../../ui/skeleton.tsx'
import { FailedCard, hasFailed } from './failed-card.tsx'
import { statisticsQuery, submittedQuery } from './queries.ts'
import css from './submitted.module.css'
import { t } from './texts/index.ts'

/** How many applications were sent, against the period before, and how they are answered. */
export function Submitted() {
  const sent = useQuery(submittedQuery)
  const statistics = useQuery(statisticsQuery)
  const { data } = sent
  const { data: figures } = statistics
  const rate = figures && (figures.submitted === 0 ? null : figures.answered / figures.submitted)
  if (hasFailed(sent) || hasFailed(statistics)) return <FailedCard title={t('submitted.title')} parts={[sent, statistics]} />
  return (
    <section className={css.tiles} aria-label={t('submitted.title')}>
      <Counted label={t('submitted.week')} counts={data?.week} period={t('submitted.week.before')} />
      <Counted label={t('submitted.month')} counts={data?.month} period={t('submitted.month.before')} />
      <Tile label={t('submitted.all')} value={data && formatNumber(data.all)} hint={t('submitted.all.hint')} />
      <Tile
        label={t('answered.rate')}
        value={rate === undefined ? undefined : rate === null ? '–' : `${formatNumber(Math.round(rate * 100))} %`}
        hint={figures ? t('answered.of', { answered: formatNumber(figures.answered), n: formatNumber(figures.submitted) }) : ''}
      />
      <Tile
        label={t('answered.days')}
        value={
          figures && (figures.medianDaysToAnswer === null ? '–' : t('answered.days.value', { n: figures.medianDaysToAnswer }))
        }
        hint={
          figures &&
          (figures.medianDaysToAnswer === null
            ? t(figures.answered === 0 ? 'answered.days.none' : 'answered.days.few')
            : t('answered.days.hint', { n: figures.timed }))
        }
      />
    </section>
  )
}

interface CountedProps {
  label: string
  counts: { count: number; before: number } | undefined
  period: string
}

function Counted({ label, counts, period }: CountedProps) {
  const { count = 0, before = 0 } = counts ?? {}
  return (
    <Tile
      label={label}
      value={counts && formatNumber(count)}
      hint={
        <>
          {count + before > 0 && <Change by={count - before} />}
          <span>{t('submitted.before', { n: formatNumber(before), period })}</span>
        </>
      }
    />
  )
}

function Tile({ label, value, hint }: { label: string; value: string | undefined; hint: ReactNode }) {
  return (
    <div className={css.tile}>
      <p className={css.label}>{label}</p>
      <p className={css.count}>{value ?? <Bar width="3rem" height="1.75rem" />}</p>
      <p className={css.before}>{hint}</p>
    </div>
  )
}

function Change({ by }: { by: number }) {
  const Icon = by > 0 ? IconArrowUpRight : by < 0 ? IconArrowDownRight : IconArrowRight
  return (
    <span className={css.change} data-up={by > 0 || undefined}>
      <Icon size="0.875rem" aria-hidden="true" />
      {by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0'}
    </span>
  )
}
