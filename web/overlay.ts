import { useSyncExternalStore } from 'react'

/** The dialogs that can be opened from any page. */
export type Overlay = 'add' | 'palette' | 'keys'

let open: Overlay | null = null
const listeners = new Set<() => void>()

export function showOverlay(next: Overlay | null): void {
  open = next
  for (const listener of listeners) listener()
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => open,
  )
}
