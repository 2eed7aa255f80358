import { useSyncExternalStore } from 'react'

export type SchemeChoice = 'auto' | 'light' | 'dark'

const kept = 'color-scheme'
const dark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function choice(): SchemeChoice {
  const stored = localStorage.getItem(kept)
  return stored === 'light' || stored === 'dark' ? stored : 'auto'
}

function isDark(): boolean {
  return choice() === 'dark' || (choice() === 'auto' && dark.matches)
}

/** Applies the scheme, as color-scheme.js does before the first paint. */
function apply(): void {
  document.documentElement.setAttribute('data-color-scheme', isDark() ? 'dark' : 'light')
  for (const listener of listeners) listener()
}

export function chooseScheme(next: SchemeChoice): void {
  if (next === 'auto') localStorage.removeItem(kept)
  else localStorage.setItem(kept, next)
  apply()
}

dark.addEventListener('change', apply)
addEventListener('storage', ({ key }) => {
  if (key === kept || key === null) apply()
})

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSchemeChoice = () => useSyncExternalStore(subscribe, choice)
export const useIsDark = () => useSyncExternalStore(subscribe, isDark)
