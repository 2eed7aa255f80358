import { type ComponentProps, type ReactNode, useEffect } from 'react'
import css from './bulk-bar.module.css'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { type Icon, IconX } from './icons.tsx'

interface BulkBarProps {
  label: string
  /** What its cross does. */
  leaveLabel: string
  onLeave: () => void
  /** How many are chosen, in words. */
  count: string
  /** Chooses more. */
  more?: ReactNode
  children: ReactNode
}

/** What can be done with all that are chosen in a list. The cross and Escape let go of them. */
export function BulkBar({ label, leaveLabel, onLeave, count, more, children }: BulkBarProps) {
  useEffect(() => {
    function leave(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (!document.querySelector(':popover-open, dialog[open]')) onLeave()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [onLeave])
  return (
    <div className={css.bar} role="toolbar" aria-label={label}>
      <IconButton label={leaveLabel} onClick={onLeave}>
        <IconX size="1rem" stroke={1.7} aria-hidden="true" />
      </IconButton>
      <span className={css.count} role="status">
        {count}
      </span>
      {more}
      <span className={css.actions}>{children}</span>
    </div>
  )
}

/** A button of the bar: where there is little room, its icon alone. */
export function BulkButton({
  icon: Icon,
  ...rest
}: { icon: Icon } & Omit<ComponentProps<typeof Button>, 'icon' | 'look' | 'size'>) {
  return <Button look="subtle" size="small" icon={<Icon size="1rem" stroke={1.7} aria-hidden="true" />} {...rest} />
}

/** An icon and its word within a control of the bar; where there is little room, the icon alone. */
export function BulkWord({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={css.word}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
