import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Application, getApplication, listApplications, toggleActive } from '../contract/applications.ts'
import { countByStatus } from '../contract/statistics.ts'
import { call } from './api.ts'
import { t } from './texts/index.ts'
import { toast } from './ui/toast.tsx'
import { useUndo } from './use-undo.ts'

/** Archives an application or makes it active again: shown at once, undone when the server refuses, undone from the toast. */
export function useToggleActive() {
  const queries = useQueryClient()
  const takeBack = useUndo()
  return useMutation({
    mutationFn: ({ id, isActive }: Application) => call(toggleActive, { params: { id }, body: { isActive: !isActive } }),
    onMutate: async (application) => {
      const key = [getApplication.path, { params: { id: application.id } }]
      await queries.cancelQueries({ queryKey: key })
      const before = queries.getQueryData(key)
      queries.setQueryData(key, (shown: Application | undefined) => shown && { ...shown, isActive: !application.isActive })
      return { key, before }
    },
    onError: (_error, _application, context) => context && queries.setQueryData(context.key, context.before),
    onSuccess: ({ isActive, undo }) => {
      const message = isActive ? t('toggled.active') : t('toggled.archived')
      toast({ message, undo: undo === null ? null : () => takeBack(undo) })
    },
    onSettled: () =>
      Promise.all([listApplications, countByStatus].map(({ path }) => queries.invalidateQueries({ queryKey: [path] }))),
  })
}
