import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeManyApplications } from '../../../contract/application-lists.ts'
import { type Application, mergeApplications, toggleActive } from '../../../contract/applications.ts'
import { countUncategorized, listUncategorized } from '../../../contract/uncategorized.ts'
import { call } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { settleMails } from './queries.ts'
import { useTakeOut } from './take-out.ts'
import { t } from './texts/index.ts'

/** What is done with several at once. */
type ManyWay = { action: 'name'; company: string | undefined; title: string | undefined } | { action: 'aside' | 'archive' }

/** Settles several applications that lack company or job, with one way back for all of them. */
export function useSettleMany() {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const { takeOut, onError, onSettled } = useTakeOut(listUncategorized.path)
  return useMutation({
    mutationFn: ({ chosen, way }: { chosen: readonly Application[]; way: ManyWay }) =>
      call(changeManyApplications, { body: { ids: chosen.map(({ id }) => id), ...way } }),
    onMutate: ({ chosen, way }) => takeOut(chosen.filter((one) => leaves(one, way)).map(({ id }) => id)),
    onSuccess: ({ changed, undo }, { way: { action } }) =>
      undo === null
        ? toast({ type: 'info', message: t('whole.nothing') })
        : toast({ message: t(`many.${action}`, { n: changed }), undo: () => takeBack(undo) }),
    onError,
    onSettled: () => Promise.all([onSettled(), queries.invalidateQueries({ queryKey: [countUncategorized.path] })]),
  })
}

/** One that still lacks something stays in the list. */
function leaves({ company, job }: Application, way: ManyWay): boolean {
  return way.action !== 'name' || Boolean((company || way.company) && (job || way.title))
}

type Way = { as: 'part'; of: string } | { as: 'aside'; mailIds: readonly string[] } | { as: 'archived' }

/** Settles an application that lacks company or job: part of another one, not about jobs, or archived as it is. */
export function useSettleWhole() {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const { takeOut, onError, onSettled } = useTakeOut(listUncategorized.path)
  return useMutation({
    mutationFn: async ({ id, way }: { id: string; way: Way }): Promise<{ undo: string | null }> => {
      if (way.as === 'part') return call(mergeApplications, { body: { from: id, into: way.of } })
      if (way.as === 'aside') return settleMails(way.mailIds, { as: 'aside' })
      return call(toggleActive, { params: { id }, body: { isActive: false } })
    },
    onMutate: ({ id }) => takeOut([id]),
    onSuccess: ({ undo }, { way }) => toast({ message: t(`whole.${way.as}`), undo: undo === null ? null : () => takeBack(undo) }),
    onError,
    onSettled: () => Promise.all([onSettled(), queries.invalidateQueries({ queryKey: [countUncategorized.path] })]),
  })
}
