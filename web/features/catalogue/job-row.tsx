import type { Job } from '../../../contract/companies.ts'
import { CardRow, Cell, LineRow, type Tracks } from '../../ui/list-row.tsx'
import { Ago } from '../../ui/moment.tsx'
import { StageDots } from '../../ui/stages.tsx'
import { t } from './texts/index.ts'

/** Title, company, place, stages, a date. */
export const jobTracks: Tracks = { all: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 0.7fr) minmax(0, 1fr) 6rem' }

/** One job in a list: a table's row where there is room, else two lines. */
export function JobRow({ job, to, compact }: { job: Job; to: string; compact: boolean }) {
  const { title, company, location, stages, lastActivityAt } = job
  const name = company?.name ?? null
  const at = name ?? t('company.unknown')
  const active = <Ago at={lastActivityAt} />
  if (compact) {
    const end = (
      <>
        {active}
        <StageDots stages={stages} none="" />
      </>
    )
    return <CardRow to={to} name={name} first={title} second={at} end={end} />
  }
  return (
    <LineRow to={to} name={name} tracks={jobTracks} first={title}>
      <Cell look="muted">{at}</Cell>
      <Cell look="muted">{location}</Cell>
      <StageDots stages={stages} none={t('stages.none')} />
      <Cell look="date">{active}</Cell>
    </LineRow>
  )
}
