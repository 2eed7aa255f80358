import { Link } from 'react-router'
import { IconAlertTriangle } from '../../ui/icons.tsx'
import { Ago } from '../../ui/moment.tsx'
import { Monogram } from '../../ui/monogram.tsx'
import { t } from './texts/index.ts'
import css from './triage-row.module.css'

interface TriageRowProps {
  to: string
  /** Whose picture it has. */
  name: string | null
  title: string
  subject: string
  /** Why it waits. */
  reason: string
  tone: 'quiet' | 'asks' | 'failed'
  isSuspicious?: boolean
  at: string
}

/** What waits for the user: from whom, about what, and why. */
export function TriageRow({ to, name, title, subject, reason, tone, isSuspicious = false, at }: TriageRowProps) {
  return (
    <Link to={to} className={css.row}>
      <Monogram name={name} size="2.25rem" />
      <span className={css.words}>
        <span className={css.top}>
          <span className={css.name}>{title}</span>
          <span className={css.ago}>
            <Ago at={at} />
          </span>
        </span>
        <span className={css.subject}>{subject}</span>
        <span className={css.reason} data-tone={tone}>
          {isSuspicious && (
            <span className={css.suspicious}>
              <IconAlertTriangle size="0.8125rem" aria-hidden="true" /> {t('triage.suspicious')}
              <span aria-hidden="true"> · </span>
            </span>
          )}
          {reason}
        </span>
      </span>
    </Link>
  )
}
