/** A way back from something that was changed in this tab. */
export interface WayBack {
  go: () => void
  /** Called when it was gone, however. */
  onGone?: () => void
}

/** In the order in which the changes were made, which need not be that of their answers. */
const ways: (WayBack & { order: number })[] = []
const most = 50
/** The changes that are under way, by their order. */
const underWay = new Set<number>()
/** What is to be undone once they have ended, each one of them or, where all were meant already, the one before. */
let asked: (number | 'before')[] = []
let latest = 0
/** The last change of who has signed out. */
let ofNobody = -1
let answered: number | undefined

/** Keeps a way back for Ctrl or Cmd and Z, after its toast has gone too. Answers whether it leads anywhere still. */
export function keepWayBack(way: WayBack): boolean {
  const order = answered ?? latest
  if (order <= ofNobody) return false
  const later = ways.findIndex((other) => other.order > order)
  ways.splice(later === -1 ? ways.length : later, 0, Object.assign(way, { order }))
  if (ways.length > most) ways.shift()
  return true
}

/** Goes back this way, or the newest one; each is gone once. */
export function goBack(way: WayBack | undefined = ways.at(-1)): void {
  const at = way ? ways.indexOf(way as (typeof ways)[number]) : -1
  if (at !== -1) ways.splice(at, 1)
  // A key that was pressed more often means nothing that is changed later.
  if (ways.length === 0) asked = []
  if (!way || at === -1) return
  way.onGone?.()
  way.go()
}

/** They were somebody's who has signed out; what that person still had under way offers none either. */
export function forgetWaysBack(): void {
  for (const way of ways.splice(0)) way.onGone?.()
  asked = []
  underWay.clear()
  ofNobody = latest
}

/** A change is seen before the server has answered: whoever takes it back at once means this one, not the one before. */
export function changeBegins(order: number): void {
  underWay.add(order)
  latest = order
}

/** The way back that is kept in this turn belongs to this change. */
export function changeAnswered(order: number): void {
  answered = order
  setTimeout(() => {
    answered = undefined
  })
}

/** One that was refused is as it was already: whoever asked to take it back means no other. */
export function changeEnds(order: number, isRefused: boolean): void {
  underWay.delete(order)
  if (isRefused) asked = asked.filter((one) => one !== order)
  // What the change offers as its way back is kept in the same turn.
  setTimeout(() => {
    if (underWay.size > 0 || asked.length === 0) return
    asked.shift()
    goBack()
  })
}

addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
  if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || event.defaultPrevented) return
  // A field undoes its own typing.
  if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')) return
  if (underWay.size === 0 && ways.length === 0) return
  event.preventDefault()
  if (underWay.size === 0) goBack()
  else asked.push([...underWay].findLast((order) => !asked.includes(order)) ?? 'before')
})
