import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy-part.ts'
import { t } from '../texts/index.ts'
import type { Toast } from './toaster.tsx'
import { keepWayBack } from './undo-stack.ts'

const Toaster = lazyPart(() => import('./toaster.tsx').then(({ Toaster }) => Toaster))

let wanted = false
const listeners = new Set<() => void>()

/** Shows a short message at the top right: for two seconds, or eight where it offers a way back. The part that draws it is loaded with the first one. */
export function toast({ message = t('toast.default'), type = 'success', undo }: Toast): void {
  const way = undo && { go: undo }
  // What somebody changed who has signed out is told to nobody else.
  if (way && !keepWayBack(way)) return
  void import('./toaster.tsx').then(({ show }) => {
    wanted = true
    for (const listener of listeners) listener()
    show({ message, type }, way)
  })
}

export function ToastHost() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => wanted,
  )
  return shown ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
