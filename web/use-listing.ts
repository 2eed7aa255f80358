import { type InfiniteData, type QueryKey, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Listing } from './ui/rows.tsx'

interface Page<Item> {
  list: Item[]
  nextCursor: string | null
  total?: number | undefined
}

/** A list query as the list pattern shows it; `total` where the server tells it. */
export function useListing<Item>(
  options: UseInfiniteQueryOptions<Page<Item>, Error, InfiniteData<Page<Item>>, QueryKey, string | null>,
): Listing<Item> & { total: number | undefined } {
  const { data, isPending, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(options)
  const items = useMemo(() => data?.pages.flatMap((page) => page.list) ?? [], [data])
  const loadMore = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [isFetchingNextPage, fetchNextPage])
  const retry = useCallback(() => void refetch(), [refetch])
  return { items, isPending, error, hasMore: hasNextPage, loadMore, retry, total: data?.pages[0]?.total }
}
