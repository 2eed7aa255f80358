import { useEffect, useRef } from 'react'
import { type KeyName, keys } from './key-table.ts'
import { singleKeys } from './single-keys.ts'

export type Handlers = Partial<Record<KeyName, (() => void) | undefined>>

/** How long the first key of two waits for the second. */
const longestPause = 1200

/** Held down, these go on; whatever else a key does is done once. */
const walking = new Set<KeyName>(['list.next', 'list.previous', 'detail.next', 'detail.previous'])

const bound = new Set<{ current: Handlers }>()
let first: { key: string; at: number } | undefined

/** Does what the handlers say when their keys are pressed; the part that was shown last goes first. Where one types, single keys are letters. */
export function useKeys(handlers: Handlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (bound.size === 0) document.addEventListener('keydown', press)
    bound.add(latest)
    return () => {
      bound.delete(latest)
      if (bound.size === 0) document.removeEventListener('keydown', press)
    }
  }, [])
}

function press(event: KeyboardEvent) {
  const key = spelled(event)
  if (key === null || event.defaultPrevented) return
  const before = first !== undefined && event.timeStamp - first.at < longestPause ? `${first.key} ` : ''
  first = { key, at: event.timeStamp }
  const meant = meantBy(`${before}${key}`) ?? meantBy(key)
  if (!meant) return
  first = undefined
  event.preventDefault()
  if (!event.repeat || walking.has(meant.name)) meant.handle()
}

function meantBy(pressed: string): { name: KeyName; handle: () => void } | undefined {
  for (const { current } of [...bound].reverse())
    for (const name of Object.keys(current) as KeyName[]) {
      const handle = current[name]
      if (keys[name] === pressed && handle) return { name, handle }
    }
  return undefined
}

/** The key as the table spells it; null where it belongs to what has the focus, or single keys are off. */
function spelled({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | null {
  if (altKey || key.length === 0 || document.querySelector('dialog[open]')) return null
  if (ctrlKey || metaKey) return `mod+${key.toLowerCase()}`
  const inside = (places: string) => target instanceof Element && target.closest(places) !== null
  if (inside('input, textarea, select, [contenteditable], [role=menu], [role=listbox], [popover]')) return null
  if (key === 'Enter') return inside('a, button') ? null : key
  return singleKeys.areOn() && key.length === 1 ? key.toLowerCase() : null
}
