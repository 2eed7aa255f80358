import { Accessibility, defaultPreset, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { type CSSProperties, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { type Application, endedStatuses, type Status, statuses } from '../../../../contract/applications.ts'
import { keys } from '../../../ui/key-table.ts'
import { styleNonce } from '../../../ui/style-nonce.ts'
import { useWidth } from '../../../ui/use-width.ts'
import { useChangeMany } from '../list/change-many.ts'
import { t } from '../list/texts/index.ts'
import type { ListAddress } from '../list-address.ts'
import { nameOf } from '../name-of.ts'
import css from './board.module.css'
import { Column } from './column.tsx'
import { columnWidth, haveRoom } from './layout.ts'

const sensors = [PointerSensor]
// What is heard comes from here, in the chosen language.
const plugins = [
  ...defaultPreset.plugins.filter((plugin) => plugin !== Accessibility),
  StyleInjector.configure({ nonce: styleNonce }),
]
const ended: readonly Status[] = endedStatuses

interface BoardProps {
  address: ListAddress
  active: boolean
  base: string
}

/** What the keyboard has picked up, and over which column it is. */
interface Held {
  application: Application
  over: Status
}

/** What was dropped with the keyboard, which keeps the focus. */
interface Followed {
  id: string
  status: Status
}

/**
 * The applications of the list in columns by status. A card is moved with the mouse, with a finger that rests on it, or with the keyboard:
 * Space picks it up, the arrows carry it, Space drops it, Escape leaves it.
 */
export function Board({ address, active, base }: BoardProps) {
  const [board, room] = useWidth<HTMLDivElement>()
  const { mutate } = useChangeMany()
  const [opened, setOpened] = useState<ReadonlySet<Status>>(new Set())
  const [held, setHeld] = useState<Held | null>(null)
  const [heard, setHeard] = useState('')
  const [draggedId, setDragged] = useState<string | null>(null)
  const [followed, setFollowed] = useState<Followed | null>(null)
  const [empty, setEmpty] = useState<ReadonlySet<Status>>(new Set())
  const chosen = address.status
  const columns = statuses.filter((status) => !chosen || chosen.split(',').includes(status))
  const isFolded = (status: Status) => !chosen && ended.includes(status) && !opened.has(status)
  const isRoomy = haveRoom(room, columns.map(isFolded))
  const width = columnWidth(
    room,
    columns.map((status) => isFolded(status) || (!isRoomy && empty.has(status))),
  )

  function move(application: Application, to: Status) {
    if (to === application.status) return
    mutate({ action: 'status', ids: [application.id], status: to })
    setHeard(t('board.dropped', { name: nameOf(application), status: t(`status.${to}`) }))
  }
  const fold = useCallback((status: Status) => {
    setOpened((before) => {
      const next = new Set(before)
      if (!next.delete(status)) next.add(status)
      return next
    })
  }, [])
  const told = useCallback((status: Status, isEmpty: boolean) => {
    setEmpty((before) => {
      if (before.has(status) === isEmpty) return before
      const next = new Set(before)
      if (!next.delete(status)) next.add(status)
      return next
    })
  }, [])
  const followedNow = useCallback(() => setFollowed(null), [])
  function grab(application: Application) {
    setHeld({ application, over: application.status })
    setHeard(t('board.grabbed', { name: nameOf(application), status: t(`status.${application.status}`) }))
  }
  function drop({ application, over }: Held) {
    setHeld(null)
    move(application, over)
    setFollowed({ id: application.id, status: over })
  }
  function leave({ application }: Held) {
    setHeld(null)
    setHeard(t('board.cancelled', { name: nameOf(application), status: t(`status.${application.status}`) }))
  }
  function press(event: KeyboardEvent, application: Application) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key === ' ' ? 'Space' : event.key
    const side = { [keys['board.left']]: -1, [keys['board.right']]: 1 }[key]
    // A key that is held down would pick up and drop by turns.
    if (event.repeat && (key === keys['board.grab'] || key === 'Enter')) return event.preventDefault()
    // Another card has the focus by now: what was held stays where it was.
    if (held && held.application.id !== application.id) leave(held)
    if (held?.application.id === application.id) {
      if (side) carry(held, side)
      else if (key === keys['board.grab'] || key === 'Enter') drop(held)
      else if (key === keys['board.leave'] || key === 'Tab') leave(held)
      if (event.key === 'Tab') return
    } else if (key === keys['board.grab']) grab(application)
    else if (side) focusBeside(event.currentTarget, side)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  function carry({ application, over }: Held, side: number) {
    const next = columns[columns.indexOf(over) + side]
    if (!next) return
    setHeld({ application, over: next })
    setHeard(t('board.over', { name: nameOf(application), status: t(`status.${next}`) }))
    board.current?.querySelector(`[data-column="${next}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  // The same function always, so that a key draws anew only what it changes.
  const latestPress = useRef(press)
  latestPress.current = press
  const onKey = useCallback((event: KeyboardEvent, application: Application) => latestPress.current(event, application), [])

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation: { source } }) => setDragged(source ? String(source.id) : null)}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        setDragged(null)
        const to = statuses.find((status) => status === target?.id)
        if (!canceled && source && to) move(source.data.application as Application, to)
      }}
    >
      <div
        ref={board}
        className={css.board}
        style={{ '--column': `${width / 16}rem` } as CSSProperties}
        data-dragging={draggedId !== null || undefined}
      >
        {columns.map((status) => (
          <Column
            key={status}
            status={status}
            address={address}
            active={active}
            base={base}
            isFolded={isFolded(status)}
            foldsWhenEmpty={!isRoomy}
            onTotal={told}
            onFold={!chosen && ended.includes(status) ? fold : undefined}
            heldId={held?.application.id ?? draggedId}
            isOver={held?.over === status && held.application.status !== status}
            followedId={followed?.status === status ? followed.id : null}
            onFollowed={followedNow}
            onKey={onKey}
          />
        ))}
        <p id="board-help" hidden>
          {t('board.help')}
        </p>
        <p className="visually-hidden" role="status" aria-live="assertive">
          {heard}
        </p>
      </div>
    </DragDropProvider>
  )
}

/** The card at the same height in the next column that has any. */
function focusBeside(card: EventTarget & Element, side: number) {
  const top = card.getBoundingClientRect().top
  let column = card.closest('[data-column]')
  for (;;) {
    column = (side === 1 ? column?.nextElementSibling : column?.previousElementSibling) ?? null
    if (!column?.matches('[data-column]')) return
    const cards = [...column.querySelectorAll<HTMLElement>('[data-card]')]
    const nearest = cards.toSorted((a, b) => distance(a, top) - distance(b, top))[0]
    if (!nearest) continue
    nearest.focus()
    nearest.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return
  }
}

const distance = (card: HTMLElement, top: number) => Math.abs(card.getBoundingClientRect().top - top)
