import type { ReactNode } from 'react'
import { t } from '../texts/index.ts'
import { Button } from './button.tsx'
import css from './empty-state.module.css'
import { IconSearchOff } from './icons.tsx'

/** Nothing to show: says why, and what to do next. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={css.empty}>
      <span className={css.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={css.title}>{title}</p>
      {children && <div className={css.text}>{children}</div>}
      {action}
    </div>
  )
}

/** A list has nothing for this search and these filters; they can be left. */
export function NothingFound({ onClear, children = t('list.none.text') }: { onClear: () => void; children?: string }) {
  return (
    <EmptyState
      icon={<IconSearchOff size="1.375rem" stroke={1.7} />}
      title={t('list.none')}
      action={
        <Button look="default" size="small" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
