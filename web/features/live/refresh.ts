import type { InfiniteData, Query, QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query'
import { seenOf, whenSeen } from '../../seen-rows.ts'

interface Page {
  list: unknown[]
  nextCursor: string | null
}
type Pages = InfiniteData<Page, string | null>

export interface Refresher {
  /** Asks again for what is shown and lies under these paths. */
  refresh(paths: ReadonlySet<string>): void
  close(): void
}

/**
 * Keeps shown answers in step with the server. Of a list of several pages only the first and those on the screen are asked for again; the
 * others are when they are scrolled to.
 */
export function openRefresher(queries: QueryClient): Refresher {
  const stale = new Map<string, Set<number>>()
  const busy = new Set<string>()

  /** The pages of a list that are stale and shown, one after the other, each where the one before it ends now. */
  async function catchUp(queryHash: string): Promise<void> {
    if (busy.has(queryHash)) return
    busy.add(queryHash)
    try {
      for (;;) {
        const query = queries.getQueryCache().get<Pages>(queryHash)
        const waiting = stale.get(queryHash)
        const index = query && waiting && shownPages(query).find((page) => waiting.has(page))
        if (!query || index === undefined) return
        waiting?.delete(index)
        await askAgain(queries, query, index)
      }
    } finally {
      busy.delete(queryHash)
    }
  }

  const end = whenSeen((queryHash) => void (stale.has(queryHash) && catchUp(queryHash)))
  return {
    refresh(paths) {
      const found = queries.getQueryCache().findAll({ predicate: ({ queryKey }) => paths.has(String(queryKey[0])) })
      const long = new Map(found.filter(isLong).map((query) => [query.queryHash, query.state.data as Pages]))
      void queries.invalidateQueries({ predicate: (query) => found.includes(query) && !long.has(query.queryHash) })
      for (const [queryHash, { pages }] of long) {
        stale.set(queryHash, new Set(pages.keys()))
        void catchUp(queryHash)
      }
    },
    close: end,
  }
}

function isLong(query: Query): boolean {
  const data = query.state.data as Partial<Pages> | undefined
  return query.isActive() && (data?.pages?.length ?? 0) > 1 && seenOf(query.queryHash) !== undefined
}

function shownPages({ queryHash, state: { data } }: Query<Pages>): number[] {
  const { first, last } = seenOf(queryHash) ?? { first: 0, last: 0 }
  let begin = 0
  return (data?.pages ?? []).flatMap(({ list }, index) => {
    const from = begin
    begin += list.length
    return index === 0 || (from < last && begin > first) ? [index] : []
  })
}

async function askAgain(queries: QueryClient, query: Query<Pages>, index: number): Promise<void> {
  const { queryKey, options, state } = query
  const before = state.data
  const pageParam = index === 0 ? null : before?.pages[index - 1]?.nextCursor
  const ask = options.queryFn as unknown as QueryFunction<Page, QueryKey, string | null>
  const whole = () => queries.invalidateQueries({ queryKey, exact: true })
  if (!before || pageParam === undefined) return whole()
  // The list ends before this page now.
  if (index > 0 && pageParam === null) return cut(queries, query, index)
  const context = { client: queries, queryKey, pageParam, signal: new AbortController().signal, meta: undefined }
  const page = await Promise.resolve(ask({ ...context, direction: 'forward' })).catch(() => null)
  // Somebody else wrote to the list meanwhile, or it could not be had: all of it is looked at again, and says what is wrong.
  if (page === null || query.state.data !== before) return whole()
  queries.setQueryData<Pages>(queryKey, {
    pages: before.pages.with(index, page),
    pageParams: before.pageParams.with(index, pageParam),
  })
  if (page.nextCursor === null) cut(queries, query, index + 1)
}

function cut(queries: QueryClient, { queryKey, state: { data } }: Query<Pages>, length: number): void {
  if (data)
    queries.setQueryData<Pages>(queryKey, { pages: data.pages.slice(0, length), pageParams: data.pageParams.slice(0, length) })
}
