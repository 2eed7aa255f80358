import { type ReactNode, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { t } from '../texts/index.ts'
import css from './frame.module.css'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from './icons.tsx'
import { Logo } from './logo.tsx'

export interface Place {
  to: string
  label: string
  icon: ReactNode
  count?: number | undefined
  /** The count asks for something to be done. */
  isUrgent?: boolean
}

interface FrameProps {
  places: readonly Place[]
  /** What the bottom bar of a phone holds beside its button for the rest. */
  shortPlaces: readonly Place[]
  /** In the middle of the bottom bar. */
  add: { label: string; icon: ReactNode; onClick: () => void }
  /** The account, opened from the foot of the sidebar and from the bottom bar. */
  account: ReactNode
  accountLabel: string
  accountIcon: ReactNode
  notice: ReactNode
  children: ReactNode
}

const kept = 'sidebar'

/** Sidebar and content; on phones the content and a bottom bar. */
export function Frame({ places, shortPlaces, add, account, accountLabel, accountIcon, notice, children }: FrameProps) {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(kept) === 'narrow')
  // What waits on pages that the bottom bar has no place for.
  const elsewhere = places
    .filter(({ to, isUrgent }) => isUrgent && !shortPlaces.some((place) => place.to === to))
    .reduce((sum, { count = 0 }) => sum + count, 0)
  function toggle() {
    localStorage.setItem(kept, narrow ? 'wide' : 'narrow')
    setNarrow(!narrow)
  }
  return (
    <div className={css.frame} data-narrow={narrow || undefined}>
      <a href="#content" className={css.skip}>
        {t('frame.skip')}
      </a>
      <header className={css.sidebar}>
        <div className={css.brand}>
          <Link to="/dashboard" className={css.name} aria-label="Applybox">
            <Logo />
            <span className={css.label}>Applybox</span>
          </Link>
          <button
            type="button"
            className={css.collapse}
            onClick={toggle}
            aria-expanded={!narrow}
            aria-label={t('frame.collapse')}
          >
            {narrow ? (
              <IconLayoutSidebarLeftExpand size="1.125rem" stroke={1.7} />
            ) : (
              <IconLayoutSidebarLeftCollapse size="1.125rem" stroke={1.7} />
            )}
          </button>
        </div>
        <nav aria-label={t('frame.navigation')} className={css.places}>
          {places.map((place) => (
            <PlaceLink key={place.to} {...place} />
          ))}
        </nav>
        <button
          type="button"
          className={css.account}
          popoverTarget="account"
          aria-label={t('frame.account', { name: accountLabel })}
        >
          {accountIcon}
          <span className={css.label}>{accountLabel}</span>
        </button>
      </header>
      <main id="content" tabIndex={-1} className={css.content}>
        {notice}
        <div className={css.page}>{children}</div>
      </main>
      <nav aria-label={t('frame.navigation')} className={css.bar}>
        {shortPlaces.slice(0, 2).map((place) => (
          <PlaceLink key={place.to} {...place} />
        ))}
        <button type="button" className={css.place} data-add onClick={add.onClick}>
          {add.icon}
          <span className={css.label}>{add.label}</span>
        </button>
        {shortPlaces.slice(2).map((place) => (
          <PlaceLink key={place.to} {...place} />
        ))}
        <button type="button" className={css.place} popoverTarget="account">
          {accountIcon}
          <span className={css.label}>{t('frame.more')}</span>
          <Count count={elsewhere} isUrgent />
        </button>
      </nav>
      <div id="account" popover="auto" className={css.sheet}>
        {account}
      </div>
    </div>
  )
}

function PlaceLink({ to, label, icon, count, isUrgent }: Place) {
  return (
    <NavLink to={to} title={label} className={css.place}>
      {icon}
      <span className={css.label}>{label}</span>
      <Count count={count} isUrgent={isUrgent} />
    </NavLink>
  )
}

function Count({ count = 0, isUrgent }: Pick<Place, 'count' | 'isUrgent'>) {
  if (count === 0) return null
  return (
    <span className={css.count} data-urgent={isUrgent || undefined}>
      {count > 999 ? '999+' : count}
    </span>
  )
}
