import { type ReactNode, useId, useRef, useState } from 'react'
import { placeBelow } from './place-below.ts'
import css from './popover.module.css'
import { useNarrow } from './use-narrow.ts'

interface PopoverProps {
  /** Of the panel. */
  label: string
  /** What the button shows. */
  button: ReactNode
  /** Where it shows an icon alone. */
  buttonLabel?: string
  look?: 'default' | 'subtle'
  /** Drawn while it is open. */
  children: (close: () => void) => ReactNode
}

/** A panel that opens at its button: below it where there is room, at the bottom of a phone. Escape and a click elsewhere close it. */
export function Popover({ label, button, buttonLabel, look = 'default', children }: PopoverProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isNarrow = useNarrow()

  function toggled(state: string) {
    setOpen(state === 'open')
    if (state !== 'open' || isNarrow || !opener.current || !panel.current) return
    const [from, to] = [opener.current, panel.current]
    // Where there is room for a good part of it, it scrolls below its button rather than cover it.
    const below = innerHeight - from.getBoundingClientRect().bottom - 18
    to.style.maxHeight = below > 320 ? `${below}px` : ''
    placeBelow(from, to)
    // What is loaded for it makes it larger.
    const watch = new ResizeObserver(() => (to.matches(':popover-open') ? placeBelow(from, to) : watch.disconnect()))
    watch.observe(to)
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={css.button}
        data-look={look}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={buttonLabel}
        title={buttonLabel}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={css.panel}
        onToggle={(event) => event.target === event.currentTarget && toggled(event.newState)}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </div>
    </>
  )
}
