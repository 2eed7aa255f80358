import { keepPreviousData } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { endedStatuses, type Status } from '../../../contract/applications.ts'
import { lazyPart } from '../../lazy-part.ts'
import { showOverlay } from '../../overlay.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, NothingFound } from '../../ui/empty-state.tsx'
import { IconArchive, IconChevronDown, IconChevronRight, IconMailbox, IconPlus } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { ListHead } from '../../ui/list-detail.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rows } from '../../ui/rows.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useSelection } from '../../ui/use-selection.ts'
import { useListing } from '../../use-listing.ts'
import css from './application-list.module.css'
import { ApplicationRow } from './application-row.tsx'
import { ApplicationColumns } from './columns.tsx'
import { filterOf, isNarrowed, listSearch, noFacets, useListAddress } from './list-address.ts'
import { ListTools } from './list-tools.tsx'
import { nameOf } from './name-of.ts'
import { applicationsQuery } from './queries.ts'
import { t } from './texts/index.ts'

const Board = lazyPart(() => import('./board/board.tsx').then(({ Board }) => Board))
const ArchiveKey = lazyPart(() => import('./list/archive-key.tsx').then(({ ArchiveKey }) => ArchiveKey))
const ChangeBar = lazyPart(() => import('./list/change-bar.tsx').then(({ ChangeBar }) => ChangeBar))

interface ApplicationListProps {
  active: boolean
  /** The path of the page. */
  base: string
  openId: string | undefined
  counts: Partial<Record<Status, number>> | undefined
}

/** The active or the archived applications, with search, filters and sort; several can be chosen and changed at once. */
export function ApplicationList({ active, base, openId, counts }: ApplicationListProps) {
  const [address, change] = useListAddress()
  const [search] = useSearchParams()
  const isNarrow = useNarrow()
  // The board stays below its detail, where it was.
  const isBoard = address.view === 'board'
  const isBeside = openId !== undefined && !isBoard
  const compact = isBeside || isNarrow
  const isFiltered = isNarrowed(address)
  // Who searches wants all that fits; who looks at the list wants what is alive.
  const canFold = active && !isFiltered
  const isFolded = canFold && address.ended === 'folded'
  const ended = canFold ? sumOf(counts, endedStatuses) : 0
  const filter = { ...filterOf(address, active), ...(isFolded && { ended: 'false' as const }), limit: 50 }
  const listing = useListing({ ...applicationsQuery(filter), placeholderData: keepPreviousData })
  const { chosen, toggle, choose } = useSelection(listing.items)
  const isEmpty = !isFiltered && !listing.isPending && listing.items.length === 0
  const title = active ? t('nav.active') : t('nav.archived')

  return (
    <>
      <ListHead>
        <PageHeader
          title={title}
          count={listing.total}
          action={
            active &&
            !isNarrow && (
              <Button
                icon={<IconPlus size="1rem" />}
                end={openId === undefined && <Key>C</Key>}
                onClick={() => showOverlay('add')}
              >
                {t('add')}
              </Button>
            )
          }
        />
        {!isEmpty && <ListTools address={address} active={active} counts={counts} isBeside={isBeside} onChange={change} />}
      </ListHead>
      <Suspense>
        <ArchiveKey
          active={active}
          ids={listing.items.map(({ id }) => id)}
          chosen={chosen}
          openId={openId}
          onDone={() => choose([])}
        />
      </Suspense>
      {isBoard && (listing.isPending || listing.items.length > 0 || ended > 0) ? (
        <Suspense fallback={<Loading />}>
          <Board address={address} active={active} base={base} />
        </Suspense>
      ) : (
        <>
          {!compact && !isEmpty && <ApplicationColumns sort={address.sort} onSort={(sort) => change({ sort })} />}
          <Rows
            label={title}
            listing={listing}
            rowHeight={compact ? 4.25 : 3}
            selectedId={openId}
            selection={{ chosen, toggle, nameOf }}
            empty={
              isFiltered ? (
                <NothingFound onClear={() => change(noFacets)} />
              ) : active ? (
                <EmptyState icon={<IconMailbox size="1.375rem" stroke={1.7} />} title={t('active.empty')}>
                  {t(ended > 0 ? 'active.empty.ended' : 'active.empty.text')}
                </EmptyState>
              ) : (
                <EmptyState icon={<IconArchive size="1.375rem" stroke={1.7} />} title={t('archived.empty')}>
                  {t('archived.empty.text')}
                </EmptyState>
              )
            }
          >
            {(application) => (
              <ApplicationRow application={application} compact={compact} to={`${base}/${application.id}${listSearch(search)}`} />
            )}
          </Rows>
          {ended > 0 && (
            <button
              type="button"
              className={css.fold}
              aria-expanded={!isFolded}
              onClick={() => change({ ended: isFolded ? 'shown' : 'folded' })}
            >
              {isFolded ? <IconChevronRight size="0.875rem" /> : <IconChevronDown size="0.875rem" />}
              {t('ended', { n: ended })}
            </button>
          )}
          {chosen.size > 0 && (
            <Suspense>
              <ChangeBar
                chosen={chosen}
                items={listing.items}
                total={listing.total}
                filter={filter}
                active={active}
                onChoose={choose}
              />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}

const sumOf = (counts: Partial<Record<Status, number>> | undefined, statuses: readonly Status[]): number =>
  statuses.reduce((sum, status) => sum + (counts?.[status] ?? 0), 0)
