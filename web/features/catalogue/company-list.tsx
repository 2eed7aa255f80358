import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { Choice } from '../../ui/choice.tsx'
import { EmptyState, NothingFound } from '../../ui/empty-state.tsx'
import { IconBuilding } from '../../ui/icons.tsx'
import { ListHead, Toolbar } from '../../ui/list-detail.tsx'
import { Columns, Sorter } from '../../ui/list-row.tsx'
import { IconUsersGroup } from '../../ui/more-icons.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { StageStrip } from '../../ui/stages.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useListing } from '../../use-listing.ts'
import { CompanyRow, companyTracks, SharedCompanyRow } from './company-row.tsx'
import { listSearch, useAddress, useCompanyOrder } from './list-address.ts'
import { allCompaniesQuery, companiesPipelineQuery, companyCountsQuery, myCompaniesQuery } from './queries.ts'
import { t } from './texts/index.ts'

const base = '/companies'

/** My companies, or all that enough people applied to. */
export function CompanyList({ openId }: { openId: string | undefined }) {
  const [{ mode }] = useAddress(['mode'])
  return mode === 'all' ? <AllCompanies openId={openId} /> : <MyCompanies openId={openId} />
}

function MyCompanies({ openId }: { openId: string | undefined }) {
  const [order, change] = useCompanyOrder()
  const [search] = useSearchParams()
  const compact = useNarrow() || openId !== undefined
  const by = { sort: order.sort, onSort: (sort: typeof order.sort) => change({ sort }) }
  const listing = useListing({ ...myCompaniesQuery(order), placeholderData: keepPreviousData })
  const { data: counts, isFetched: areCountsKnown } = useQuery(companyCountsQuery)
  const { data: pipeline, isFetched: isPipelineKnown } = useQuery(companiesPipelineQuery)
  // What stands above the list comes with it, or it would push it down.
  if (!areCountsKnown || !isPipelineKnown) return <SkeletonRows height={compact ? '4.25rem' : '3rem'} />
  return (
    <>
      <ListHead>
        <PageHeader
          title={t('nav.companies')}
          count={counts?.companies}
          description={counts && counts.companies > 0 && t('companies.lead', counts)}
          action={<Whose />}
        />
        {!compact && pipeline && pipeline.stages.length > 0 && (
          <StageStrip label={t('stages.label')} stages={pipeline.stages} none={t('stages.none')} />
        )}
        <Toolbar>
          <SearchField label={t('companies.search')} value={order.name ?? ''} onChange={(name) => change({ name })} />
          {compact && (
            <Choice
              label={t('sort')}
              value={order.sort}
              choices={[
                { value: '-lastActivityAt', label: t('sort.activity') },
                { value: 'name', label: t('sort.name') },
              ]}
              onChange={(sort) => change({ sort })}
            />
          )}
        </Toolbar>
      </ListHead>
      {!compact && (
        <Columns tracks={companyTracks}>
          <Sorter label={t('column.company')} first="name" second="-name" {...by} />
          <span>{t('column.applications')}</span>
          <span>{t('column.stages')}</span>
          <Sorter label={t('column.activity')} first="-lastActivityAt" second="lastActivityAt" isRight {...by} />
        </Columns>
      )}
      <Rows
        label={t('nav.companies')}
        listing={listing}
        rowHeight={compact ? 4.25 : 3}
        selectedId={openId}
        empty={
          order.name ? (
            <NothingFound onClear={() => change({ name: undefined })} />
          ) : (
            <EmptyState icon={<IconBuilding size="1.375rem" stroke={1.7} />} title={t('companies.empty')}>
              {t('companies.empty.text')}
            </EmptyState>
          )
        }
      >
        {(company) => <CompanyRow company={company} compact={compact} to={`${base}/${company.id}${listSearch(search)}`} />}
      </Rows>
    </>
  )
}

function AllCompanies({ openId }: { openId: string | undefined }) {
  const [{ name, sort }, change] = useAddress(['name', 'sort'])
  const [search] = useSearchParams()
  const order = { name, sort: sort === 'name' ? ('name' as const) : ('-people' as const) }
  const listing = useListing({ ...allCompaniesQuery(order), placeholderData: keepPreviousData })
  return (
    <>
      <ListHead>
        <PageHeader title={t('nav.companies')} action={<Whose />} />
        <Toolbar>
          <SearchField label={t('companies.search')} value={name ?? ''} onChange={(next) => change({ name: next })} />
          <Choice
            label={t('sort')}
            value={order.sort}
            choices={[
              { value: '-people', label: t('sort.people') },
              { value: 'name', label: t('sort.name') },
            ]}
            onChange={(next) => change({ sort: next })}
          />
        </Toolbar>
      </ListHead>
      <Rows
        label={t('nav.companies')}
        listing={listing}
        rowHeight={4.25}
        selectedId={openId}
        empty={
          name ? (
            <NothingFound onClear={() => change({ name: undefined })}>{t('companies.all.none.text')}</NothingFound>
          ) : (
            <EmptyState icon={<IconUsersGroup size="1.375rem" stroke={1.7} />} title={t('companies.all.empty')}>
              {t('companies.all.empty.text')}
            </EmptyState>
          )
        }
      >
        {(company) => <SharedCompanyRow company={company} to={`${base}/${company.id}${listSearch(search)}`} />}
      </Rows>
    </>
  )
}

/** Changing it begins a new list: what is open belongs to the other one. */
function Whose() {
  const [{ mode }] = useAddress(['mode'])
  const go = useNavigate()
  return (
    <Segments
      label={t('companies.whose')}
      choices={[
        { value: 'mine', label: t('companies.mine') },
        { value: 'all', label: t('companies.all') },
      ]}
      chosen={mode === 'all' ? 'all' : 'mine'}
      onChoose={(value) => go(value === 'all' ? `${base}?mode=all` : base)}
    />
  )
}
