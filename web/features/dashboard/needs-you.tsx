import { IconChevronRight, IconInbox, IconMailOff, IconTagOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './needs-you.module.css'
import { healthQuery, uncategorizedCountQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** What only the user can settle: the first thing on the dashboard, absent when there is nothing. */
export function NeedsYou() {
  const { data: health } = useQuery(healthQuery)
  const { data: missing } = useQuery(uncategorizedCountQuery)
  const failed = health?.failed ?? 0
  const review = Math.max(0, (health?.review ?? 0) - failed)
  const icon = { size: 18, stroke: 1.7, 'aria-hidden': true }
  const asked: { to: string; icon: ReactNode; text: string; count: number }[] = [
    {
      to: '/unidentified-messages?filter=review',
      icon: <IconInbox {...icon} />,
      text: t('needs.review', { n: review }),
      count: review,
    },
    {
      to: '/emails-with-missing-data',
      icon: <IconTagOff {...icon} />,
      text: t('needs.missing', { n: missing?.count ?? 0 }),
      count: missing?.count ?? 0,
    },
    {
      to: '/unidentified-messages?filter=failed',
      icon: <IconMailOff {...icon} />,
      text: t('needs.failed', { n: failed }),
      count: failed,
    },
  ].filter(({ count }) => count > 0)
  if (asked.length === 0) return null
  return (
    <section className={css.needs} aria-label={t('needs.title')}>
      <h2 className={css.title}>{t('needs.title')}</h2>
      <ul className={css.list}>
        {asked.map(({ to, icon, text }) => (
          <li key={to}>
            <Link to={to} className={css.item}>
              {icon}
              <span>{text}</span>
              <IconChevronRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
