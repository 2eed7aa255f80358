import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

export interface Target {
  section: string
  entry: string
}

/** The field that a link asks for, by `at` in the address. */
export function useTarget(): Target | null {
  const [search] = useSearchParams()
  const at = search.get('at')
  const [section = '', entry = ''] = at?.split('/') ?? []
  return at === null ? null : { section, entry }
}

/** Puts the focus on the field that a link asks for, once. */
export function useFocusOnTarget() {
  const [search, setSearch] = useSearchParams()
  const at = search.get('at')
  useEffect(() => {
    if (at === null) return
    const place = document.querySelector<HTMLElement>(`[data-at="${CSS.escape(at)}"]`)
    const field = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('input:checked, textarea, button')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
    setSearch(
      (now) => {
        now.delete('at')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  }, [at, setSearch])
}
