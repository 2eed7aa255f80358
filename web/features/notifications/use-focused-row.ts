import { type RefObject, useEffect, useRef } from 'react'

/** Walks the keyboard's focus over the rows of a list; with none focused it begins at the first. */
export function useFocusedRow(list: RefObject<HTMLElement | null>) {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-notification]') ?? [])]
  const focused = (all: HTMLElement[]) => all.findIndex((row) => row.contains(document.activeElement))
  const next = useRef<{ leaving: string; id: string; part: 'a' | 'button' }>(undefined)

  // Rows are laid anew when one leaves a group, and the focus is lost with the old ones.
  useEffect(() => {
    const { leaving, id, part } = next.current ?? {}
    if (!part || list.current?.querySelector(`[data-notification="${leaving}"]`)) return
    next.current = undefined
    list.current?.querySelector<HTMLElement>(`[data-notification="${id}"] > ${part}`)?.focus()
  })
  return {
    step(by: 1 | -1) {
      const all = rows()
      const at = focused(all)
      all[at < 0 ? 0 : at + by]?.querySelector('a')?.focus()
    },
    /** The id of the one that has the focus. */
    current(): string | undefined {
      const all = rows()
      return all[focused(all)]?.dataset.notification
    },
    /** A row is about to go: the keyboard goes on with the next one, or the one before the last. */
    moveOn() {
      const all = rows()
      const at = focused(all)
      const to = all[at + 1] ?? all[at - 1]
      const leaving = all[at]?.dataset.notification
      const id = to?.dataset.notification
      if (leaving && id) next.current = { leaving, id, part: document.activeElement?.localName === 'button' ? 'button' : 'a' }
    },
  }
}
