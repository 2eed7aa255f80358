import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listUnknown } from '../../../contract/mail.ts'
import { toast } from '../../ui/toast.tsx'
import { useUndo } from '../../use-undo.ts'
import { archiveMail, type Place, settleMail, type UnknownMail } from './queries.ts'
import { t } from './texts/index.ts'

interface Pages {
  pages: { list: UnknownMail[]; nextCursor: string | null; total?: number }[]
  pageParams: unknown[]
}

/** Settles one mail. It leaves the list at once, and is back there when the server refuses. */
export function useSettle(onSettled: () => void) {
  const queries = useQueryClient()
  const takeBack = useUndo()
  const lists = { queryKey: [listUnknown.path] }

  async function takeOut(mailId: string) {
    await queries.cancelQueries(lists)
    const before = queries.getQueriesData<Pages>(lists)
    queries.setQueriesData<Pages>(
      lists,
      (shown) =>
        shown && {
          ...shown,
          pages: shown.pages.map((page) => {
            const list = page.list.filter(({ id }) => id !== mailId)
            const total = page.total === undefined ? {} : { total: page.total - (page.list.length - list.length) }
            return { ...page, list, ...total }
          }),
        },
    )
    return before
  }
  const shared = {
    onError: (_error: Error, _given: unknown, before: [readonly unknown[], Pages | undefined][] | undefined) => {
      for (const [key, pages] of before ?? []) queries.setQueryData(key, pages)
    },
    onSettled: () => queries.invalidateQueries(lists),
  }

  const assign = useMutation({
    ...shared,
    mutationFn: ({ mailId, to }: { mailId: string; to: Place }) => settleMail(mailId, to),
    onMutate: ({ mailId }) => takeOut(mailId),
    onSuccess: ({ undo }) => {
      toast({ message: t('triage.assigned'), undo: () => takeBack(undo) })
      onSettled()
    },
  })
  const archive = useMutation({
    ...shared,
    mutationFn: ({ mailId, archived }: { mailId: string; archived: boolean }) => archiveMail(mailId, archived),
    onMutate: ({ mailId }) => takeOut(mailId),
    onSuccess: (_count, { mailId, archived }) => {
      toast({
        message: archived ? t('triage.putAway') : t('triage.putBack'),
        undo: () => archive.mutate({ mailId, archived: !archived }),
      })
      onSettled()
    },
  })
  return { assign, archive, isPending: assign.isPending || archive.isPending }
}
