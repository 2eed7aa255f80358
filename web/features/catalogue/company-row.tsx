import { Link } from 'react-router'
import type { Company, SharedCompany } from '../../../contract/companies.ts'
import { Ago } from '../../ui/moment.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { StageDots } from '../../ui/stages.tsx'
import css from './row.module.css'
import { t } from './texts/index.ts'

/** One of my companies in a list: a table's row where there is room, else two lines. */
export function CompanyRow({ company, to, compact }: { company: Company; to: string; compact: boolean }) {
  const { name, applications, jobs, stages, lastActivityAt } = company
  const counts = [t('count.applications', { n: applications }), t('count.jobs', { n: jobs })].join(' · ')
  if (compact) {
    return (
      <Link to={to} className={css.card}>
        <Monogram name={name} size={36} />
        <span className={css.names}>
          <span className={css.name}>{name}</span>
          <span className={css.second}>{counts}</span>
        </span>
        <span className={css.end}>
          <Ago at={lastActivityAt} />
          <StageDots stages={stages} none="" />
        </span>
      </Link>
    )
  }
  return (
    <Link to={to} className={css.line}>
      <Monogram name={name} size={28} />
      <span className={css.name}>{name}</span>
      <span className={css.muted}>{counts}</span>
      <StageDots stages={stages} none={t('stages.none')} />
      <span className={css.date}>
        <Ago at={lastActivityAt} />
      </span>
    </Link>
  )
}

/** A company that at least five people applied to. */
export function SharedCompanyRow({ company, to }: { company: SharedCompany; to: string }) {
  const { name, people, medianDaysToAnswer } = company
  return (
    <Link to={to} className={css.card}>
      <Monogram name={name} size={36} />
      <span className={css.names}>
        <span className={css.name}>{name}</span>
        <span className={css.second}>
          {[
            t('count.people', { n: people }),
            ...(medianDaysToAnswer === null ? [] : [t('answer.days', { n: medianDaysToAnswer })]),
          ].join(' · ')}
        </span>
      </span>
    </Link>
  )
}
