import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CopyText } from '../../ui/copy.tsx'
import { IconMailbox } from '../../ui/icons.tsx'
import css from './first-steps.module.css'
import { healthQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** What to do before the first mail arrives. */
export function FirstSteps({ address }: { address: string }) {
  const { data: health } = useQuery(healthQuery)
  if (!health || health.lastReceivedAt !== null) return null
  return (
    <section className={css.steps} aria-label={t('first.title')}>
      <span className={css.icon}>
        <IconMailbox size="1.375rem" stroke={1.7} aria-hidden="true" />
      </span>
      <div className={css.words}>
        <h2>{t('first.title')}</h2>
        <p>{t('first.text')}</p>
        <CopyText text={address} label={t('copy.address')} />
        <Link to="/welcome">{t('first.how')}</Link>
      </div>
    </section>
  )
}
