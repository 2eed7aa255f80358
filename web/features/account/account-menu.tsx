import { NavLink } from 'react-router'
import type { User } from '../../../contract/profile.ts'
import { t } from '../../texts/index.ts'
import { CopyText } from '../../ui/copy.tsx'
import type { Place } from '../../ui/frame.tsx'
import { IconLogout } from '../../ui/more-icons.ts'
import css from './account-menu.module.css'
import { Appearance } from './appearance.tsx'
import { signOut } from './sign-out.ts'

/** The address, the rest of the places (for phones), light or dark, and the way out. */
export function AccountMenu({ user, places }: { user: User; places: readonly Place[] }) {
  const close = () => document.getElementById('account')?.hidePopover()
  return (
    <div className={css.menu}>
      <p className={css.who}>{user.email}</p>
      {user.assignedEmail && <CopyText text={user.assignedEmail} label={t('copy.address')} />}
      <nav aria-label={t('frame.more')} className={css.places}>
        {places.map(({ to, label, icon, count, isUrgent }) => (
          <NavLink key={to} to={to} className={css.item} onClick={close}>
            {icon}
            <span>{label}</span>
            {isUrgent && count ? <b>{count}</b> : null}
          </NavLink>
        ))}
      </nav>
      <Appearance />
      <button type="button" className={css.item} onClick={signOut}>
        <IconLogout size="1.125rem" stroke={1.7} aria-hidden="true" />
        <span>{t('signOut')}</span>
      </button>
    </div>
  )
}
