import { useMutation, useQueryClient } from '@tanstack/react-query'
import { undo } from '../contract/applications.ts'
import { call } from './api.ts'
import { t } from './texts/index.ts'
import { toast } from './ui/toast.tsx'

/** Takes a change back by the token that it answered with. The page of what the change `made` is left first: it goes away. */
export function useUndo(): (token: string, made?: { id: string; leave: () => unknown }) => void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (token: string) => call(undo, { params: { token } }),
    onSuccess: () => toast({ message: t('toast.undone') }),
    onSettled: () => queries.invalidateQueries(),
  })
  return async (token, made) => {
    if (made && location.pathname.endsWith(made.id)) await made.leave()
    mutate(token)
  }
}
