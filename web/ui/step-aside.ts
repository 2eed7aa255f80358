interface Size {
  width: number
  height: number
}

/** In pixels of the window. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Corner {
  top: number
  right: number
}

/** Distance to the edges of the window, in pixels. */
const margin = 16
/** A row of which a strip this wide is left can still be reached (WCAG 2.2, 2.5.8). */
const target = 24
/** Touching the edge of a button leaves it legible. */
const edge = 4

function isCovered(action: Box, by: Box): boolean {
  const width = Math.min(action.right, by.right) - Math.max(action.left, by.left)
  const height = Math.min(action.bottom, by.bottom) - Math.max(action.top, by.top)
  if (width <= edge || height <= edge) return false
  const isRow = action.right - action.left > by.right - by.left
  const left = Math.max(by.left - action.left, action.right - by.right, by.top - action.top, action.bottom - by.bottom)
  return !isRow || left < target
}

export const coversAny = (box: Box, actions: readonly Box[]): boolean => actions.some((action) => isCovered(action, box))

/** The place nearest to the top right, in the upper half of the window, that leaves every action in reach; else the corner itself. */
export function freePlace({ width, height }: Size, view: Size, actions: readonly Box[]): Corner {
  const places: Corner[] = []
  for (let top = margin; top === margin || top + height <= view.height / 2; top += 8)
    for (let right = margin; right === margin || right + width <= view.width - margin; right += 8) places.push({ top, right })
  // Beside is nearer than below.
  const distance = ({ top, right }: Corner) => 3 * top + right
  places.sort((a, b) => distance(a) - distance(b))
  const boxOf = ({ top, right }: Corner): Box => ({
    left: view.width - right - width,
    top,
    right: view.width - right,
    bottom: top + height,
  })
  return places.find((place) => !coversAny(boxOf(place), actions)) ?? { top: margin, right: margin }
}

const actions = ':is(a[href], button, input, select, textarea, summary, [role=option]):not(:disabled)'

/** How often what the page shows meanwhile is looked at, in milliseconds. */
const pace = 250

/** Keeps the toasts where they cover no action of the page, until `signal` ends it. */
export function stepAside(host: HTMLElement | null, signal: AbortSignal): void {
  if (!host || signal.aborted) return
  place(host)
  const timer = setInterval(() => place(host), pace)
  signal.addEventListener('abort', () => clearInterval(timer))
}

function place(host: HTMLElement) {
  const reachable = [...document.querySelectorAll<HTMLElement>(actions)]
    .filter((element) => !host.contains(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
  const box = host.getBoundingClientRect()
  if (!coversAny(box, reachable)) return
  const { top, right } = freePlace(box, { width: document.documentElement.clientWidth, height: innerHeight }, reachable)
  host.style.top = `${top}px`
  host.style.right = `${right}px`
}
