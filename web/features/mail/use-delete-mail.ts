import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteMessage } from '../../../contract/mail.ts'
import { call } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { t } from './texts/index.ts'

/** Deletes a mail, with undo. `leave` navigates away from a page that shows only this mail. */
export function useDeleteMail(leave?: () => unknown) {
  const queries = useQueryClient()
  const takeBack = useUndo()
  return useMutation({
    mutationFn: (id: string) => call(deleteMessage, { params: { id } }),
    onSuccess: ({ undo }) => {
      toast({ message: t('mail.deleted'), undo: () => takeBack(undo) })
      return leave?.()
    },
    onSettled: () => queries.invalidateQueries(),
  })
}
