import { useMutation, useQueryClient } from '@tanstack/react-query'
import { splitApplication, undo } from '../../../contract/applications.ts'
import { assignUnknown } from '../../../contract/mail.ts'
import { type ApiProblem, call } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { t } from './texts/index.ts'

/** Puts mails into another application. One way back for all of them. */
export function useMoveMails(onMoved: () => void) {
  const queries = useQueryClient()
  const takeBack = useMutation({
    // The latest first: each rests on those before.
    mutationFn: async (tokens: string[]) => {
      for (const token of tokens.toReversed()) await call(undo, { params: { token } })
    },
    onSuccess: () => toast({ message: t('toast.undone') }),
    onSettled: () => queries.invalidateQueries(),
  })
  return useMutation<string[], ApiProblem, { mailIds: string[]; applicationId: string }>({
    mutationFn: async ({ mailIds, applicationId }) => {
      const tokens: string[] = []
      for (const mailId of mailIds)
        tokens.push((await call(assignUnknown, { body: { mailId, to: { as: 'application', applicationId } } })).undo)
      return tokens
    },
    onSuccess: (tokens) => {
      toast({ message: t('mail.moved', { n: tokens.length }), undo: () => takeBack.mutate(tokens) })
      onMoved()
    },
    onSettled: () => queries.invalidateQueries(),
  })
}

/** Makes an application of its own out of mails. */
export function useSplit(onSplit: (applicationId: string) => void) {
  const queries = useQueryClient()
  const takeBack = useUndo()
  return useMutation({
    meta: { inline: true },
    mutationFn: (body: { applicationId: string; mailIds: string[]; company?: string; title?: string }) =>
      call(splitApplication, { body }),
    onSuccess: ({ id, undo }, { mailIds }) => {
      toast({ message: t('mail.split', { n: mailIds.length }), undo: () => takeBack(undo) })
      onSplit(id)
    },
    onSettled: () => queries.invalidateQueries(),
  })
}
