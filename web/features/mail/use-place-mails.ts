import { useMutation, useQueryClient } from '@tanstack/react-query'
import { splitApplication } from '../../../contract/applications.ts'
import type { AnswerData } from '../../../contract/endpoint.ts'
import { assignUnknown, type listThreads } from '../../../contract/mail.ts'
import { type ApiProblem, call } from '../../api.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { threadsQuery } from './queries.ts'
import { t } from './texts/index.ts'

type Threads = AnswerData<typeof listThreads>

/** Puts mails into another application: gone from this one at once, with one way back for all of them. */
export function useMoveMails(from: string, onMoved: () => void) {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const { queryKey } = threadsQuery(from)
  return useMutation<{ undo: string }, ApiProblem, { mailIds: string[]; applicationId: string }, Threads | undefined>({
    mutationFn: ({ mailIds: [mailId = '', ...alsoMailIds], applicationId }) =>
      call(assignUnknown, { body: { mailId, alsoMailIds, to: { as: 'application', applicationId } } }),
    onMutate: async ({ mailIds }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<Threads>(queryKey)
      if (before) queries.setQueryData<Threads>(queryKey, { list: before.list.flatMap((thread) => without(thread, mailIds)) })
      return before
    },
    onError: (_error, _given, before) => queries.setQueryData(queryKey, before),
    onSuccess: ({ undo }, { mailIds }) => {
      toast({ message: t('mail.moved', { n: mailIds.length }), undo: () => takeBack(undo) })
      onMoved()
    },
    onSettled: () => queries.invalidateQueries(),
  })
}

function without(thread: Threads['list'][number], mailIds: readonly string[]): Threads['list'] {
  const messages = thread.messages.filter(({ id }) => !mailIds.includes(id))
  return messages.length === 0 ? [] : [{ ...thread, messages }]
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
