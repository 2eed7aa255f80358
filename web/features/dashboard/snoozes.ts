import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addSnooze, deleteSnooze, type Snooze } from '../../../contract/snoozes.ts'
import { type ApiProblem, call } from '../../api.ts'
import { nearDayWithin } from '../../texts/time.ts'
import { toast } from '../../ui/toast.tsx'
import { isOf, type Subject, snoozesQuery } from './queries.ts'
import { t } from './texts/index.ts'

interface Answer {
  list: Snooze[]
}
type Given = ({ until: string } | { id: string }) & { isUndo?: true }

const { queryKey } = snoozesQuery

/** Puts something off until a time, or brings it back by the id of that: seen at once, undone from the toast. */
export function useSnooze(what: string, subject: Subject) {
  const queries = useQueryClient()
  const mutation = useMutation<Partial<Snooze>, ApiProblem, Given, Answer | undefined>({
    mutationFn: (given) =>
      'id' in given
        ? call(deleteSnooze, { params: { id: given.id } })
        : call(addSnooze, { body: { ...subject, until: given.until } }),
    onMutate: async (given) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      const list = (before?.list ?? []).filter((one) => !isOf(subject)(one))
      queries.setQueryData(queryKey, { list: 'id' in given ? list : [...list, { ...subject, id: '', until: given.until }] })
      return before
    },
    onError: (_error, _given, before) => queries.setQueryData(queryKey, before),
    onSuccess: ({ id }, given, before) => {
      if (given.isUndo) return toast({ message: t('toast.undone') })
      const was = before?.list.find(isOf(subject))
      if (id !== undefined && 'until' in given)
        toast({
          message: t('snooze.told', { what, day: nearDayWithin(given.until) }),
          undo: () => mutation.mutate({ id, isUndo: true }),
        })
      else if (was)
        toast({ message: t('snooze.back.told', { what }), undo: () => mutation.mutate({ until: was.until, isUndo: true }) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  return mutation
}
