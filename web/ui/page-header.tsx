import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../texts/index.ts'
import { IconArrowLeft } from './icons.tsx'
import css from './page-header.module.css'
import { PageTitle } from './page-title.tsx'

interface PageHeaderProps {
  title: string
  /** How many there are; shown beside the title. */
  count?: number | undefined
  description?: ReactNode
  /** One primary action, at the right. */
  action?: ReactNode
}

export function PageHeader({ title, count, description, action }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <PageTitle>{title}</PageTitle>
      <div className={css.words}>
        <h1 className={css.title}>
          {title}
          {count !== undefined && <span className={css.count}>{count}</span>}
        </h1>
        {description && <p className={css.description}>{description}</p>}
      </div>
      {action}
    </header>
  )
}

/** The way back to the list, where the list is not beside the detail. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={css.back} aria-label={t('back.to', { name: label })}>
      <IconArrowLeft size="1rem" aria-hidden="true" />
      {label}
    </Link>
  )
}
