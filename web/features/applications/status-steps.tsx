import type { ReactNode } from 'react'
import type { Status } from '../../../contract/applications.ts'
import { t } from '../../texts/index.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import css from './status-steps.module.css'

const path: readonly Status[] = ['applied', 'in_review', 'assessment', 'interview', 'offer', 'accepted']

/** How far the application came. An end that lies beside the path (rejected, withdrawn) stands alone with its word. */
export function StatusSteps({ status, why }: { status: Status; why: ReactNode }) {
  const reached = path.indexOf(status)
  return (
    <div className={css.both}>
      <span className={css.now}>
        <StatusBadge status={status} />
        {why}
      </span>
      {reached >= 0 && (
        <ol className={css.steps} aria-label={t('detail.steps')}>
          {path.map((step, index) => (
            <li
              key={step}
              className={css.step}
              data-status={status}
              data-reached={index <= reached || undefined}
              aria-current={index === reached ? 'step' : undefined}
            >
              <span className={css.bar} />
              <span className={css.word}>{t(`status.${step}`)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
