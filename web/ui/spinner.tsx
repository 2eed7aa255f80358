import css from './spinner.module.css'

export function Spinner({ size }: { size: string }) {
  return <span className={css.spinner} style={{ width: size, height: size }} aria-hidden="true" />
}
