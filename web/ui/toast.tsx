import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { t } from '../texts/index.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from './icons.tsx'
import css from './toast.module.css'
import { goBack, keepWayBack, type WayBack } from './undo-stack.ts'

interface Toast {
  message?: string
  type?: 'success' | 'error' | 'info'
  /** Offered in the toast, and by Ctrl or Cmd and Z after the toast has gone. */
  undo?: (() => void) | null | undefined
}

interface Shown {
  id: number
  message: string
  type: NonNullable<Toast['type']>
  way: WayBack | null | undefined
  isLeaving?: boolean
}

const icons = { success: IconCheck, error: IconAlertTriangle, info: IconInfoCircle }
/** Maximum shown together; the oldest makes room. */
const most = 4
/** Milliseconds; as long as the transition in the style sheet. */
const fade = 120

let toasts: readonly Shown[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message at the top right: for two seconds, or eight where it offers undo. */
export function toast({ message = t('toast.default'), type = 'success', undo }: Toast): void {
  const way: WayBack | null | undefined = undo && { go: undo }
  // Changes by a user who has signed out are not shown to the next one.
  if (way && !keepWayBack(way)) return
  lastId += 1
  const id = lastId
  if (way) way.onGone = () => hide(id)
  change([...toasts.slice(1 - most), { id, message, type, way }])
}

function hide(id: number) {
  change(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)))
  setTimeout(() => change(toasts.filter((toast) => toast.id !== id)), fade)
}

function change(next: readonly Shown[]) {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Toasts stay while the user points at one or focuses one. A toast that appears under a resting pointer is not pointed at. */
export function ToastHost() {
  const all = useSyncExternalStore(subscribe, () => toasts)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const isHeld = all.length > 0 && (isPointed || isFocused)
  // A toast removed under the pointer or with the focus in it reports neither as gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever one comes or goes
  useEffect(() => {
    if (!host.current?.matches(':hover')) setPointed(false)
    setFocused(host.current?.contains(document.activeElement) ?? false)
  }, [all])
  useEffect(() => {
    if (all.length === 0) return host.current?.removeAttribute('style')
    const end = new AbortController()
    // Without it they stay in the corner.
    import('./step-aside.ts').then(({ stepAside }) => stepAside(host.current, end.signal)).catch(() => undefined)
    return () => end.abort()
  }, [all])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds the time of what is inside, and does nothing
    <div
      ref={host}
      className={css.toasts}
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {all.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </div>
  )
}

function ToastCard({ toast: { id, message, type, way, isLeaving }, isHeld }: { toast: Shown; isHeld: boolean }) {
  const stays = way ? 8000 : 2000
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => hide(id), stays)
    return () => clearTimeout(timer)
  }, [id, isHeld, stays])
  const Icon = icons[type]
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className={css.toast} data-type={type} data-leaving={isLeaving}>
      <span className={css.icon}>
        <Icon size="1rem" aria-hidden="true" />
      </span>
      <span className={css.message}>{message}</span>
      {way && (
        <Button size="small" look="subtle" onClick={() => goBack(way)}>
          {t('toast.undo')}
        </Button>
      )}
      <IconButton label={t('toast.close')} onClick={() => hide(id)}>
        <IconX size="1.125rem" />
      </IconButton>
    </div>
  )
}
