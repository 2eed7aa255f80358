import { useDroppable } from '@dnd-kit/react'
import { keepPreviousData } from '@tanstack/react-query'
import { type KeyboardEvent, memo, useCallback, useEffect, useRef } from 'react'
import type { Application, Status } from '../../../../contract/applications.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconChevronsLeft, IconChevronsRight } from '../../../ui/more-icons.ts'
import { ProblemState } from '../../../ui/problem-state.tsx'
import { StatusIcon } from '../../../ui/status-badge.tsx'
import { revealRow, useWindow } from '../../../ui/use-window.ts'
import { useListing } from '../../../use-listing.ts'
import { t } from '../list/texts/index.ts'
import { filterOf, type ListAddress } from '../list-address.ts'
import { applicationsQuery } from '../queries.ts'
import css from './board.module.css'
import { Card } from './card.tsx'

interface ColumnProps {
  status: Status
  address: ListAddress
  active: boolean
  base: string
  isFolded: boolean
  /** Where not all have room, those without anything leave it to the others. */
  foldsWhenEmpty: boolean
  onTotal: (status: Status, isEmpty: boolean) => void
  onFold: ((status: Status) => void) | undefined
  /** Of the card that is being carried, which stays drawn. */
  heldId: string | null
  /** What the keyboard holds would be dropped here. */
  isOver: boolean
  /** Takes the focus as soon as it is here. */
  followedId: string | null
  onFollowed: () => void
  onKey: (event: KeyboardEvent, application: Application) => void
}

/** Height of a card with the gap below it, in rem. */
const cardHeight = 6.125

/** The applications of one status, page after page as one scrolls; only those in sight are drawn. */
export const Column = memo(function Column({
  status,
  address,
  active,
  base,
  isFolded: isClosed,
  foldsWhenEmpty,
  onTotal,
  onFold,
  heldId,
  isOver,
  followedId,
  onFollowed,
  onKey,
}: ColumnProps) {
  const pane = useRef<HTMLUListElement>(null)
  const { ref, isDropTarget } = useDroppable({ id: status })
  const listing = useListing({
    ...applicationsQuery({ ...filterOf(address, active), status, limit: 25 }),
    placeholderData: keepPreviousData,
  })
  const { items, total, isPending, error, hasMore, hasMoreFailed, loadMore, retry, seen } = listing
  const { first, last } = useWindow(pane, items.length, cardHeight, seen)
  const isFolded = isClosed || (foldsWhenEmpty && total === 0)
  const name = t(`status.${status}`)
  const shown = isFolded ? [] : items.slice(first, last)
  // The one that is carried stays, however far one scrolls.
  const held = isFolded ? undefined : items.find((one, index) => one.id === heldId && (index < first || index >= last))

  useEffect(() => onTotal(status, total === 0), [onTotal, status, total])

  useEffect(() => {
    if (!isFolded && hasMore && !hasMoreFailed && last >= items.length) loadMore()
  }, [isFolded, hasMore, hasMoreFailed, last, items.length, loadMore])

  useEffect(() => {
    const index = items.findIndex(({ id }) => id === followedId)
    if (index === -1 || !pane.current) return
    revealRow(pane.current, index, cardHeight)
    pane.current.querySelector<HTMLElement>(`[data-card="${followedId}"]`)?.focus()
    onFollowed()
  }, [followedId, items, onFollowed])

  function walk(event: KeyboardEvent, application: Application) {
    onKey(event, application)
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
    if (!step || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = items[items.findIndex(({ id }) => id === application.id) + step]
    if (!next || !pane.current) return
    revealRow(pane.current, items.indexOf(next), cardHeight)
    const card = () => pane.current?.querySelector<HTMLElement>(`[data-card="${next.id}"]`)
    if (card()) card()?.focus()
    else requestAnimationFrame(() => card()?.focus())
  }
  // The same function always, so that a card is drawn anew only when it changes.
  const latestWalk = useRef(walk)
  latestWalk.current = walk
  const onKeyDown = useCallback((event: KeyboardEvent, application: Application) => latestWalk.current(event, application), [])
  const at = (application: Application) => items.indexOf(application) * cardHeight

  return (
    <section
      ref={ref}
      className={css.column}
      data-column={status}
      data-folded={isFolded || undefined}
      data-over={isDropTarget || isOver || undefined}
      aria-label={t('board.column', { status: name, count: total ?? 0 })}
    >
      <header className={css.head} data-status={status}>
        <StatusIcon status={status} size="0.9375rem" />
        <h2 className={css.name}>{name}</h2>
        <span className={css.count}>{total ?? ''}</span>
        {onFold && (
          <span className={css.fold}>
            <IconButton
              label={isFolded ? t('board.open', { status: name }) : t('board.close', { status: name })}
              aria-expanded={!isFolded}
              onClick={() => onFold(status)}
            >
              {isFolded ? <IconChevronsRight size="1rem" stroke={1.7} /> : <IconChevronsLeft size="1rem" stroke={1.7} />}
            </IconButton>
          </span>
        )}
      </header>
      <ul ref={pane} className={css.cards} aria-label={name} hidden={isFolded} aria-busy={isPending}>
        {error && items.length === 0 && !isFolded && (
          <li>
            <ProblemState error={error} retry={retry} />
          </li>
        )}
        {!isPending && !error && items.length === 0 && <li className={css.empty}>{t('board.empty')}</li>}
        {items.length > 0 && (
          <li className={css.space} aria-hidden="true" style={{ height: `${items.length * cardHeight}rem` }} />
        )}
        {[...shown, ...(held ? [held] : [])].map((application) => (
          <Card
            key={application.id}
            application={application}
            base={base}
            top={at(application)}
            isHeld={application.id === heldId}
            onKeyDown={onKeyDown}
          />
        ))}
      </ul>
    </section>
  )
})
