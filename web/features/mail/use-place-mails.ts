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

interface Move {
  mailIds: string[]
  applicationId: string
  /** Nothing is left here. */
  isAll: boolean
}

/**
 * Puts mails into another application: gone from this one at once, with one way back for all of them. `go` opens an application: the other
 * one when nothing is left here, and this one again when the server refuses that.
 */
export function useMoveMails(from: string, go: (applicationId: string) => unknown, onMoved: () => void) {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const { queryKey } = threadsQuery(from)
  return useMutation<{ undo: string }, ApiProblem, Move, Threads | undefined>({
    mutationFn: ({ mailIds: [mailId = '', ...alsoMailIds], applicationId }) =>
      call(assignUnknown, { body: { mailId, alsoMailIds, to: { as: 'application', applicationId } } }),
    onMutate: async ({ mailIds, applicationId, isAll }) => {
      if (isAll) await go(applicationId)
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<Threads>(queryKey)
      if (before)
        queries.setQueryData<Threads>(queryKey, {
          list: before.list.flatMap((thread) => without(thread, mailIds)),
          total: before.total - mailIds.length,
        })
      return before
    },
    onError: (_error, { isAll }, before) => {
      queries.setQueryData(queryKey, before)
      if (isAll) return go(from)
    },
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

/** Makes an application of its own out of mails, and opens it by `go`. */
export function useSplit(from: string, go: (applicationId: string) => unknown) {
  const queries = useQueryClient()
  const takeBack = useUndo()
  return useMutation({
    meta: { inline: true },
    mutationFn: (said: { mailIds: string[]; company?: string; title?: string }) =>
      call(splitApplication, { body: { applicationId: from, ...said } }),
    onSuccess: ({ id, undo }, { mailIds }) => {
      toast({ message: t('mail.split', { n: mailIds.length }), undo: () => takeBack(undo, { id, leave: () => go(from) }) })
      return go(id)
    },
    onSettled: () => queries.invalidateQueries(),
  })
}
