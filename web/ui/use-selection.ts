import { useCallback, useMemo, useRef, useState } from 'react'

/** Which items of a list are chosen. `upTo` chooses all between an item and the one chosen before it. */
export function useSelection(items: readonly { id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const latest = useRef<string | null>(null)
  const list = useRef(items)
  list.current = items

  const toggle = useCallback((id: string, upTo: boolean) => {
    const ids = list.current.map((item) => item.id)
    const [here, there] = [ids.indexOf(id), latest.current === null ? -1 : ids.indexOf(latest.current)]
    const range = upTo && there !== -1 ? ids.slice(Math.min(here, there), Math.max(here, there) + 1) : [id]
    latest.current = id
    setChosen((before) => {
      const next = new Set(before)
      for (const one of range) if (upTo || !before.has(one)) next.add(one)
      if (!upTo && before.has(id)) next.delete(id)
      return next
    })
  }, [])
  const choose = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), [])
  return useMemo(() => ({ chosen, toggle, choose }), [chosen, toggle, choose])
}
