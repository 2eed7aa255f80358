import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useNavigate, useSearchParams } from 'react-router'
import { IconButton } from '../../ui/icon-button.tsx'
import { useKeys } from '../../ui/keys.ts'
import css from './detail.module.css'
import { listSearch } from './list-address.ts'
import { t } from './texts/index.ts'

interface NeighboursProps {
  base: string
  previous: string | null | undefined
  next: string | null | undefined
}

/** To the one before and the one after in the order of the list, by button or key. */
export function Neighbours({ base, previous, next }: NeighboursProps) {
  const go = useNavigate()
  const [search] = useSearchParams()
  const to = (id: string | null | undefined) => (id ? () => go(`${base}/${id}${listSearch(search)}`) : undefined)
  useKeys({ 'detail.previous': to(previous), 'detail.next': to(next) })
  return (
    <span className={css.neighbours}>
      <IconButton label={t('detail.previous')} disabled={!previous} onClick={to(previous)}>
        <IconChevronUp size={18} stroke={1.7} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('detail.next')} disabled={!next} onClick={to(next)}>
        <IconChevronDown size={18} stroke={1.7} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
