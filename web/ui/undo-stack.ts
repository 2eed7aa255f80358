/** A way back from something that was changed in this tab. */
export interface WayBack {
  go: () => void
  /** Called when it was gone, however. */
  onGone?: () => void
}

/** In the order in which the changes were made, which need not be that of their answers. */
const ways: (WayBack & { order: number })[] = []
const most = 50
let underWay = 0
let asked = 0
let latest = 0
let answered: number | undefined

/** Keeps a way back for Ctrl or Cmd and Z, after its toast has gone too. */
export function keepWayBack(way: WayBack): void {
  const order = answered ?? latest
  const later = ways.findIndex((other) => other.order > order)
  ways.splice(later === -1 ? ways.length : later, 0, Object.assign(way, { order }))
  if (ways.length > most) ways.shift()
}

/** Goes back this way, or the newest one; each is gone once. */
export function goBack(way: WayBack | undefined = ways.at(-1)): void {
  const at = way ? ways.indexOf(way as (typeof ways)[number]) : -1
  if (!way || at === -1) return
  ways.splice(at, 1)
  way.onGone?.()
  way.go()
}

/** A change is seen before the server has answered: whoever takes it back at once means this one, not the one before. */
export function changeBegins(order: number): void {
  underWay += 1
  latest = order
}

/** The way back that is kept in this turn belongs to this change. */
export function changeAnswered(order: number): void {
  answered = order
  setTimeout(() => {
    answered = undefined
  })
}

export function changeEnds(): void {
  underWay -= 1
  // What the change offers as its way back is kept in the same turn.
  setTimeout(() => {
    if (underWay > 0 || asked === 0) return
    asked -= 1
    goBack()
  })
}

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || event.defaultPrevented) return
  // A field takes back its own typing.
  if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return
  if (underWay === 0 && ways.length === 0) return
  event.preventDefault()
  if (underWay > 0) asked += 1
  else goBack()
})
