import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import css from './row.module.css'
import { t } from './texts/index.ts'

interface SorterProps<Sort extends string> {
  label: string
  sort: Sort
  /** What the first click sorts by, and the second. */
  first: Sort
  second: Sort
  isRight?: boolean
  onSort: (sort: Sort) => void
}

/** The name of a column; a click sorts by it, a second click turns the order round. */
export function Sorter<Sort extends string>({ label, sort, first, second, isRight = false, onSort }: SorterProps<Sort>) {
  const isChosen = sort === first || sort === second
  const Arrow = sort.startsWith('-') ? IconArrowDown : IconArrowUp
  return (
    <button
      type="button"
      className={isRight ? css.right : undefined}
      aria-pressed={isChosen}
      aria-label={t('sort.by', { column: label })}
      onClick={() => onSort(sort === first ? second : first)}
    >
      {label}
      {isChosen && <Arrow size={13} aria-hidden="true" />}
    </button>
  )
}
