import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

const beyond = 8

/** Which rows of equal height are seen in a scrolling pane, with a few beyond both edges. */
export function useWindow(pane: RefObject<HTMLElement | null>, count: number, rowHeight: number) {
  const [seen, setSeen] = useState({ first: 0, last: 30 })

  const look = useCallback(() => {
    if (!pane.current) return
    const { scrollTop, clientHeight } = pane.current
    const first = Math.max(0, Math.floor(scrollTop / rowHeight) - beyond)
    const last = Math.ceil((scrollTop + clientHeight) / rowHeight) + beyond
    setSeen((before) => (before.first === first && before.last === last ? before : { first, last }))
  }, [pane, rowHeight])

  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    look()
    element.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [pane, look])

  return { first: Math.min(seen.first, count), last: Math.min(seen.last, count) }
}

/** Scrolls so far that the row is seen whole. */
export function revealRow(pane: HTMLElement, index: number, rowHeight: number): void {
  const top = index * rowHeight
  if (top < pane.scrollTop) pane.scrollTop = top
  else if (top + rowHeight > pane.scrollTop + pane.clientHeight) pane.scrollTop = top + rowHeight - pane.clientHeight
}
