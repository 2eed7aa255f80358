import { useQuery } from '@tanstack/react-query'
import type { sources } from '../../../../contract/applications.ts'
import { exactDate } from '../../../texts/time.ts'
import { IconX } from '../../../ui/icons.tsx'
import type { Facet, ListAddress } from '../list-address.ts'
import { toggled } from '../list-address.ts'
import { companyQuery } from '../queries.ts'
import css from './active-filters.module.css'
import { t } from './texts/index.ts'

interface ActiveFiltersProps {
  address: ListAddress
  /** Shown elsewhere. */
  without: readonly Facet[]
  onChange: (change: Partial<ListAddress>) => void
}

/** What narrows the list now, each to be taken away. */
export function ActiveFilters({ address, without, onChange }: ActiveFiltersProps) {
  const { companyId } = address
  const { data: company } = useQuery({ ...companyQuery(companyId), enabled: companyId !== '' })
  const shown = filtersOf(address, company?.name ?? '…').filter(({ facet }) => !without.includes(facet))
  if (shown.length === 0) return null
  return (
    <ul className={css.filters} aria-label={t('filter.active')}>
      {shown.map(({ facet, rest, words }) => (
        <li key={`${facet} ${words}`}>
          <button
            type="button"
            className={css.filter}
            aria-label={t('filter.remove', { filter: words })}
            onClick={() => onChange({ [facet]: rest })}
          >
            {words}
            <IconX size="0.8125rem" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface Shown {
  facet: Facet
  /** The facet without it. */
  rest: string
  words: string
}

function filtersOf(address: ListAddress, company: string): Shown[] {
  const each = (facet: 'status' | 'source' | 'label', words: (value: string) => string): Shown[] =>
    address[facet]
      .split(',')
      .filter(Boolean)
      .map((value) => ({ facet, rest: toggled(address[facet], value), words: words(value) }))
  const one = (facet: Facet, words: (value: string) => string): Shown[] =>
    address[facet] ? [{ facet, rest: '', words: words(address[facet]) }] : []
  return [
    ...each('status', (value) => t(`status.${value as 'offer'}`)),
    ...each('label', (value) => value),
    ...one('companyId', () => company),
    ...one('from', (day) => t('filter.from', { day: exactDate(`${day}T00:00`) })),
    ...one('to', (day) => t('filter.to', { day: exactDate(`${day}T00:00`) })),
    ...one('asked', () => t('asked.true')),
    ...one('quiet', (value) => t(`quiet.${value as 'waiting' | 'ghosted' | 'any'}`)),
    ...one('rating', (count) => t('filter.stars', { count })),
    ...each('source', (value) => t(`source.${value as (typeof sources)[number]}`)),
  ]
}
