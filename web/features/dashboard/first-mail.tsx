import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { IconCircleCheck } from '../../ui/icons.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import css from './first-mail.module.css'
import { healthQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** Waits for a mail to arrive and says so as soon as one does. */
export function FirstMail() {
  const [since] = useState(() => new Date().toISOString())
  const { data } = useQuery(healthQuery)
  const last = data?.lastReceivedAt
  const hasArrived = Boolean(last && last >= since)
  return (
    <div className={css.wait} role="status" data-arrived={hasArrived || undefined}>
      {hasArrived ? (
        <>
          <IconCircleCheck size="1.125rem" stroke={1.8} aria-hidden="true" />
          <span className={css.words}>{t('welcome.arrived')}</span>
          <Link to="/dashboard">{t('welcome.arrived.open')}</Link>
        </>
      ) : (
        <>
          <Spinner size="0.875rem" />
          <span className={css.words}>{t('welcome.waiting')}</span>
        </>
      )}
    </div>
  )
}
