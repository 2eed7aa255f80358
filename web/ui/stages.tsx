import type { Status } from '../../contract/applications.ts'
import { t } from '../texts/index.ts'
import css from './stages.module.css'
import { StatusIcon } from './status-badge.tsx'

interface StagesProps {
  label: string
  stages: readonly { status: Status; count: number }[]
  /** What stands there when there are none. */
  none: string
}

/** Applications by stage, as a strip of arrows: each with its icon, its word and how many stand there. */
export function StageStrip({ label, stages, none }: StagesProps) {
  if (stages.length === 0) return <p className={css.none}>{none}</p>
  return (
    <ol className={css.strip} aria-label={label}>
      {stages.map(({ status, count }) => (
        <li key={status} className={css.stage} data-status={status}>
          <StatusIcon status={status} size="0.9375rem" />
          <span className={css.word}>{t(`status.${status}`)}</span>
          <b>{count}</b>
        </li>
      ))}
    </ol>
  )
}

const mostDots = 3

/** The same in the little room of a row: the first few. */
export function StageDots({ stages, none }: Omit<StagesProps, 'label'>) {
  if (stages.length === 0) return <span className={css.none}>{none}</span>
  const more = stages.slice(mostDots)
  return (
    <span className={css.dots}>
      {stages.slice(0, mostDots).map(({ status, count }) => (
        <span key={status} className={css.dot} data-status={status} title={t(`status.${status}`)}>
          <StatusIcon status={status} size="0.8125rem" />
          <span className="visually-hidden">{t(`status.${status}`)}</span>
          {count}
        </span>
      ))}
      {more.length > 0 && (
        <span className={css.more} title={more.map(({ status, count }) => `${t(`status.${status}`)} ${count}`).join(', ')}>
          +{more.length}
        </span>
      )}
    </span>
  )
}
