import type { ReactNode } from 'react'
import { languageChoice, takeLanguage } from '../../texts/language-choice.ts'
import { chooseScheme, useSchemeChoice } from '../../ui/color-scheme.ts'
import { IconDeviceDesktop, IconMoon, IconSun } from '../../ui/more-icons.ts'
import css from './appearance.module.css'
import { t } from './texts/appearance/index.ts'

const schemes = [
  { value: 'auto', icon: IconDeviceDesktop },
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
] as const

const languages = ['auto', 'en', 'de'] as const

/** Light, dark, or as the system says. */
export function Appearance() {
  const choice = useSchemeChoice()
  return (
    <Choices label={t('appearance')}>
      {schemes.map(({ value, icon: Icon }) => (
        <Choice key={value} isChosen={choice === value} onChoose={() => chooseScheme(value)}>
          <Icon size="0.9375rem" stroke={1.7} aria-hidden="true" />
          {t(`appearance.${value}`)}
        </Choice>
      ))}
    </Choices>
  )
}

/** The language of the app on this device, each by its own name. */
export function LanguageOfApp() {
  const choice = languageChoice()
  return (
    <Choices label={t('language')}>
      {languages.map((value) => (
        <Choice key={value} isChosen={choice === value} onChoose={() => takeLanguage(value)}>
          {value === 'auto' ? (
            t('appearance.auto')
          ) : (
            <span lang={value}>{new Intl.DisplayNames(value, { type: 'language' }).of(value)}</span>
          )}
        </Choice>
      ))}
    </Choices>
  )
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={css.schemes} aria-label={label}>
    {children}
  </fieldset>
)

const Choice = ({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: ReactNode }) => (
  <button type="button" className={css.scheme} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </button>
)
