import type { ReactNode } from 'react'
import { EmptyState } from './empty-state.tsx'
import { IconTrashX } from './more-icons.ts'

interface GoneProps {
  title: string
  /** How that may have come. */
  children: string
  /** What brings it back. */
  action?: ReactNode
}

/** In the place of what was open until it went away, in another tab or on another device: no fault, and not the end. */
export function Gone({ title, children, action }: GoneProps) {
  return (
    <div role="alert">
      <EmptyState icon={<IconTrashX size="1.375rem" stroke={1.7} />} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  )
}
