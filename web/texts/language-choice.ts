export type LanguageChoice = 'auto' | 'en' | 'de'

const kept = 'language'

/** `auto` is as the browser wants it. */
export function languageChoice(): LanguageChoice {
  const stored = localStorage.getItem(kept)
  return stored === 'en' || stored === 'de' ? stored : 'auto'
}

/** The languages that are wanted, the first one most. */
export function wantedLanguages(): readonly string[] {
  const choice = languageChoice()
  return choice === 'auto' ? navigator.languages : [choice]
}

/** The page is loaded anew: what it says comes from the server too. */
export function takeLanguage(next: LanguageChoice): void {
  if (next === languageChoice()) return
  if (next === 'auto') localStorage.removeItem(kept)
  else localStorage.setItem(kept, next)
  location.reload()
}
