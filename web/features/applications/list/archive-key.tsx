import { useKeys } from '../../../ui/keys.ts'
import { useChangeMany } from './change-many.ts'

interface ArchiveKeyProps {
  active: boolean
  ids: readonly string[]
  chosen: ReadonlySet<string>
  /** Beside the list. */
  openId: string | undefined
  onDone: () => void
}

/** E archives what is chosen, else the row or the card that has the focus, else what is open; among the archived it brings back. */
export function ArchiveKey({ active, ids, chosen, openId, onDone }: ArchiveKeyProps) {
  const { mutate } = useChangeMany()
  function archive() {
    const focused = document.activeElement?.closest<HTMLElement>('[data-index], [data-card]')
    const { index, card } = focused?.dataset ?? {}
    const one = card ?? (index === undefined ? openId : ids[Number(index)])
    const wanted = chosen.size > 0 ? [...chosen] : one === undefined ? [] : [one]
    if (wanted.length === 0) return
    // The focus goes to the row below, or to the last one above.
    const beside = focused?.nextElementSibling ?? focused?.previousElementSibling
    if (index !== undefined && chosen.size === 0) beside?.querySelector<HTMLElement>('a')?.focus()
    mutate({ action: active ? 'archive' : 'activate', ids: wanted })
    onDone()
  }
  useKeys({ 'list.archive': archive })
  return null
}
