import type { ReactNode, RefObject } from 'react'

interface ScrollRegionProps {
  label: string
  className?: string | undefined
  ref?: RefObject<HTMLElement | null>
  children: ReactNode
}

// Who has no pointer scrolls it with the arrows, and for that it takes the focus.
const reachable = { tabIndex: 0 }

/** A part of the page that is scrolled by itself. */
export function ScrollRegion({ label, className, ref, children }: ScrollRegionProps) {
  return (
    <section {...reachable} {...(ref && { ref })} aria-label={label} className={className}>
      {children}
    </section>
  )
}
