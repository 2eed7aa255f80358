import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { t } from '../texts/index.ts'
import { useKeys } from './keys.ts'
import { ProblemState } from './problem-state.tsx'
import css from './rows.module.css'
import { SkeletonRows } from './skeleton.tsx'
import { revealRow, type TellSeen, useWindow } from './use-window.ts'

/** What a list query of any feature gives. */
export interface Listing<Item> {
  items: readonly Item[]
  isPending: boolean
  error: Error | null
  hasMore: boolean
  /** The next page could not be loaded; it isn't fetched again by scrolling. */
  hasMoreFailed: boolean
  loadMore: () => void
  /** Told which rows are on the screen; undefined when none is any more. */
  seen?: TellSeen
  retry: () => void
}

interface RowsProps<Item extends { id: string }> {
  label: string
  listing: Listing<Item>
  /** Height of a row in rem. */
  rowHeight: number
  selectedId?: string | undefined
  /** Several rows can be chosen: by their boxes, with shift up to here, or with X. */
  selection?: Selection<Item> | undefined
  empty: ReactNode
  children: (item: Item) => ReactNode
}

export interface Selection<Item> {
  chosen: ReadonlySet<string>
  /** `upTo`: with all between it and the one chosen before. */
  toggle: (id: string, upTo: boolean) => void
  nameOf: (item: Item) => string
}

/**
 * A list that draws only what is seen, loads more as one nears its end, and keeps its place. Each row holds one link;
 * J and K or the arrows walk over them.
 */
export function Rows<Item extends { id: string }>({
  label,
  listing,
  rowHeight,
  selectedId,
  selection,
  empty,
  children,
}: RowsProps<Item>) {
  const { items, isPending, error, hasMore, hasMoreFailed, loadMore, retry, seen } = listing
  const pane = useRef<HTMLDivElement>(null)
  const { first, last } = useWindow(pane, items.length, rowHeight, seen)

  useEffect(() => {
    if (hasMore && !hasMoreFailed && last >= items.length) loadMore()
  }, [hasMore, hasMoreFailed, last, items.length, loadMore])

  // What is opened is in sight, until one looks elsewhere; once it is closed, the keyboard goes on from its row.
  const opened = items.findIndex(({ id }) => id === selectedId)
  const revealed = useRef({ id: selectedId, rowHeight: 0 })
  useLayoutEffect(() => {
    const { id: before, rowHeight: heightBefore } = revealed.current
    if (!pane.current || (opened < 0 && selectedId) || (before === selectedId && heightBefore === rowHeight)) return
    revealed.current = { id: selectedId, rowHeight }
    if (selectedId) revealRow(pane.current, opened, rowHeight)
    else if (document.activeElement === document.body) focusRow(items.findIndex(({ id }) => id === before))
  })

  function focusRow(index: number) {
    if (!pane.current || index < 0 || index >= items.length) return
    revealRow(pane.current, index, rowHeight)
    const link = () => pane.current?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
    // A row that was beyond the window is drawn after the scroll.
    if (link()) link()?.focus()
    else requestAnimationFrame(() => link()?.focus())
  }
  function step(by: 1 | -1) {
    const row = document.activeElement?.closest<HTMLElement>('[data-index]')
    // With nothing chosen it begins at the selected row, or at the first.
    focusRow(row && pane.current?.contains(row) ? Number(row.dataset.index) + by : Math.max(0, opened))
  }
  useKeys({ 'list.next': () => step(1), 'list.previous': () => step(-1) })
  function walk(event: KeyboardEvent) {
    const by = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key]
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(by)
  }

  /** Where the head of the list makes way, it does as soon as the rows are scrolled. */
  function uncover() {
    if (pane.current && pane.current.scrollTop > 0) pane.current.scrollIntoView({ block: 'nearest' })
  }

  useKeys({
    'list.select':
      selection &&
      (() => {
        const row = document.activeElement?.closest<HTMLElement>('[data-index]')
        const item = row && pane.current?.contains(row) ? items[Number(row.dataset.index)] : items[opened]
        if (item) selection.toggle(item.id, false)
      }),
  })

  return (
    <div className={css.pane} ref={pane} aria-busy={isPending} onScroll={uncover}>
      {isPending && <SkeletonRows height={`${rowHeight}rem`} />}
      {!isPending && error && items.length === 0 && <ProblemState error={error} retry={retry} />}
      {!isPending && !error && items.length === 0 && empty}
      {items.length > 0 && (
        <ul
          aria-label={label}
          className={css.list}
          style={{ '--height': `${items.length * rowHeight}rem` } as CSSProperties}
          onKeyDown={walk}
        >
          {items.slice(first, last).map((item, offset) => {
            const index = first + offset
            return (
              <li
                key={item.id}
                data-index={index}
                className={css.row}
                aria-setsize={hasMore ? -1 : items.length}
                aria-posinset={index + 1}
                data-selected={item.id === selectedId || undefined}
                data-chosen={selection?.chosen.has(item.id) || undefined}
                onClickCapture={(event) => {
                  if (!selection || !event.shiftKey || !(event.target as HTMLElement).closest('a')) return
                  event.preventDefault()
                  selection.toggle(item.id, true)
                }}
                style={{ '--height': `${rowHeight}rem`, '--top': `${index * rowHeight}rem` } as CSSProperties}
              >
                {children(item)}
                {selection && (
                  <label className={css.check} data-shown={selection.chosen.size > 0 || undefined}>
                    <input
                      type="checkbox"
                      aria-label={t('list.choose', { name: selection.nameOf(item) })}
                      checked={selection.chosen.has(item.id)}
                      onChange={(event) => selection.toggle(item.id, (event.nativeEvent as MouseEvent).shiftKey)}
                    />
                  </label>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {hasMore && items.length > 0 && (
        <>
          <button type="button" className={css.more} onClick={loadMore}>
            {t('list.more')}
          </button>
          <p className={css.unprinted}>{t('list.unprinted')}</p>
        </>
      )}
    </div>
  )
}
