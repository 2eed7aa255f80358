import { useMutation, useQueryClient } from '@tanstack/react-query'
import { countUnread, listNotifications } from '../../../contract/notifications.ts'
import { toast } from '../../ui/toast.tsx'
import { dismiss } from './queries.ts'
import { t } from './texts/index.ts'

interface Change {
  /** Null means all. */
  ids: string[] | null
  dismissed: boolean
}

/** Dismisses or brings back, with a way to undo. `leaving` are those that are on their way out of the list. */
export function useDismiss() {
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: ({ ids, dismissed }: Change) => dismiss(ids, dismissed),
    onSuccess: ({ ids }, { dismissed }) => {
      const undo = ids.length > 0 ? () => change.mutate({ ids, dismissed: !dismissed }) : undefined
      toast({ message: dismissed ? t('notifications.done', { n: ids.length }) : t('notifications.back'), undo })
    },
    onSettled: () =>
      Promise.all([listNotifications, countUnread].map(({ path }) => queries.invalidateQueries({ queryKey: [path] }))),
  })
  const isLeaving = (id: string) => change.isPending && (change.variables.ids === null || change.variables.ids.includes(id))
  return { change: change.mutate, isPending: change.isPending, isLeaving }
}
