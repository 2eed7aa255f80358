import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router'
import css from './button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './spinner.tsx'

interface Look {
  /** One primary action on a page; the others are `default`, `subtle` within text, and `danger` where something is lost for good. */
  look?: 'primary' | 'default' | 'subtle' | 'danger'
  size?: 'large' | 'medium' | 'small'
  icon?: ReactNode
  /** At the right: the key that does the same. */
  end?: ReactNode
  children: ReactNode
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** Under way: the words stay, so that nothing moves, under a spinner. */
  isPending?: boolean
}

export function Button({ look = 'primary', size = 'medium', icon, end, isPending = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(css.button, rest.className)}
      data-look={look}
      data-size={size}
      disabled={rest.disabled || isPending}
      aria-busy={isPending || undefined}
    >
      {icon}
      <span className={css.words}>{children}</span>
      {end}
      {isPending && <Spinner size="1rem" />}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  label,
  look = 'primary',
  size = 'medium',
  icon,
  end,
  children,
}: Look & { to: string; label?: string }) {
  return (
    <Link to={to} className={css.button} data-look={look} data-size={size} aria-label={label}>
      {icon}
      <span className={css.words}>{children}</span>
      {end}
    </Link>
  )
}
