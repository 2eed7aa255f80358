import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import css from './menu.module.css'
import { placeBelow } from './place-below.ts'

interface MenuProps<Value extends string> {
  /** What is chosen here, for those who hear it; the chosen word follows. */
  label: string
  choices: readonly { value: Value; label: string; icon: ReactNode }[]
  /** Left out where the choice is something to do. */
  chosen?: Value | undefined
  onChoose: (value: Value) => void
  /** What the button shows. */
  children: ReactNode
}

/** One of several, chosen from a menu that opens at its button. Arrows, Home, End and first letters move; Escape closes. */
export function Menu<Value extends string>({ label, choices, chosen, onChoose, children }: MenuProps<Value>) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])]

  function opened() {
    if (!button.current || !list.current) return
    placeBelow(button.current, list.current)
    items()[
      Math.max(
        0,
        choices.findIndex(({ value }) => value === chosen),
      )
    ]?.focus()
  }
  function move(event: KeyboardEvent) {
    const all = items()
    const next = nextItem(all, event.key)
    if (event.key === 'Tab') list.current?.hidePopover()
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  function choose(value: Value) {
    list.current?.hidePopover()
    button.current?.focus()
    if (value !== chosen) onChoose(value)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={chosen === undefined ? label : `${label}: ${choices.find(({ value }) => value === chosen)?.label ?? ''}`}
      >
        {children}
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
        {choices.map(({ value, label, icon }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === chosen}
            tabIndex={-1}
            className={css.item}
            onClick={() => choose(value)}
          >
            {icon}
            {label}
          </button>
        ))}
      </div>
    </>
  )
}

/** Where an arrow, Home, End or a first letter leads from the item that has the focus. */
export function nextItem(items: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return items[(at + 1) % items.length]
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)]
  return fromHere.find((item) => item.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}
