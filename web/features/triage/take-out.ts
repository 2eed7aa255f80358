import { useQueryClient } from '@tanstack/react-query'

interface Pages {
  pages: { list: { id: string }[]; nextCursor: string | null; total?: number }[]
  pageParams: unknown[]
}
type Before = [readonly unknown[], Pages | undefined][]

/** For mutations by which items leave the lists of a path: at once, and back when the server refuses. */
export function useTakeOut(path: string) {
  const queries = useQueryClient()
  const lists = { queryKey: [path] }
  return {
    async takeOut(ids: readonly string[]): Promise<Before> {
      await queries.cancelQueries(lists)
      const before = queries.getQueriesData<Pages>(lists)
      queries.setQueriesData<Pages>(
        lists,
        (shown) =>
          shown && {
            ...shown,
            pages: shown.pages.map((page) => {
              const list = page.list.filter(({ id }) => !ids.includes(id))
              const total = page.total === undefined ? {} : { total: page.total - (page.list.length - list.length) }
              return { ...page, list, ...total }
            }),
          },
      )
      return before
    },
    onError: (_error: Error, _given: unknown, before: Before | undefined) => {
      for (const [key, pages] of before ?? []) queries.setQueryData(key, pages)
    },
    onSettled: () => queries.invalidateQueries(lists),
  }
}
