import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../texts/index.ts'
import { IconArrowDown, IconArrowUp } from './icons.tsx'
import css from './list-row.module.css'
import { Monogram } from './monogram.tsx'

/** Widths of a table's columns as CSS grid tracks, the picture before them left out; `tight` is for narrow windows, without its spare columns. */
export interface Tracks {
  all: string
  tight?: string
}

const widths = ({ all, tight }: Tracks) => ({ '--tracks': all, ...(tight && { '--tight-tracks': tight }) }) as CSSProperties

/** A row where there is little room: picture, two lines of names, and what stands at the end. */
export function CardRow({ to, name, mark, first, second, end }: CardRowProps) {
  return (
    <Link to={to} className={css.card}>
      <Monogram name={name} size="2.25rem" mark={mark} />
      <span className={css.names}>
        <span className={css.name}>{first}</span>
        <span className={css.second}>{second}</span>
      </span>
      {end && <span className={css.end}>{end}</span>}
    </Link>
  )
}

interface CardRowProps {
  to: string
  /** Whose picture it has. */
  name: string | null
  /** Of its picture. */
  mark?: string | undefined
  first: ReactNode
  second: ReactNode
  end?: ReactNode
}

/** A row of a table: picture, name, and its other cells. */
export function LineRow({ to, name, mark, tracks, first, children }: LineRowProps) {
  return (
    <Link to={to} className={css.line} style={widths(tracks)}>
      <Monogram name={name} size="1.75rem" mark={mark} />
      <span className={css.name}>{first}</span>
      {children}
    </Link>
  )
}

interface LineRowProps {
  to: string
  name: string | null
  /** Of its picture. */
  mark?: string | undefined
  tracks: Tracks
  first: ReactNode
  children: ReactNode
}

/** One cell of a line; a spare one goes where the window is narrow. */
export function Cell({ look, isSpare = false, children }: { look?: 'muted' | 'date'; isSpare?: boolean; children: ReactNode }) {
  return <span className={`${css[look ?? 'cell']} ${isSpare ? css.spare : ''}`}>{children}</span>
}

/** The names of the columns above the lines. */
export function Columns({ tracks, children }: { tracks: Tracks; children: ReactNode }) {
  return (
    <div className={css.columns} style={widths(tracks)}>
      {children}
    </div>
  )
}

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
    <span className={isRight ? css.right : undefined}>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={t('sort.by', { column: label })}
        onClick={() => onSort(sort === first ? second : first)}
      >
        {label}
        {isChosen && <Arrow size="0.8125rem" aria-hidden="true" />}
      </button>
    </span>
  )
}
