import { t } from '../../texts/index.ts'
import { chooseScheme, useSchemeChoice } from '../../ui/color-scheme.ts'
import { IconDeviceDesktop, IconMoon, IconSun } from '../../ui/more-icons.ts'
import css from './appearance.module.css'

const schemes = [
  { value: 'auto', icon: IconDeviceDesktop },
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
] as const

/** Light, dark, or as the system says. */
export function Appearance() {
  const choice = useSchemeChoice()
  return (
    <fieldset className={css.schemes} aria-label={t('appearance')}>
      {schemes.map(({ value, icon: Icon }) => (
        <button
          key={value}
          type="button"
          className={css.scheme}
          aria-pressed={choice === value}
          onClick={() => chooseScheme(value)}
        >
          <Icon size="0.9375rem" stroke={1.7} aria-hidden="true" />
          {t(`appearance.${value}`)}
        </button>
      ))}
    </fieldset>
  )
}
