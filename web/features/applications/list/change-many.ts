import { type InfiniteData, type Query, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeManyApplications } from '../../../../contract/application-lists.ts'
import { type Application, listApplications, listLabels } from '../../../../contract/applications.ts'
import type { BodyIn } from '../../../../contract/endpoint.ts'
import { countByStatus } from '../../../../contract/statistics.ts'
import { type ApiProblem, call } from '../../../api.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUndo } from '../../../use-undo.ts'
import type { ApplicationFilter } from '../queries.ts'
import { t } from './texts/index.ts'

export type ManyChange = Exclude<BodyIn<typeof changeManyApplications>, { action: 'name' | 'aside' }>
type Pages = InfiniteData<{ list: Application[]; total?: number }>

interface Before {
  lists: [readonly unknown[], unknown][]
  /** What gets another status, as it will be. */
  moved: readonly Application[]
}

/** Changes many applications at once: shown at once in every list and column, as it was before when the server refuses, undone as one. */
export function useChangeMany() {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const lists = { queryKey: [listApplications.path] }
  return useMutation<{ changed: number; undo: string | null }, ApiProblem, ManyChange, Before>({
    mutationFn: (change) => call(changeManyApplications, { body: change }),
    onMutate: async (change) => {
      await queries.cancelQueries(lists)
      const shown = queries.getQueryCache().findAll({ ...lists, type: 'active' })
      const before = queries.getQueriesData(lists)
      const moved = movedBy(change, shown)
      for (const { queryKey } of shown)
        queries.setQueryData<Pages>(queryKey, (pages) => pages?.pages && changed(pages, change, moved, filterIn(queryKey)))
      return { lists: before, moved }
    },
    onError: (_error, _change, before) => {
      for (const [key, data] of before?.lists ?? []) queries.setQueryData(key, data)
    },
    onSuccess: ({ changed, undo }, change, { moved }) =>
      undo === null
        ? toast({ type: 'info', message: t('bulk.nothing') })
        : toast({ message: told(changed, change, moved), undo: () => takeBack(undo) }),
    onSettled: () =>
      Promise.all(
        [listApplications, listLabels, countByStatus].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      ),
  })
}

function filterIn(queryKey: readonly unknown[]): ApplicationFilter {
  return (queryKey[2] as { query?: ApplicationFilter } | undefined)?.query ?? {}
}

/** What gets another status, as it will be: a column of that status shows it. */
function movedBy(change: ManyChange, shown: Query[]): Application[] {
  if (change.action !== 'status') return []
  const found = shown.flatMap(({ state }) => (state.data as Pages | undefined)?.pages?.flatMap(({ list }) => list) ?? [])
  const byId = new Map(found.map((one) => [one.id, one]))
  return change.ids.flatMap((id) => byId.get(id) ?? []).map((one) => ({ ...one, status: change.status }))
}

function changed(pages: Pages, change: ManyChange, moved: readonly Application[], filter: ApplicationFilter): Pages {
  const ids = new Set(change.ids)
  const wanted = filter.status?.split(',')
  const before = pages.pages.flatMap(({ list }) => list).filter(({ id }) => ids.has(id))
  const stays = (one: Application) => changedOne(one, change).filter(({ status }) => !wanted || wanted.includes(status))
  // A list of one status is a column of the board.
  const isColumn = wanted?.length === 1 && change.action === 'status' && wanted[0] === change.status
  const come = isColumn ? moved.filter(({ id }) => !before.some((one) => one.id === id)) : []
  const left = before.filter((one) => stays(one).length === 0).length
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      ...(page.total !== undefined && { total: page.total + come.length - left }),
      list: [...(index === 0 ? come : []), ...page.list.flatMap((one) => (ids.has(one.id) ? stays(one) : [one]))],
    })),
  }
}

/** As the lists show it at once; what leaves them is gone. */
function changedOne(application: Application, change: ManyChange): Application[] {
  if (change.action === 'status') return [{ ...application, status: change.status }]
  if (change.action !== 'label') return []
  const kept = application.labels.filter((label) => !change.remove?.includes(label))
  return [{ ...application, labels: [...new Set([...kept, ...(change.add ?? [])])] }]
}

function told(count: number, change: ManyChange, moved: readonly Application[]): string {
  const [one] = moved
  if (count === 1 && one)
    return t('activity.status', { company: one.company?.name ?? t('company.unknown'), status: t(`status.${one.status}`) })
  if (change.action === 'status') return t('bulk.moved', { count, status: t(`status.${change.status}`) })
  return t(`bulk.${change.action}.done`, { count })
}
