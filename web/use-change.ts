import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiProblem } from './api.ts'
import { toast } from './ui/toast.tsx'
import { useUndo } from './use-undo.ts'

interface Change<Shown, Given, Answer> {
  /** The query in which the change is seen at once. */
  queryKey: QueryKey
  shown: (before: Shown, given: Given) => Shown
  work: (given: Given) => Promise<Answer>
  told: (answer: Answer, given: Given) => string
  /** What ends with it, or comes back when the server refuses: before the lists are asked anew, as one may be elsewhere by then. */
  saved?: (given: Given) => void
  refused?: (given: Given) => void
  /** Paths of further answers that are no longer as shown. */
  stale: readonly { path: string }[]
  /** The form shows the refusal itself. */
  inline?: boolean
}

/** A change by hand: seen at once, as it was before when the server refuses, undone from its toast. */
export function useChange<Shown, Given, Answer extends { undo: string }>(change: Change<Shown, Given, Answer>) {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const { queryKey, shown, work, told, saved, refused, stale, inline = false } = change
  return useMutation<Answer, ApiProblem, Given, Shown | undefined>({
    meta: { inline },
    mutationFn: work,
    onMutate: async (given) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<Shown>(queryKey)
      if (before) queries.setQueryData<Shown>(queryKey, shown(before, given))
      return before
    },
    onError: (_error, given, before) => {
      refused?.(given)
      if (before) queries.setQueryData(queryKey, before)
    },
    onSuccess: (answer, given) => {
      saved?.(given)
      toast({ message: told(answer, given), undo: () => takeBack(answer.undo) })
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey }),
        ...stale.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })),
      ]),
  })
}
