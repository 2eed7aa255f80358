import type { Company, SharedCompany } from '../../../contract/companies.ts'
import { CardRow, Cell, LineRow, type Tracks } from '../../ui/list-row.tsx'
import { Ago } from '../../ui/moment.tsx'
import { StageDots } from '../../ui/stages.tsx'
import { t } from './texts/index.ts'

/** Name, counts, stages, a date. */
export const companyTracks: Tracks = { all: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 6rem' }

/** One of my companies in a list: a table's row where there is room, else two lines. */
export function CompanyRow({ company, to, compact }: { company: Company; to: string; compact: boolean }) {
  const { name, applications, jobs, stages, lastActivityAt } = company
  const counts = [t('count.applications', { n: applications }), t('count.jobs', { n: jobs })].join(' · ')
  const active = <Ago at={lastActivityAt} />
  if (compact) {
    const end = (
      <>
        {active}
        <StageDots stages={stages} none="" />
      </>
    )
    return <CardRow to={to} name={name} first={name} second={counts} end={end} />
  }
  return (
    <LineRow to={to} name={name} tracks={companyTracks} first={name}>
      <Cell look="muted">{counts}</Cell>
      <StageDots stages={stages} none={t('stages.none')} />
      <Cell look="date">{active}</Cell>
    </LineRow>
  )
}

/** A company that at least five people applied to. */
export function SharedCompanyRow({ company, to }: { company: SharedCompany; to: string }) {
  const { name, people, medianDaysToAnswer } = company
  const answers = medianDaysToAnswer === null ? [] : [t('answer.days', { n: medianDaysToAnswer })]
  return <CardRow to={to} name={name} first={name} second={[t('count.people', { n: people }), ...answers].join(' · ')} />
}
