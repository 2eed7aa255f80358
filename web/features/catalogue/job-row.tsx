import { Link } from 'react-router'
import type { Job } from '../../../contract/companies.ts'
import { Ago } from '../../ui/moment.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { StageDots } from '../../ui/stages.tsx'
import css from './row.module.css'
import { t } from './texts/index.ts'

/** One job in a list: a table's row where there is room, else two lines. */
export function JobRow({ job, to, compact }: { job: Job; to: string; compact: boolean }) {
  const { title, company, location, stages, lastActivityAt } = job
  const name = company?.name ?? t('company.unknown')
  if (compact) {
    return (
      <Link to={to} className={css.card}>
        <Monogram name={company?.name ?? null} size={36} />
        <span className={css.names}>
          <span className={css.name}>{title}</span>
          <span className={css.second}>{name}</span>
        </span>
        <span className={css.end}>
          <Ago at={lastActivityAt} />
          <StageDots stages={stages} none="" />
        </span>
      </Link>
    )
  }
  return (
    <Link to={to} className={`${css.line} ${css.jobs}`}>
      <Monogram name={company?.name ?? null} size={28} />
      <span className={css.name}>{title}</span>
      <span className={css.muted}>{name}</span>
      <span className={css.muted}>{location ?? ''}</span>
      <StageDots stages={stages} none={t('stages.none')} />
      <span className={css.date}>
        <Ago at={lastActivityAt} />
      </span>
    </Link>
  )
}
