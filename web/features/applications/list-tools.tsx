import { Suspense } from 'react'
import { type Status, statuses } from '../../../contract/applications.ts'
import { lazyPart } from '../../lazy-part.ts'
import { Chips } from '../../ui/chips.tsx'
import { Toolbar } from '../../ui/list-detail.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StatusIcon } from '../../ui/status-badge.tsx'
import { type Facet, isNarrowed, type ListAddress, toggled } from './list-address.ts'
import css from './list-tools.module.css'
import { t } from './texts/index.ts'

const ListButtons = lazyPart(() => import('./list/list-buttons.tsx').then(({ ListButtons }) => ListButtons))
const ActiveFilters = lazyPart(() => import('./list/active-filters.tsx').then(({ ActiveFilters }) => ActiveFilters))

interface ListToolsProps {
  address: ListAddress
  active: boolean
  counts: Partial<Record<Status, number>> | undefined
  /** A detail is open beside the list, which leaves little room. */
  isBeside: boolean
  onChange: (change: Partial<ListAddress>) => void
}

/** Search, filters, saved views, and whether the applications are seen as a list or a board. */
export function ListTools({ address, active, counts, isBeside, onChange }: ListToolsProps) {
  const { status, view } = address
  const chosen = statuses.filter((one) => status.split(',').includes(one))
  const isBoard = view === 'board' && !isBeside
  const elsewhere: Facet[] = isBoard ? ['name'] : ['name', 'status']
  // What the counts were made of is narrowed by nothing else.
  const shownCounts = isNarrowed(address, ['status']) ? undefined : counts

  return (
    <>
      <Toolbar>
        <SearchField label={t('search.applications')} value={address.name} onChange={(name) => onChange({ name })} />
        <Suspense fallback={<span className={css.reserved} />}>
          <ListButtons address={address} active={active} isBeside={isBeside} onChange={onChange} />
        </Suspense>
      </Toolbar>
      {!isBoard && (
        <Chips
          label={t('filter.status')}
          choices={statuses
            .filter((one) => chosen.includes(one) || !counts || (counts[one] ?? 0) > 0)
            .map((one) => ({
              value: one,
              label: t(`status.${one}`),
              icon: <StatusIcon status={one} />,
              count: shownCounts?.[one],
            }))}
          chosen={chosen}
          onToggle={(one) => onChange({ status: toggled(status, one) })}
        />
      )}
      {isNarrowed(address, elsewhere) && (
        <Suspense>
          <ActiveFilters address={address} without={elsewhere} onChange={onChange} />
        </Suspense>
      )}
    </>
  )
}
