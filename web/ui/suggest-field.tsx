import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Field } from './field.tsx'
import css from './suggest-field.module.css'

interface SuggestFieldProps {
  label: string
  description?: string | undefined
  error?: string | undefined
  text: string
  onText: (text: string) => void
  suggestions: readonly { id: string; label: string }[]
  onPick: (id: string) => void
  /** Left without a choice. */
  onLeave: () => void
  end?: ReactNode
  maxLength?: number
  /** What is typed counts: nothing is chosen before an arrow is pressed. */
  isFree?: boolean
}

/** A field that offers what it knows while one types; arrows and Enter choose, Escape closes. */
export function SuggestField({
  label,
  description,
  error,
  text,
  onText,
  suggestions,
  onPick,
  onLeave,
  end,
  maxLength = 80,
  isFree = false,
}: SuggestFieldProps) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const none = isFree ? -1 : 0
  const [at, setAt] = useState(none)
  const shown = isOpen && suggestions.length > 0
  const active = Math.min(at, suggestions.length - 1)

  function pick(id: string) {
    onPick(id)
    setOpen(false)
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      if (shown) setAt((Math.max(active, step === 1 ? -1 : 0) + step + suggestions.length) % suggestions.length)
    } else if (event.key === 'Enter' && shown && active >= 0) {
      event.preventDefault()
      const chosen = suggestions[active]
      if (chosen) pick(chosen.id)
    } else if (event.key === 'Escape' && shown) {
      event.stopPropagation()
      // A dialog around it stays open.
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    <div className={css.suggest}>
      <Field
        label={label}
        description={description}
        error={error}
        end={end}
        value={text}
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        maxLength={maxLength}
        onChange={(event) => {
          onText(event.currentTarget.value)
          setAt(none)
          setOpen(true)
        }}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false)
          onLeave()
        }}
      />
      <div id={listId} role="listbox" aria-label={label} className={css.list} hidden={!shown}>
        {shown &&
          suggestions.map(({ id, label }, index) => (
            <div
              key={id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={css.option}
              // Before the field loses the focus and the list closes.
              onMouseDown={(event) => {
                event.preventDefault()
                pick(id)
              }}
            >
              {label}
            </div>
          ))}
      </div>
    </div>
  )
}
