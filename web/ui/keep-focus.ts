/**
 * Where what has the focus goes away, or cannot be used for a while, the keyboard does not begin at the top of the page again: it goes on with
 * what stands in its place, with the one before it, or with the heading of what held it.
 */
interface Place {
  parent: Element
  index: number
}

let last: Element | undefined
/** From the inside out: where it stood, and where what it stood in did. */
let places: Place[] = []
/** The how many-th it was of what takes the focus in its item of a list. */
let nth = 0
let isLost = false
/** Covered by something that was opened from there. */
let covered: Element[] = []

const takesFocus =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'
const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
const within = (element: Element) => [...element.querySelectorAll<HTMLElement>(takesFocus)].filter(isSeen)

function remember(element: Element | null) {
  if (!element || element === document.body) return
  last = element
  isLost = false
  places = []
  for (let one: Element = element; one.parentElement; one = one.parentElement)
    places.push({ parent: one.parentElement, index: [...one.parentElement.children].indexOf(one) })
  const item = element.closest('li, tr')
  nth = item ? [...item.querySelectorAll(takesFocus)].indexOf(element) : 0
}

function look() {
  if (document.activeElement !== document.body || !last) return
  if (last.isConnected && isSeen(last) && !last.matches(':disabled')) {
    if (isLost) (last as HTMLElement).focus()
    return
  }
  isLost = true
  if (last.isConnected) {
    if (isSeen(last)) return
    if (covered.at(-1) !== last) covered.push(last)
    heading(document.getElementById('content'))?.focus()
    return
  }
  covered = covered.filter((one) => one.isConnected)
  const uncovered = covered.findLastIndex(isSeen)
  if (uncovered >= 0) return (covered.splice(uncovered)[0] as HTMLElement).focus()
  successor()?.focus()
}

function successor(): HTMLElement | undefined {
  for (const { parent, index } of places) {
    if (!parent.isConnected) continue
    const items = parent.matches('ul, ol, tbody, li, tr') ? [parent.children[index], parent.children[index - 1]] : []
    for (const item of items) {
      const all = item?.matches(takesFocus) ? [item as HTMLElement] : item ? within(item) : []
      const next = all[nth] ?? all[0]
      if (next) return next
    }
    const next = heading(parent) ?? (parent.matches('dialog, [popover]') ? within(parent)[0] : undefined)
    if (next) return next
  }
  return undefined
}

function heading(of: Element | null): HTMLElement | undefined {
  const found = [...(of?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].filter(isSeen)
  const first = found.findLast((one) => one.localName === 'h1') ?? found[0]
  if (first && !first.hasAttribute('tabindex')) first.tabIndex = -1
  return first
}

addEventListener('focusin', ({ target }) => remember(target as Element))
// Who presses where nothing is wants nothing to have the focus.
addEventListener('pointerdown', () => {
  last = undefined
})
addEventListener('click', () => remember(document.activeElement))
new MutationObserver(() => {
  look()
  // What is covered or cannot be used loses the focus with the next frame.
  requestAnimationFrame(() => setTimeout(look))
}).observe(document.body, {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'data-open', 'hidden', 'open'],
})
