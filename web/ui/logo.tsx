import css from './logo.module.css'

export function Logo({ size = '1.5rem' }: { size?: string }) {
  return (
    <svg className={css.logo} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className={css.box} />
      <path
        className={css.tray}
        d="M7 17.5h4.6c.5 0 .9.3 1.1.7l.5 1.1c.2.4.6.7 1.1.7h3.4c.5 0 .9-.3 1.1-.7l.5-1.1c.2-.4.6-.7 1.1-.7H25V23a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z"
      />
      <path className={css.check} d="m11.5 11.2 3.2 3.2 6-6.4" />
    </svg>
  )
}
