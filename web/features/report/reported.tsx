import type { AnswerData } from '../../../contract/endpoint.ts'
import type { previewReport } from '../../../contract/report.ts'
import { exactDate } from '../../texts/time.ts'
import { CountedTable } from '../../ui/counted-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { t } from './texts/index.ts'

/** The counts and the rows as they will be printed. */
export function Reported({ report, isOld }: { report: AnswerData<typeof previewReport>; isOld: boolean }) {
  const { total, withoutDay, byStatus, list } = report
  return (
    <CountedTable
      isOld={isOld}
      lines="several"
      counts={
        <>
          <b>{t('report.total', { n: total })}</b>
          {byStatus.map(({ status, count }) => (
            <span key={status}>
              {t(`status.${status}`)}: {count}
            </span>
          ))}
          {withoutDay > 0 && <span>{t('report.withoutDay', { n: withoutDay })}</span>}
        </>
      }
      columns={[
        { name: t('report.applied'), width: 'clamp(5.25rem, 18vw, 8.625rem)' },
        { name: t('column.company') },
        { name: t('column.status'), width: 'clamp(6.75rem, 14vw, 7.75rem)' },
        { name: t('report.history'), isSpare: true },
      ]}
      note={total + withoutDay > list.length && t('report.shown')}
    >
      {list.map(({ id, company, title, location, status, appliedAt, history }) => (
        <tr key={id}>
          <td>{appliedAt ? exactDate(appliedAt) : t('report.dayUnknown')}</td>
          <td>
            <b>{company || t('company.unknown')}</b>
            <p>{[title || t('title.unknown'), location].filter(Boolean).join(', ')}</p>
          </td>
          <td>
            <StatusBadge status={status} />
          </td>
          <td data-spare>
            {history.map((step) => (
              <p key={`${step.status} ${step.at}`}>
                {exactDate(step.at)} {t(`status.${step.status}`)}
              </p>
            ))}
          </td>
        </tr>
      ))}
    </CountedTable>
  )
}
