import { t } from '../texts/index.ts'
import css from './more-button.module.css'

/** Goes on below a list of which more is there. */
export function MoreButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={css.more} onClick={onClick}>
      {t('list.more')}
    </button>
  )
}
