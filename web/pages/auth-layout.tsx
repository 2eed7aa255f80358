import { Outlet, useNavigation } from 'react-router'
import { t } from '../features/account/texts/index.ts'
import { UnshownFailures } from '../features/live/unshown-failures.tsx'
import { Loading } from '../ui/loading.tsx'
import { Logo } from '../ui/logo.tsx'
import { StatusBadge } from '../ui/status-badge.tsx'
import css from './auth-layout.module.css'

export function Component() {
  const { state } = useNavigation()
  return (
    <div className={css.both}>
      <div className={css.side}>
        <header className={css.brand}>
          <Logo size="1.75rem" /> Applybox
        </header>
        <UnshownFailures />
        <main className={css.main}>{state === 'loading' ? <Loading /> : <Outlet />}</main>
      </div>
      <aside className={css.story} aria-hidden="true">
        <p className={css.claim}>{t('story.claim')}</p>
        <div className={css.mail}>
          <div className={css.from}>
            <b>Northwind Talent Team</b>
            <span>{t('story.to')}</span>
          </div>
          <p className={css.subject}>{t('story.subject')}</p>
          <p>
            {t('story.before')} <mark>{t('story.quote')}</mark> {t('story.after')}
          </p>
        </div>
        <div className={css.arrow} />
        <div className={css.row}>
          <span className={css.logo}>NW</span>
          <span className={css.names}>
            <b>Northwind</b>
            <span>{t('story.title')}</span>
          </span>
          <StatusBadge status="interview" />
        </div>
        <p className={css.promise}>{t('story.promise')}</p>
      </aside>
    </div>
  )
}
