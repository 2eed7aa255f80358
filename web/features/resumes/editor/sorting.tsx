import { Accessibility, defaultPreset, Feedback, PointerActivationConstraints, StyleInjector } from '@dnd-kit/dom'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { type ReactNode, useState } from 'react'
import { moved } from '../../../../resume/change.ts'
import { IconGrip } from '../../../ui/more-icons.ts'
import { styleNonce } from '../../../ui/style-nonce.ts'
import { t } from '../texts/index.ts'
import css from './sorting.module.css'

// A press alone is no drag, of a finger neither: the handle does not scroll.
const sensors = [PointerSensor.configure({ activationConstraints: [new PointerActivationConstraints.Distance({ value: 4 })] })]
// What is heard comes from here, in the chosen language.
const plugins = [
  ...defaultPreset.plugins.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
  Feedback.configure({ dropAnimation: null }),
  StyleInjector.configure({ nonce: styleNonce }),
]
// Without them the elements stay to React alone. They would mix up those that are known by their place.
const noPlugins: [] = []

interface SortingProps {
  ids: readonly string[]
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  onGrab?: (id: string) => void
  onDrop?: (id: string) => void
  /** Draws each at its place, which changes while one is dragged, by the `order` of its element: an element that is moved in the page would leave the pointer. */
  children: (placeOf: (id: string) => number) => ReactNode
}

/** A list whose items are dragged by their handles, with the mouse or a finger. */
export function Sorting({ ids, nameOf, onMove, onGrab, onDrop, children }: SortingProps) {
  const [dragged, setDragged] = useState<{ id: string; to: number } | null>(null)
  const [heard, setHeard] = useState('')
  const from = ids.indexOf(dragged?.id ?? '')
  const order = dragged && from !== -1 ? moved(ids, from, dragged.to) : ids
  function drop(canceled: boolean) {
    setDragged(null)
    if (!dragged || from === -1) return
    if (!canceled && from !== dragged.to) {
      onMove(from, dragged.to)
      setHeard(t('resume.dropped', { name: nameOf(dragged.id), n: dragged.to + 1, count: ids.length }))
    }
    onDrop?.(dragged.id)
  }
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onBeforeDragStart={({ operation: { source } }) => {
        const id = String(source?.id)
        onGrab?.(id)
        setDragged({ id, to: ids.indexOf(id) })
      }}
      onDragOver={({ operation: { source, target } }) => {
        if (source && target && source.id !== target.id) {
          setDragged({ id: String(source.id), to: order.indexOf(String(target.id)) })
        }
      }}
      onDragEnd={({ canceled }) => drop(canceled)}
    >
      {children((id) => order.indexOf(id))}
      <p className="visually-hidden" role="status" aria-live="assertive">
        {heard}
      </p>
    </DragDropProvider>
  )
}

/** What an item of `Sorting` needs: `ref` for an element of its own in that of the list, and its handle. */
export function useSorted(id: string, index: number, name: string) {
  const { ref, handleRef } = useSortable({ id, index, plugins: noPlugins })
  // Hidden from those who hear the page: with the keys, an item is moved by its menu or with Alt and the arrows.
  const handle = (
    <span ref={handleRef} className={css.handle} title={t('resume.drag', { name })} aria-hidden="true">
      <IconGrip size="1rem" stroke={1.7} />
    </span>
  )
  return { ref, handle }
}
