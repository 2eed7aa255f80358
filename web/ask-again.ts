import type { InfiniteData, Query, QueryClient, QueryFunctionContext } from '@tanstack/react-query'
import { seenOf, whenSeen } from './seen-rows.ts'

interface Page {
  list: unknown[]
  nextCursor: string | null
}
export type Pages = InfiniteData<Page, string | null>

/** The pages of a list that are no longer as they were shown. */
const old = new WeakMap<Query, Set<number>>()
/** Says of a fetch that it is for those alone. */
const catchUp = {}
let queries: QueryClient | undefined

/**
 * Asks for a list of several pages again: for its first page and those on the screen, for the others when they are scrolled to. Where
 * nobody says which rows are shown, `whole` asks for all.
 */
export async function askAgain(query: Query, context: QueryFunctionContext, whole: () => Promise<Pages>): Promise<Pages> {
  const { client, signal } = context
  const before = query.state.data as Pages
  queries = client
  if (!seenOf(query.queryHash)) {
    old.delete(query)
    return whole()
  }
  const waiting = (query.state.fetchMeta === catchUp && old.get(query)) || new Set(before.pages.keys())
  old.set(query, waiting)
  const asked = new Set<number>()
  let after = before
  for (;;) {
    const index = shownPages(query, after).find((page) => waiting.has(page) && !asked.has(page))
    if (index === undefined) break
    asked.add(index)
    after = await withPage(query, context, after, index)
  }
  // What was given up stays to be asked for.
  if (signal.aborted) return after
  // Somebody wrote to the list meanwhile: that may be newer than what was answered.
  if (query.state.data !== before) return askAgain(query, context, whole)
  for (const index of asked) waiting.delete(index)
  return after
}

whenSeen((queryHash) => {
  const query = queries?.getQueryCache().get(queryHash)
  const waiting = query && old.get(query)
  if (!waiting || !query.isActive() || query.state.fetchStatus !== 'idle') return
  if (shownPages(query, query.state.data as Pages).some((page) => waiting.has(page)))
    query.fetch(undefined, { meta: catchUp }).catch(() => {})
})

function shownPages({ queryHash }: Query, { pages }: Pages): number[] {
  const { first, last } = seenOf(queryHash) ?? { first: 0, last: 0 }
  let begin = 0
  return pages.flatMap(({ list }, index) => {
    const from = begin
    begin += list.length
    return index === 0 || (from < last && begin > first) ? [index] : []
  })
}

/** With the page as it is now, which begins where the one before it ends; what ends before it is cut. */
async function withPage({ options }: Query, context: QueryFunctionContext, pages: Pages, index: number): Promise<Pages> {
  const pageParam = index === 0 ? null : (pages.pages[index - 1]?.nextCursor ?? null)
  if (index > 0 && pageParam === null) return cut(pages, index)
  const ask = options.queryFn as (context: object) => Promise<Page>
  const page = await ask({ ...context, pageParam, direction: 'forward' })
  const all = { pages: pages.pages.with(index, page), pageParams: pages.pageParams.with(index, pageParam) }
  return page.nextCursor === null ? cut(all, index + 1) : all
}

const cut = ({ pages, pageParams }: Pages, length: number): Pages => ({
  pages: pages.slice(0, length),
  pageParams: pageParams.slice(0, length),
})
