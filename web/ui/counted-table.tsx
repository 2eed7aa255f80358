import type { ReactNode } from 'react'
import css from './counted-table.module.css'

export interface TableColumn {
  name: string
  /** A CSS length; those without one share the rest. */
  width?: string
  /** Left out in narrow windows; its cells carry `data-spare`. */
  isSpare?: boolean
}

interface CountedTableProps {
  /** How many of what; the number that matters most in bold. */
  counts: ReactNode
  columns: readonly TableColumn[]
  /** What is shown belongs to choices of before. */
  isOld: boolean
  lines: 'one' | 'several'
  /** Below it: what is not shown. */
  note?: ReactNode
  /** Rows of the body. */
  children: ReactNode
}

/** What will come of something, counted and in rows. */
export function CountedTable({ counts, columns, isOld, lines, note, children }: CountedTableProps) {
  return (
    <div aria-busy={isOld} className={css.whole}>
      <p role="status" className={css.counts}>
        {counts}
      </p>
      <table className={css.table} data-lines={lines}>
        <thead>
          <tr>
            {columns.map(({ name, width, isSpare }) => (
              <th key={name} style={width === undefined ? undefined : { width }} data-spare={isSpare || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}
