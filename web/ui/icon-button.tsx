import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import css from './icon-button.module.css'

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What it does, for those who hear it and on hover. */
  label: string
  children: ReactNode
}

/** A button within a line that is its icon alone. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={css.button} aria-label={label} title={label}>
      {children}
    </button>
  )
}

/** The same for what leads somewhere in the app. */
export function IconLink({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <Link to={to} className={css.button} aria-label={label} title={label}>
      {children}
    </Link>
  )
}
