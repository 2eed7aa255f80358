import { Link } from 'react-router'
import type { PlannedRow } from '../../../contract/imports.ts'
import { exactDate } from '../../texts/time.ts'
import { Card } from '../../ui/card.tsx'
import { CountedTable } from '../../ui/counted-table.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Preview } from './queries.ts'
import { t } from './texts/index.ts'

interface PlannedProps {
  preview: Preview | undefined
  error: Error | null
  retry: () => void
  /** What is shown belongs to choices of before. */
  isOld: boolean
}

/** What will come of the rows, counted and in rows. */
export function Planned({ preview, error, retry, isOld }: PlannedProps) {
  return (
    <Card title={t('import.preview')}>
      {error && <ProblemState error={error} retry={retry} />}
      {!preview && !error && <SkeletonRows height="2.5rem" />}
      {preview && (
        <CountedTable
          isOld={isOld}
          lines="one"
          counts={
            <>
              {preview.made === 0 ? nothing(preview) : <b>{t('import.preview.made', { n: preview.made })}</b>}
              {(['duplicates', 'leftOut', 'incomplete', 'unreadDates'] as const).map(
                (one) => preview[one] > 0 && <span key={one}>{t(`import.preview.${one}`, { n: preview[one] })}</span>,
              )}
            </>
          }
          columns={[
            { name: t('import.line'), width: '3rem', isSpare: true },
            { name: t('column.company') },
            { name: t('column.title') },
            { name: t('column.status'), width: 'clamp(6.75rem, 14vw, 7.75rem)' },
            { name: t('import.field.appliedAt'), width: '8.25rem', isSpare: true },
            { name: t('import.field.location'), isSpare: true },
          ]}
          note={preview.made + preview.duplicates + preview.leftOut > preview.rows.length && t('import.shown')}
        >
          {preview.rows.map((row) => (
            <tr key={row.line} data-muted={row.outcome !== 'made' || undefined}>
              <td data-spare>{row.line}</td>
              <td>{row.company || '–'}</td>
              <td>{row.title || '–'}</td>
              <td>{row.outcome === 'made' ? <StatusBadge status={row.status} /> : <Outcome row={row} />}</td>
              <td data-spare>{row.appliedAt ? exactDate(row.appliedAt) : '–'}</td>
              <td data-spare>{row.location || '–'}</td>
            </tr>
          ))}
        </CountedTable>
      )}
    </Card>
  )
}

/** Why no row becomes an application, and what to do about it. */
function nothing({ rows, duplicates, leftOut }: Preview): string {
  if (rows.length === 0) return t('import.preview.onlyNames')
  return duplicates > 0 && leftOut === 0 ? t('import.preview.nothingNew') : t('import.preview.nothing')
}

function Outcome({ row: { outcome, sameAs } }: { row: PlannedRow }) {
  if (sameAs?.applicationId)
    return <Link to={`/active-applications/${sameAs.applicationId}`}>{t('import.outcome.duplicate')}</Link>
  return (
    <>
      {t(`import.outcome.${outcome}`)} {sameAs?.line != null && t('import.same', { line: sameAs.line })}
    </>
  )
}
