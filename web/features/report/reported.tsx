import type { AnswerData } from '../../../contract/endpoint.ts'
import type { previewReport } from '../../../contract/report.ts'
import { exactDate } from '../../texts/time.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from './reported.module.css'
import { t } from './texts/index.ts'

/** The counts and the rows as they will be printed. */
export function Reported({ report, isOld }: { report: AnswerData<typeof previewReport>; isOld: boolean }) {
  const { total, byStatus, list } = report
  return (
    <div aria-busy={isOld} className={css.report}>
      <p role="status" className={css.counts}>
        <b>{t('report.total', { n: total })}</b>
        {byStatus.map(({ status, count }) => (
          <span key={status}>
            {t(`status.${status}`)}: {count}
          </span>
        ))}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th>{t('report.applied')}</th>
            <th>{t('column.company')}</th>
            <th>{t('column.status')}</th>
            <th data-less>{t('report.history')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ id, company, title, location, status, appliedAt, history }) => (
            <tr key={id}>
              <td>{appliedAt ? exactDate(appliedAt) : '–'}</td>
              <td>
                <b>{company || t('company.unknown')}</b>
                <span>{[title || t('title.unknown'), location].filter(Boolean).join(', ')}</span>
              </td>
              <td>
                <StatusBadge status={status} />
              </td>
              <td data-less>
                {history.map((step) => (
                  <span key={`${step.status} ${step.at}`}>
                    {exactDate(step.at)} {t(`status.${step.status}`)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > list.length && <p className={css.shown}>{t('report.shown')}</p>}
    </div>
  )
}
