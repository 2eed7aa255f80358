import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Sort, sorts, sources, statuses } from '../../../contract/applications.ts'
import type { ApplicationFilter } from './queries.ts'

const eachIn = (known: readonly string[]) => (text: string) => text.split(',').every((one) => known.includes(one))
const matching = (pattern: RegExp) => (text: string) => pattern.test(text)

/** What narrows a list, by its name in the address, and whether a text makes sense of it; several values are separated by commas. */
const facets = {
  status: eachIn(statuses),
  source: eachIn(sources),
  label: (text: string) => text.length <= 1000 && text.split(',').every((one) => one.trim() !== '' && one.length <= 40),
  companyId: matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  rating: matching(/^[1-5]$/),
  quiet: matching(/^(waiting|ghosted|any)$/),
  asked: matching(/^true$/),
  name: matching(/^.{1,120}$/),
  from: isDay,
  to: isDay,
}
export type Facet = keyof typeof facets

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

export interface ListAddress extends Record<Facet, string> {
  sort: Sort
  view: 'list' | 'board'
  /** What has ended, in the list of the active ones. */
  ended: 'folded' | 'shown'
}

const usual = { sort: '-lastActivityAt', view: 'list', ended: 'folded' } as const

/** Search, filters, sort and view as they stand in the address, so that a list can be linked, reloaded, saved and gone back to. */
export function useListAddress(): [ListAddress, (change: Partial<ListAddress>) => void] {
  const [search, setSearch] = useSearchParams()
  const address = useMemo(() => readAddress(search), [search])
  const change = useCallback(
    (changes: Partial<ListAddress>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changes)) {
            if (value === '' || value === usual[key as keyof typeof usual]) next.delete(key)
            else next.set(key, value)
          }
          return next
        },
        { replace: true },
      ),
    [setSearch],
  )
  return [address, change]
}

/** What makes no sense in an address is passed over. */
function readAddress(search: URLSearchParams): ListAddress {
  const known = Object.entries(facets).map(([key, fits]) => {
    const text = search.get(key) ?? ''
    return [key, text !== '' && fits(text) ? text : '']
  })
  return {
    ...(Object.fromEntries(known) as Record<Facet, string>),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? usual.sort,
    view: search.get('view') === 'board' ? 'board' : 'list',
    ended: search.get('ended') === 'shown' ? 'shown' : 'folded',
  }
}

/** What the server is asked for. Days are those of the user's calendar. */
export function filterOf({ view: _, ended: __, from, to, sort, ...rest }: ListAddress, active: boolean): ApplicationFilter {
  const asked = Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== ''))
  return {
    ...asked,
    active: active ? 'true' : 'false',
    sort,
    ...(from && { from: startOf(from, 0) }),
    ...(to && { to: startOf(to, 1) }),
  }
}

function startOf(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).toISOString()
}

/** Whether the list is narrowed by more than these. */
export function isNarrowed(address: ListAddress, besides: readonly Facet[] = []): boolean {
  const keys = Object.keys(facets) as Facet[]
  return keys.some((key) => !besides.includes(key) && address[key] !== '')
}

export const noFacets: Record<Facet, ''> = {
  status: '',
  source: '',
  label: '',
  companyId: '',
  rating: '',
  quiet: '',
  asked: '',
  name: '',
  from: '',
  to: '',
}

/** The list with one value more, or less. */
export function toggled(list: string, value: string): string {
  const values = list.split(',').filter(Boolean)
  return (values.includes(value) ? values.filter((one) => one !== value) : [...values, value]).join(',')
}

/** The part of the address that belongs to the list, for links that open a detail beside it. */
export function listSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  for (const key of ['tab', 'message']) kept.delete(key)
  return kept.size > 0 ? `?${kept}` : ''
}
