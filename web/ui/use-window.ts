import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { remInPixels } from './rem.ts'

const beyond = 8

export type TellSeen = (rows: { first: number; last: number } | undefined) => void

/** Which rows of equal height, in rem, are seen in a scrolling pane, with a few beyond both edges; `tell` hears it too. On paper they all are. */
export function useWindow(pane: RefObject<HTMLElement | null>, count: number, rowHeight: number, tell?: TellSeen) {
  const [seen, setSeen] = useState({ first: 0, last: 30 })
  const height = useRef(rowHeight)

  const look = useCallback(() => {
    if (!pane.current) return
    const { scrollTop, clientHeight } = pane.current
    const pixels = rowHeight * remInPixels()
    const first = Math.max(0, Math.floor(scrollTop / pixels) - beyond)
    const last = Math.ceil((scrollTop + clientHeight) / pixels) + beyond
    setSeen((before) => (before.first === first && before.last === last ? before : { first, last }))
  }, [pane, rowHeight])

  useLayoutEffect(() => {
    const element = pane.current
    if (!element) return
    // Rows of another height are the same rows.
    element.scrollTop *= rowHeight / height.current
    height.current = rowHeight
    look()
    const lookAtAll = () => flushSync(() => setSeen({ first: 0, last: Number.POSITIVE_INFINITY }))
    element.addEventListener('scroll', look, { passive: true })
    addEventListener('beforeprint', lookAtAll)
    addEventListener('afterprint', look)
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      removeEventListener('beforeprint', lookAtAll)
      removeEventListener('afterprint', look)
      watch.disconnect()
    }
  }, [pane, look, rowHeight])

  const first = Math.min(seen.first, count)
  const last = Math.min(seen.last, count)
  useEffect(() => tell?.({ first, last }), [tell, first, last])
  useEffect(() => () => tell?.(undefined), [tell])
  return { first, last }
}

/** Scrolls so far that the row is seen whole. */
export function revealRow(pane: HTMLElement, index: number, rowHeight: number): void {
  const pixels = rowHeight * remInPixels()
  const top = index * pixels
  if (top < pane.scrollTop) pane.scrollTop = top
  else if (top + pixels > pane.scrollTop + pane.clientHeight) pane.scrollTop = top + pixels - pane.clientHeight
}
