import type { Sort } from '../../../contract/applications.ts'
import { Cell, Columns, Sorter } from '../../ui/list-row.tsx'
import { tracks } from './application-row.tsx'
import { t } from './texts/index.ts'

/** The names of the columns, to sort by. */
export function ApplicationColumns({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const by = { sort, onSort }
  return (
    <Columns tracks={tracks}>
      <Sorter label={t('column.company')} first="company" second="-company" {...by} />
      <Sorter label={t('column.title')} first="title" second="-title" {...by} />
      <Cell isSpare>{t('column.location')}</Cell>
      <Sorter label={t('column.status')} first="status" second="-status" {...by} />
      <Sorter label={t('column.applied')} first="-appliedAt" second="appliedAt" isRight {...by} />
      <Sorter label={t('column.activity')} first="-lastActivityAt" second="lastActivityAt" isRight {...by} />
    </Columns>
  )
}
