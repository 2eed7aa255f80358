import { t } from '../texts/index.ts'
import css from './loading.module.css'
import { Spinner } from './spinner.tsx'

/** Fills the room it is given; waits a moment before it shows, so that fast loads do not flash. */
export function Loading() {
  return (
    <div className={css.loading} role="status">
      <Spinner size="1.75rem" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  )
}
