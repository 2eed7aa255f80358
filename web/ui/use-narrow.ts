import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(width < 45rem)')
const beside = matchMedia('(width >= 67.5rem)')

/** Whether the window is as narrow as a phone. */
export const useNarrow = () => useMatches(narrow)

/** Whether a list and its detail fit side by side. */
export const useBeside = () => useMatches(beside)

function useMatches(media: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => media.matches,
  )
}
