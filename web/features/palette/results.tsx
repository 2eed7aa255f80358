import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { type Found, type SearchKind, search, searchKinds } from '../../../contract/search.ts'
import { listQuery, query } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chips } from '../../ui/chips.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconSearch, IconSearchOff } from '../../ui/icons.tsx'
import { useKeys } from '../../ui/keys.ts'
import { Marked } from '../../ui/marked.tsx'
import { At } from '../../ui/moment.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ProblemState } from '../../ui/problem-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import { addressOf, detailsOf, iconOf, nameOf } from './found.ts'
import css from './results.module.css'
import { Details, groupOf } from './search.tsx'
import { t } from './texts/index.ts'

/** Of each kind, until one is chosen. */
const first = 5

/** All that was found, with the words marked; the address says what was searched for and which kind is shown. */
export function Results() {
  const [params, setParams] = useSearchParams()
  const words = (params.get('q') ?? '').trim()
  const kind = searchKinds.find((one) => one === params.get('kind'))
  const change = (name: 'q' | 'kind', value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const { data, error, refetch } = useQuery({
    ...query(search, { query: { q: words, limit: first } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  })
  const page = useRef<HTMLDivElement>(null)
  const step = (by: 1 | -1) => {
    const links = [...(page.current?.querySelectorAll<HTMLElement>('li > a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLElement)
    links[at < 0 ? 0 : at + by]?.focus()
  }
  useKeys({ 'list.next': () => step(1), 'list.previous': () => step(-1) })
  const counts = words === '' ? undefined : data?.counts
  const there = searchKinds.filter((one) => one === kind || (counts?.[one] ?? 0) > 0)
  return (
    <div ref={page} className={css.page}>
      <PageHeader title={t('results')} count={counts && searchKinds.reduce((sum, one) => sum + (counts[one] ?? 0), 0)} />
      <SearchField label={t('results.field')} value={words} onChange={(q) => change('q', q)} takesFocus={words === ''} />
      {counts && there.length > 0 && (
        <Chips
          label={t('results.kinds')}
          choices={there.map((one) => ({
            value: one,
            label: t(`palette.group.${groupOf[one]}`),
            count: counts[one] ?? 0,
          }))}
          chosen={kind ? [kind] : []}
          onToggle={(one) => change('kind', one === kind ? '' : one)}
        />
      )}
      {words !== '' && data?.isNear && (
        <p role="status" className={css.near}>
          {t('results.near')}
        </p>
      )}
      {words === '' ? (
        <EmptyState icon={<IconSearch size="1.375rem" stroke={1.7} />} title={t('results.begin')}>
          {t('results.begin.text')}
        </EmptyState>
      ) : error && !data ? (
        <ProblemState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonRows height="3.5rem" />
      ) : kind ? (
        <OfKind words={words} kind={kind} />
      ) : data.list.length === 0 ? (
        <Nothing />
      ) : (
        there.map((one) => (
          <Card key={one} title={t(`palette.group.${groupOf[one]}`)}>
            <Items list={data.list.filter((found) => found.kind === one)} />
            {(data.counts[one] ?? 0) > first && (
              <Button look="default" size="small" onClick={() => change('kind', one)}>
                {t('results.all', { n: data.counts[one] ?? 0 })}
              </Button>
            )}
          </Card>
        ))
      )}
    </div>
  )
}

function OfKind({ words, kind }: { words: string; kind: SearchKind }) {
  const { data, isPending, error, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    listQuery(search, { query: { q: words, kind, limit: 25 } }),
  )
  const items = data?.pages.flatMap(({ list }) => list) ?? []
  if (error && items.length === 0) return <ProblemState error={error} retry={refetch} />
  if (isPending) return <SkeletonRows height="3.5rem" />
  if (items.length === 0) return <Nothing />
  return (
    <Card title={t(`palette.group.${groupOf[kind]}`)}>
      <Items list={items} />
      {hasNextPage && (
        <Button look="default" size="small" onClick={() => void fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </Card>
  )
}

function Items({ list }: { list: readonly Found[] }) {
  return (
    <ul className={css.list}>
      {list.map((found) => (
        <li key={found.id}>
          <Item found={found} />
        </li>
      ))}
    </ul>
  )
}

function Item({ found }: { found: Found }) {
  const { kind, place, status, at } = found
  const Icon = iconOf[kind]
  const details = detailsOf(found)
  return (
    <Link to={addressOf(found)} className={css.item}>
      <Icon size="1.125rem" stroke={1.7} aria-hidden="true" />
      <span className={css.words}>
        <span className={css.name}>
          <Marked {...nameOf(found)} />
        </span>
        {details.length > 0 && (
          <span className={css.detail}>
            <Details of={details} />
          </span>
        )}
      </span>
      <span className={css.end}>
        {place === 'archived' && <Tag>{t('palette.archived')}</Tag>}
        {kind === 'application' && status && <StatusBadge status={status} />}
        {kind === 'mail' && at && <At at={at} dateOnly />}
      </span>
    </Link>
  )
}

function Nothing() {
  return (
    <EmptyState icon={<IconSearchOff size="1.375rem" stroke={1.7} />} title={t('results.none')}>
      {t('results.none.text')}
    </EmptyState>
  )
}
