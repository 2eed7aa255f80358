import { useEffect, useRef, useState } from 'react'
import { t } from '../texts/index.ts'
import { IconSearch, IconX } from './icons.tsx'
import css from './search-field.module.css'

/** The server looks for no more. */
const longest = 120

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Takes the focus when it appears because the user asked for it. */
  takesFocus?: boolean
}

/** Tells what is typed after a short pause; Escape clears it. */
export function SearchField({ label, value, onChange, takesFocus = false }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  const told = useRef(value)
  const tell = useRef(onChange)
  tell.current = onChange

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])

  useEffect(() => {
    const trimmed = text.trim().slice(0, longest)
    if (trimmed === told.current) return
    const timer = setTimeout(() => {
      told.current = trimmed
      tell.current(trimmed)
    }, 180)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <div className={css.box}>
      <IconSearch size="1rem" aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        placeholder={t('search')}
        value={text}
        ref={field}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
        className={css.input}
      />
      {text && (
        <button type="button" className={css.clear} aria-label={t('search.clear')} onClick={() => setText('')}>
          <IconX size="0.875rem" aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
