import { IconArchive, IconMailbox, IconPlus, IconSearchOff } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { type Status, statuses } from '../../../contract/applications.ts'
import { showOverlay } from '../../overlay.ts'
import { Button } from '../../ui/button.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Choice } from '../../ui/choice.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Key } from '../../ui/key.tsx'
import { ListHead, Toolbar } from '../../ui/list-detail.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { StatusIcon } from '../../ui/status-badge.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useListing } from '../../use-listing.ts'
import { ApplicationRow } from './application-row.tsx'
import { Columns } from './columns.tsx'
import { listSearch, type Sort, useListAddress } from './list-address.ts'
import { applicationsQuery } from './queries.ts'
import { t } from './texts/index.ts'

interface ApplicationListProps {
  active: boolean
  /** The path of the page. */
  base: string
  openId: string | undefined
  counts: Partial<Record<Status, number>> | undefined
}

/** The active or the archived applications, with search, filters and sort. */
export function ApplicationList({ active, base, openId, counts }: ApplicationListProps) {
  const [{ name, status, sort }, change] = useListAddress()
  const [search] = useSearchParams()
  const isNarrow = useNarrow()
  const compact = openId !== undefined || isNarrow
  const filter = {
    active: active ? ('true' as const) : ('false' as const),
    name: name || undefined,
    status: status.join(',') || undefined,
    sort,
    limit: 50,
  }
  const listing = useListing({ ...applicationsQuery(filter), placeholderData: keepPreviousData })
  const isFiltered = name !== '' || status.length > 0
  const isEmpty = !isFiltered && !listing.isPending && listing.items.length === 0
  const title = active ? t('nav.active') : t('nav.archived')

  const toggle = (one: Status) =>
    change({ status: status.includes(one) ? status.filter((other) => other !== one) : [...status, one] })
  const sorts: { value: Sort; label: string }[] = [
    { value: '-lastActivityAt', label: t('sort.activity') },
    { value: '-appliedAt', label: t('sort.applied') },
    { value: 'company', label: t('sort.company') },
  ]

  return (
    <>
      <ListHead>
        <PageHeader
          title={title}
          count={listing.total}
          action={
            active &&
            !isNarrow && (
              <Button icon={<IconPlus size={16} />} end={openId === undefined && <Key>C</Key>} onClick={() => showOverlay('add')}>
                {t('add')}
              </Button>
            )
          }
        />
        {!isEmpty && (
          <>
            <Toolbar>
              <SearchField label={t('search.applications')} value={name} onChange={(next) => change({ name: next })} />
              {compact && <Choice label={t('sort')} value={sort} choices={sorts} onChange={(next) => change({ sort: next })} />}
            </Toolbar>
            <Chips
              label={t('filter.status')}
              choices={statuses
                .filter((one) => status.includes(one) || !counts || (counts[one] ?? 0) > 0)
                .map((one) => ({
                  value: one,
                  label: t(`status.${one}`),
                  icon: <StatusIcon status={one} />,
                  count: counts?.[one],
                }))}
              chosen={status}
              onToggle={toggle}
            />
          </>
        )}
      </ListHead>
      {!compact && !isEmpty && <Columns sort={sort} onSort={(next) => change({ sort: next })} />}
      <Rows
        label={title}
        listing={listing}
        rowHeight={compact ? 68 : 48}
        selectedId={openId}
        empty={
          isFiltered ? (
            <EmptyState
              icon={<IconSearchOff size={22} stroke={1.7} />}
              title={t('list.none')}
              action={
                <Button look="default" size="small" onClick={() => change({ name: '', status: [] })}>
                  {t('filter.clear')}
                </Button>
              }
            >
              {t('list.none.text')}
            </EmptyState>
          ) : active ? (
            <EmptyState icon={<IconMailbox size={22} stroke={1.7} />} title={t('active.empty')}>
              {t('active.empty.text')}
            </EmptyState>
          ) : (
            <EmptyState icon={<IconArchive size={22} stroke={1.7} />} title={t('archived.empty')}>
              {t('archived.empty.text')}
            </EmptyState>
          )
        }
      >
        {(application) => (
          <ApplicationRow application={application} compact={compact} to={`${base}/${application.id}${listSearch(search)}`} />
        )}
      </Rows>
    </>
  )
}
