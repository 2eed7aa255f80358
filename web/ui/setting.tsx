import type { ReactNode } from 'react'
import css from './setting.module.css'

interface SettingProps {
  label: string
  /** How it stands. */
  children: ReactNode
  /** A few words beside the label. */
  tag?: ReactNode
  action?: ReactNode
  /** The form that changes it, below, while it is open. */
  form?: ReactNode
}

/** Rows of a card, each a thing that can be changed: what it is, how it stands, and a button. */
export function Settings({ children }: { children: ReactNode }) {
  return <ul className={css.settings}>{children}</ul>
}

export function Setting({ label, children, tag, action, form }: SettingProps) {
  return (
    <li className={css.setting}>
      <div className={css.line}>
        <div className={css.words}>
          <p className={css.label}>
            {label} {tag}
          </p>
          <div className={css.state}>{children}</div>
        </div>
        {action}
      </div>
      {form && <div className={css.form}>{form}</div>}
    </li>
  )
}
