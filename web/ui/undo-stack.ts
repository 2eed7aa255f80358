/** A way back from something that was changed in this tab. */
export interface WayBack {
  go: () => void
  /** Called when it was gone, however. */
  onGone?: () => void
}

const ways: WayBack[] = []
const most = 50

/** Keeps a way back for Ctrl or Cmd and Z, after its toast has gone too. */
export function keepWayBack(way: WayBack): void {
  if (ways.length === 0) addEventListener('keydown', press)
  ways.push(way)
  if (ways.length > most) ways.shift()
}

/** Goes back this way, or the newest one; each is gone once. */
export function goBack(way = ways.at(-1)): void {
  const at = way ? ways.indexOf(way) : -1
  if (!way || at === -1) return
  ways.splice(at, 1)
  if (ways.length === 0) removeEventListener('keydown', press)
  way.onGone?.()
  way.go()
}

function press(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || event.defaultPrevented) return
  // A field takes back its own typing.
  if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return
  event.preventDefault()
  goBack()
}
