import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { EmptyState, NothingFound } from '../../ui/empty-state.tsx'
import { IconBriefcase2, IconX } from '../../ui/icons.tsx'
import { ListHead, Toolbar } from '../../ui/list-detail.tsx'
import { Columns, Sorter } from '../../ui/list-row.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useListing } from '../../use-listing.ts'
import { JobRow, jobTracks } from './job-row.tsx'
import { listSearch, useJobOrder } from './list-address.ts'
import { jobCountsQuery, jobsQuery } from './queries.ts'
import { t } from './texts/index.ts'

/** All jobs that I know, or those at one company. */
export function JobList({ openId }: { openId: string | undefined }) {
  const [order, change] = useJobOrder()
  const [search] = useSearchParams()
  const compact = useNarrow() || openId !== undefined
  const listing = useListing({ ...jobsQuery(order), placeholderData: keepPreviousData })
  const by = { sort: order.sort, onSort: (sort: typeof order.sort) => change({ sort }) }
  const { data: counts, isFetched: areCountsKnown } = useQuery(jobCountsQuery)
  const ofCompany = t('jobs.of', { company: listing.items[0]?.company?.name ?? t('company.unknown') })
  // What stands above the list comes with it, or it would push it down.
  if (!areCountsKnown) return <SkeletonRows height={compact ? '4.25rem' : '3rem'} />
  return (
    <>
      <ListHead>
        <PageHeader
          title={t('nav.jobs')}
          count={counts?.jobs}
          description={counts && counts.jobs > 0 && t('jobs.lead', counts)}
        />
        <Toolbar>
          <SearchField label={t('jobs.search')} value={order.name ?? ''} onChange={(name) => change({ name })} />
          {compact && (
            <Choice
              label={t('sort')}
              value={order.sort}
              choices={[
                { value: '-lastActivityAt', label: t('sort.activity') },
                { value: 'title', label: t('sort.title') },
              ]}
              onChange={(sort) => change({ sort })}
            />
          )}
        </Toolbar>
        {order.companyId && (
          <span>
            <Button
              look="default"
              size="small"
              icon={<IconX size="0.875rem" aria-hidden="true" />}
              aria-label={`${ofCompany}. ${t('jobs.of.clear')}`}
              onClick={() => change({ companyId: undefined })}
            >
              {ofCompany}
            </Button>
          </span>
        )}
      </ListHead>
      {!compact && (
        <Columns tracks={jobTracks}>
          <Sorter label={t('column.title')} first="title" second="-title" {...by} />
          <span>{t('column.company')}</span>
          <span>{t('column.location')}</span>
          <span>{t('column.stages')}</span>
          <Sorter label={t('column.activity')} first="-lastActivityAt" second="lastActivityAt" isRight {...by} />
        </Columns>
      )}
      <Rows
        label={t('nav.jobs')}
        listing={listing}
        rowHeight={compact ? 4.25 : 3}
        selectedId={openId}
        empty={
          order.name || order.companyId ? (
            <NothingFound onClear={() => change({ name: undefined, companyId: undefined })} />
          ) : (
            <EmptyState icon={<IconBriefcase2 size="1.375rem" stroke={1.7} />} title={t('jobs.empty')}>
              {t('jobs.empty.text')}
            </EmptyState>
          )
        }
      >
        {(job) => <JobRow job={job} compact={compact} to={`/jobs/${job.id}${listSearch(search)}`} />}
      </Rows>
    </>
  )
}
