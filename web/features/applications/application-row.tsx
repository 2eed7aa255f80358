import type { Application } from '../../../contract/applications.ts'
import { t } from '../../texts/index.ts'
import { CardRow, Cell, LineRow, type Tracks } from '../../ui/list-row.tsx'
import { Ago } from '../../ui/moment.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Via } from '../../ui/via.tsx'
import { withNumber } from '../../ui/with-number.ts'

/** Company, title, place, status, two dates. */
export const tracks: Tracks = {
  all: 'minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 0.8fr) 8rem 6rem 6rem',
  tight: 'minmax(0, 1fr) minmax(0, 1.5fr) 8rem 5.75rem 5.75rem',
}

/** One application in a list: a table's row where there is room, else two lines. */
export function ApplicationRow({ application, to, compact }: { application: Application; to: string; compact: boolean }) {
  const { company, agency, job, status, appliedAt, isAppliedAtKnown, lastActivityAt, isNew, location, requisition, labels } =
    application
  const name = company?.name ?? null
  const first = <Via agency={agency}>{name ?? t('company.unknown')}</Via>
  const title = withNumber(job?.title ?? t('title.unknown'), requisition)
  const active = <Ago at={lastActivityAt} />
  const mark = isNew ? t('application.new') : undefined
  const badge = <StatusBadge status={status} />
  if (compact) {
    const end = (
      <>
        {active}
        {badge}
      </>
    )
    return <CardRow to={to} name={name} mark={mark} first={first} second={title} end={end} />
  }
  return (
    <LineRow to={to} name={name} mark={mark} tracks={tracks} first={first}>
      <Cell>
        {title}
        {labels.slice(0, 3).map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </Cell>
      <Cell look="muted" isSpare>
        {location}
      </Cell>
      {badge}
      <Cell look="date">{appliedAt && isAppliedAtKnown ? <Ago at={appliedAt} /> : '–'}</Cell>
      <Cell look="date">{active}</Cell>
    </LineRow>
  )
}
