import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import css from './menu.module.css'
import { nextItem } from './menu.tsx'
import { IconDots } from './more-icons.ts'
import { placeBelow } from './place-below.ts'

interface Action {
  label: string
  icon: ReactNode
  /** What is done is hard to miss afterwards. */
  isGrave?: boolean
  onChoose: () => void
}

interface ActionsMenuProps {
  label: string
  actions: readonly Action[]
  takesFocus?: boolean
}

/** What else can be done with a thing, in a menu that opens at its button. */
export function ActionsMenu({ label, actions, takesFocus = false }: ActionsMenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  function opened() {
    if (!button.current || !list.current) return
    placeBelow(button.current, list.current)
    items()[0]?.focus()
  }
  function move(event: KeyboardEvent) {
    const next = nextItem(items(), event.key)
    if (event.key === 'Tab') list.current?.hidePopover()
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.more}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={label}
        title={label}
      >
        <IconDots size="1.125rem" stroke={1.7} aria-hidden="true" />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={css.menu}
        onToggle={(event) => event.newState === 'open' && opened()}
        onKeyDown={move}
      >
        {actions.map(({ label, icon, isGrave, onChoose }) => (
          <button
            key={label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={css.item}
            data-grave={isGrave || undefined}
            onClick={() => {
              list.current?.hidePopover()
              button.current?.focus()
              onChoose()
            }}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
