import type { ReactNode } from 'react'
import css from './list-detail.module.css'
import { NamesPage } from './page-title.tsx'

interface ListDetailProps {
  list: ReactNode
  detail: ReactNode | null
  /** The list needs the whole width: its detail lies over it on wide screens too. */
  isOver?: boolean
  /** The address is that of the detail, which names the page then. */
  isAddressed?: boolean
}

/**
 * A list with its detail: beside each other where there is room, else the detail lies over the list, which keeps its
 * place below. The parts ask for their own width (container queries), never for the window's.
 */
export function ListDetail({ list, detail, isOver = false, isAddressed = detail !== null }: ListDetailProps) {
  return (
    <div className={css.both} data-over={isOver || undefined} data-open={detail !== null || undefined}>
      <NamesPage value={!isAddressed}>
        <section className={css.list}>{list}</section>
      </NamesPage>
      {detail !== null && (
        <NamesPage value={isAddressed}>
          <section className={css.detail}>{detail}</section>
        </NamesPage>
      )}
    </div>
  )
}

/** The head of a list: title, then search and filters. */
export function ListHead({ children }: { children: ReactNode }) {
  return <div className={css.head}>{children}</div>
}

export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={css.toolbar}>{children}</div>
}

/** The scrolling body of a detail. */
export function DetailBody({ children }: { children: ReactNode }) {
  return <div className={css.body}>{children}</div>
}
