import { Link } from 'react-router'
import type { PlannedRow } from '../../../contract/imports.ts'
import { exactDate } from '../../texts/time.ts'
import { Card } from '../../ui/card.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from './planned.module.css'
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
      {!preview && !error && <SkeletonRows height={40} />}
      {preview && (
        <div aria-busy={isOld} className={css.preview}>
          <p role="status" className={css.counts}>
            {preview.made === 0 ? t('import.preview.nothing') : <b>{t('import.preview.made', { n: preview.made })}</b>}
            {(['duplicates', 'leftOut', 'incomplete', 'unreadDates'] as const).map(
              (one) => preview[one] > 0 && <span key={one}>{t(`import.preview.${one}`, { n: preview[one] })}</span>,
            )}
          </p>
          <table className={css.table}>
            <thead>
              <tr>
                <th>{t('import.line')}</th>
                <th>{t('column.company')}</th>
                <th>{t('column.title')}</th>
                <th>{t('column.status')}</th>
                <th data-less>{t('import.field.appliedAt')}</th>
                <th data-less>{t('import.field.location')}</th>
              </tr>
            </thead>
            <tbody>
              {preview.rows.map((row) => (
                <tr key={row.line} data-outcome={row.outcome}>
                  <td>{row.line}</td>
                  <td>{row.company || '–'}</td>
                  <td>{row.title || '–'}</td>
                  <td>{row.outcome === 'made' ? <StatusBadge status={row.status} /> : <Outcome row={row} />}</td>
                  <td data-less>{row.appliedAt ? exactDate(row.appliedAt) : '–'}</td>
                  <td data-less>{row.location || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {preview.made + preview.duplicates + preview.leftOut > preview.rows.length && (
            <p className={css.shown}>{t('import.shown')}</p>
          )}
        </div>
      )}
    </Card>
  )
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
