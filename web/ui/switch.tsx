import css from './switch.module.css'

interface SwitchProps {
  /** What is on or off, for those who hear it; shown beside it by who uses it. */
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  disabled?: boolean
}

/** On or off, at once. */
export function Switch({ label, isOn, onChange, disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className={css.switch}
      disabled={disabled}
      onClick={() => onChange(!isOn)}
    >
      <span className={css.track} aria-hidden="true" />
    </button>
  )
}
