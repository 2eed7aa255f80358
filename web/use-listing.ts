import { hashKey, type InfiniteData, type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { type SeenRows, tellSeen } from './seen-rows.ts'
import type { Listing } from './ui/rows.tsx'

interface Page<Item> {
  list: Item[]
  nextCursor: string | null
  total?: number | undefined
}

/** A list query as the list pattern shows it; `total` where the server tells it. */
export function useListing<Item extends { id: string }>(
  options: UseInfiniteQueryOptions<Page<Item>, Error, InfiniteData<Page<Item>>, QueryKey, string | null>,
): Listing<Item> & { total: number | undefined } {
  const query = useInfiniteQuery(options)
  const { data, isPending, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query
  const items = useMemo(() => once(data?.pages.flatMap((page) => page.list) ?? []), [data])
  const hash = hashKey(options.queryKey)
  const seen = useCallback((rows: SeenRows | undefined) => tellSeen(hash, rows), [hash])
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [isFetchingNextPage, fetchNextPage])
  const retry = useCallback(() => void refetch(), [refetch])
  return {
    items,
    seen,
    isPending,
    error: data ? null : error,
    hasMore: hasNextPage,
    hasMoreFailed: isFetchNextPageError,
    loadMore,
    retry,
    total: data?.pages[0]?.total,
  }
}

/** What moved to a page that was asked for again is still on the page where it was before. */
function once<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  const ids = new Set<string>()
  return items.filter(({ id }) => !ids.has(id) && ids.add(id))
}
