import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { changeManyApplications } from '../../../../contract/application-lists.ts'
import { type Application, listApplications, listLabels } from '../../../../contract/applications.ts'
import type { BodyIn } from '../../../../contract/endpoint.ts'
import { countByStatus } from '../../../../contract/statistics.ts'
import { type ApiProblem, call } from '../../../api.ts'
import { toast } from '../../../ui/toast.tsx'
import { useUndo } from '../../../use-undo.ts'
import { t } from './texts/index.ts'

export type ManyChange = BodyIn<typeof changeManyApplications>
type Lists = InfiniteData<{ list: Application[]; total?: number }>

/** Changes many applications at once: shown at once, as it was before when the server refuses, taken back as one. */
export function useChangeMany() {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const lists = { queryKey: [listApplications.path] }
  return useMutation<{ changed: number; undo: string | null }, ApiProblem, ManyChange, [readonly unknown[], unknown][]>({
    mutationFn: (change) => call(changeManyApplications, { body: change }),
    onMutate: async (change) => {
      await queries.cancelQueries(lists)
      const before = queries.getQueriesData(lists)
      const ids = new Set(change.ids)
      queries.setQueriesData<Lists>(lists, (shown) => {
        if (!shown?.pages) return shown
        const pages = shown.pages.map((page) => ({
          ...page,
          list: page.list.flatMap((one) => (ids.has(one.id) ? changed(one, change) : [one])),
        }))
        return { ...shown, pages }
      })
      return before
    },
    onError: (_error, _change, before) => {
      for (const [key, data] of before ?? []) queries.setQueryData(key, data)
    },
    onSuccess: ({ changed, undo }, change) =>
      undo === null
        ? toast({ type: 'info', message: t('bulk.nothing') })
        : toast({ message: told(changed, change), undo: () => takeBack(undo) }),
    onSettled: () =>
      Promise.all(
        [listApplications, listLabels, countByStatus].map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      ),
  })
}

/** As the lists show it at once; what leaves them is gone. */
function changed(application: Application, change: ManyChange): Application[] {
  if (change.action === 'status') return [{ ...application, status: change.status }]
  if (change.action !== 'label') return []
  const kept = application.labels.filter((label) => !change.remove?.includes(label))
  return [{ ...application, labels: [...new Set([...kept, ...(change.add ?? [])])] }]
}

function told(count: number, change: ManyChange): string {
  if (change.action === 'status') return t('bulk.moved', { count, status: t(`status.${change.status}`) })
  return t(`bulk.${change.action}.done`, { count })
}
