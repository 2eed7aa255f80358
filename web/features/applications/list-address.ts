import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { type Status, statuses } from '../../../contract/applications.ts'

const sorts = ['-lastActivityAt', '-appliedAt', 'appliedAt', 'company', '-company', 'lastActivityAt'] as const
export type Sort = (typeof sorts)[number]

export interface ListAddress {
  name: string
  status: readonly Status[]
  sort: Sort
}

/** Search, filter and sort as they stand in the address, so that a list can be linked, reloaded and gone back to. */
export function useListAddress(): [ListAddress, (change: Partial<ListAddress>) => void] {
  const [search, setSearch] = useSearchParams()
  const named = (search.get('status') ?? '').split(',')
  const address: ListAddress = {
    name: search.get('name') ?? '',
    status: statuses.filter((status) => named.includes(status)),
    sort: sorts.find((sort) => sort === search.get('sort')) ?? '-lastActivityAt',
  }
  const change = useCallback(
    (changes: Partial<ListAddress>) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changes)) {
            const text = Array.isArray(value) ? value.join(',') : String(value)
            if (text === '' || text === '-lastActivityAt') next.delete(key)
            else next.set(key, text)
          }
          return next
        },
        { replace: true },
      ),
    [setSearch],
  )
  return [address, change]
}

/** The part of the address that belongs to the list, for links that open a detail beside it. */
export function listSearch(search: URLSearchParams): string {
  const kept = new URLSearchParams(search)
  for (const key of ['tab', 'message']) kept.delete(key)
  return kept.size > 0 ? `?${kept}` : ''
}
