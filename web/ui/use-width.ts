import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { remInPixels } from './rem.ts'

/** The width of an element in sixteenths of a rem, as it changes: where text is as large as usual, in pixels. */
export function useWidth<E extends HTMLElement = HTMLElement>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setWidth((element.clientWidth / remInPixels()) * 16)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return [ref, width]
}
