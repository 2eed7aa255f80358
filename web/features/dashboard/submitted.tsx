import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../texts/index.ts'
import { Bar } from '../../ui/skeleton.tsx'
import { submittedQuery } from './queries.ts'
import css from './submitted.module.css'
import { t } from './texts/index.ts'

/** How many applications were sent, against the period before. */
export function Submitted() {
  const { data } = useQuery(submittedQuery)
  return (
    <section className={css.tiles} aria-label={t('submitted.title')}>
      <Tile label={t('submitted.week')} count={data?.week.count} before={data?.week.before} period={t('submitted.week.before')} />
      <Tile
        label={t('submitted.month')}
        count={data?.month.count}
        before={data?.month.before}
        period={t('submitted.month.before')}
      />
      <Tile label={t('submitted.all')} count={data?.all} period={t('submitted.all.hint')} />
    </section>
  )
}

function Tile({
  label,
  count,
  before,
  period,
}: {
  label: string
  count: number | undefined
  before?: number | undefined
  period: string
}) {
  return (
    <div className={css.tile}>
      <p className={css.label}>{label}</p>
      <p className={css.count}>{count === undefined ? <Bar width={48} height={28} /> : formatNumber(count)}</p>
      <p className={css.before}>
        {count !== undefined && before !== undefined && count + before > 0 && <Change by={count - before} />}
        <span>{before === undefined ? period : t('submitted.before', { n: before, period })}</span>
      </p>
    </div>
  )
}

function Change({ by }: { by: number }) {
  const Icon = by > 0 ? IconArrowUpRight : by < 0 ? IconArrowDownRight : IconArrowRight
  return (
    <span className={css.change} data-up={by > 0 || undefined}>
      <Icon size={14} aria-hidden="true" />
      {by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0'}
    </span>
  )
}
