import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Application, changeApplication, getApplication, listApplications } from '../contract/applications.ts'
import type { BodyIn } from '../contract/endpoint.ts'
import { countByStatus } from '../contract/statistics.ts'
import { getTimeline } from '../contract/timeline.ts'
import { type ApiProblem, call } from './api.ts'
import { toast } from './ui/toast.tsx'
import { useUndo } from './use-undo.ts'

export type ApplicationChange = BodyIn<typeof changeApplication>
type Lists = InfiniteData<{ list: Application[] }>

interface Options {
  /** The form shows the refusal itself. */
  inline?: boolean
  told: (changed: Application) => string
  onChanged?: () => void
}

/** Changes an application: shown at once, as it was before when the server refuses, undone from the toast. */
export function useChangeApplication(id: string, { inline = false, told, onChanged }: Options) {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const detail = { queryKey: [getApplication.path, { params: { id } }] }
  const lists = { queryKey: [listApplications.path] }
  return useMutation<Application & { undo: string }, ApiProblem, ApplicationChange, [readonly unknown[], unknown][]>({
    meta: { inline },
    // one after the other: what is said last counts
    scope: { id: `application ${id}` },
    mutationFn: (change) => call(changeApplication, { params: { id }, body: change }),
    onMutate: async (change) => {
      await Promise.all([queries.cancelQueries(detail), queries.cancelQueries(lists)])
      const before = [...queries.getQueriesData(detail), ...queries.getQueriesData(lists)]
      queries.setQueriesData<Application>(detail, (shown) => shown && changed(shown, change))
      queries.setQueriesData<Lists>(lists, (shown) => {
        if (!shown?.pages) return shown
        const inPage = (one: Application) => (one.id === id ? changed(one, change) : one)
        return { ...shown, pages: shown.pages.map((page) => ({ ...page, list: page.list.map(inPage) })) }
      })
      return before
    },
    onError: (_error, _change, before) => {
      for (const [key, data] of before ?? []) queries.setQueryData(key, data)
    },
    onSuccess: (after) => {
      toast({ message: told(after), undo: () => takeBack(after.undo) })
      onChanged?.()
    },
    onSettled: () =>
      Promise.all(
        [getApplication, getTimeline, listApplications, countByStatus].map(({ path }) =>
          queries.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}

function changed<One extends Application>(shown: One, { company, title, doneWith, ...said }: ApplicationChange): One {
  return {
    ...shown,
    ...said,
    asked: shown.asked.filter(({ mailId }) => mailId !== doneWith),
    ...(company && { company: { id: shown.company?.id ?? shown.id, name: company } }),
    ...(title && { job: { id: shown.job?.id ?? shown.id, title } }),
  }
}
