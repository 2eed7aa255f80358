import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { moved } from '../../../../resume/change.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconPlus, IconX } from '../../../ui/icons.tsx'
import { t } from '../texts/index.ts'
import css from './entries.module.css'
import { marked } from './mark.ts'
import { Sorting, useSorted } from './sorting.tsx'

interface HighlightsProps {
  /** Of the field in the document. */
  at: string
  label: string
  lines: string[]
  /** `n` is the line that was typed in. */
  onChange: (lines: string[], n?: number) => void
}

/** A list of lines. Enter begins one below, Backspace in an empty one removes it, Alt with the arrows moves it. */
export function Highlights({ at, label, lines, onChange }: HighlightsProps) {
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  /** What is typed next belongs to that line already. */
  function changeAt(n: number, changed: string[]) {
    flushSync(() => onChange(changed))
    list.current?.querySelectorAll('textarea')[n]?.focus()
  }
  const add = (at: number) => changeAt(at, lines.toSpliced(at, 0, ''))
  function press(event: KeyboardEvent<HTMLTextAreaElement>, n: number) {
    const to = { ArrowUp: n - 1, ArrowDown: n + 1 }[event.key]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) add(n + 1)
    else if (event.key === 'Backspace' && lines[n] === '') changeAt(Math.max(0, n - 1), lines.toSpliced(n, 1))
    else if (event.altKey && to !== undefined && to >= 0 && to < lines.length) changeAt(to, moved(lines, n, to))
    else return marked(event, (text) => onChange(lines.with(n, text), n))
    event.preventDefault()
  }
  return (
    <fieldset data-at={at} className={css.highlights} aria-describedby={hintId}>
      <legend className={css.label}>{label}</legend>
      <p id={hintId} className={css.hint}>
        {t('resume.highlights.hint')}
      </p>
      <Sorting
        ids={lines.map((_, n) => String(n))}
        nameOf={(id) => t('resume.highlight', { n: Number(id) + 1 })}
        onMove={(from, to) => onChange(moved(lines, from, to))}
      >
        {(placeOf) => (
          <ul ref={list} className={css.lines}>
            {lines.map((line, n) => (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone
                key={n}
                n={n}
                place={placeOf(String(n))}
                value={line}
                remove={() => onChange(lines.toSpliced(n, 1))}
                onKeyDown={(event) => press(event, n)}
                onChange={(event) => onChange(lines.with(n, event.currentTarget.value.replaceAll('\n', ' ')), n)}
              />
            ))}
          </ul>
        )}
      </Sorting>
      <Button
        look="subtle"
        size="small"
        icon={<IconPlus size="1rem" stroke={1.7} aria-hidden="true" />}
        onClick={() => add(lines.length)}
      >
        {t('resume.highlight.add')}
      </Button>
    </fieldset>
  )
}

interface LineProps extends ComponentProps<'textarea'> {
  n: number
  place: number
  remove: () => void
}

function Line({ n, place, remove, ...rest }: LineProps) {
  const name = t('resume.highlight', { n: n + 1 })
  const { ref, handle } = useSorted(String(n), place, name)
  return (
    <li style={{ order: place }}>
      <div ref={ref} className={css.line}>
        <textarea {...rest} className={css.text} aria-label={name} rows={1} maxLength={2000} />
        {handle}
        <IconButton label={t('resume.highlight.remove', { n: n + 1 })} onClick={remove}>
          <IconX size="1rem" stroke={1.7} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}
