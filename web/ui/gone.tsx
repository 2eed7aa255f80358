import { IconTrashX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../texts/index.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import css from './gone.module.css'

interface GoneProps {
  title: string
  /** How that may have come. */
  children: string
  /** Where the others like it are. */
  list: { to: string; label: string }
  /** What brings it back. */
  action?: ReactNode
}

/** In the place of what was open until it went away, in another tab or on another device: no fault, and not the end. */
export function Gone({ title, children, list, action }: GoneProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconTrashX size={22} stroke={1.7} />}
        title={title}
        action={
          <div className={css.actions}>
            {action}
            <ButtonLink look="default" size="small" to={list.to}>
              {t('back.to', { name: list.label })}
            </ButtonLink>
          </div>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
