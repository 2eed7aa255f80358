import { useNavigate, useSearchParams } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconChevronDown } from '../../ui/icons.tsx'
import { useKeys } from '../../ui/keys.ts'
import { IconChevronUp } from '../../ui/more-icons.ts'
import css from './detail.module.css'
import { listSearch } from './list-address.ts'
import { t } from './texts/index.ts'

interface NeighboursProps {
  base: string
  id: string
  /** The list as far as it is loaded, which knows at once. */
  listed: readonly { id: string }[]
  /** What the server says, for what is beyond. */
  told: { previous: string | null; next: string | null } | undefined
}

/** To the one before and the one after in the order of the list, by button or key. */
export function Neighbours({ base, id, listed, told }: NeighboursProps) {
  const go = useNavigate()
  const [search] = useSearchParams()
  const beside = (from: string, step: 1 | -1) => {
    const at = listed.findIndex((one) => one.id === from)
    const known = at === -1 ? undefined : listed[at + step]?.id
    return known ?? (from === id ? (step === 1 ? told?.next : told?.previous) : undefined)
  }
  function walk(step: 1 | -1) {
    // The address is ahead of what is shown: who presses twice before the next one is there goes on from where they are going.
    const to = beside(window.location.pathname.slice(`${base}/`.length), step)
    if (to) void go(`${base}/${to}${listSearch(search)}`)
  }
  useKeys({ 'detail.previous': () => walk(-1), 'detail.next': () => walk(1) })
  return (
    <span className={css.neighbours}>
      <IconButton label={t('detail.previous')} disabled={!beside(id, -1)} onClick={() => walk(-1)}>
        <IconChevronUp size="1.125rem" stroke={1.7} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('detail.next')} disabled={!beside(id, 1)} onClick={() => walk(1)}>
        <IconChevronDown size="1.125rem" stroke={1.7} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
